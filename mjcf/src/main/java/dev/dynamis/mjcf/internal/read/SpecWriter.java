package dev.dynamis.mjcf.internal.read;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.ElementType;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Writes a spec as canonical MJCF: sections and attributes in the order of the grammar, only the
 * values that elements give themselves, numbers such that reading gives the same bits.
 */
public final class SpecWriter {
  /** Numbers per line in attributes that hold many. */
  private static final int LONG = 1000;

  private static final Set<String> SETTINGS =
      Set.of("compiler", "option", "size", "visual", "statistic");

  private final StringBuilder out = new StringBuilder();

  private SpecWriter() {}

  /**
   * Returns the text of a spec.
   *
   * @throws ModelException if it contains elements of several models with different compiler
   *     settings, which one file can't express
   */
  public static String write(Spec spec) {
    refuseForeign(spec);
    SpecWriter w = new SpecWriter();
    w.out.append("<mujoco");
    w.attributes(spec.root());
    List<Element> sections = spec.root().children().stream().filter(s -> !s.isEmpty()).toList();
    if (sections.isEmpty() && spec.comment().isEmpty()) {
      return w.out.append("/>\n").toString();
    }
    w.out.append(">\n");
    if (!spec.comment().isEmpty()) {
      w.out.append("  <!--").append(spec.comment().replace("-->", "-- >")).append("-->\n");
    }
    // settings, then default classes, then what they apply to
    for (Element section : sections) {
      if (SETTINGS.contains(section.tag())) {
        w.section(section);
      }
    }
    for (Element section : sections) {
      if (section.tag().equals("default")) {
        w.section(section);
      }
    }
    for (Element section : sections) {
      if (!SETTINGS.contains(section.tag()) && !section.tag().equals("default")) {
        w.section(section);
      }
    }
    return w.out.append("</mujoco>\n").toString();
  }

  private static void refuseForeign(Spec spec) {
    Problems problems = new Problems();
    for (Element e : spec.root().subtree()) {
      if (e.isForeign() && !problems.hasErrors()) {
        problems.add(
            Severity.ERROR,
            Code.BAD_ATTACH,
            e.place(),
            e.path(),
            "the element keeps the compiler settings of the model that it was attached from",
            "write the spec as it was before macros were expanded");
      }
    }
    problems.throwIfErrors();
  }

  private void section(Element section) {
    out.append('\n');
    element(section, 1);
  }

  /** Writes an element without recursion: depth is the user's. */
  private void element(Element root, int depth) {
    record Open(Element element, List<Element> children, int[] next) {}
    List<Open> open = new ArrayList<>();
    if (!start(root, depth)) {
      return;
    }
    open.add(new Open(root, written(root), new int[1]));
    while (!open.isEmpty()) {
      Open top = open.getLast();
      if (top.next[0] == top.children.size()) {
        open.removeLast();
        indent(depth + open.size());
        out.append("</").append(top.element.tag()).append(">\n");
      } else {
        Element child = top.children.get(top.next[0]++);
        if (start(child, depth + open.size())) {
          open.add(new Open(child, written(child), new int[1]));
        }
      }
    }
  }

  /** Returns the children that say something: parts of settings may be empty. */
  private static List<Element> written(Element e) {
    return e.children().stream()
        .filter(c -> c.type().times == ElementType.Times.MANY || !isSetting(c) || !c.isEmpty())
        .toList();
  }

  private static boolean isSetting(Element e) {
    return switch (e.parent().tag()) {
      case "compiler", "option", "visual" -> true;
      default -> false;
    };
  }

  /** Writes a start tag and returns whether the element has children that follow. */
  private boolean start(Element e, int depth) {
    indent(depth);
    out.append('<').append(e.tag());
    attributes(e);
    boolean more = !written(e).isEmpty();
    out.append(more ? ">\n" : "/>\n");
    return more;
  }

  private void attributes(Element e) {
    for (Attribute a : e.type().attributes) {
      Value v = e.get(a);
      if (v != null) {
        out.append(' ').append(a.name).append("=\"");
        escape(v.count() > LONG ? wrapped(v) : v.written());
        out.append('"');
      }
    }
  }

  private static String wrapped(Value v) {
    String[] words = v.written().split(" ");
    int row = v.attribute().multiple > 1 ? v.attribute().multiple * 4 : 12;
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < words.length; i++) {
      b.append(i == 0 ? "" : i % row == 0 ? "\n" : " ").append(words[i]);
    }
    return b.toString();
  }

  private void escape(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '&' -> out.append("&amp;");
        case '"' -> out.append("&quot;");
        case '\r' -> out.append("&#13;");
        case '\t' -> out.append("&#9;");
        default -> out.append(c);
      }
    }
  }

  private void indent(int depth) {
    // a deep chain of bodies would otherwise be mostly spaces
    out.repeat("  ", Math.min(depth, 40));
  }
}
