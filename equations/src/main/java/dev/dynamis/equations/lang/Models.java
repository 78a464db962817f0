package dev.dynamis.equations.lang;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.equations.kernel.EquationModel;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads models.
 *
 * <pre>{@code
 * EquationModel lorenz = Models.load("builtin://ode/lorenz");
 * EquationModel mine = Models.load("pendulum.toml#mod=damped");
 * EquationModel inline = Models.parse("decay", "[model]\ntype = 'ode'\n...");
 * }</pre>
 */
public final class Models {
  /** Possessive throughout: no part can give back what it took, so the time is linear. */
  private static final Pattern FIRST_LINE =
      Pattern.compile("#!\\s*+([A-Za-z0-9_.-]++)\\s*+(:\\s*+[A-Za-z0-9_.+-]++)?+\\s*+");

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
    Problems problems = new Problems();
    Optional<Toml.Table> doc = TomlReader.read(new SourceText(source, toml), problems);
    problems.throwIfErrors();
    return SpecReader.read(doc.orElseThrow(), problems);
  }

  /** Reads the text of a file, whose first line may say to which program it belongs. */
  static ModelSpec readFile(String source, String toml) {
    Matcher m = FIRST_LINE.matcher(toml.lines().findFirst().orElse(""));
    if (m.matches() && !m.group(1).equals("dynlib") && !m.group(1).equals("dynamis")) {
      Problems problems = new Problems();
      problems.error(
          Code.OTHER_PACKAGE,
          new SourceText(source, toml),
          0,
          m.end(),
          "",
          "the file belongs to '" + m.group(1) + "'",
          "load it with that program, or remove the first line");
      problems.throwIfErrors();
    }
    return read(source, toml);
  }

  /**
   * Reads a mod from text with a table {@code [mod]}, or one of several {@code [mods.NAME]}.
   *
   * @param source name of the text for messages
   * @param name which of several to take; may be empty if there is one
   * @throws ModelException with all problems of the text
   */
  public static Mod readMod(String source, String toml, String name) {
    Problems problems = new Problems();
    SourceText text = new SourceText(source, toml);
    Optional<Toml.Table> doc = TomlReader.read(text, problems);
    problems.throwIfErrors();
    Optional<Mod> mod = ModFile.read(doc.orElseThrow(), name, problems);
    problems.throwIfErrors();
    return mod.orElseThrow();
  }

  /** Returns the names of the models that come with the library, such as {@code ode/lorenz}. */
  public static List<String> builtinNames() {
    return Builtin.NAMES;
  }

  /**
   * Returns the text of a model that comes with the library.
   *
   * @throws ModelException if there is none of that name
   */
  public static String builtinText(String name) {
    return Builtin.text(name)
        .orElseThrow(
            () ->
                new ModelException(
                    Diagnostic.error(
                        Code.NOT_FOUND.id(),
                        "builtin://" + name,
                        0,
                        0,
                        "",
                        "there is no such model",
                        Problems.nearest(
                            name, Builtin.NAMES, "known are: " + Problems.list(Builtin.NAMES)))));
  }

  /**
   * Returns Java source that computes what the compiled model computes, to the bit: for reading,
   * and for use without this library's compiler.
   *
   * @throws ModelException with all problems of the model
   */
  public static String explainJava(ModelSpec spec) {
    return new ModelCompiler(spec).java();
  }
}
