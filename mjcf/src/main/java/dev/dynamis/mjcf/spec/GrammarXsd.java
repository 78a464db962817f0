package dev.dynamis.mjcf.spec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes the grammar as an XML schema. The schema lets children stand in any order, as MJCF does,
 * and is therefore weaker than the reader: it does not count them.
 */
final class GrammarXsd {
  private final StringBuilder out = new StringBuilder();
  private final Map<String, String> simpleTypes = new TreeMap<>();

  private GrammarXsd() {}

  static String write(Grammar grammar) {
    GrammarXsd x = new GrammarXsd();
    StringBuilder types = new StringBuilder();
    Map<String, ElementType> used = new LinkedHashMap<>();
    for (ElementType t : grammar.types()) {
      if (!t.key.equals("include")) {
        used.put(t.key, t);
      }
    }
    for (ElementType t : used.values()) {
      x.out.setLength(0);
      x.complexType(t);
      types.append(x.out);
    }
    x.out.setLength(0);
    x.line(0, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    x.line(0, "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">");
    x.line(1, "<xs:annotation>");
    x.line(2, "<xs:documentation>");
    x.line(3, "MJCF, profile MuJoCo " + Grammar.PROFILE + ", generated from the grammar table.");
    x.line(2, "</xs:documentation>");
    x.line(1, "</xs:annotation>");
    x.line(1, "<xs:element name=\"mujoco\" type=\"mujoco\"/>");
    x.line(1, "<xs:complexType name=\"include\">");
    x.line(2, "<xs:attribute name=\"file\" type=\"xs:string\" use=\"required\"/>");
    x.line(1, "</xs:complexType>");
    x.simpleTypes.values().forEach(x.out::append);
    x.out.append(types);
    x.line(0, "</xs:schema>");
    return x.out.toString();
  }

  private void complexType(ElementType t) {
    line(1, "<xs:complexType name=\"" + name(t) + "\">");
    line(2, "<xs:annotation>");
    line(3, "<xs:documentation>" + escape(t.description) + "</xs:documentation>");
    line(2, "</xs:annotation>");
    if (!t.children().isEmpty()) {
      line(2, "<xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\">");
      for (ElementType c : t.children()) {
        line(3, "<xs:element name=\"" + c.tag + "\" type=\"" + name(c) + "\"/>");
      }
      line(3, "<xs:element name=\"include\" type=\"include\"/>");
      line(2, "</xs:choice>");
    }
    for (Attribute a : t.permitted()) {
      String use = a.required ? " use=\"required\"" : "";
      line(2, "<xs:attribute name=\"" + a.name + "\" type=\"" + typeOf(a) + "\"" + use + ">");
      line(3, "<xs:annotation>");
      line(4, "<xs:documentation>" + escape(documentation(a)) + "</xs:documentation>");
      line(3, "</xs:annotation>");
      line(2, "</xs:attribute>");
    }
    line(1, "</xs:complexType>");
  }

  private static String documentation(Attribute a) {
    String fallback = a.fallback() == null ? "" : "; default " + ValueText.write(a.fallback());
    return a.description + fallback;
  }

  /** Returns the name of the simple type of an attribute's values, and notes it. */
  private String typeOf(Attribute a) {
    return switch (a.kind) {
      case BOOL -> words("bool", List.of("true", "false"));
      case FLAG -> words("flag", List.of("enable", "disable"));
      case KEYWORD -> words("", a.keywords);
      case REAL -> numbers(a, "xs:double", "real");
      case INT -> numbers(a, "xs:int", "int");
      case KEYWORDS, TEXT, FILE, NAME, CLASS, REFERENCE, REFERENCES -> "xs:string";
    };
  }

  private String words(String wanted, List<String> words) {
    String name = wanted.isEmpty() ? "key." + String.join("-", words) : wanted;
    StringBuilder b = new StringBuilder();
    b.append("  <xs:simpleType name=\"").append(name).append("\">\n");
    b.append("    <xs:restriction base=\"xs:string\">\n");
    for (String w : words) {
      b.append("      <xs:enumeration value=\"").append(w).append("\"/>\n");
    }
    b.append("    </xs:restriction>\n  </xs:simpleType>\n");
    simpleTypes.put(name, b.toString());
    return name;
  }

  private String numbers(Attribute a, String item, String kind) {
    if (a.min == 1 && a.max == 1) {
      return item;
    }
    String list = kind + "s";
    simpleTypes.put(
        list,
        "  <xs:simpleType name=\""
            + list
            + "\">\n    <xs:list itemType=\""
            + item
            + "\"/>\n  </xs:simpleType>\n");
    if (a.max == Integer.MAX_VALUE) {
      return list;
    }
    String name = kind + (a.min == a.max ? "" : "Upto") + a.max;
    List<String> facets = new ArrayList<>();
    if (a.min == a.max) {
      facets.add("<xs:length value=\"" + a.max + "\"/>");
    } else {
      facets.add("<xs:minLength value=\"" + a.min + "\"/>");
      facets.add("<xs:maxLength value=\"" + a.max + "\"/>");
    }
    simpleTypes.put(
        name,
        "  <xs:simpleType name=\""
            + name
            + "\">\n    <xs:restriction base=\""
            + list
            + "\">\n      "
            + String.join("\n      ", facets)
            + "\n    </xs:restriction>\n  </xs:simpleType>\n");
    return name;
  }

  private static String name(ElementType t) {
    return t.key.replace('/', '.');
  }

  private static String escape(String s) {
    return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private void line(int indent, String text) {
    out.repeat("  ", indent).append(text).append('\n');
  }
}
