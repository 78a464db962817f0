package dev.dynamis.mechanics.internal.derivative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The derivative of Coriolis and centrifugal forces by velocity. */
class RneVelTest {
  /** The forces are quadratic in velocity, so that central differences are exact. */
  @ParameterizedTest
  @ValueSource(strings = {"joints", "sensors", "actuators", "fluid"})
  void columnsAreDifferencesOfBiasForces(String name) {
    Model m = SmoothModels.model(name);
    Data d = SmoothModels.moving(m, 1);
    Arrays.fill(d.qDeriv, 0);
    RneVel.run(m, d);
    for (int j = 0; j < m.nv; j++) {
      double[] plus = bias(m, d, j, 0.5);
      double[] minus = bias(m, d, j, -0.5);
      for (int i = 0; i < m.nv; i++) {
        for (int k = m.D.rowadr[i]; k < m.D.rowadr[i] + m.D.rownnz[i]; k++) {
          if (m.D.colind[k] == j) {
            assertThat(d.qDeriv[k]).isCloseTo(minus[i] - plus[i], within(1e-12));
          }
        }
      }
    }
  }

  private static double[] bias(Model m, Data d, int dof, double by) {
    Data copy = d.copy();
    copy.qvel[dof] += by;
    Physics.forward(m, copy);
    return copy.qfrc.bias;
  }

  /** A body that spins in its principal axes: {@code d(w x I w)/dw}. */
  @Test
  void aFreeBodyHasTheGyroscopicMatrix() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body><freejoint/>
              <inertial pos="0 0 0" mass="1" diaginertia=".3 .2 .4"/>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    System.arraycopy(new double[] {2, 3, 5}, 0, d.qvel, 3, 3);
    Physics.forward(m, d);
    Arrays.fill(d.qDeriv, 0);
    RneVel.run(m, d);
    double x = .4 - .2;
    double y = .3 - .4;
    double z = .2 - .3;
    double[][] want = {{0, x * 5, x * 3}, {y * 5, 0, y * 2}, {z * 3, z * 2, 0}};
    for (int i = 0; i < 3; i++) {
      int row = m.D.rowadr[3 + i];
      for (int k = row; k < row + m.D.rownnz[3 + i]; k++) {
        int column = m.D.colind[k] - 3;
        assertThat(d.qDeriv[k]).isCloseTo(column < 0 ? 0 : -want[i][column], within(1e-15));
      }
    }
  }
}
