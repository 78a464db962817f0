package dev.dynamis.equations;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.internal.lang.ModelFinder;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds models by name.
 *
 * <ul>
 *   <li>{@code builtin://ode/lorenz}: a model that comes with the library;
 *   <li>{@code tag://path}: a file below a folder that was given the name {@code tag}; several
 *       folders of one name are searched in order, and {@code builtin} may be one of them;
 *   <li>{@code inline:} and TOML text;
 *   <li>anything else: a file.
 * </ul>
 *
 * <p>{@code .toml} may be left out; {@code #mod=NAME} at the end applies a mod of the file. A path
 * below a folder can't lead out of it, not even by a symbolic link.
 *
 * @since 0.1.0
 */
public final class ModelRegistry {
  private final ModelFinder finder = new ModelFinder();

  /** Makes a registry that knows the models of the library. */
  public ModelRegistry() {}

  /** Gives a folder a name; it is searched after those that have the name already. */
  public ModelRegistry folder(String tag, Path folder) {
    finder.folder(tag, folder);
    return this;
  }

  /**
   * Gives folders names from a search path such as {@code lab=/models,/more:home=/mine}.
   *
   * @param separator what stands between tags: {@code :} or, on Windows, {@code ;}
   * @throws ModelException if the search path can't be read
   */
  public ModelRegistry searchPath(String path, char separator) {
    finder.searchPath(path, separator);
    return this;
  }

  /**
   * Gives folders names from settings: a table {@code [paths]} with {@code tag = "folder"} or a
   * list of folders.
   *
   * @throws ModelException if the settings can't be read
   */
  public ModelRegistry settings(String source, String toml) {
    finder.settings(source, toml);
    return this;
  }

  /** Returns the names of folders, {@code builtin} first. */
  public List<String> tags() {
    return finder.tags();
  }

  /**
   * Loads and compiles a model.
   *
   * @throws ModelException with all problems of the model
   */
  public EquationModel load(String uri) {
    return spec(uri).compile();
  }

  /**
   * Finds and reads a model, with the mod that its name asks for.
   *
   * @throws ModelException if it can't be found or is not TOML
   */
  public ModelSpec spec(String uri) {
    return new ModelSpec(finder.spec(uri));
  }

  /**
   * Finds and reads a mod: a file with {@code [mod]}, or {@code file#mod=NAME}.
   *
   * @throws ModelException if it can't be found or is not a mod
   */
  public Mod mod(String uri) {
    return new Mod(finder.mod(uri));
  }
}
