package dev.dynamis.mjcf.spec;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.internal.text.NearestName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
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
    return () -> new Walk(this);
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
    StringBuilder b = new StringBuilder(label());
    for (Element e = parent; e != null && e.parent != null; e = e.parent) {
      b.insert(0, e.label() + "/");
      if (!e.name().isEmpty()) {
        break;
      }
    }
    return b.toString();
  }

  private String label() {
    String name = type.key.equals("default") && has("class") ? text("class") : name();
    if (!name.isEmpty()) {
      return type.tag + "[" + name + "]";
    }
    if (parent == null || type.times != ElementType.Times.MANY || parent.parent == null) {
      return type.tag;
    }
    int number = 0;
    int all = 0;
    for (Element e : parent.children) {
      all += e.type == type ? 1 : 0;
      number = e == this ? all : number;
    }
    return all == 1 ? type.tag : type.tag + "(" + number + ")";
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
          throw refused(a, Code.NOT_A_NUMBER, numbers[i] + " is not a whole number", "round it");
        }
      }
      return put(a, whole);
    }
    if (a.kind != Kind.REAL) {
      throw refused(a, Code.NOT_A_NUMBER, "it does not hold numbers", "give " + wanted(a));
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
      throw refused(a, e.code(), e.getMessage(), e.fix());
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
      throw refused(a, e.code(), e.getMessage(), e.fix());
    }
    change(a, new Value(a, data, Place.PROGRAM));
    return this;
  }

  /** Sets a value of this type's attribute, which may come from an element of the same record. */
  public Element set(Value value) {
    Attribute a = permitted(value.attribute().name);
    if (a.kind != value.attribute().kind) {
      throw refused(a, Code.NOT_A_NUMBER, "the value has another type", "give " + wanted(a));
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
      throw new ModelException(
          Diagnostic.error(
              Code.UNKNOWN_ATTRIBUTE.code(),
              place.source(),
              place.line(),
              place.column(),
              path(),
              "has no attribute " + name,
              NearestName.oneOf(
                  name,
                  type.permitted().stream().map(p -> p.name).toList(),
                  "see the reference of " + type.key)));
    }
    return a;
  }

  private Attribute permitted(String name) {
    Attribute a = attribute(name);
    if (!type.permits(a)) {
      throw refused(
          a, Code.UNKNOWN_ATTRIBUTE, "is not permitted in " + type.key, "set it elsewhere");
    }
    return a;
  }

  private ModelException refused(Attribute a, Code code, String problem, String fix) {
    return new ModelException(
        Diagnostic.error(
            code.code(),
            place.source(),
            place.line(),
            place.column(),
            path() + "/@" + a.name,
            problem,
            fix));
  }

  private static String wanted(Attribute a) {
    return switch (a.kind) {
      case REAL, INT -> "numbers";
      case BOOL -> "true or false";
      case FLAG -> "enable or disable";
      case KEYWORD, KEYWORDS -> "one of " + String.join(", ", a.keywords);
      default -> "a text";
    };
  }

  // ---- resolved values

  /**
   * Returns the default class: the element's own {@code class}, else the nearest {@code childclass}
   * above, else {@code main}; {@code null} if classes do not apply to this type.
   */
  public DefaultClass defaultClass() {
    if (!type.hasClass() || spec == null) {
      return null;
    }
    Attribute a = type.attribute("class");
    if (values[a.index] != null) {
      return spec.defaultClass(values[a.index].text());
    }
    for (Element e = parent; e != null; e = e.parent) {
      Attribute c = e.type.attribute("childclass");
      if (c != null && e.values[c.index] != null) {
        return spec.defaultClass(e.values[c.index].text());
      }
    }
    return spec.defaultClass("main");
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
    Value own = values[a.index];
    if (own != null && !a.isPartial()) {
      return own;
    }
    DefaultClass c = a.own || a.index >= type.recordSize ? null : defaultClass();
    return a.lay(own, c == null ? a.fallback() : c.value(type, a.index));
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

  /** Returns the index of the keyword in the grammar's list; resolved. */
  public int keyword(String attribute) {
    return need(attribute).keyword();
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
    DefaultClass c = defaultClass();
    List<Element> all = new ArrayList<>(c == null ? List.of() : c.steps(type.record));
    all.add(this);
    return all;
  }

  /**
   * Returns the value that the cascade gives last among several attributes that exclude each other,
   * or {@code null} if it gives none.
   */
  public Value last(String... attributes) {
    List<Element> all = cascade();
    for (int i = all.size() - 1; i >= 0; i--) {
      for (String name : attributes) {
        Attribute a = all.get(i).type.attribute(name);
        if (a != null && all.get(i).values[a.index] != null) {
          return all.get(i).values[a.index];
        }
      }
    }
    return null;
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
      throw new ModelException(
          Diagnostic.error(
              Code.UNKNOWN_ELEMENT.code(),
              place.source(),
              place.line(),
              place.column(),
              path(),
              "cannot hold an element " + tag,
              NearestName.oneOf(
                  tag,
                  type.children().stream().map(c -> c.tag).toList(),
                  "see the reference of " + type.key)));
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
    Element made = copyWithoutChildren();
    copies.put(this, made);
    // depth first with an explicit stack: depth is the user's, the Java stack is ours
    List<Element> from = new ArrayList<>(List.of(this));
    while (!from.isEmpty()) {
      Element f = from.removeLast();
      Element t = copies.get(f);
      for (Element c : f.children) {
        Element child = c.copyWithoutChildren();
        child.parent = t;
        t.children.add(child);
        copies.put(c, child);
        from.add(c);
      }
    }
    return made;
  }

  private Element copyWithoutChildren() {
    Element made = new Element(type);
    System.arraycopy(values, 0, made.values, 0, values.length);
    made.place = place;
    made.context = context;
    return made;
  }

  Element adopt(Element child, int position) {
    boolean single = child.type.times != ElementType.Times.MANY || isSingleSection(child.type);
    if (single && child(child.type.tag) != null) {
      throw new ModelException(
          Diagnostic.error(
              Code.REPEATED_ELEMENT.code(),
              place.source(),
              place.line(),
              place.column(),
              path(),
              "already has an element " + child.type.tag,
              "use the one that is there"));
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
    Iterator<Element> a = subtree().iterator();
    Iterator<Element> b = other.subtree().iterator();
    while (a.hasNext() && b.hasNext()) {
      Element x = a.next();
      Element y = b.next();
      if (x.type != y.type || x.children.size() != y.children.size()) {
        return false;
      }
      for (int i = 0; i < x.values.length; i++) {
        if (x.values[i] == null ? y.values[i] != null : !x.values[i].same(y.values[i])) {
          return false;
        }
      }
    }
    return a.hasNext() == b.hasNext();
  }

  /** Returns whether it gives no value and has no child that does. */
  public boolean isEmpty() {
    for (Element e : subtree()) {
      for (Value v : e.values) {
        if (v != null) {
          return false;
        }
      }
      if (e != this && e.type.times == ElementType.Times.MANY) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return path();
  }

  /** Walks a subtree without recursion. */
  private static final class Walk implements Iterator<Element> {
    private final List<Element> stack = new ArrayList<>();

    Walk(Element root) {
      stack.add(root);
    }

    @Override
    public boolean hasNext() {
      return !stack.isEmpty();
    }

    @Override
    public Element next() {
      Element e = stack.removeLast();
      for (int i = e.children.size() - 1; i >= 0; i--) {
        stack.add(e.children.get(i));
      }
      return e;
    }
  }
}
