package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SensedContacts;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

/** Skins of taxels. */
class TactileSensorTest {
  @Test
  void readingsAreMujocos() {
    SensedContacts.assertReadings(TactileSensor::compute, SensorType.TACTILE);
  }

  /** A plate over a floor: every taxel below it has the pressure of its depth. */
  @Test
  void pressureGrowsWithDepth() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><asset><mesh name="skin" builtin="plate" params="3 3" scale=".1 .1 .01"/></asset>
            <worldbody><geom type="plane" size="1 1 1"/>
              <body><freejoint/>
                <geom type="sphere" size=".1" pos="0 0 .1"/>
                <geom name="skin" type="mesh" mesh="skin" mass="0" contype="0" conaffinity="0"/>
              </body>
            </worldbody>
            <sensor><tactile geom="skin" mesh="skin"/></sensor></mujoco>
            """);
    Data d = new Data(m);
    double depth = 0.02;
    d.qpos[2] = -depth;
    Physics.forward(m, d);
    int vertices = m.mesh.vertnum[0];
    int felt = 0;
    for (int v = 0; v < vertices; v++) {
      double below = depth - height(m, d, v);
      double want = below > 0 ? -below / (0.05 + below) : 0;
      assertThat(d.sensordata[v]).isCloseTo(want, within(1e-12));
      felt += below > 0 ? 1 : 0;
    }
    assertThat(felt).isPositive();

    // who touches nothing feels nothing
    d.qpos[2] = 1;
    Physics.forward(m, d);
    assertThat(d.sensordata).containsOnly(0);
  }

  /** Height of a vertex over the origin of its body. */
  private static double height(Model m, Data d, int v) {
    int geom = 2;
    double z = d.geom.xpos[3 * geom + 2] - d.xpos[5];
    for (int k = 0; k < 3; k++) {
      z += d.geom.xmat[9 * geom + 6 + k] * m.mesh.vert[3 * v + k];
    }
    return z;
  }
}
