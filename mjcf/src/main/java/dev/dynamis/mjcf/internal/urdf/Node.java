package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.internal.read.NumberText;
import dev.dynamis.mjcf.internal.xml.XmlElement;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An element of a URDF text with its path; what is missing or wrong is noted where it is read. */
final class Node {
  private final XmlElement xml;
  private final String path;
  private final Notes notes;
  private List<Node> children;

  Node(XmlElement xml, String path, Notes notes) {
    this.xml = xml;
    this.path = path;
    this.notes = notes;
  }

  XmlElement xml() {
    return xml;
  }

  String tag() {
    return xml.name();
  }

  /** Returns the path for messages, such as {@code link[hand]/collision(2)/geometry}. */
  String path() {
    return path;
  }

  Place place() {
    return new Place(notes.source, xml.line(), xml.column());
  }

  /** Returns the place of an attribute, or that of the element if it is missing. */
  Place place(String attribute) {
    for (XmlElement.Attribute a : xml.attributes()) {
      if (a.name().equals(attribute)) {
        return new Place(notes.source, a.line(), a.column());
      }
    }
    return place();
  }

  // ---- children

  /** Returns all children; those without a name are counted where there are several. */
  List<Node> children() {
    if (children == null) {
      children = new ArrayList<>();
      Map<String, Integer> totals = new HashMap<>();
      for (XmlElement c : xml.children()) {
        totals.merge(c.name(), 1, Integer::sum);
      }
      Map<String, Integer> seen = new HashMap<>();
      for (XmlElement c : xml.children()) {
        int number = seen.merge(c.name(), 1, Integer::sum);
        String label = label(c, totals.get(c.name()) > 1 ? "(" + number + ")" : "");
        children.add(new Node(c, path.isEmpty() ? label : path + "/" + label, notes));
      }
    }
    return children;
  }

  private static String label(XmlElement xml, String otherwise) {
    String name = xml.attribute("name");
    return xml.name() + (name == null || name.isBlank() ? otherwise : "[" + name + "]");
  }

  /** Returns the first child with a tag, or {@code null}. */
  Node child(String tag) {
    for (Node c : children()) {
      if (c.tag().equals(tag)) {
        return c;
      }
    }
    return null;
  }

  /** Returns the first child with a tag; notes if there is none and returns {@code null}. */
  Node need(String tag) {
    Node found = child(tag);
    if (found == null) {
      error(
          Code.MISSING_ELEMENT,
          null,
          tag() + " has no element " + tag,
          "add <" + tag + " .../> inside of " + tag());
    }
    return found;
  }

  // ---- attributes

  /** Returns a text, or {@code null} if it is missing or blank. */
  String text(String attribute) {
    String text = xml.attribute(attribute);
    return text == null || text.isBlank() ? null : text;
  }

  /** Returns a text; notes if it is missing and returns {@code null}. */
  String needText(String attribute) {
    String text = text(attribute);
    if (text == null) {
      error(
          Code.MISSING_ATTRIBUTE,
          attribute,
          "the attribute is missing",
          "add " + attribute + "=\"...\"");
    }
    return text;
  }

  /** Returns finite numbers, or {@code null} if they are missing or wrong, which is noted. */
  double[] reals(String attribute, int count) {
    double[] all = anyReals(attribute, count);
    if (all != null) {
      for (double x : all) {
        if (Double.isInfinite(x)) {
          error(
              Code.NUMBER_OUT_OF_RANGE,
              attribute,
              "a number is infinite",
              "use a number below 1.8e308");
          return null;
        }
      }
    }
    return all;
  }

  /** Returns finite numbers; notes if they are missing or wrong and returns {@code null}. */
  double[] needReals(String attribute, int count) {
    return needText(attribute) == null ? null : reals(attribute, count);
  }

  /** Returns a finite number; notes if it is missing or wrong and returns NaN. */
  double needReal(String attribute) {
    double[] one = needReals(attribute, 1);
    return one == null ? Double.NaN : one[0];
  }

  /** Returns a number that may be infinite, or NaN if it is missing or wrong, which is noted. */
  double anyReal(String attribute) {
    double[] one = anyReals(attribute, 1);
    return one == null ? Double.NaN : one[0];
  }

  private double[] anyReals(String attribute, int count) {
    String text = text(attribute);
    if (text == null) {
      return null;
    }
    double[] all =
        NumberText.reals(text, count, place(attribute), path + "/@" + attribute, notes.problems);
    if (all != null) {
      for (double x : all) {
        if (Double.isNaN(x)) {
          error(Code.NAN_IN_TEXT, attribute, "the text contains a NaN", "replace it by a number");
          return null;
        }
      }
    }
    return all;
  }

  // ---- problems

  /** Notes an error at an attribute, or at the element if that is {@code null}. */
  void error(Code code, String attribute, String problem, String fix) {
    add(Severity.ERROR, code, attribute, problem, fix);
  }

  void warning(Code code, String attribute, String problem, String fix) {
    add(Severity.WARNING, code, attribute, problem, fix);
  }

  void note(Code code, String attribute, String problem, String fix) {
    add(Severity.NOTE, code, attribute, problem, fix);
  }

  /** Remembers that an attribute, or the element if that is {@code null}, is not read. */
  void unread(String attribute, String what, String fix) {
    String at = attribute == null ? path : path + "/@" + attribute;
    notes.unread(what, attribute == null ? place() : place(attribute), at, fix);
  }

  private void add(Severity severity, Code code, String attribute, String problem, String fix) {
    Place where = attribute == null ? place() : place(attribute);
    String at = attribute == null ? path : path + "/@" + attribute;
    notes.problems.add(severity, code, where, at, problem, fix);
  }
}
