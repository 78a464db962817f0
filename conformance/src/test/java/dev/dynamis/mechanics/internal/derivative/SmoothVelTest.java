package dev.dynamis.mechanics.internal.derivative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Derivatives of smooth forces by velocity, against central differences. */
class SmoothVelTest {
  private static final double STEP = 1e-6;

  @ParameterizedTest
  @ValueSource(strings = {"joints", "tendons", "fluid", "muscles", "gravcomp", "delays"})
  void allForcesTogetherHaveTheSlopesOfTheirDifferences(String name) {
    Model m = SmoothModels.model(name);
    m.opt.integrator = Integrator.IMPLICIT;
    // the bias forces of tendons with inertia are not differentiated, as in MuJoCo
    Arrays.fill(m.tendon.armature, 0);
    Data d = SmoothModels.moving(m, 1);
    SmoothVel.run(m, d, true);
    assertSlopes(m, d, true);
  }

  /** Actuators whose gain or bias depends on velocity; limits make kinks, so there are none. */
  @Test
  void actuatorsHaveTheSlopesOfTheirDifferences() {
    Model m = SmoothModels.model("actuators");
    m.opt.integrator = Integrator.IMPLICIT;
    Arrays.fill(m.jnt.actfrclimited, false);
    Arrays.fill(m.tendon.actfrclimited, false);
    Data d = SmoothModels.moving(m, 2);
    d.ctrl[m.names.actuatorId("damper")] = 0.4;
    Physics.forward(m, d);
    SmoothVel.run(m, d, true);
    assertSlopes(m, d, true);
  }

  /** {@code (1 + 0.5 x - 0.3 v) u + (3 - 2 v)} at u = 0.4, through a gear of 5. */
  @Test
  void gainAndBiasOfAnActuatorAddUp() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body><joint name="j" type="slide"/><geom size=".1"/></body></worldbody>
            <actuator><general joint="j" gear="5" gaintype="affine" gainprm="1 .5 -.3"
              biastype="affine" biasprm="3 0 -2"/></actuator></mujoco>
            """);
    Data d = new Data(m);
    d.ctrl[0] = 0.4;
    Physics.forward(m, d);
    SmoothVel.run(m, d, true);
    assertThat(d.qDeriv[0]).isCloseTo(25 * (-0.3 * 0.4 - 2), within(1e-13));
  }

  @Test
  void withoutBiasCoriolisForcesAreLeftOut() {
    Model m = SmoothModels.model("tendons");
    Data d = SmoothModels.moving(m, 3);
    SmoothVel.run(m, d, false);
    assertSlopes(m, d, false);
    double[] dense = d.qDeriv.clone();
    m.opt.jacobian = Jacobian.SPARSE;
    Physics.forward(m, d);
    SmoothVel.run(m, d, false);
    assertThat(d.qDeriv).containsExactly(dense, within(1e-14));
  }

  private static void assertSlopes(Model m, Data d, boolean withBias) {
    for (int j = 0; j < m.nv; j++) {
      Data plus = faster(m, d, j, STEP);
      Data minus = faster(m, d, j, -STEP);
      for (int i = 0; i < m.nv; i++) {
        for (int k = m.D.rowadr[i]; k < m.D.rowadr[i] + m.D.rownnz[i]; k++) {
          if (m.D.colind[k] == j) {
            double slope = (force(plus, i, withBias) - force(minus, i, withBias)) / (2 * STEP);
            assertThat(d.qDeriv[k])
                .as("row %s, column %s", i, j)
                .isCloseTo(slope, within(1e-7 * (1 + Math.abs(slope))));
          }
        }
      }
    }
  }

  private static Data faster(Model m, Data d, int dof, double by) {
    Data copy = d.copy();
    copy.qvel[dof] += by;
    Physics.forward(m, copy);
    return copy;
  }

  private static double force(Data d, int i, boolean withBias) {
    return d.qfrc.actuator[i] + d.qfrc.passive[i] - (withBias ? d.qfrc.bias[i] : 0);
  }
}
