package dev.dynamis.mjcf.spec;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A compiled model, with the way from elements to ids and back, and what is worth knowing.
 *
 * @since 0.1.0
 */
public final class Compiled {
  private final Model model;
  private final Spec source;
  private final Spec spec;
  private final List<Diagnostic> notes;
  private final Map<Element, Integer> ids = new IdentityHashMap<>();
  private final List<List<Element>> elements;

  /**
   * Joins a model and the elements that it was made of.
   *
   * @param source the spec that was compiled
   * @param spec the same, or a copy of it without macros
   * @param elements for each of the {@link ObjType} values the elements of its objects, in the
   *     order of their ids; null for an object that no element gave
   */
  public Compiled(
      Model model, Spec source, Spec spec, List<List<Element>> elements, List<Diagnostic> notes) {
    this.model = model;
    this.source = source;
    this.spec = spec;
    this.elements = elements;
    this.notes = notes;
    for (List<Element> of : elements) {
      for (int id = 0; id < of.size(); id++) {
        if (of.get(id) != null) {
          ids.put(of.get(id), id);
        }
      }
    }
  }

  /** Returns the model; editing the spec never changes it. */
  public Model model() {
    return model;
  }

  /** Returns the spec that was compiled, as it was read or built. */
  public Spec source() {
    return source;
  }

  /**
   * Returns the spec whose elements the ids belong to: the one that was compiled, or a copy of it
   * in which replicate, attach and composite are expanded.
   */
  public Spec spec() {
    return spec;
  }

  /** Returns warnings and notes, of reading too if the model was loaded in one go. */
  public List<Diagnostic> notes() {
    return notes;
  }

  /**
   * Returns the id of the object that an element became, or -1 if it became none, as frames do and
   * what was fused or discarded.
   */
  public int id(Element element) {
    return ids.getOrDefault(element, -1);
  }

  /**
   * Returns the element that an object comes from, or null if no element gave it.
   *
   * @param type one of the {@link ObjType} values
   * @param id from 0
   */
  public Element element(int type, int id) {
    return elements.get(type == ObjType.XBODY ? ObjType.BODY : type).get(id);
  }
}
