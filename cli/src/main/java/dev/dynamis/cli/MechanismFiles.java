package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.ModelCache;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Models of mechanisms in files or in the library; the name tells the format. */
final class MechanismFiles {
  /** The ending of files in the binary format. */
  static final String BINARY = ".dyb";

  /** The ending of MuJoCo's binary files, which get an answer of their own. */
  private static final String MUJOCO = ".mjb";

  private MechanismFiles() {}

  /**
   * A model and what was worth saying about it.
   *
   * @param model the compiled model
   * @param compiled the text with what became of it, or null if the file was binary
   * @param notes warnings and notes
   */
  record Loaded(Model model, Compiled compiled, List<Diagnostic> notes) {
    /** Returns the text as it was read, or null if the file was binary. */
    Spec spec() {
      return compiled == null ? null : compiled.source();
    }
  }

  /** Says whether a file's name is that of a mechanism. */
  static boolean isMechanism(String file) {
    if (MechanismLibrary.isName(file)) {
      return true;
    }
    String name = file.toLowerCase(Locale.ROOT);
    return Stream.of(".xml", ".mjcf", ".urdf", BINARY, MUJOCO).anyMatch(name::endsWith);
  }

  static boolean isBinary(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(BINARY);
  }

  /**
   * Reads and compiles MJCF or URDF, or reads a binary model.
   *
   * @param model a file, or a name of the library such as {@code builtin://mech/pendulum}
   * @param files which files it may read besides those of its folder
   */
  static Loaded load(String model, FileOptions files) throws IOException {
    if (MechanismLibrary.isName(model)) {
      Compiled compiled = MechanismLibrary.load(model);
      return new Loaded(compiled.model(), compiled, compiled.notes());
    }
    Path file = Path.of(model);
    if (isBinary(file) || file.toString().toLowerCase(Locale.ROOT).endsWith(MUJOCO)) {
      return new Loaded(Model.load(file, files.limits().bytes()), null, List.of());
    }
    Path folder = file.getParent();
    Resources resources = files.resources(folder == null ? Path.of("") : folder);
    Path name = file.getFileName() == null ? file : file.getFileName();
    Compiled compiled = Mjcf.load(name.toString(), resources, files.limits());
    return new Loaded(compiled.model(), compiled, compiled.notes());
  }

  /**
   * As {@link #load}, for commands that need no text: a model with large files may come from the
   * cache.
   */
  static Loaded loadModel(String model, FileOptions files) throws IOException {
    ModelCache cache = files.cache();
    Path file = MechanismLibrary.isName(model) ? null : Path.of(model);
    String ending = model.toLowerCase(Locale.ROOT);
    if (cache == null || file == null || isBinary(file) || ending.endsWith(MUJOCO)) {
      return load(model, files);
    }
    Path folder = file.getParent();
    Resources resources = files.resources(folder == null ? Path.of("") : folder);
    Path name = file.getFileName() == null ? file : file.getFileName();
    ModelCache.Loaded loaded = cache.load(name.toString(), resources, files.limits());
    return new Loaded(loaded.model(), loaded.compiled(), loaded.notes());
  }
}
