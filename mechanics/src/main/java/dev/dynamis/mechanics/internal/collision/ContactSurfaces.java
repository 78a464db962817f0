package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.model.Flexes;
import dev.dynamis.mechanics.model.Geoms;

/** What the geoms, or the flexes, of a model bring to a contact. */
final class ContactSurfaces {
  final int[] priority;
  final int[] condim;
  final double[] solmix;
  final double[] solref;
  final double[] solimp;
  final double[] friction;
  final double[] gap;

  private ContactSurfaces(Geoms geom) {
    priority = geom.priority;
    condim = geom.condim;
    solmix = geom.solmix;
    solref = geom.solref;
    solimp = geom.solimp;
    friction = geom.friction;
    gap = geom.gap;
  }

  private ContactSurfaces(Flexes flex) {
    priority = flex.priority;
    condim = flex.condim;
    solmix = flex.solmix;
    solref = flex.solref;
    solimp = flex.solimp;
    friction = flex.friction;
    gap = flex.gap;
  }

  /** Both sets of a model. */
  private static final class Sets {
    private ContactSurfaces geoms;
    private ContactSurfaces flexes;
  }

  private static Sets of(Model m, Data d) {
    Sets sets = d.scratch.workspace(Sets.class, Sets::new);
    if (sets.geoms == null) {
      sets.geoms = new ContactSurfaces(m.geom);
      sets.flexes = new ContactSurfaces(m.flex);
    }
    return sets;
  }

  static ContactSurfaces geoms(Model m, Data d) {
    return of(m, d).geoms;
  }

  static ContactSurfaces flexes(Model m, Data d) {
    return of(m, d).flexes;
  }
}
