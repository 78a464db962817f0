package dev.dynamis.mjcf.spec;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The table of all elements and attributes of MJCF, profile MuJoCo 3.5. It drives the reader, the
 * checks, default classes, the writer, the XML schema and the reference page.
 *
 * @since 0.1.0
 */
public final class Grammar {
  /** The version whose language this is. */
  public static final String PROFILE = "3.5";

  /**
   * What changed in another version.
   *
   * @param added whether it came, rather than went
   * @param version the version, such as {@code 3.11}
   * @param advice what to do instead; may be empty
   */
  public record Change(boolean added, String version, String advice) {}

  private static final class Holder {
    static final Grammar MJCF = new Grammar(GrammarReader.readResources());
  }

  private final Map<String, ElementType> types;
  private final Map<String, Change> changes;

  private Grammar(GrammarReader.Table table) {
    this.types = Collections.unmodifiableMap(new LinkedHashMap<>(table.types()));
    this.changes = new HashMap<>(table.changes());
  }

  /** Returns the grammar of MJCF. */
  public static Grammar mjcf() {
    return Holder.MJCF;
  }

  /** Returns the type with this key, such as {@code geom} or {@code actuator/motor}. */
  public ElementType type(String key) {
    ElementType t = types.get(key);
    if (t == null) {
      throw new IllegalArgumentException("the grammar has no element " + key);
    }
    return t;
  }

  /** Returns the type of the root element. */
  public ElementType root() {
    return type("mujoco");
  }

  /** Returns all types, in the order of the grammar. */
  public List<ElementType> types() {
    return List.copyOf(types.values());
  }

  /** Returns what other versions did with a child element that this one does not know, or null. */
  public Change changeOfElement(ElementType parent, String tag) {
    return changes.get(place(parent) + tag);
  }

  /** Returns what other versions did with an attribute that this one does not know, or null. */
  public Change changeOfAttribute(ElementType type, String attribute) {
    Change c = changes.get(type.key + "/@" + attribute);
    return c != null ? c : changes.get(type.record + "/@" + attribute);
  }

  /** Returns what other versions did with a keyword that this one does not know, or null. */
  public Change changeOfKeyword(ElementType type, Attribute attribute, String keyword) {
    Change c = changes.get(type.key + "/@" + attribute.name + "=" + keyword);
    return c != null ? c : changes.get(type.record + "/@" + attribute.name + "=" + keyword);
  }

  /** Returns all changes of other versions, by what they are about. */
  public Map<String, Change> changes() {
    return Collections.unmodifiableMap(changes);
  }

  /** Returns an XML schema for editors: structure, attribute names and types of values. */
  public String xsd() {
    return GrammarXsd.write(this);
  }

  /** Returns the reference page of all elements and attributes, in Markdown. */
  public String page() {
    return GrammarPage.write(this);
  }

  private List<ElementType> select(Predicate<ElementType> test) {
    return types.values().stream().filter(test).toList();
  }

  private static String place(ElementType parent) {
    return switch (parent.key) {
      case "mujoco", "worldbody", "body", "frame", "replicate" -> "";
      default -> parent.tag + "/";
    };
  }
}
