package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.data.Constraints;

/**
 * Velocities of constraint rows, and the accelerations that constraints ask for: {@code aref = -B
 * vel - K I (pos - margin)}. Counterpart of {@code mj_referenceConstraint}.
 */
public final class ReferenceAcceleration {
  private ReferenceAcceleration() {}

  /** Sets {@code efc.vel} and {@code efc.aref}. */
  public static void run(Model m, Data d) {
    if (d.nefc > 0 && !RowTask.references(m, d)) {
      run(m, d, 0, d.nefc);
    }
  }

  /** As {@link #run(Model, Data)} for some rows. */
  static void run(Model m, Data d, int from, int to) {
    Constraints e = d.efc;
    ConstraintJacobian.multiply(m, d, e.vel, d.qvel, from, to);
    double[] k = e.KBIP;
    for (int i = from; i < to; i++) {
      e.aref[i] = -k[4 * i + 1] * e.vel[i] - k[4 * i] * k[4 * i + 2] * (e.pos[i] - e.margin[i]);
    }
  }
}
