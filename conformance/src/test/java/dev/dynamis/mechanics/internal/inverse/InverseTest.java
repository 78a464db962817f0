package dev.dynamis.mechanics.internal.inverse;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forces from accelerations, with contacts and other constraints. */
class InverseTest {
  @Test
  @Tag("acceptance:004-56")
  void inverseDynamicsFindsTheForcesThatActed() {
    Model m = model("d_rich");
    Data d = richStart(m);
    d.qfrc.applied[2] = 0.7;
    d.qfrc.applied[9] = -0.4;
    int body = m.names.bodyId("foreL");
    double[] wrench = {1, -2, 3, 0.1, -0.2, 0.3};
    System.arraycopy(wrench, 0, d.xfrc.applied, 6 * body, 6);
    Physics.forward(m, d);
    assertThat(d.ncon).isEqualTo(5);
    double[] want = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      want[i] = d.qfrc.smooth[i] - d.qfrc.passive[i] + d.qfrc.bias[i];
    }
    Physics.inverse(m, d);
    assertThat(Reference.error(want, d.qfrc.inverse)).isLessThan(1e-10);
  }

  @Test
  @Tag("acceptance:004-57")
  void activationAndTimeAreNoInputs() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    Physics.inverse(m, d);
    double[] before = d.qfrc.inverse.clone();
    Arrays.fill(d.act, 9);
    d.time = 123;
    Physics.inverse(m, d);
    assertThat(d.qfrc.inverse).containsExactly(before);
  }

  @Test
  @Tag("acceptance:004-58")
  @Tag("acceptance:004-123")
  void contactsAreFoundInInverseDynamicsToo() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    Data fresh = richStart(m);
    System.arraycopy(d.qacc, 0, fresh.qacc, 0, m.nv);
    Physics.inverse(m, fresh);
    assertThat(fresh.ncon).isEqualTo(5);
    assertThat(fresh.nefc).isEqualTo(28);
    assertThat(Reference.error(d.qfrc.constraint, fresh.qfrc.constraint)).isLessThan(1e-12);
    double[] want = AcceptanceNumbers.of("004-inv-contacts").array("qfrc_inverse");
    assertThat(Reference.error(want, fresh.qfrc.inverse)).isLessThan(1e-10);
  }

  @Test
  @Tag("acceptance:004-59")
  void withNewAccelerationsAloneTheFirstStagesMayBeSkipped() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    Physics.inverse(m, d);
    double[] before = d.qfrc.inverse.clone();
    for (int i = 0; i < m.nv; i++) {
      d.qacc[i] += 0.1 * i;
    }
    Data full = d.copy();
    Physics.inverse(m, full);
    Physics.inverseSkip(m, d, Stage.VEL, false);
    assertThat(d.qfrc.inverse).containsExactly(full.qfrc.inverse).isNotEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({
    "PGS, pyramidal, pyr",
    "PGS, elliptic, ell",
    "CG, pyramidal, pyr",
    "CG, elliptic, ell",
    "Newton, pyramidal, pyr",
    "Newton, elliptic, ell"
  })
  @Tag("acceptance:004-60")
  void forwardAndInverseDifferByWhatTheSolverLeftOver(String solver, String cone, String name) {
    Model m = model("d_rich");
    m.opt.solver = Solver.of(solver);
    m.opt.cone = Cone.of(cone);
    m.opt.setEnabled(EnableBit.FWDINV, true);
    Data d = richStart(m);
    for (int i = 0; i < 150; i++) {
      Physics.step(m, d);
    }
    AcceptanceNumbers want = AcceptanceNumbers.of("004-fwdinv-" + solver + "-" + name);
    assertThat(d.ncon).isEqualTo((int) want.number("ncon"));
    assertThat(d.nefc).isEqualTo((int) want.number("nefc"));
    assertThat(Reference.error(want.array("qpos"), d.qpos)).isLessThan(1e-8);

    // the first is of constraint forces, the second of applied forces
    double[] fwdinv = want.array("solver_fwdinv");
    double tolerance =
        switch (solver) {
          case "PGS" -> 1e-6;
          case "CG" -> 1e-8;
          default -> 1e-10;
        };
    for (int k = 0; k < 2; k++) {
      assertThat(d.solver.fwdinv[k]).isCloseTo(fwdinv[k], within(tolerance));
    }
    assertThat(d.solver.niter[0]).isEqualTo((int) want.number("solver_niter"));
  }

  @Test
  @Tag("acceptance:004-60")
  void withoutConstraintsThereIsNoDifferenceToReport() {
    Model m = model("d_rich");
    m.opt.setEnabled(EnableBit.FWDINV, true);
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    Data d = richStart(m);
    Physics.step(m, d);
    assertThat(d.solver.fwdinv).containsExactly(0, 0);
  }

  @ParameterizedTest
  @CsvSource({"Euler", "implicit", "implicitfast"})
  @Tag("acceptance:004-61")
  void inDiscreteTimeTheForcesOfAStepAreFound(String integrator) {
    Model m = model("d_rich");
    m.opt.integrator = Integrator.of(integrator);
    m.opt.setEnabled(EnableBit.INVDISCRETE, true);
    Data d = richStart(m);
    Data next = d.copy();
    Physics.step(m, next);
    for (int i = 0; i < m.nv; i++) {
      d.qacc[i] = (next.qvel[i] - d.qvel[i]) / m.opt.timestep;
    }
    Physics.inverse(m, d);
    assertThat(Reference.error(next.qfrc.actuator, d.qfrc.inverse)).isLessThan(1e-10);

    m.opt.setEnabled(EnableBit.INVDISCRETE, false);
    Physics.inverse(m, d);
    assertThat(Reference.error(next.qfrc.actuator, d.qfrc.inverse)).isGreaterThan(1e-3);
  }

  @Test
  @Tag("acceptance:004-62")
  void forcesFromInverseDynamicsGiveTheAccelerationsThatWereAskedFor() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Arrays.fill(d.ctrl, 0);
    double[] wanted = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      wanted[i] = 0.5 - 0.05 * i;
      d.qacc[i] = wanted[i];
    }
    Physics.inverse(m, d);
    double[] want = AcceptanceNumbers.of("004-computed-torque").array("tau");
    assertThat(Reference.error(want, d.qfrc.inverse)).isLessThan(1e-10);
    double[] force = d.qfrc.inverse.clone();
    Physics.forward(m, d);
    for (int i = 0; i < m.nv; i++) {
      d.qfrc.applied[i] = force[i] - d.qfrc.actuator[i];
    }
    Physics.forward(m, d);
    assertThat(Reference.error(wanted, d.qacc)).isLessThan(1e-10);
  }

  @Test
  @Tag("acceptance:004-63")
  void aTrajectoryThatWasTamperedWithNeedsForcesThatNobodyApplied() {
    Model m = model("d_rich");
    m.opt.setEnabled(EnableBit.INVDISCRETE, true);
    Data d = richStart(m);
    Data next = d.copy();
    Physics.step(m, next);
    double[] violation = new double[2];
    for (int k = 0; k < 2; k++) {
      for (int i = 0; i < m.nv; i++) {
        d.qacc[i] = (next.qvel[i] + 0.001 * k - d.qvel[i]) / m.opt.timestep;
      }
      Physics.inverse(m, d);
      for (int i = 0; i < m.nv; i++) {
        violation[k] += Math.abs(d.qfrc.inverse[i] - next.qfrc.actuator[i]);
      }
    }
    assertThat(violation[0]).isLessThan(1e-9);
    assertThat(violation[1]).isGreaterThan(0.1);
  }
}
