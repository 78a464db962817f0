package dev.dynamis.mjcf.spec;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the grammar's text files; settings.grammar explains the notation. */
final class GrammarReader {
  /** Types by key, and what other versions changed. */
  record Table(Map<String, ElementType> types, Map<String, Grammar.Change> changes) {}

  private static final List<String> FILES =
      List.of(
          "settings",
          "assets",
          "tree",
          "relations",
          "actuators",
          "sensors",
          "defaults",
          "versions");

  private static final Set<String> FLAGS =
      Set.of("required", "angle", "nonzero", "own", "repeat", "sum", ">0", ">=0");

  /** One element or record as it stands in the file. */
  private static final class Block {
    String key = "";
    String like = "";
    List<String> without = new ArrayList<>();
    List<String> in = new ArrayList<>();
    ElementType.Times times = ElementType.Times.MANY;
    String space = "";
    boolean isRecord;
    String description = "";
    final List<String> lines = new ArrayList<>();
    List<Attribute> attributes;
  }

  private final Map<String, Block> blocks = new LinkedHashMap<>();
  private final Map<String, Grammar.Change> changes = new LinkedHashMap<>();

  private GrammarReader() {}

  static Table readResources() {
    GrammarReader r = new GrammarReader();
    for (String file : FILES) {
      try (InputStream in = GrammarReader.class.getResourceAsStream(file + ".grammar")) {
        r.scan(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return r.build();
  }

  private void scan(String text) {
    Block block = null;
    for (String line : text.split("\n")) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith("  ")) {
        String body = line.strip();
        if (body.startsWith("\"")) {
          block.description = body.substring(1, body.length() - 1);
        } else {
          block.lines.add(body);
        }
      } else if (line.startsWith("added ") || line.startsWith("removed ")) {
        change(line);
      } else {
        block = header(line.split("\\s+"));
        if (blocks.put(block.key, block) != null) {
          throw new IllegalStateException("two elements " + block.key);
        }
      }
    }
  }

  /** Reads {@code added VERSION WHAT [: ADVICE]}, or the same with {@code removed}. */
  private void change(String line) {
    int colon = line.indexOf(" : ");
    String advice = colon < 0 ? "" : line.substring(colon + 3).strip();
    String[] words = (colon < 0 ? line : line.substring(0, colon)).strip().split("\\s+");
    for (int i = 2; i < words.length; i++) {
      changes.put(words[i], new Grammar.Change(words[0].equals("added"), words[1], advice));
    }
  }

  private static Block header(String[] words) {
    Block b = new Block();
    b.isRecord = words[0].equals("record");
    b.key = words[1];
    List<String> list = null;
    for (int i = 2; i < words.length; i++) {
      switch (words[i]) {
        case "like" -> b.like = words[++i];
        case "without" -> list = b.without;
        case "in" -> list = b.in;
        case "times" -> {
          list = null;
          b.times =
              switch (words[++i]) {
                case "!" -> ElementType.Times.ONCE;
                case "?" -> ElementType.Times.OPTIONAL;
                case "*" -> ElementType.Times.MANY;
                default -> throw new IllegalStateException(b.key + " times " + words[i]);
              };
        }
        case "names" -> b.space = words[++i];
        default -> list.add(words[i]);
      }
    }
    return b;
  }

  private Table build() {
    Map<String, ElementType> types = new LinkedHashMap<>();
    for (Block b : blocks.values()) {
      if (!b.isRecord) {
        types.put(b.key, type(b));
      }
    }
    for (Block b : blocks.values()) {
      if (b.isRecord) {
        continue;
      }
      ElementType child = types.get(b.key);
      for (String parent : parents(b)) {
        if (parent.equals("*")) {
          continue;
        }
        ElementType p = types.get(parent);
        if (p == null) {
          throw new IllegalStateException(b.key + " in an unknown parent " + parent);
        }
        p.allow(child);
      }
    }
    return new Table(types, changes);
  }

  private List<String> parents(Block b) {
    if (!b.in.isEmpty()) {
      return b.in.stream().map(this::keyOf).toList();
    }
    int slash = b.key.lastIndexOf('/');
    return slash < 0 ? List.of() : List.of(keyOf(b.key.substring(0, slash)));
  }

  /** Returns the key of a block given by its key or, where that is unique, by its tag. */
  private String keyOf(String name) {
    if (name.equals("*") || (blocks.containsKey(name) && !blocks.get(name).isRecord)) {
      return name;
    }
    List<String> found =
        blocks.values().stream()
            .filter(b -> !b.isRecord && b.key.endsWith("/" + name) && !b.key.startsWith("default"))
            .map(b -> b.key)
            .toList();
    if (found.size() != 1) {
      throw new IllegalStateException(name + " is not one element but " + found);
    }
    return found.get(0);
  }

  private ElementType type(Block b) {
    List<Attribute> all = attributes(b);
    boolean[] permitted = new boolean[all.size()];
    Arrays.fill(permitted, true);
    for (Block x = b; x != null; x = x.like.isEmpty() ? null : blocks.get(x.like)) {
      for (String name : x.without) {
        Attribute gone = find(all, name);
        if (gone == null) {
          throw new IllegalStateException(x.key + " has no " + name + " to leave out");
        }
        permitted[gone.index] = false;
      }
    }
    Block root = b;
    while (!root.like.isEmpty()) {
      root = blocks.get(root.like);
    }
    return new ElementType(
        b.key, b.times, b.space, b.description, root.key, attributes(root).size(), all, permitted);
  }

  private static Attribute find(List<Attribute> all, String name) {
    return all.stream().filter(a -> a.name.equals(name)).findFirst().orElse(null);
  }

  private List<Attribute> attributes(Block b) {
    if (b.attributes == null) {
      List<Attribute> all = new ArrayList<>();
      if (!b.like.isEmpty()) {
        all.addAll(attributes(blocks.get(b.like)));
      }
      for (String line : b.lines) {
        all.add(attribute(line, all.size()));
      }
      b.attributes = all;
    }
    return b.attributes;
  }

  /** Reads {@code NAME TYPE [= DEFAULT] [FLAG …] | LANDS | MEANING}. */
  private static Attribute attribute(String line, int index) {
    int bar = line.indexOf('|');
    int bar2 = line.indexOf('|', bar + 1);
    String left = line.substring(0, bar).strip();
    String lands = line.substring(bar + 1, bar2).strip();
    String meaning = line.substring(bar2 + 1).strip();

    int gap = left.indexOf(' ');
    String name = left.substring(0, gap);
    String rest = left.substring(gap).strip();
    int end = 0;
    int depth = 0;
    while (end < rest.length() && (depth > 0 || rest.charAt(end) != ' ')) {
      depth += rest.charAt(end) == '(' ? 1 : rest.charAt(end) == ')' ? -1 : 0;
      end++;
    }
    String type = rest.substring(0, end);
    List<String> flags = new ArrayList<>();
    List<String> fallback = new ArrayList<>();
    boolean inDefault = false;
    for (String word : rest.substring(end).strip().split("\\s+")) {
      if (FLAGS.contains(word)) {
        flags.add(word);
      } else if (word.equals("=")) {
        inDefault = true;
      } else if (inDefault) {
        fallback.add(word);
      } else if (!word.isEmpty()) {
        throw new IllegalStateException("cannot read " + word + " in: " + line);
      }
    }

    Kind kind = kind(type.split("[(\\[]")[0]);
    String inner = type.contains("(") ? type.substring(type.indexOf('(') + 1, end - 1) : "";
    boolean words = kind == Kind.KEYWORD || kind == Kind.KEYWORDS;
    List<String> keywords = words ? List.of(inner.split(" ")) : List.of();
    String target = words ? "" : inner;
    int[] count = count(type);
    return new Attribute(
        name,
        kind,
        count,
        keywords,
        target,
        flags,
        inDefault ? data(kind, fallback) : null,
        lands,
        meaning,
        index);
  }

  private static Kind kind(String word) {
    return switch (word) {
      case "real" -> Kind.REAL;
      case "int" -> Kind.INT;
      case "bool" -> Kind.BOOL;
      case "flag" -> Kind.FLAG;
      case "key" -> Kind.KEYWORD;
      case "keys" -> Kind.KEYWORDS;
      case "text" -> Kind.TEXT;
      case "file" -> Kind.FILE;
      case "name" -> Kind.NAME;
      case "class" -> Kind.CLASS;
      case "ref" -> Kind.REFERENCE;
      case "refs" -> Kind.REFERENCES;
      default -> throw new IllegalStateException("unknown type " + word);
    };
  }

  /** Returns least count, greatest count and multiple. */
  private static int[] count(String type) {
    int open = type.indexOf('[');
    if (open < 0) {
      return new int[] {1, 1, 1};
    }
    String inner = type.substring(open + 1, type.length() - 1);
    if (inner.startsWith("*")) {
      int multiple = inner.length() > 1 ? Integer.parseInt(inner.substring(1)) : 1;
      return new int[] {1, Integer.MAX_VALUE, multiple};
    }
    if (inner.startsWith("..")) {
      return new int[] {1, Integer.parseInt(inner.substring(2)), 1};
    }
    int n = Integer.parseInt(inner);
    return new int[] {n, n, 1};
  }

  private static Object data(Kind kind, List<String> words) {
    return switch (kind) {
      case REAL -> words.stream().mapToDouble(Double::parseDouble).toArray();
      case INT -> words.stream().mapToInt(Integer::parseInt).toArray();
      case BOOL -> words.get(0).equals("true");
      case FLAG -> words.get(0).equals("enable");
      case KEYWORDS -> List.copyOf(words);
      case KEYWORD, TEXT, FILE, NAME, CLASS, REFERENCE, REFERENCES -> {
        String text = String.join(" ", words);
        yield text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
      }
    };
  }
}
