package dev.dynamis.equations.internal.lang;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts of models and mods, read and named. */
public final class ModelTexts {
  /** Possessive throughout: no part can give back what it took, so the time is linear. */
  private static final Pattern FIRST_LINE =
      Pattern.compile("#!\\s*+([A-Za-z0-9_.-]++)\\s*+(:\\s*+[A-Za-z0-9_.+-]++)?+\\s*+");

  private ModelTexts() {}

  /**
   * Reads a model's text; what is wrong with its content is told when it is compiled.
   *
   * @param source name of the text for messages
   * @throws ModelException if the text is not TOML
   */
  public static SpecTree read(String source, String toml) {
    return ModelReader.read(document(source, toml), new Problems());
  }

  /**
   * Reads a TOML text into a tree with places.
   *
   * @param source name of the text for messages
   * @throws ModelException if the text is not TOML
   */
  public static Toml.Table document(String source, String toml) {
    Problems problems = new Problems();
    Optional<Toml.Table> doc = TomlReader.read(new SourceText(source, toml), problems);
    problems.throwIfErrors();
    return doc.orElseThrow();
  }

  /**
   * Reads a model that is a table of a larger document; see {@link ModelReader#readPart}.
   *
   * @param without keys of the table that don't belong to the model
   */
  public static SpecTree readPart(Toml.Table table, Collection<String> without) {
    SequencedMap<String, Toml.Entry> own = new LinkedHashMap<>(table.entries());
    own.keySet().removeAll(without);
    Toml.Table part = new Toml.Table(table.source(), table.offset(), own);
    return ModelReader.readPart(part, new Problems());
  }

  /** Returns the value of a numeric expression in quotes, or nothing if it is none. */
  public static OptionalDouble number(Text text) {
    try {
      return OptionalDouble.of(NumberExpr.evaluate(text, Map.of()));
    } catch (ExprException e) {
      return OptionalDouble.empty();
    }
  }

  /** Reads the text of a file, whose first line may say to which program it belongs. */
  static SpecTree readFile(String source, String toml) {
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
  public static ModTable readMod(String source, String toml, String name) {
    Problems problems = new Problems();
    SourceText text = new SourceText(source, toml);
    Optional<Toml.Table> doc = TomlReader.read(text, problems);
    problems.throwIfErrors();
    Optional<ModTable> mod = ModFile.read(doc.orElseThrow(), name, problems);
    problems.throwIfErrors();
    return mod.orElseThrow();
  }

  /** Returns the names of the models that come with the library. */
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
  public static String explainJava(SpecTree spec) {
    return new ModelCompiler(spec).java();
  }
}
