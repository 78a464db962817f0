package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import java.util.List;

/**
 * A whole step of a mechanism without active constraints, from state and controls to the next
 * state, by semi-implicit Euler or {@code implicitfast}; but for quaternions, which are turned
 * afterwards by the new velocities. For models that {@link SmoothModel} accepts.
 *
 * <p>{@link Reals#DOUBT} says whether it holds: it is zero where no limit of a joint is active, no
 * number is huge or none, and no quaternion is tiny.
 */
final class StepTrace {
  /** Sums of squares above this are looked at more closely; the engine allows numbers to 1e10. */
  private static final double MOST_SQUARES = 1e19;

  private final Trace t;
  private final ModelFacts facts;
  private final Model m;
  private int doubt;
  private int squares;

  StepTrace(Trace t, ModelFacts facts) {
    this.t = t;
    this.facts = facts;
    m = facts.model();
    doubt = t.zero;
    squares = t.zero;
  }

  /**
   * Traces the step.
   *
   * @param damped whether damping of joints is implicit in Euler's method
   */
  void run(boolean damped) {
    checkState();
    PositionTrace position = new PositionTrace(t, facts);
    position.poses();
    FactorTrace inertia = position.inertia();
    new VelocityTrace(t, t, facts).run();
    ForceTrace forces = new ForceTrace(t, facts);
    int[] smooth = forces.passive();
    int[] actuation = forces.actuation();
    for (int i = 0; i < m.nv; i++) {
      int force = t.sub(smooth[i], t.stored(Reals.QFRC_BIAS, i));
      force = t.add(force, t.load(Reals.QFRC_APPLIED, i));
      smooth[i] = t.add(force, actuation[i]);
    }
    int[] qacc = smooth.clone();
    inertia.solve(qacc);
    for (int i = 0; i < m.nv; i++) {
      t.store(Reals.QACC, i, qacc[i]);
      check(qacc[i]);
    }
    if (m.opt.integrator == Integrator.IMPLICITFAST || damped) {
      qacc = smooth;
      new FactorTrace(t, facts).solveWith(implicit(forces), qacc);
    }
    advance(qacc);
    for (int i = 0; i < m.nu && !m.opt.disabled(DisableBit.ACTUATION); i++) {
      check(forces.control(i));
    }
    for (Trace.Effect e : List.copyOf(t.effects())) {
      if (e.isGuard()) {
        doubt(t.sub(t.constant(Kinematics.TINY_SQUARE), e.value()));
      }
    }
    doubt(t.sub(squares, t.constant(MOST_SQUARES)));
    t.store(Reals.DOUBT, 0, doubt);
  }

  /** What the diagonal of the inertia matrix gets so that damping is implicit. */
  private int[] implicit(ForceTrace forces) {
    int h = t.load(Reals.TIMESTEP, 0);
    int[] terms = new int[m.nv];
    int[] slopes = forces.slopes();
    for (int i = 0; i < m.nv; i++) {
      terms[i] =
          m.opt.integrator == Integrator.EULER
              ? t.mul(h, facts.real(t, Reals.DOF_DAMPING, i))
              : t.neg(t.mul(h, slopes[i]));
    }
    return terms;
  }

  private void checkState() {
    for (int q = 0; q < m.nq; q++) {
      check(t.load(Reals.QPOS, q));
    }
    for (int i = 0; i < m.nv; i++) {
      check(t.load(Reals.QVEL, i));
    }
    boolean limits = !m.opt.disabled(DisableBit.LIMIT) && !m.opt.disabled(DisableBit.CONSTRAINT);
    for (int j = 0; j < m.njnt && limits; j++) {
      if (m.jnt.limited[j] && JointType.dofSize(facts.get(Ints.JNT_TYPE, j)) == 1) {
        int q = t.load(Reals.QPOS, facts.get(Ints.JNT_QPOSADR, j));
        int margin = facts.real(t, Reals.JNT_MARGIN, j);
        int low = t.load(Reals.JNT_RANGE, 2 * j);
        int high = t.load(Reals.JNT_RANGE, 2 * j + 1);
        doubt(t.sub(margin, t.sub(q, low)));
        doubt(t.sub(margin, t.sub(high, q)));
      }
    }
  }

  /** Notes that a value must not be huge. */
  private void check(int value) {
    squares = t.add(squares, t.mul(value, value));
  }

  /** Notes that a value must not be more than zero. */
  private void doubt(int value) {
    doubt = t.add(doubt, t.max(value, t.zero));
  }

  /** Velocities, then positions by the new velocities. */
  private void advance(int[] qacc) {
    int h = t.load(Reals.TIMESTEP, 0);
    int[] v = new int[m.nv];
    for (int i = 0; i < m.nv; i++) {
      v[i] = t.add(t.load(Reals.QVEL, i), t.mul(qacc[i], h));
      t.store(Reals.NEXT_QVEL, i, v[i]);
    }
    for (int j = 0; j < m.njnt; j++) {
      int q = facts.get(Ints.JNT_QPOSADR, j);
      int dof = facts.get(Ints.JNT_DOFADR, j);
      int lines = LaneRows.lines(facts.get(Ints.JNT_TYPE, j));
      for (int k = 0; k < lines; k++) {
        int way = t.mul(h, v[dof + k]);
        t.store(Reals.NEXT_QPOS, q + k, t.add(t.load(Reals.QPOS, q + k), way));
      }
    }
  }
}
