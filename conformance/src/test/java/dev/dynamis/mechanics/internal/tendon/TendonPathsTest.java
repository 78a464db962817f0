package dev.dynamis.mechanics.internal.tendon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lengths and Jacobians of tendons. */
class TendonPathsTest {
  @ParameterizedTest
  @ValueSource(strings = {"tendons.euler", "tendons.sparse", "actuators.euler", "muscles.euler"})
  void pathsAreMujocos(String trace) {
    assertThat(
            StageTrace.of(trace)
                .differences(
                    TendonPaths::run,
                    "ten_length",
                    "ten_J",
                    "ten_wrapadr",
                    "ten_wrapnum",
                    "wrap_obj",
                    "wrap_xpos"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tendons.euler", "actuators.euler", "sensors.euler"})
  void velocitiesAreMujocos(String trace) {
    assertThat(StageTrace.of(trace).differences(TendonPaths::velocities, "ten_velocity")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {Jacobian.DENSE, Jacobian.SPARSE})
  void aRowOfTheJacobianIsTheSlopeOfTheLength(int jacobian) {
    Model m = SmoothModels.model("tendons");
    m.opt.jacobian = jacobian;
    Data d = SmoothModels.moving(m, 1);
    double h = 1e-6;
    double[] row = new double[m.nv];
    for (int dof = 0; dof < m.nv; dof++) {
      Data plus = SmoothModels.movedAlong(m, d, dof, h);
      Data minus = SmoothModels.movedAlong(m, d, dof, -h);
      for (int t = 0; t < m.ntendon; t++) {
        MassMatrix.denseRow(m, d, t, row, jacobian == Jacobian.SPARSE);
        double slope = (plus.ten.length[t] - minus.ten.length[t]) / (2 * h);
        assertThat(row[dof]).as("tendon %s, dof %s", t, dof).isCloseTo(slope, within(1e-9));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Jacobian.DENSE, Jacobian.SPARSE})
  void aForceOnATendonHasThePowerOfForceTimesVelocity(int jacobian) {
    Model m = SmoothModels.model("tendons");
    m.opt.jacobian = jacobian;
    Data d = SmoothModels.moving(m, 2);
    for (int t = 0; t < m.ntendon; t++) {
      double[] qfrc = new double[m.nv];
      TendonPaths.addForce(m, d, qfrc, t, 3);
      assertThat(Dense.dot(qfrc, 0, d.qvel, 0, m.nv))
          .isCloseTo(3 * d.ten.velocity[t], within(1e-14));
    }
  }

  @Test
  void aPulleyDividesWhatFollowsIt() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody>
              <site name="a"/><site name="b" pos="3 4 0"/>
              <body pos="0 0 2"><joint type="slide" axis="0 0 1"/><geom size=".1"/><site name="c"/></body>
            </worldbody>
            <tendon><spatial>
              <site site="a"/><site site="b"/><pulley divisor="4"/><site site="a"/><site site="c"/>
            </spatial></tendon></mujoco>
            """);
    Data d = SmoothModels.moving(m, 3);
    assertThat(d.ten.length[0]).isCloseTo(5 + (2 + d.qpos[0]) / 4, within(1e-15));
    assertThat(d.ten.J[0]).isCloseTo(0.25, within(1e-15));
    assertThat(d.ten.wrapnum[0]).isEqualTo(5);
    assertThat(d.wrap.obj).startsWith(-1, -1, -2, -1, -1);
  }
}
