package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Element;

/** The switches of {@code compiler}; elements of an attached model keep those of their own file. */
final class Settings {
  /** Values of {@code inertiafromgeom}. */
  static final int NEVER = 0;

  static final int ALWAYS = 1;

  final boolean autolimits;
  final double boundmass;
  final double boundinertia;
  final double settotalmass;
  final boolean balanceinertia;
  final boolean degree;
  final boolean fitaabb;
  final String eulerseq;
  final boolean discardvisual;
  final boolean fusestatic;
  final int inertiafromgeom;
  final int[] inertiagrouprange;
  final boolean alignfree;

  /** Whether mesh inertia is exact where a mesh says nothing; null if the switch is absent. */
  final Boolean exactmeshinertia;

  Settings(Element e) {
    autolimits = Attrs.bool(e, "autolimits");
    boundmass = Attrs.real(e, "boundmass");
    boundinertia = Attrs.real(e, "boundinertia");
    settotalmass = Attrs.real(e, "settotalmass");
    balanceinertia = Attrs.bool(e, "balanceinertia");
    degree = Attrs.text(e, "angle", "degree").equals("degree");
    fitaabb = Attrs.bool(e, "fitaabb");
    eulerseq = Attrs.text(e, "eulerseq", "xyz");
    discardvisual = Attrs.bool(e, "discardvisual");
    fusestatic = Attrs.bool(e, "fusestatic");
    inertiafromgeom = Attrs.keyword(e, "inertiafromgeom");
    inertiagrouprange = Attrs.integers(e, "inertiagrouprange");
    alignfree = Attrs.bool(e, "alignfree");
    exactmeshinertia =
        Attrs.has(e, "exactmeshinertia") ? (Boolean) Attrs.bool(e, "exactmeshinertia") : null;
  }

  /** Says whether a geom of this group counts for mass. */
  boolean countsForMass(int group) {
    return group >= inertiagrouprange[0] && group <= inertiagrouprange[1];
  }

  /** Returns an angle of the file in radians. */
  double radians(double angle) {
    return degree ? angle / 180.0 * Math.PI : angle;
  }
}
