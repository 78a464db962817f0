package dev.dynamis.mjcf.compile;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** A compiled model, with the way from elements to ids and back, and what is worth knowing. */
public final class Compiled {
  private final Model model;
  private final Spec spec;
  private final List<Diagnostic> notes;
  private final Map<Element, Integer> ids = new IdentityHashMap<>();
  private final List<List<Element>> elements = new ArrayList<>();

  Compiled(Model model, Compilation c, List<Diagnostic> notes) {
    this.model = model;
    this.spec = c.spec;
    this.notes = notes;
    for (int type = 0; type < ObjType.COUNT; type++) {
      List<Element> of = new ArrayList<>();
      for (Part part : c.parts(type)) {
        of.add(part.element);
        if (part.element != null) {
          ids.put(part.element, part.id);
        }
      }
      elements.add(of);
    }
  }

  /** Returns the model; editing the spec never changes it. */
  public Model model() {
    return model;
  }

  /**
   * Returns the spec whose elements the ids belong to: the one that was compiled, or a copy of it
   * in which replicate, attach and composite are expanded.
   */
  public Spec spec() {
    return spec;
  }

  /** Returns warnings and notes. */
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
