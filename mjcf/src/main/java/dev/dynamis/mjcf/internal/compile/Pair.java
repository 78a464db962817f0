package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.spec.Element;

/** An explicit contact pair; its parameters are its own, never those of its geoms. */
final class Pair extends Part {
  private final int condim;
  Geom geom1;
  Geom geom2;

  Pair(Element e) {
    super(e);
    condim = Attrs.integer(e, "condim");
  }

  @Override
  void linkAssets(Compilation c) {
    Geom.checkCondim(element, condim, c.problems);
    geom1 = c.names.resolve(Geom.class, element, "geom1");
    geom2 = c.names.resolve(Geom.class, element, "geom2");
    if (geom1 != null && geom2 != null) {
      geom1.used = true;
      geom2.used = true;
      if (geom1 == geom2) {
        c.problems.warning(
            Rule.PAIR_OBJECTS, element, "geom2", "is the same as geom1", "name two geoms");
      }
    }
  }

  /** Puts the geom of the lower body first. */
  void order() {
    if (geom1.body.id > geom2.body.id) {
      Geom swap = geom1;
      geom1 = geom2;
      geom2 = swap;
    }
  }

  /** By which pairs are sorted. */
  int signature() {
    return (geom1.body.id << 16) + geom2.body.id;
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    Element e = element;
    m.pair.dim[i] = condim;
    m.pair.geom1[i] = geom1.id;
    m.pair.geom2[i] = geom2.id;
    m.pair.signature[i] = signature();
    Attrs.copy(e, "solref", m.pair.solref, 2 * i);
    Attrs.copy(e, "solreffriction", m.pair.solreffriction, 2 * i);
    Attrs.copy(e, "solimp", m.pair.solimp, 5 * i);
    m.pair.margin[i] = Attrs.real(e, "margin");
    m.pair.gap[i] = Attrs.real(e, "gap");
    Attrs.copy(e, "friction", m.pair.friction, 5 * i);
  }
}
