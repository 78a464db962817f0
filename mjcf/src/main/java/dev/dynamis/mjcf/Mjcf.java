package dev.dynamis.mjcf;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.internal.compile.Compiler;
import dev.dynamis.mjcf.internal.compile.Keyframes;
import dev.dynamis.mjcf.internal.compile.ParameterEdits;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.internal.read.SpecChecks;
import dev.dynamis.mjcf.internal.read.SpecReader;
import dev.dynamis.mjcf.internal.read.SpecWriter;
import dev.dynamis.mjcf.internal.urdf.UrdfReader;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.WrittenBack;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reading MJCF and URDF, compiling, and writing MJCF. The root element of a text says which.
 *
 * @since 0.1.0
 */
public final class Mjcf {
  private static final System.Logger LOGGER = System.getLogger(Mjcf.class.getName());

  private Mjcf() {}

  /**
   * Reads a file. It may use files of its own folder and below.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Spec read(Path file) {
    Path folder = file.getParent();
    return read(file, folder == null ? Path.of("") : folder);
  }

  /**
   * Reads a file that may use files below {@code root}.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Spec read(Path file, Path root) {
    return read(file, root, Map.of());
  }

  /**
   * Reads a file that may use files below {@code root}, and {@code package://NAME/PATH} below the
   * folder of that package.
   *
   * @param packages folders by the names of packages
   * @throws ModelException with everything that is wrong
   */
  public static Spec read(Path file, Path root, Map<String, Path> packages) {
    Map<String, Resources> files = new HashMap<>();
    packages.forEach((name, folder) -> files.put(name, Resources.folder(folder)));
    Resources resources = Resources.folder(root).withPackages(files);
    return read(below(file, root), resources, LoadLimits.DEFAULT);
  }

  private static String below(Path file, Path root) {
    Path path = root.toAbsolutePath().normalize().relativize(file.toAbsolutePath().normalize());
    return path.toString().replace('\\', '/');
  }

  /**
   * Reads a file of some resources.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Spec read(String path, Resources resources, LoadLimits limits) {
    Loading loading = new Loading(limits, new Problems());
    return checked(SpecReader.read(path, resources, loading, UrdfReader::read), loading);
  }

  /**
   * Reads a text that uses no files.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Spec readText(String text) {
    return readText("(text)", text, Resources.none(), LoadLimits.DEFAULT);
  }

  /**
   * Reads a text.
   *
   * @param name what messages call it
   * @param resources where files that it mentions come from
   * @throws ModelException with everything that is wrong
   */
  public static Spec readText(String name, String text, Resources resources, LoadLimits limits) {
    Loading loading = new Loading(limits, new Problems());
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return checked(SpecReader.readText(name, bytes, resources, loading, UrdfReader::read), loading);
  }

  /** Checks what was read as it will be compiled, and returns it as it was written. */
  private static Spec checked(Spec spec, Loading loading) {
    expanded(spec, loading);
    return spec;
  }

  /** Expands macros of what was read, and checks the result. */
  private static Spec expanded(Spec spec, Loading loading) {
    Problems problems = loading.problems;
    Spec plain = null;
    if (spec != null) {
      plain = Compiler.expand(spec, loading);
      SpecChecks.run(plain, problems);
    }
    problems.throwIfErrors();
    spec.notes().addAll(problems.all());
    return plain;
  }

  /**
   * Returns a spec without macros, ready to be compiled: the given one if it has none, else a copy.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Spec expand(Spec spec, LoadLimits limits) {
    Problems problems = new Problems();
    Spec expanded = Compiler.expand(spec, new Loading(limits, problems));
    SpecChecks.run(expanded, problems);
    problems.throwIfErrors();
    return expanded;
  }

  /**
   * Compiles a spec, which stays as it is; editing it later does not change the model.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Compiled compile(Spec spec) {
    return compile(spec, LoadLimits.DEFAULT);
  }

  /**
   * Compiles a spec within limits.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Compiled compile(Spec spec, LoadLimits limits) {
    return Compiler.compile(spec, limits);
  }

  /**
   * Reads and compiles a file. It may use files of its own folder and below.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Compiled load(Path file) {
    Path folder = file.getParent();
    Path root = folder == null ? Path.of("") : folder;
    return load(
        below(file, root), Resources.folder(root).withPackages(Map.of()), LoadLimits.DEFAULT);
  }

  /**
   * Reads and compiles a file and makes a mechanism of it, in its initial state.
   *
   * <pre>{@code
   * Mechanism robot = Mjcf.mechanism(Path.of("robot.xml"));
   * }</pre>
   *
   * <p>Warnings about the file are logged, by a {@link System.Logger} of the name of this class;
   * notes are logged on level {@code INFO}.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Mechanism mechanism(Path file) {
    return mechanism(file, Mjcf::log);
  }

  /**
   * As {@link #mechanism(Path)}; warnings and notes go to {@code notes} instead of the log.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Mechanism mechanism(Path file, Consumer<Diagnostic> notes) {
    Compiled compiled = load(file);
    compiled.notes().forEach(notes);
    return new Mechanism(compiled.model());
  }

  private static void log(Diagnostic note) {
    boolean warning = note.severity() == Severity.WARNING;
    LOGGER.log(warning ? Level.WARNING : Level.INFO, note::render);
  }

  /** Returns the canonical text of a spec; reading it gives an equal spec. */
  public static String write(Spec spec) {
    return SpecWriter.write(spec);
  }

  /**
   * Reads and compiles a file of a set of resources, such as files in memory.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Compiled load(String path, Resources resources) {
    return load(path, resources, LoadLimits.DEFAULT);
  }

  /**
   * Reads and compiles a file of a set of resources, within limits.
   *
   * @throws ModelException with everything that is wrong
   */
  public static Compiled load(String path, Resources resources, LoadLimits limits) {
    Loading loading = new Loading(limits, new Problems());
    Spec spec = SpecReader.read(path, resources, loading, UrdfReader::read);
    return Compiler.compileChecked(spec, expanded(spec, loading), loading);
  }

  /**
   * Writes parameters that were edited in a compiled model back to a copy of its spec, as far as
   * MJCF can hold them; {@link #write} gives the text.
   *
   * @param compiled what was compiled
   * @param edited its model or a copy of it, with real-valued parameters changed
   */
  public static WrittenBack writeBack(Compiled compiled, Model edited) {
    return ParameterEdits.write(compiled, edited);
  }

  /**
   * Returns a copy of a compiled spec with a state as a keyframe: time, positions, velocities,
   * activations, controls and mocap poses. A keyframe of that name is replaced; {@link #write}
   * gives the text.
   *
   * @param compiled what was compiled
   * @param name name of the keyframe
   * @param state a state of its model, or of a copy with other numbers
   * @throws IllegalArgumentException if the state belongs to a model of other sizes, or has numbers
   *     that are not finite
   */
  public static Spec withKeyframe(Compiled compiled, String name, Data state) {
    return Keyframes.add(compiled, name, state);
  }
}
