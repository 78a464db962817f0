package dev.dynamis.mjcf.spec;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One kind of element, as the grammar describes it.
 *
 * @since 0.1.0
 */
public final class ElementType {
  /** How often an element may occur in its parent. */
  public enum Times {
    /** Exactly once. */
    ONCE,
    /** At most once. */
    OPTIONAL,
    /** Any number of times. */
    MANY
  }

  /** Key in the grammar, such as {@code geom} or {@code equality/joint}; unique. */
  public final String key;

  /** Tag in the file, the last part of the key. */
  public final String tag;

  /** How often it may occur in its parent. */
  public final Times times;

  /** Space in which the names of these elements are unique, or empty. */
  public final String space;

  /** One line on what it is. */
  public final String description;

  /**
   * Key of the record that the element shares with others, so that default classes apply; the
   * element's own key if it shares none.
   */
  public final String record;

  /** How many of {@link #attributes} belong to the record; default classes give only these. */
  public final int recordSize;

  /**
   * All attributes by index. Those that only a record's other members may have in a file are among
   * them, for {@link Element#resolved}; {@link #permits} tells.
   */
  public final List<Attribute> attributes;

  private final boolean[] permitted;
  private final Map<String, Attribute> byName = new HashMap<>();
  private final Map<String, ElementType> children = new LinkedHashMap<>();
  private final List<ElementType> parents = new ArrayList<>();

  ElementType(
      String key,
      Times times,
      String space,
      String description,
      String record,
      int recordSize,
      List<Attribute> attributes,
      boolean[] permitted) {
    this.key = key;
    this.tag = key.substring(key.lastIndexOf('/') + 1);
    this.times = times;
    this.space = space;
    this.description = description;
    this.record = record;
    this.recordSize = recordSize;
    this.attributes = List.copyOf(attributes);
    this.permitted = permitted;
    for (Attribute a : attributes) {
      byName.put(a.name, a);
    }
  }

  void allow(ElementType child) {
    children.put(child.tag, child);
    child.parents.add(this);
  }

  /** Returns the attribute with this name, or {@code null}. */
  public Attribute attribute(String name) {
    return byName.get(name);
  }

  /** Returns whether a file may give the attribute for this element. */
  public boolean permits(Attribute attribute) {
    return permitted[attribute.index];
  }

  /** Returns the attributes that a file may give, in the order of the grammar. */
  public List<Attribute> permitted() {
    return attributes.stream().filter(this::permits).toList();
  }

  /** Returns the type of a child with this tag, or {@code null} if there may be none. */
  public ElementType child(String childTag) {
    return children.get(childTag);
  }

  /** Returns the types of children, in the order of the grammar. */
  public List<ElementType> children() {
    return List.copyOf(children.values());
  }

  /** Returns the types that may hold this one. */
  public List<ElementType> parents() {
    return Collections.unmodifiableList(parents);
  }

  /** Returns whether elements of this type hold values for others in a default class. */
  public boolean isDefault() {
    return key.startsWith("default");
  }

  /** Returns whether default classes give values to elements of this type. */
  public boolean hasClass() {
    Attribute a = byName.get("class");
    return a != null && a.kind == Kind.CLASS;
  }

  @Override
  public String toString() {
    return key;
  }
}
