package dev.dynamis.studio.source;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/**
 * A model that the studio can load, and load again when a file of it has changed.
 *
 * @since 0.1.0
 */
public interface ModelSource {
  /** Returns what people call the model: the name of a file, or of a bundled model. */
  String name();

  /**
   * Loads the model and makes a system in its first state.
   *
   * @throws dev.dynamis.core.ModelException with everything that is wrong
   */
  Loaded load() throws IOException;

  /**
   * Returns the files that the last {@link #load} asked for, whether or not they were there and it
   * went well: what has to change before a model with errors can be right.
   */
  default List<Path> asked() {
    return List.of();
  }

  /**
   * A model that was loaded.
   *
   * @param system a system in its first state, which belongs to the caller
   * @param compiled what a mechanism was compiled from, or null
   * @param notes warnings and notes
   * @param files what was read, to be watched; empty if nothing can change
   */
  record Loaded(
      DynamicalSystem system, Compiled compiled, List<Diagnostic> notes, List<Path> files) {
    /** Takes over copies of the lists. */
    public Loaded {
      notes = List.copyOf(notes);
      files = List.copyOf(files);
    }
  }

  /**
   * Returns a mechanism in an MJCF, URDF or binary file.
   *
   * @param resources the files that it may read, those of its folder among them
   */
  static ModelSource mechanism(Path file, Resources resources, LoadLimits limits) {
    return new MechanismFile(file, resources, limits);
  }

  /** Returns a mechanism in a file that may read files of its folder. */
  static ModelSource mechanism(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return mechanism(file, Resources.folder(folder), LoadLimits.DEFAULT);
  }

  /** Returns a mechanism of the library, {@code builtin://mech/humanoid}. */
  static ModelSource library(String name) {
    return new LibraryMechanism(name);
  }

  /**
   * Returns equations that drive mechanisms, in a {@code .couple.toml} file.
   *
   * @param resources the files that mechanisms of a folder may read, those of that folder among
   *     them
   */
  static ModelSource coupling(Path file, Function<Path, Resources> resources, LoadLimits limits) {
    return new CouplingFile(file, resources, limits);
  }

  /** Returns equations that drive mechanisms, which may read files of their folder. */
  static ModelSource coupling(Path file) {
    return coupling(file, Resources::folder, LoadLimits.DEFAULT);
  }

  /** Returns equations in a TOML file or of the library, {@code builtin://ode/lorenz}. */
  static ModelSource equations(String uri) {
    return new EquationFile(uri);
  }
}
