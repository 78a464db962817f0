package dev.dynamis.mjcf.spec;

import dev.dynamis.core.ModelException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One element of a spec: values of its attributes and children.
 *
 * <p>An attribute has an <i>own</i> value if the element itself gives it ({@link #has}, {@link
 * #get}) and a <i>resolved</i> value ({@link #resolved} and the typed accessors {@link #real},
 * {@link #reals}, {@link #integer}, {@link #bool}, {@link #text}, ...) that falls back, number by
 * number, on the element's default class and then on the grammar.
 *
 * @since 0.1.0
 */
public final class Element {
  private final ElementType type;
  private final Value[] values;
  private final List<Element> children = new ArrayList<>();
  private final List<Element> childrenView = Collections.unmodifiableList(children);
  private Element parent;
  private Spec spec;
  private Place place = Place.PROGRAM;
  private Context context;

  Element(ElementType type) {
    this.type = type;
    this.values = new Value[type.attributes.size()];
  }

  // ---- what it is

  /** Returns the type. */
  public ElementType type() {
    return type;
  }

  /** Returns the tag, such as {@code geom}. */
  public String tag() {
    return type.tag;
  }

  /** Returns where it was written; {@link Place#PROGRAM} if a program made it. */
  public Place place() {
    return place;
  }

  /** Says where it comes from. */
  public Element at(Place where) {
    place = where;
    return this;
  }

  /** Says where an own value comes from. */
  public Element at(String attribute, Place where) {
    int index = attribute(attribute).index;
    values[index] = values[index].at(where);
    return this;
  }

  /** Returns the spec that it is in, or {@code null} after it was removed. */
  public Spec spec() {
    return spec;
  }

  void setSpec(Spec owner) {
    spec = owner;
  }

  /** Returns the parent, or {@code null} for the root or after it was removed. */
  public Element parent() {
    return parent;
  }

  /** Returns the children, in order; the list follows changes. */
  public List<Element> children() {
    return childrenView;
  }

  /** Returns the children with a tag, in order. */
  public List<Element> children(String tag) {
    return children.stream().filter(c -> c.type.tag.equals(tag)).toList();
  }

  /** Returns the first child with a tag, or {@code null}. */
  public Element child(String tag) {
    for (Element c : children) {
      if (c.type.tag.equals(tag)) {
        return c;
      }
    }
    return null;
  }

  /** Returns this element and everything below it, parents before children, in file order. */
  public Iterable<Element> subtree() {
    return () -> new SubtreeWalk(this);
  }

  /**
   * Returns the name, or empty. Meshes, height fields and textures without one have that of their
   * file, without folder and extension.
   */
  public String name() {
    Attribute a = type.attribute("name");
    if (a == null || !type.permits(a)) {
      return "";
    }
    if (values[a.index] != null) {
      return values[a.index].text();
    }
    Attribute f = type.attribute("file");
    if (f == null
        || values[f.index] == null
        || type.space.isEmpty()
        || type.space.equals("model")) {
      return "";
    }
    String file = values[f.index].text().replace('\\', '/');
    String base = file.substring(file.lastIndexOf('/') + 1);
    int dot = base.lastIndexOf('.');
    return dot < 0 ? base : base.substring(0, dot);
  }

  /**
   * Returns the compiler settings and folder that the values are to be read with: those of the
   * model that the element was attached from, else the spec's.
   */
  public Context context() {
    return context != null ? context : spec == null ? null : spec.context();
  }

  /** Returns the {@code compiler} element of the {@link #context}. */
  public Element compiler() {
    return context().compiler();
  }

  /** Fixes the context of this element and of everything below it that has none. */
  public void setContext(Context fixed) {
    for (Element e : subtree()) {
      if (e.context == null) {
        e.context = fixed;
      }
    }
  }

  /** Returns whether it carries the context of another model. */
  public boolean isForeign() {
    return context != null && (spec == null || context != spec.context());
  }

  /**
   * Returns a short path for messages, such as {@code body[forearm]/joint[elbow]}: from the nearest
   * ancestor that has a name, or from the section. Elements without a name are counted.
   */
  public String path() {
    return ElementPath.of(this);
  }

  // ---- own values

  /** Returns whether the element itself gives the attribute. */
  public boolean has(String attribute) {
    return get(attribute) != null;
  }

  /** Returns the element's own value, or {@code null}. */
  public Value get(String attribute) {
    return values[attribute(attribute).index];
  }

  /** Returns the element's own value of an attribute of its type, or {@code null}. */
  public Value get(Attribute attribute) {
    return values[attribute.index];
  }

  Value own(int index) {
    return index < values.length ? values[index] : null;
  }

  /** Returns where the attribute was written, or where the element was if it has no own value. */
  public Place place(String attribute) {
    Attribute a = type.attribute(attribute);
    Value v = a == null ? null : values[a.index];
    return v == null || v.place() == Place.PROGRAM ? place : v.place();
  }

  /**
   * Sets numbers.
   *
   * @throws ModelException if the attribute does not exist here or cannot hold them
   */
  public Element set(String attribute, double... numbers) {
    Attribute a = permitted(attribute);
    if (a.kind == Kind.INT) {
      int[] whole = new int[numbers.length];
      for (int i = 0; i < whole.length; i++) {
        whole[i] = (int) numbers[i];
        if (whole[i] != numbers[i]) {
          throw Refusals.value(
              this, a, Code.NOT_A_NUMBER, numbers[i] + " is not a whole number", "round it");
        }
      }
      return put(a, whole);
    }
    if (a.kind != Kind.REAL) {
      throw Refusals.value(
          this, a, Code.NOT_A_NUMBER, "it does not hold numbers", "give " + Refusals.wanted(a));
    }
    return put(a, numbers.clone());
  }

  /**
   * Sets a text, keyword or name. Numbers, booleans and lists are read from it as from a file.
   *
   * @throws ModelException if the attribute does not exist here or cannot hold it
   */
  public Element set(String attribute, String text) {
    Attribute a = permitted(attribute);
    try {
      Object data = ValueText.read(a, text, Integer.MAX_VALUE);
      if (data == null) {
        return clear(attribute);
      }
      return put(a, data);
    } catch (BadValue e) {
      throw Refusals.value(this, a, e.code(), e.getMessage(), e.fix());
    }
  }

  /**
   * Sets {@code true} or {@code false}, or the keyword of that name.
   *
   * @throws ModelException if the attribute does not exist here or cannot hold it
   */
  public Element set(String attribute, boolean yes) {
    Attribute a = permitted(attribute);
    return a.kind.isBoolean() ? put(a, yes) : set(attribute, yes ? "true" : "false");
  }

  /** Removes the element's own value. */
  public Element clear(String attribute) {
    Attribute a = attribute(attribute);
    if (values[a.index] != null) {
      change(a, null);
    }
    return this;
  }

  private Element put(Attribute a, Object data) {
    try {
      ValueText.check(a, data);
    } catch (BadValue e) {
      throw Refusals.value(this, a, e.code(), e.getMessage(), e.fix());
    }
    change(a, new Value(a, data, Place.PROGRAM));
    return this;
  }

  /** Sets a value of this type's attribute, which may come from an element of the same record. */
  public Element set(Value value) {
    Attribute a = permitted(value.attribute().name);
    if (a.kind != value.attribute().kind) {
      throw Refusals.value(
          this, a, Code.NOT_A_NUMBER, "the value has another type", "give " + Refusals.wanted(a));
    }
    change(a, new Value(a, value.data(), value.place()));
    return this;
  }

  private void change(Attribute a, Value v) {
    values[a.index] = v;
    if (spec != null) {
      spec.changed(this, a);
    }
  }

  private Attribute attribute(String name) {
    Attribute a = type.attribute(name);
    if (a == null) {
      throw Refusals.noAttribute(this, name);
    }
    return a;
  }

  private Attribute permitted(String name) {
    Attribute a = attribute(name);
    if (!type.permits(a)) {
      throw Refusals.value(
          this, a, Code.UNKNOWN_ATTRIBUTE, "is not permitted in " + type.key, "set it elsewhere");
    }
    return a;
  }

  // ---- resolved values

  /**
   * Returns the default class: the element's own {@code class}, else the nearest {@code childclass}
   * above, else {@code main}; {@code null} if classes do not apply to this type.
   */
  public DefaultClass defaultClass() {
    return Cascade.defaultClass(this);
  }

  /**
   * Returns the value that holds: the element's own, completed by its default class, completed by
   * the grammar's default; {@code null} where nobody gives one.
   *
   * <p>Of an actuator's shortcut, attributes outside the shared record ({@code kp}, {@code kv},
   * ...) do not come from classes this way; use {@link #cascade}.
   */
  public Value resolved(String attribute) {
    return resolved(attribute(attribute));
  }

  /** Returns the value of {@link #resolved(String)} for an attribute of this element's type. */
  public Value resolved(Attribute a) {
    return Cascade.resolved(this, a);
  }

  /** Returns whether the element or one of its classes gives the attribute. */
  public boolean given(String attribute) {
    Value v = resolved(attribute);
    return v != null && !v.isFallback();
  }

  /** Returns one real number; resolved. */
  public double real(String attribute) {
    return need(attribute).real();
  }

  /** Returns real numbers, all of them; resolved. The array must not be written to. */
  public double[] reals(String attribute) {
    return need(attribute).reals();
  }

  /** Returns one whole number; resolved. */
  public int integer(String attribute) {
    return need(attribute).integer();
  }

  /** Returns whole numbers, all of them; resolved. The array must not be written to. */
  public int[] integers(String attribute) {
    return need(attribute).integers();
  }

  /** Returns whether it is true or enabled; resolved. */
  public boolean bool(String attribute) {
    return need(attribute).bool();
  }

  /** Returns the keyword, text, file or name, or empty if there is none; resolved. */
  public String text(String attribute) {
    Value v = resolved(attribute);
    return v == null ? "" : v.text();
  }

  private Value need(String attribute) {
    Value v = resolved(attribute);
    if (v == null) {
      throw new IllegalStateException(path() + "/@" + attribute + " has no value and no default");
    }
    return v;
  }

  /**
   * Returns everything that gives values to this element in the order in which it applies: the
   * elements of its default class, from the outermost class on, and at last the element itself.
   */
  public List<Element> cascade() {
    return Cascade.of(this);
  }

  /**
   * Returns the value that the cascade gives last among several attributes that exclude each other,
   * or {@code null} if it gives none.
   */
  public Value last(String... attributes) {
    return Cascade.last(this, attributes);
  }

  /**
   * Returns the orientation that holds: {@code axisangle}, {@code xyaxes}, {@code zaxis} or {@code
   * euler} if the element or one of its classes gives one, else {@code quat}. An alternative of a
   * class beats the element's own {@code quat}.
   */
  public Value orientation() {
    Value v = last("axisangle", "xyaxes", "zaxis", "euler");
    return v != null ? v : resolved("quat");
  }

  // ---- structure

  /**
   * Adds a child at the end.
   *
   * @throws ModelException if such a child may not stand here, or not twice
   */
  public Element add(String tag) {
    ElementType t = type.child(tag);
    if (t == null) {
      throw Refusals.noChild(this, tag);
    }
    return adopt(new Element(t), children.size());
  }

  /** Moves this element to the end of another parent's children, which may be in another spec. */
  public Element moveTo(Element newParent) {
    return moveTo(newParent, newParent.children.size() - (newParent == parent ? 1 : 0));
  }

  /** Moves this element to a position among another parent's children. */
  public Element moveTo(Element newParent, int position) {
    for (Element e = newParent; e != null; e = e.parent) {
      if (e == this) {
        throw new IllegalArgumentException(path() + " cannot be moved into itself");
      }
    }
    if (newParent.type.child(type.tag) != type) {
      throw new IllegalArgumentException(newParent.path() + " cannot hold " + type.key);
    }
    remove();
    return newParent.adopt(this, position);
  }

  /** Takes this element out of its parent; it can be moved to another. */
  public Element remove() {
    if (parent != null) {
      parent.children.remove(this);
      parent = null;
      Spec old = spec;
      for (Element e : subtree()) {
        e.spec = null;
      }
      if (old != null) {
        old.structureChanged(this);
      }
    }
    return this;
  }

  /** Makes an element that is not in a spec yet. */
  public static Element make(ElementType type) {
    return new Element(type);
  }

  /** Puts elements that are in no spec in the place of this one, which is taken out. */
  public void replaceBy(List<Element> others) {
    Element p = parent;
    int position = p.children.indexOf(this);
    remove();
    p.children.addAll(position, others);
    for (Element other : others) {
      other.parent = p;
      p.own(other);
    }
  }

  /** Takes some of the children out. */
  public void removeChildren(Set<Element> gone) {
    children.removeIf(gone::contains);
    for (Element e : gone) {
      e.parent = null;
      for (Element x : e.subtree()) {
        x.spec = null;
      }
      if (spec != null) {
        spec.structureChanged(e);
      }
    }
  }

  /** Returns a copy of this element and everything below, outside of any spec. */
  public Element copy() {
    return copy(new IdentityHashMap<>());
  }

  /** Returns a copy of this element and everything below, and notes which is the copy of which. */
  public Element copy(Map<Element, Element> copies) {
    return Subtrees.copy(this, copies);
  }

  Element copyWithoutChildren() {
    Element made = new Element(type);
    System.arraycopy(values, 0, made.values, 0, values.length);
    made.place = place;
    made.context = context;
    return made;
  }

  /** Returns whether the element itself gives no value. */
  boolean givesNothing() {
    for (Value v : values) {
      if (v != null) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether another element of the same type gives the same values. */
  boolean givesSame(Element other) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null ? other.values[i] != null : !values[i].same(other.values[i])) {
        return false;
      }
    }
    return true;
  }

  /** Appends a child that is in no spec. */
  void append(Element child) {
    child.parent = this;
    children.add(child);
  }

  Element adopt(Element child, int position) {
    boolean single = child.type.times != ElementType.Times.MANY || isSingleSection(child.type);
    if (single && child(child.type.tag) != null) {
      throw Refusals.repeated(this, child.type);
    }
    child.parent = this;
    children.add(position, child);
    own(child);
    return child;
  }

  private void own(Element child) {
    if (spec != null) {
      for (Element e : child.subtree()) {
        e.spec = spec;
      }
      spec.adopted(child);
    }
  }

  private boolean isSingleSection(ElementType t) {
    return type.key.equals("mujoco") && !t.key.equals("default");
  }

  /** Returns whether both have the same type, own values and children, wherever they come from. */
  public boolean same(Element other) {
    return Subtrees.same(this, other);
  }

  /** Returns whether it gives no value and has no child that does. */
  public boolean isEmpty() {
    return Subtrees.isEmpty(this);
  }

  @Override
  public String toString() {
    return path();
  }
}
