package dev.dynamis.mjcf.spec;

import dev.dynamis.core.Diagnostic;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A model as a tree that programs read, build and edit.
 *
 * <p>All sections exist from the start and occur once, but for {@code default}, which keeps the
 * order of a file's sections; empty ones are not written. A spec belongs to one thread at a time.
 *
 * @since 0.1.0
 */
public final class Spec {
  /** A reference by name. */
  public record Reference(Element from, Attribute attribute, String name) {}

  private static final List<String> SECTIONS =
      List.of(
          "compiler",
          "option",
          "size",
          "visual",
          "statistic",
          "extension",
          "custom",
          "asset",
          "worldbody",
          "contact",
          "deformable",
          "equality",
          "tendon",
          "actuator",
          "sensor",
          "keyframe");

  private final Element root;
  private final Map<String, Element> sections = new HashMap<>();
  private final List<Diagnostic> notes = new ArrayList<>();
  private final List<DefaultClass> addedClasses = new ArrayList<>();
  private final Map<Element, KeyLayout> keyLayouts = new IdentityHashMap<>();
  private Resources resources = Resources.none();
  private Context context;
  private String comment = "";
  private Defaults defaults;
  private Map<String, Map<String, Element>> names;

  /** Makes an empty model. */
  public Spec() {
    root = new Element(Grammar.mjcf().root());
    root.setSpec(this);
    for (String tag : SECTIONS) {
      Element section = root.add(tag);
      sections.put(tag, section);
      if (section.type().space.isEmpty()) {
        for (ElementType t : section.type().children()) {
          if (t.times == ElementType.Times.OPTIONAL) {
            section.add(t.tag);
          }
        }
      }
    }
    context = new Context(compiler(), "");
  }

  /** Returns the root, {@code mujoco}. */
  public Element root() {
    return root;
  }

  /** Returns the section with this tag, such as {@code actuator}. */
  public Element section(String tag) {
    Element s = sections.get(tag);
    if (s == null) {
      throw new IllegalArgumentException("there is no section " + tag);
    }
    return s;
  }

  /** Returns the world body. */
  public Element world() {
    return section("worldbody");
  }

  /** Returns the compiler settings. */
  public Element compiler() {
    return section("compiler");
  }

  /** Returns the options of the simulation; the flags are its child {@code flag}. */
  public Element option() {
    return section("option");
  }

  /** Returns the name of the model. */
  public String name() {
    return root.text("model");
  }

  /** Returns the first comment of the file, or empty. */
  public String comment() {
    return comment;
  }

  /** Sets the comment that stands first in the file. */
  public void setComment(String text) {
    comment = text;
  }

  /** Returns where files come from. */
  public Resources resources() {
    return resources;
  }

  /** Sets where files come from. */
  public void setResources(Resources from) {
    resources = from;
  }

  /** Returns the context of all elements that were not attached from another model. */
  public Context context() {
    return context;
  }

  /** Sets the folder of the model's file, relative to the root of {@link #resources}. */
  public void setFolder(String folder) {
    context = new Context(compiler(), folder);
  }

  /** Returns warnings and notes that came up when the spec was made; the list can be added to. */
  public List<Diagnostic> notes() {
    return notes;
  }

  // ---- names

  /**
   * Returns the element with this name in a space of names, such as {@code joint} or {@code
   * actuator}, or {@code null}. The body {@code world} is the world.
   */
  public Element find(String space, String name) {
    if (space.equals("body") && name.equals("world")) {
      return world();
    }
    return names().getOrDefault(space, Map.of()).get(name);
  }

  /** Returns the names of a space, in file order. */
  public Collection<String> names(String space) {
    return names().getOrDefault(space, Map.of()).keySet();
  }

  private Map<String, Map<String, Element>> names() {
    if (names == null) {
      names = new HashMap<>();
      for (Element e : root.subtree()) {
        index(e);
      }
    }
    return names;
  }

  private void index(Element e) {
    if (!e.type().space.isEmpty()) {
      String name = e.name();
      if (!name.isEmpty()) {
        names
            .computeIfAbsent(e.type().space, s -> new java.util.LinkedHashMap<>())
            .putIfAbsent(name, e);
      }
    }
  }

  /** Returns all elements with names in a space, in file order, named or not. */
  public List<Element> all(String space) {
    List<Element> found = new ArrayList<>();
    for (Element e : root.subtree()) {
      if (e.type().space.equals(space)) {
        found.add(e);
      }
    }
    return found;
  }

  /** Returns all references by name in the spec, in file order. */
  public List<Reference> references() {
    List<Reference> found = new ArrayList<>();
    for (Element e : root.subtree()) {
      references(e, found);
    }
    return found;
  }

  static void references(Element e, List<Reference> found) {
    for (Attribute a : e.type().attributes) {
      Value v = a.isReference() ? e.own(a.index) : null;
      if (v != null) {
        for (String name : v.list()) {
          found.add(new Reference(e, a, name));
        }
      }
    }
  }

  /**
   * Returns the space that a reference of an element points into, such as {@code joint}; empty if
   * the attribute that says so is missing.
   */
  public static String target(Element from, Attribute attribute) {
    if (!attribute.target.startsWith("@")) {
      return attribute.target;
    }
    String kind = from.text(attribute.target.substring(1));
    return switch (kind) {
      case "xbody" -> "body";
      case "dof" -> "joint";
      default -> kind;
    };
  }

  /** Returns the references to an element by its name. */
  public List<Reference> referencesTo(Element element) {
    String name = element.name();
    if (name.isEmpty()) {
      return List.of();
    }
    return references().stream()
        .filter(r -> r.name.equals(name))
        .filter(r -> target(r.from, r.attribute).equals(element.type().space))
        .toList();
  }

  /**
   * Removes an element and everything below it.
   *
   * @return the references from what is left to what is gone; the model does not compile until they
   *     are gone too
   */
  public List<Reference> delete(Element element) {
    if (element.spec() != this) {
      throw new IllegalArgumentException(element.path() + " is not in this spec");
    }
    if (element.parent() == null || element.parent().parent() == null && !isDefault(element)) {
      throw new IllegalArgumentException(element.path() + " is a section, which always exists");
    }
    List<Element> gone = new ArrayList<>();
    for (Element e : element.subtree()) {
      if (!e.name().isEmpty() && find(e.type().space, e.name()) == e) {
        gone.add(e);
      }
    }
    element.remove();
    if (gone.isEmpty()) {
      return List.of();
    }
    Map<String, Map<String, Element>> lost = new HashMap<>();
    for (Element e : gone) {
      lost.computeIfAbsent(e.type().space, s -> new HashMap<>()).put(e.name(), e);
    }
    return references().stream()
        .filter(r -> lost.getOrDefault(target(r.from, r.attribute), Map.of()).containsKey(r.name))
        .toList();
  }

  private static boolean isDefault(Element e) {
    return e.type().key.equals("default");
  }

  // ---- default classes

  /** Returns the default class with this name; {@code main} if there is no such class. */
  public DefaultClass defaultClass(String name) {
    DefaultClass c = defaults().get(name);
    return c != null ? c : defaults().get("main");
  }

  /** Returns whether there is a default class with this name. */
  public boolean hasDefaultClass(String name) {
    return defaults().get(name) != null;
  }

  /** Returns all default classes, parents before children. */
  public Collection<DefaultClass> defaultClasses() {
    return defaults().all();
  }

  private Defaults defaults() {
    if (defaults == null) {
      defaults = new Defaults(root, addedClasses);
    }
    return defaults;
  }

  /**
   * Adds a class that comes from elsewhere, such as an attached model, and does not depend on this
   * spec's classes.
   */
  public void addClass(DefaultClass added) {
    addedClasses.add(added);
    defaults = null;
  }

  // ---- keyframes

  /**
   * Returns which elements the numbers of a key belong to, if it comes from an attached model, or
   * {@code null} if they belong to the whole model.
   */
  public KeyLayout keyLayout(Element key) {
    return keyLayouts.get(key);
  }

  /** Says which elements the numbers of a key belong to; {@code null} for the whole model. */
  public void setKeyLayout(Element key, KeyLayout layout) {
    if (layout == null) {
      keyLayouts.remove(key);
    } else {
      keyLayouts.put(key, layout);
    }
  }

  /** Returns the keys that have a layout. */
  public Map<Element, KeyLayout> keyLayouts() {
    return Collections.unmodifiableMap(keyLayouts);
  }

  // ---- changes

  void changed(Element e, Attribute a) {
    if (e.type().isDefault()) {
      defaults = null;
    }
    if (a.kind == Kind.NAME || a.kind == Kind.FILE) {
      names = null;
    }
  }

  void structureChanged(Element e) {
    if (e.type().isDefault()) {
      defaults = null;
    }
    names = null;
  }

  void adopted(Element e) {
    if (e.type().isDefault()) {
      defaults = null;
    }
    if (names != null && (!e.children().isEmpty() || !e.name().isEmpty())) {
      names = null;
    }
  }

  /** Returns a copy that shares nothing with this spec but the resources. */
  public Spec copy() {
    Spec made = new Spec();
    made.root.at(root.place());
    for (Value v : ownValues(root)) {
      made.root.set(v);
    }
    made.resources = resources;
    made.comment = comment;
    made.notes.addAll(notes);
    for (Element section : List.copyOf(made.root.children())) {
      section.remove();
    }
    made.sections.clear();
    Map<Element, Element> copies = new IdentityHashMap<>();
    for (Element section : root.children()) {
      Element copy = made.root.adopt(section.copy(copies), made.root.children().size());
      made.sections.putIfAbsent(section.tag(), copy);
    }
    made.context = new Context(made.compiler(), context.folder());
    made.addedClasses.addAll(addedClasses);
    keyLayouts.forEach((key, layout) -> made.setKeyLayout(copies.get(key), layout.map(copies)));
    return made;
  }

  private static List<Value> ownValues(Element e) {
    List<Value> all = new ArrayList<>();
    for (Attribute a : e.type().attributes) {
      if (e.own(a.index) != null) {
        all.add(e.own(a.index));
      }
    }
    return all;
  }

  /** Returns whether both have the same content; empty sections and comments do not count. */
  public boolean same(Spec other) {
    List<Element> a = root.children().stream().filter(s -> !s.isEmpty()).toList();
    List<Element> b = other.root.children().stream().filter(s -> !s.isEmpty()).toList();
    if (a.size() != b.size() || !name().equals(other.name())) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!a.get(i).same(b.get(i))) {
        return false;
      }
    }
    return true;
  }
}
