package dev.dynamis.mjcf.compile;

import dev.dynamis.mechanics.Constants;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;

/** Fields that follow from the others when the model is complete. */
final class Derived {
  private Derived() {}

  static void store(Compilation c, Model m) {
    Physics.setConst(m);
    for (Joint j : c.joints) {
      springDamper(j, m);
    }
    Options.storeStatistic(c.spec, m);
  }

  /** Stiffness and damping of a mass-spring-damper with the joint's inertia. */
  private static void springDamper(Joint j, Model m) {
    double timeconst = j.springdamper[0];
    double dampratio = j.springdamper[1];
    if (timeconst <= 0 || dampratio <= 0) {
      return;
    }
    double inverse = 0;
    for (int d = j.dofadr; d < j.dofadr + j.nv(); d++) {
      inverse += m.dof.invweight0[d];
    }
    double inertia = j.nv() / Math.max(Constants.MINVAL, inverse);
    double square = timeconst * timeconst * dampratio * dampratio;
    m.jnt.stiffness[j.id] = inertia / Math.max(Constants.MINVAL, square);
    for (int d = j.dofadr; d < j.dofadr + j.nv(); d++) {
      m.dof.damping[d] = 2 * inertia / Math.max(Constants.MINVAL, timeconst);
    }
  }
}
