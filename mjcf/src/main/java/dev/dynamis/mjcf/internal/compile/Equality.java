package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.spec.Element;
import java.util.Set;

/** An equality constraint. */
final class Equality extends Part {
  final int type;
  private int objtype;
  private Part object1;
  private Part object2;
  private final double[] data = {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1};

  Equality(Element e) {
    super(e);
    type = EqType.of(e.tag());
  }

  /** Returns the largest number of constraint rows that it makes, with one to spare for welds. */
  int rows() {
    return switch (type) {
      case EqType.CONNECT -> 3;
      case EqType.WELD -> 7;
      case EqType.JOINT, EqType.TENDON, EqType.FLEX, EqType.FLEXVERT, EqType.DISTANCE -> 1;
      default -> throw new IllegalStateException(element.tag() + " has no rows");
    };
  }

  @Override
  void link(Compilation c) {
    switch (type) {
      case EqType.CONNECT -> spatial(c, "anchor");
      case EqType.WELD -> spatial(c, "anchor", "relpose");
      case EqType.JOINT -> scalar(c, Joint.class, "joint");
      case EqType.TENDON -> scalar(c, Tendon.class, "tendon");
      case EqType.FLEX, EqType.FLEXVERT -> {
        objtype = ObjType.UNKNOWN;
        object1 = c.names.resolve(Flex.class, element, "flex");
        if (type == EqType.FLEXVERT && object1 != null) {
          flex().checkFlat(c, element);
        }
      }
      case EqType.DISTANCE ->
          throw new IllegalStateException("no element makes equalities of distances");
      default -> throw new IllegalStateException(element.tag() + " is not linked");
    }
    if (object1 != null && object1 == object2) {
      c.problems.error(
          Rule.EQUALITY_OBJECTS,
          element,
          null,
          "constrains an object to itself",
          "name two different objects");
    }
  }

  private void spatial(Compilation c, String... bodyOnly) {
    boolean sites = element.has("site1") || element.has("site2");
    boolean bodies = element.has("body1") || element.has("body2");
    for (String attribute : bodyOnly) {
      bodies |= element.has(attribute);
    }
    boolean connect = type == EqType.CONNECT;
    boolean complete =
        sites
            ? element.has("site1") && element.has("site2")
            : element.has("body1") && (!connect || element.has("anchor"));
    if (sites && bodies || !complete) {
      c.problems.error(
          Rule.EQUALITY_OBJECTS,
          element,
          null,
          sites && bodies ? "mixes bodies and sites" : "does not say what it constrains",
          connect
              ? "give body1 and anchor (and body2), or site1 and site2"
              : "give body1 (and body2, anchor, relpose), or site1 and site2");
      return;
    }
    if (sites) {
      objtype = ObjType.SITE;
      object1 = c.names.resolve(Site.class, element, "site1");
      object2 = c.names.resolve(Site.class, element, "site2");
    } else {
      objtype = ObjType.BODY;
      object1 = c.names.resolve(Body.class, element, "body1");
      object2 =
          element.has("body2") ? c.names.resolve(Body.class, element, "body2") : c.bodies.get(0);
      Attrs.copy(element, "anchor", data, 0);
      if (!connect && element.has("relpose")) {
        Attrs.copy(element, "relpose", data, 3);
      }
    }
    if (!connect) {
      data[10] = Attrs.real(element, "torquescale");
    }
  }

  private <T extends Part> void scalar(Compilation c, Class<T> kind, String noun) {
    objtype = ObjType.UNKNOWN;
    object1 = c.names.resolve(kind, element, noun + "1");
    object2 = c.names.resolve(kind, element, noun + "2");
    Attrs.copy(element, "polycoef", data, 0);
    checkScalar(c, object1, noun + "1");
    checkScalar(c, object2, noun + "2");
  }

  private void checkScalar(Compilation c, Part part, String attribute) {
    if (part instanceof Joint j && !j.isScalar()) {
      c.problems.error(
          Rule.EQUALITY_OBJECTS,
          element,
          attribute,
          "names a ball or free joint, expected a hinge or slide",
          "use weld or connect for bodies that rotate freely");
    }
  }

  /** Returns the flex whose edges or vertices it constrains, or null. */
  Flex flex() {
    return object1 instanceof Flex f ? f : null;
  }

  /** Adds the bodies that it refers to. */
  void references(Set<Body> into) {
    if (objtype == ObjType.BODY) {
      into.add((Body) object1);
      into.add((Body) object2);
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    m.eq.type[i] = type;
    m.eq.obj1id[i] = object1.id;
    m.eq.obj2id[i] = object2 == null ? -1 : object2.id;
    m.eq.objtype[i] = objtype;
    m.eq.active0[i] = Attrs.bool(element, "active");
    Attrs.copy(element, "solref", m.eq.solref, 2 * i);
    Attrs.copy(element, "solimp", m.eq.solimp, 5 * i);
    System.arraycopy(data, 0, m.eq.data, 11 * i, 11);
  }
}
