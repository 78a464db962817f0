package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.compile.Compiled;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Models of mechanisms in files, whatever their format; the name's ending tells it. */
final class MechanismFiles {
  /** The ending of files in the binary format. */
  static final String BINARY = ".dyb";

  private MechanismFiles() {}

  /**
   * A model and what was worth saying about it.
   *
   * @param model the compiled model
   * @param compiled the compiled text, or null if the file was binary
   * @param notes warnings and notes
   */
  record Loaded(Model model, Compiled compiled, List<Diagnostic> notes) {}

  static boolean isBinary(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(BINARY);
  }

  /** Reads and compiles MJCF or URDF, or reads a binary model. */
  static Loaded load(Path file) throws IOException {
    if (isBinary(file)) {
      return new Loaded(Model.load(file), null, List.of());
    }
    Compiled compiled = Mjcf.load(file);
    return new Loaded(compiled.model(), compiled, compiled.notes());
  }
}
