package dev.dynamis.mjcf.spec;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes the reference pages: elements and attributes, and diagnostic codes. */
final class GrammarPage {
  private GrammarPage() {}

  static String write(Grammar grammar) {
    StringBuilder b = new StringBuilder();
    b.append("# MJCF: elements and attributes\n\n");
    b.append("Profile MuJoCo ").append(Grammar.PROFILE).append(". ");
    b.append("This page is generated from the grammar table.\n\n");
    b.append(
        """
        **Type**: `real` and `int` are numbers, `[3]` exactly three, `[..5]` up to five where the rest keeps its
        default, `[*]` any number. `bool` is `true` or `false`, `flag` is `enable` or `disable`. `→ body` is the name
        of a body. **Bold** attributes are required. `°` marks angles in the unit of `compiler/@angle`.
        **Lands in** names the field of MuJoCo's `mjModel`.

        """);
    for (ElementType t : grammar.types()) {
      if (!t.isDefault() || t.key.equals("default")) {
        element(b, t);
      }
    }
    defaults(b, grammar);
    changes(b, grammar);
    return b.toString();
  }

  private static void element(StringBuilder b, ElementType t) {
    b.append("## ").append(t.key).append("\n\n");
    b.append(sentence(t.description)).append('.');
    String parents =
        t.parents().stream()
            .map(p -> "`" + p.tag + "`")
            .distinct()
            .collect(Collectors.joining(", "));
    if (!parents.isEmpty()) {
      b.append(" In ").append(parents).append("; ");
      b.append(
          switch (t.times) {
            case ONCE -> "exactly once.";
            case OPTIONAL -> "at most once.";
            case MANY -> "any number of times.";
          });
    }
    b.append("\n\n");
    List<Attribute> all = t.permitted();
    if (all.isEmpty()) {
      return;
    }
    b.append("| attribute | type | default | meaning | lands in |\n|---|---|---|---|---|\n");
    for (Attribute a : all) {
      String name = a.required ? "**" + a.name + "**" : a.name;
      row(b, name, type(a), fallback(a), a.description, code(a.lands));
    }
    b.append('\n');
  }

  private static void defaults(StringBuilder b, Grammar grammar) {
    b.append("## Elements of a default class\n\n");
    b.append("| element | attributes that a class cannot give |\n|---|---|\n");
    for (ElementType t : grammar.types()) {
      if (t.key.startsWith("default/")) {
        String without =
            t.attributes.stream()
                .filter(a -> !t.permits(a) && !a.name.equals("name") && !a.name.equals("class"))
                .map(a -> "`" + a.name + "`")
                .collect(Collectors.joining(" "));
        b.append("| `").append(t.tag).append("` | ").append(without).append(" |\n");
      }
    }
    b.append('\n');
  }

  private static void changes(StringBuilder b, Grammar grammar) {
    b.append("## Other versions\n\n");
    b.append("What other versions of MuJoCo have and this profile has not.\n\n");
    b.append("| what | version | instead |\n|---|---|---|\n");
    Map<String, Grammar.Change> sorted = new TreeMap<>(grammar.changes());
    sorted.forEach(
        (what, c) ->
            row(
                b,
                code(what.replace("*", "/...")),
                (c.added() ? "added in " : "removed in ") + c.version(),
                c.advice()));
    b.append('\n');
  }

  /** Writes the page of diagnostic codes. */
  static String codes() {
    StringBuilder b = new StringBuilder();
    b.append("# Diagnostics about MJCF text\n\n");
    b.append("This page is generated from the table of codes. Codes are stable.\n");
    for (Code c : Code.values()) {
      b.append("\n## ").append(c.code()).append(": ").append(c.title()).append("\n\n");
      b.append(c.cause()).append("\n\n");
      b.append("**Fix.** ").append(c.fix()).append("\n\n");
      b.append("```xml\n").append(c.example()).append("\n```\n");
    }
    return b.toString();
  }

  private static String type(Attribute a) {
    String count =
        a.min == 1 && a.max == 1
            ? ""
            : a.max == Integer.MAX_VALUE
                ? "[*" + (a.multiple > 1 ? a.multiple : "") + "]"
                : a.min == a.max ? "[" + a.max + "]" : "[.." + a.max + "]";
    String kind =
        switch (a.kind) {
          case REAL -> "`real" + count + "`";
          case INT -> "`int" + count + "`";
          case BOOL -> "`bool`";
          case FLAG -> "`flag`";
          case KEYWORD, KEYWORDS ->
              a.keywords.stream().map(k -> "`" + k + "`").collect(Collectors.joining(" "));
          case TEXT, NAME -> "text";
          case FILE -> "file";
          case CLASS -> "→ class";
          case REFERENCE -> "→ " + target(a);
          case REFERENCES -> "→ " + target(a) + ", several";
        };
    String bound =
        switch (a.bound) {
          case NONE -> "";
          case POSITIVE -> " > 0";
          case NONNEGATIVE -> " ≥ 0";
        };
    return kind + bound + (a.angle ? " °" : "");
  }

  private static String sentence(String s) {
    return Character.toUpperCase(s.charAt(0)) + s.substring(1);
  }

  private static String target(Attribute a) {
    return a.target.startsWith("@") ? "what " + a.target.substring(1) + " says" : a.target;
  }

  private static String fallback(Attribute a) {
    return a.fallback() == null ? "" : code(ValueText.write(a.fallback()));
  }

  private static String code(String s) {
    return s.isEmpty() ? "" : "`" + s + "`";
  }

  private static void row(StringBuilder b, String... cells) {
    for (String cell : cells) {
      b.append("| ").append(cell.replace("|", "\\|")).append(' ');
    }
    b.append("|\n");
  }
}
