package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parts of the pipeline that programs call one by one. */
class PhysicsTest {
  private static Model load(String name) {
    return Mjcf.load(Path.of("src/test/resources/" + name + ".xml")).model();
  }

  /** A state with velocities and controls, so that every part has something to do. */
  private static Data moving(Model m) {
    Data d = new Data(m);
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = 0.1 * (i % 5) - 0.2;
    }
    for (int i = 0; i < m.nu; i++) {
      d.ctrl[i] = 0.2 + 0.1 * i;
    }
    return d;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"smooth/sensors", "smooth/actuators", "contact/limits", "contact/humanoid"})
  void thePartsInTheirOrderAreAStep(String name) {
    for (int integrator = 0; integrator < Integrator.COUNT; integrator++) {
      Model m = load(name);
      m.opt.integrator = integrator;
      Data whole = moving(m);
      Data parts = moving(m);
      for (int k = 0; k < 3; k++) {
        Physics.step(m, whole);
        Physics.checkPosition(m, parts);
        Physics.checkVelocity(m, parts);
        Physics.forwardPosition(m, parts);
        Physics.sensorPosition(m, parts);
        Physics.forwardVelocity(m, parts);
        Physics.sensorVelocity(m, parts);
        Physics.forwardActuation(m, parts);
        Physics.forwardAcceleration(m, parts);
        Physics.forwardConstraint(m, parts);
        Physics.sensorAcceleration(m, parts);
        Physics.checkAcceleration(m, parts);
        switch (integrator) {
          case Integrator.EULER -> Physics.euler(m, parts);
          case Integrator.RK4 -> Physics.rungeKutta(m, parts);
          default -> Physics.implicit(m, parts);
        }
      }
      assertThat(parts.qpos).containsExactly(whole.qpos);
      assertThat(parts.qvel).containsExactly(whole.qvel);
      assertThat(parts.act).containsExactly(whole.act);
      assertThat(parts.sensordata).containsExactly(whole.sensordata);
      assertThat(parts.time).isEqualTo(whole.time);
    }
  }

  @Test
  void badNumbersAreCountedAndReset() {
    Model m = load("contact/limits");
    Data d = moving(m);
    d.time = 1;
    d.qpos[0] = Double.NaN;
    Physics.checkPosition(m, d);
    assertThat(d.warning.number[Warning.BADQPOS]).isEqualTo(1);
    assertThat(d.time).isZero();
    d.qvel[1] = 1e11;
    Physics.checkVelocity(m, d);
    assertThat(d.warning.number[Warning.BADQVEL]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.BADQVEL]).isEqualTo(1);
    Physics.forward(m, d);
    d.qacc[0] = Double.POSITIVE_INFINITY;
    Physics.checkAcceleration(m, d);
    assertThat(d.warning.number[Warning.BADQACC]).isEqualTo(1);
    assertThat(d.qacc[0]).isFinite();
  }

  /** {@code b . inverse(M) b} by half a solution and by a whole one. */
  @Test
  void halfASolutionHasTheNormOfTheWhole() {
    Model m = load("contact/humanoid");
    Data d = moving(m);
    Physics.forward(m, d);
    double[] b = new double[2 * m.nv];
    for (int i = 0; i < b.length; i++) {
      b[i] = Math.sqrt(i + 1) - 2;
    }
    double[] half = new double[2 * m.nv];
    double[] whole = new double[2 * m.nv];
    InertiaMatrix.halfSolve(m, d, half, b, 2);
    InertiaMatrix.solve(m, d, whole, b, 2);
    for (int k = 0; k < 2; k++) {
      double squares = 0;
      double product = 0;
      for (int i = k * m.nv; i < (k + 1) * m.nv; i++) {
        squares += half[i] * half[i];
        product += b[i] * whole[i];
      }
      assertThat(squares).isCloseTo(product, within(1e-12 * Math.abs(product)));
    }
  }

  @Test
  void anEditedInertiaIsFactoredAnew() {
    Model m = load("contact/humanoid");
    Data d = moving(m);
    Physics.forward(m, d);
    double[] b = new double[m.nv];
    java.util.Arrays.fill(b, 1);
    double[] before = new double[m.nv];
    InertiaMatrix.solve(m, d, before, b, 1);
    for (int i = 0; i < d.M.length; i++) {
      d.M[i] *= 2;
    }
    InertiaMatrix.factor(m, d);
    double[] after = new double[m.nv];
    InertiaMatrix.solve(m, d, after, b, 1);
    for (int i = 0; i < m.nv; i++) {
      assertThat(after[i]).isCloseTo(before[i] / 2, within(1e-12 * Math.abs(before[i])));
    }
  }

  /** The rate of a Jacobian along the motion, by a central difference of step 1e-6. */
  @ParameterizedTest
  @ValueSource(strings = {"contact/humanoid", "smooth/joints"})
  void jacobiansChangeAsTheirRateSays(String name) {
    Model m = load(name);
    Data d = moving(m);
    Physics.forward(m, d);
    int body = m.nbody - 1;
    double[] rateP = new double[3 * m.nv];
    double[] rateR = new double[3 * m.nv];
    double[] point = java.util.Arrays.copyOfRange(d.xipos, 3 * body, 3 * body + 3);
    FrameJacobians.pointRate(m, d, rateP, rateR, point, body);
    double h = 1e-6;
    double[][] p = new double[2][3 * m.nv];
    double[][] r = new double[2][3 * m.nv];
    for (int side = 0; side < 2; side++) {
      Data moved = moving(m);
      Motion.integratePos(m, moved.qpos, d.qvel, side == 0 ? -h : h);
      Physics.forward(m, moved);
      FrameJacobians.bodyCom(m, moved, p[side], r[side], body);
    }
    for (int i = 0; i < 3 * m.nv; i++) {
      assertThat(rateP[i]).isCloseTo((p[1][i] - p[0][i]) / (2 * h), within(1e-8));
      assertThat(rateR[i]).isCloseTo((r[1][i] - r[0][i]) / (2 * h), within(1e-8));
    }
  }

  @Test
  void jacobiansAreSparseIfTheModelIsLargeOrSaysSo() {
    Model m = load("contact/humanoid");
    assertThat(Physics.isSparse(m)).isEqualTo(m.nv >= 60);
    m.opt.jacobian = Jacobian.SPARSE;
    assertThat(Physics.isSparse(m)).isTrue();
    m.opt.jacobian = Jacobian.DENSE;
    assertThat(Physics.isSparse(m)).isFalse();
  }
}
