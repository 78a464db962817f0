package dev.dynamis.equations;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.internal.lang.ModelTexts;
import java.util.Collection;
import java.util.List;

/**
 * Reads models.
 *
 * <pre>{@code
 * EquationModel lorenz = Models.load("builtin://ode/lorenz");
 * EquationModel mine = Models.load("pendulum.toml#mod=damped");
 * EquationModel inline = Models.parse("decay", "[model]\ntype = 'ode'\n...");
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Models {
  private static final ModelRegistry REGISTRY = new ModelRegistry();

  private Models() {}

  /**
   * Loads and compiles a model from a file, {@code builtin://kind/name}, or {@code inline:} text;
   * see {@link ModelRegistry} for folders with names of their own.
   *
   * @throws ModelException with all problems of the model
   */
  public static EquationModel load(String uri) {
    return REGISTRY.load(uri);
  }

  /**
   * Compiles a model from its text.
   *
   * @param source name of the text for messages
   * @throws ModelException with all problems of the model
   */
  public static EquationModel parse(String source, String toml) {
    return read(source, toml).compile();
  }

  /**
   * Reads a model's text; what is wrong with its content is told when it is compiled.
   *
   * @param source name of the text for messages
   * @throws ModelException if the text is not TOML
   */
  public static ModelSpec read(String source, String toml) {
    return new ModelSpec(ModelTexts.read(source, toml));
  }

  /**
   * Reads a model that is a table of a larger TOML file. Its kind is the key {@code type} of that
   * table, {@code "ode"} if missing; it may have no states. What is wrong with it is told, with its
   * place in the larger file, when it is compiled.
   *
   * @param without keys of the table that don't belong to the model
   * @throws IllegalArgumentException if the node is no table
   */
  public static ModelSpec readPart(TomlNode table, Collection<String> without) {
    return new ModelSpec(ModelTexts.readPart(table.table(), without));
  }

  /**
   * Reads a mod from text with a table {@code [mod]}, or one of several {@code [mods.NAME]}.
   *
   * @param source name of the text for messages
   * @param name which of several to take; may be empty if there is one
   * @throws ModelException with all problems of the text
   */
  public static Mod readMod(String source, String toml, String name) {
    return new Mod(ModelTexts.readMod(source, toml, name));
  }

  /** Returns the names of the models that come with the library, such as {@code ode/lorenz}. */
  public static List<String> builtinNames() {
    return ModelTexts.builtinNames();
  }

  /**
   * Returns the text of a model that comes with the library.
   *
   * @throws ModelException if there is none of that name
   */
  public static String builtinText(String name) {
    return ModelTexts.builtinText(name);
  }

  /**
   * Returns Java source that computes what the compiled model computes, to the bit: for reading,
   * and for use without this library's compiler.
   *
   * @throws ModelException with all problems of the model
   */
  public static String explainJava(ModelSpec spec) {
    return ModelTexts.explainJava(spec.tree());
  }
}
