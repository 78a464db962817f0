package dev.dynamis.mechanics.internal.inverse;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.internal.constraint.ConstraintJacobian;
import dev.dynamis.mechanics.internal.forward.Clocks;
import dev.dynamis.mechanics.internal.forward.Forward;
import dev.dynamis.mechanics.internal.inertia.Energy;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import dev.dynamis.mechanics.internal.integrate.Implicit;
import dev.dynamis.mechanics.internal.integrate.SemiImplicitEuler;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.sensor.SensorStages;
import dev.dynamis.mechanics.internal.solver.ConstraintUpdate;
import dev.dynamis.mechanics.internal.tendon.TendonBias;
import dev.dynamis.mechanics.internal.velocity.Rne;
import java.util.Arrays;

/**
 * Inverse dynamics: from state and accelerations to the forces that cause them, {@code qfrc.inverse
 * = M qacc + bias - passive - constraint}. Counterpart of {@code mj_inverse}.
 */
public final class Inverse {
  private Inverse() {}

  /**
   * Computes {@code qfrc.inverse} from {@code qpos, qvel, qacc}.
   *
   * @param skip a {@link Stage} value: what belongs to it and to earlier stages is up to date
   * @param skipSensors whether sensors are left alone, and with them {@code flg.rnepost}
   */
  public static void run(Model m, Data d, int skip, boolean skipSensors) {
    double start = Clocks.start(m);
    boolean energy = m.opt.enabled(EnableBit.ENERGY);
    if (skip < Stage.POS) {
      Forward.position(m, d);
      if (!skipSensors) {
        SensorStages.run(m, d, Stage.POS);
      }
      if (energy && !d.flg.energypos) {
        Energy.potential(m, d);
      }
    }
    if (skip < Stage.VEL) {
      Forward.velocityStage(m, d, skipSensors);
    }

    long mark = d.scratch.mark();
    double[] given = d.scratch.reals(m.nv);
    System.arraycopy(d.qacc, 0, given, 0, m.nv);
    boolean discrete = m.opt.enabled(EnableBit.INVDISCRETE);
    if (discrete) {
      toContinuous(m, d);
    }
    constraint(m, d);
    Rne.run(m, d, d.qfrc.inverse, false);
    TendonBias.addTo(m, d, d.qfrc.inverse);
    if (!skipSensors) {
      d.flg.rnepost = false;
      SensorStages.run(m, d, Stage.ACC);
    }
    double[] force = d.scratch.reals(m.nv);
    Csr.mulSymVec(force, 0, d.M, m.M.rownnz, m.M.rowadr, m.M.colind, m.nv, d.qacc, 0);
    for (int i = 0; i < m.nv; i++) {
      d.qfrc.inverse[i] += force[i] - d.qfrc.passive[i] - d.qfrc.constraint[i];
    }
    if (discrete) {
      System.arraycopy(given, 0, d.qacc, 0, m.nv);
    }
    d.scratch.release(mark);
    Clocks.stop(m, d, Timer.INVERSE, start);
  }

  /** Forces of constraints at the given accelerations. */
  private static void constraint(Model m, Data d) {
    double start = Clocks.start(m);
    Arrays.fill(d.qfrc.constraint, 0);
    if (d.nefc > 0) {
      long mark = d.scratch.mark();
      double[] residual = d.scratch.reals(d.nefc);
      ConstraintJacobian.multiply(m, d, residual, d.qacc);
      Dense.subFrom(residual, 0, d.efc.aref, 0, d.nefc);
      ConstraintUpdate.run(m, d, residual, false);
      d.scratch.release(mark);
    }
    Clocks.stop(m, d, Timer.CONSTRAINT, start);
  }

  /**
   * Turns accelerations that are differences of velocities over a step into those that the
   * integrator would start from.
   */
  private static void toContinuous(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] force = d.scratch.reals(m.nv);
    switch (m.opt.integrator) {
      case Integrator.RK4 ->
          throw new IllegalStateException(
              "inverse dynamics in discrete time is not possible with the integrator RK4");
      case Integrator.EULER -> {
        boolean disabled =
            m.opt.disabled(DisableBit.EULERDAMP) || m.opt.disabled(DisableBit.DAMPER);
        if (disabled || !SemiImplicitEuler.isDamped(m, d)) {
          d.scratch.release(mark);
          return;
        }
        Csr.mulSymVec(force, 0, d.M, m.M.rownnz, m.M.rowadr, m.M.colind, m.nv, d.qacc, 0);
        for (int i = 0; i < m.nv; i++) {
          force[i] += m.opt.timestep * m.dof.damping[i] * d.qacc[i];
        }
      }
      case Integrator.IMPLICIT, Integrator.IMPLICITFAST -> Implicit.multiply(m, d, force, d.qacc);
      default -> throw Kinds.unknown("integrator", m.opt.integrator);
    }
    System.arraycopy(force, 0, d.qacc, 0, m.nv);
    MassMatrix.solve(m, d, d.qacc, 0, 1);
    d.scratch.release(mark);
  }

  /**
   * Compares forward with inverse dynamics, without changing the results of the former: {@code
   * solver.fwdinv} becomes the norms of the differences of constraint forces and of applied forces,
   * zero if there are no constraints. Counterpart of {@code mj_compareFwdInv}.
   */
  public static void compare(Model m, Data d) {
    d.solver.fwdinv[0] = 0;
    d.solver.fwdinv[1] = 0;
    if (d.nefc == 0) {
      return;
    }
    long mark = d.scratch.mark();
    double[] applied = d.scratch.reals(m.nv);
    double[] constraint = d.scratch.reals(m.nv);
    double[] rows = d.scratch.reals(d.nefc);
    double[] difference = d.scratch.reals(m.nv);
    Dense.add(applied, 0, d.qfrc.applied, 0, d.qfrc.actuator, 0, m.nv);
    Jacobians.addAppliedForces(m, d, applied);
    System.arraycopy(d.qfrc.constraint, 0, constraint, 0, m.nv);
    System.arraycopy(d.efc.force, 0, rows, 0, d.nefc);

    run(m, d, Stage.VEL, true);
    Dense.sub(difference, 0, constraint, 0, d.qfrc.constraint, 0, m.nv);
    d.solver.fwdinv[0] = Dense.norm(difference, 0, m.nv);
    Dense.sub(difference, 0, applied, 0, d.qfrc.inverse, 0, m.nv);
    d.solver.fwdinv[1] = Dense.norm(difference, 0, m.nv);

    System.arraycopy(constraint, 0, d.qfrc.constraint, 0, m.nv);
    System.arraycopy(rows, 0, d.efc.force, 0, d.nefc);
    d.scratch.release(mark);
  }
}
