package dev.dynamis.mjcf.spec;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.internal.text.NearestName;
import java.util.List;

/** Why an element does not take what a program gives it. */
final class Refusals {
  private Refusals() {}

  static ModelException noAttribute(Element e, String name) {
    List<String> known = e.type().permitted().stream().map(a -> a.name).toList();
    return at(
        e,
        Code.UNKNOWN_ATTRIBUTE,
        e.path(),
        "has no attribute " + name,
        NearestName.oneOf(name, known, "see the reference of " + e.type().key));
  }

  static ModelException noChild(Element e, String tag) {
    List<String> known = e.type().children().stream().map(c -> c.tag).toList();
    return at(
        e,
        Code.UNKNOWN_ELEMENT,
        e.path(),
        "cannot hold an element " + tag,
        NearestName.oneOf(tag, known, "see the reference of " + e.type().key));
  }

  static ModelException repeated(Element e, ElementType child) {
    return at(
        e,
        Code.REPEATED_ELEMENT,
        e.path(),
        "already has an element " + child.tag,
        "use the one that is there");
  }

  static ModelException value(Element e, Attribute a, Code code, String problem, String fix) {
    return at(e, code, e.path() + "/@" + a.name, problem, fix);
  }

  private static ModelException at(Element e, Code code, String path, String problem, String fix) {
    Place p = e.place();
    return new ModelException(
        Diagnostic.error(code.code(), p.source(), p.line(), p.column(), path, problem, fix));
  }

  /** Returns what an attribute can hold. */
  static String wanted(Attribute a) {
    return switch (a.kind) {
      case REAL, INT -> "numbers";
      case BOOL -> "true or false";
      case FLAG -> "enable or disable";
      case KEYWORD, KEYWORDS -> "one of " + String.join(", ", a.keywords);
      case TEXT, NAME, CLASS, FILE, REFERENCE, REFERENCES -> "a text";
    };
  }
}
