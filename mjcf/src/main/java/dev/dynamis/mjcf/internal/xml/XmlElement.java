package dev.dynamis.mjcf.internal.xml;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An element of a text, with places. */
public final class XmlElement {
  /**
   * An attribute.
   *
   * @param name its name
   * @param value its value, with references replaced
   * @param line line of its name from 1
   * @param column column of its name from 1
   */
  public record Attribute(String name, String value, int line, int column) {}

  private final String name;
  private final int line;
  private final int column;
  private final List<Attribute> attributes = new ArrayList<>();
  private final List<XmlElement> children = new ArrayList<>();
  private String comment = "";
  private Attribute text;

  XmlElement(String name, int line, int column) {
    this.name = name;
    this.line = line;
    this.column = column;
  }

  void add(Attribute attribute) {
    attributes.add(attribute);
  }

  void add(XmlElement child) {
    children.add(child);
  }

  void setComment(String first) {
    comment = first;
  }

  void setText(Attribute stray) {
    text = stray;
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Returns the line of the start tag from 1. */
  public int line() {
    return line;
  }

  /** Returns the column of the start tag from 1. */
  public int column() {
    return column;
  }

  /** Returns the attributes in the order of the text. */
  public List<Attribute> attributes() {
    return Collections.unmodifiableList(attributes);
  }

  /** Returns the value of an attribute, or {@code null}. */
  public String attribute(String wanted) {
    for (Attribute a : attributes) {
      if (a.name.equals(wanted)) {
        return a.value;
      }
    }
    return null;
  }

  /** Returns the children in the order of the text. */
  public List<XmlElement> children() {
    return Collections.unmodifiableList(children);
  }

  /** Returns the comment that stands first in the element, or empty. */
  public String comment() {
    return comment;
  }

  /** Returns the first text between tags that is not white, with its place, or {@code null}. */
  public Attribute text() {
    return text;
  }
}
