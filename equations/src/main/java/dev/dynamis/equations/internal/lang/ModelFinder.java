package dev.dynamis.equations.internal.lang;

import dev.dynamis.core.ModelException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds the texts of models by name: in the library, below named folders, in files, inline. */
public final class ModelFinder {
  private static final long MAX_BYTES = 4L * TomlReader.MAX_CHARACTERS;

  private final Map<String, List<Path>> folders = new LinkedHashMap<>();

  /** Makes a finder that knows the models of the library. */
  public ModelFinder() {}

  /** Gives a folder a name; it is searched after those that have the name already. */
  public ModelFinder folder(String tag, Path folder) {
    if (!tag.matches("[A-Za-z][A-Za-z0-9_.+-]*")) {
      throw new IllegalArgumentException("'" + tag + "' can't stand before ://");
    }
    folders.computeIfAbsent(tag, k -> new ArrayList<>()).add(folder);
    return this;
  }

  /**
   * Gives folders names from a search path such as {@code lab=/models,/more:home=/mine}.
   *
   * @param separator what stands between tags: {@code :} or, on Windows, {@code ;}
   * @throws ModelException if the search path can't be read
   */
  public ModelFinder searchPath(String path, char separator) {
    Problems problems = new Problems();
    for (String part : path.split(Pattern.quote(String.valueOf(separator)))) {
      if (part.isBlank()) {
        continue;
      }
      int equals = part.indexOf('=');
      String tag = equals < 0 ? "" : part.substring(0, equals).strip();
      if (tag.isEmpty()) {
        problems.error(
            Code.SETTINGS,
            "search path",
            "'" + part + "' has no tag",
            "write tag=folder,folder" + separator + "tag=folder");
        continue;
      }
      for (String folder : part.substring(equals + 1).split(",")) {
        try {
          if (!folder.isBlank()) {
            folder(tag, Path.of(folder.strip()));
          }
        } catch (IllegalArgumentException e) {
          problems.error(Code.SETTINGS, "search path", e.getMessage(), "write tag=folder,folder");
        }
      }
    }
    problems.throwIfErrors();
    return this;
  }

  /**
   * Gives folders names from settings: a table {@code [paths]} with {@code tag = "folder"} or a
   * list of folders.
   *
   * @throws ModelException if the settings can't be read
   */
  public ModelFinder settings(String source, String toml) {
    Problems problems = new Problems();
    TomlReader.read(new SourceText(source, toml), problems)
        .ifPresent(
            doc -> {
              TableReader read = new TableReader(problems);
              Toml.Table paths = read.table(doc, "paths", "[paths]");
              if (paths != null) {
                paths.entries().values().forEach(e -> path(read, paths, e));
              }
            });
    problems.throwIfErrors();
    return this;
  }

  private void path(TableReader read, Toml.Table paths, Toml.Entry e) {
    String element = "[paths]." + e.key();
    List<Text> found =
        e.value() instanceof Toml.Str s ? List.of(s.text()) : read.strings(paths, e.key(), element);
    for (Text t : found) {
      try {
        folder(e.key(), Path.of(t.value()));
      } catch (IllegalArgumentException x) {
        read.problems().error(Code.SETTINGS, t, element, x.getMessage(), "write tag = \"folder\"");
      }
    }
  }

  /** Returns the names of folders, {@code builtin} first. */
  public List<String> tags() {
    List<String> tags = new ArrayList<>(List.of("builtin"));
    folders.keySet().stream().filter(t -> !t.equals("builtin")).forEach(tags::add);
    return tags;
  }

  /**
   * Finds and reads a model, with the mod that its name asks for.
   *
   * @throws ModelException if it can't be found or is not TOML
   */
  public SpecTree spec(String uri) {
    if (uri.startsWith("inline:")) {
      return ModelTexts.read("inline model", unindent(uri.substring("inline:".length())));
    }
    int hash = uri.lastIndexOf('#');
    String place = hash < 0 ? uri : uri.substring(0, hash);
    String mod = hash < 0 ? "" : mod(uri, uri.substring(hash + 1));
    SpecTree spec = ModelTexts.readFile(place, text(place));
    return mod.isEmpty() ? spec : spec.apply(mod);
  }

  /**
   * Finds and reads a mod: a file with {@code [mod]}, or {@code file#mod=NAME}.
   *
   * @throws ModelException if it can't be found or is not a mod
   */
  public ModTable mod(String uri) {
    if (uri.startsWith("inline:")) {
      return ModelTexts.readMod("inline mod", unindent(uri.substring("inline:".length())), "");
    }
    int hash = uri.lastIndexOf('#');
    String place = hash < 0 ? uri : uri.substring(0, hash);
    String name = hash < 0 ? "" : mod(uri, uri.substring(hash + 1));
    return ModelTexts.readMod(place, text(place), name);
  }

  private static String mod(String uri, String fragment) {
    if (!fragment.startsWith("mod=") || fragment.length() == 4) {
      throw fail(Code.SETTINGS, uri, "'#" + fragment + "' is not understood", "write #mod=NAME");
    }
    return fragment.substring(4);
  }

  private String text(String place) {
    int scheme = place.indexOf("://");
    if (scheme < 0) {
      return file(place);
    }
    String tag = place.substring(0, scheme);
    String rest = place.substring(scheme + 3);
    List<Path> searched = folders.getOrDefault(tag, List.of());
    for (Path root : searched) {
      Path found = below(place, root, rest);
      if (found != null) {
        return content(place, found);
      }
    }
    if (tag.equals("builtin")) {
      return ModelTexts.builtinText(rest);
    }
    if (searched.isEmpty()) {
      Set<String> known = Set.copyOf(tags());
      throw fail(
          Code.UNKNOWN_TAG,
          place,
          "'" + tag + "' names no folder; known are: " + Problems.list(tags()),
          Problems.nearest(tag, known, "give a folder that name"));
    }
    throw fail(
        Code.NOT_FOUND,
        place,
        "there is no such model; searched: "
            + Problems.list(searched.stream().map(Path::toString).toList()),
        "check the name");
  }

  private static String file(String place) {
    Path path;
    try {
      path = Path.of(place);
    } catch (InvalidPathException e) {
      throw fail(Code.NOT_FOUND, place, "not a path: " + e.getReason(), "check the name");
    }
    Path found = existing(place, path);
    if (found == null) {
      throw fail(
          Code.NOT_FOUND,
          place,
          "there is no such file",
          Problems.nearest(
              place,
              Builtin.NAMES.stream().map(n -> "builtin://" + n).toList(),
              "check the name, or use builtin://kind/name"));
    }
    return content(place, found);
  }

  /** Returns the file of a name below a folder, or null if there is none. */
  private static Path below(String place, Path root, String rest) {
    try {
      Path base = root.toAbsolutePath().normalize();
      Path path = base.resolve(rest).normalize();
      if (!path.startsWith(base)) {
        throw outside(place, base);
      }
      Path found = existing(place, path);
      if (found != null && !found.toRealPath().startsWith(base.toRealPath())) {
        throw outside(place, base);
      }
      return found;
    } catch (InvalidPathException e) {
      throw fail(Code.NOT_FOUND, place, "not a path: " + e.getReason(), "check the name");
    } catch (IOException e) {
      throw fail(Code.UNREADABLE, place, "the file can't be read: " + e.getMessage(), "");
    }
  }

  private static ModelException outside(String place, Path base) {
    return fail(
        Code.OUTSIDE, place, "the path leads out of " + base, "name a file below that folder");
  }

  private static Path existing(String place, Path path) {
    Path name = path.getFileName();
    Path with = name == null ? path : path.resolveSibling(name + ".toml");
    boolean plain = Files.isRegularFile(path);
    boolean suffixed = Files.isRegularFile(with);
    if (plain && suffixed) {
      throw fail(
          Code.AMBIGUOUS,
          place,
          "both " + path.getFileName() + " and " + with.getFileName() + " exist",
          "rename one of them");
    }
    if (!plain && !suffixed && Files.exists(path) && !Files.isDirectory(path)) {
      throw fail(Code.UNREADABLE, place, "this is no regular file", "name a file");
    }
    return plain ? path : suffixed ? with : null;
  }

  private static String content(String place, Path file) {
    try {
      long size = Files.size(file);
      if (size > MAX_BYTES) {
        throw fail(
            Code.TOO_LARGE,
            place,
            "the file has " + size + " bytes, a model may have " + MAX_BYTES,
            "split the model, or generate it with fewer entries");
      }
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
          .toString();
    } catch (CharacterCodingException e) {
      throw fail(
          Code.UNREADABLE, place, "the file is not UTF-8 text", "save it with the encoding UTF-8");
    } catch (IOException e) {
      throw fail(Code.UNREADABLE, place, "the file can't be read: " + e.getMessage(), "");
    }
  }

  private static ModelException fail(Code code, String place, String problem, String fix) {
    Problems problems = new Problems();
    problems.error(code, place, problem, fix);
    return new ModelException(problems.sorted());
  }

  /** Removes the indentation that all lines of an inline model share. */
  private static String unindent(String s) {
    return s.stripIndent().strip();
  }
}
