package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

/** Rays of range finders. */
class RangeFinderTest {
  @Test
  void readingsAreMujocos() {
    assertThat(
            StageTrace.of("sensors.euler")
                .sensorDifferences(RangeFinder::compute, SensorType.RANGEFINDER))
        .isEmpty();
  }

  /** Down the z axis of a site, 60 degrees from the plane's normal, past its own body. */
  @Test
  void allFieldsOfARayAreInOrderAndItsOwnBodyIsNotSeen() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><geom type="plane" size="9 9 1"/>
              <body pos="0 0 2"><freejoint/><geom size=".3"/><site name="s" euler="0 120 0"/></body>
            </worldbody>
            <sensor><rangefinder site="s" data="dist dir origin point normal depth"/></sensor></mujoco>
            """);
    Data d = new Data(m);
    Physics.forward(m, d);
    double along = Math.sqrt(3) / 2;
    double[] want = {4, along, 0, -0.5, 0, 0, 2, 4 * along, 0, 0, 0, 0, 1, 4};
    assertThat(d.sensordata).containsExactly(want, within(1e-14));

    // turned away there is nothing to see
    d.qpos[4] = 1;
    d.qpos[3] = 0;
    Physics.forward(m, d);
    double[] nothing = {-1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -1};
    assertThat(d.sensordata).containsExactly(nothing, within(1e-14));
  }

  /** Depth is measured along the view, distance along each ray. */
  @Test
  void aCameraHasADepthForEveryPixel() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><geom type="plane" size="9 9 1"/>
              <body pos="0 0 3"><camera name="c" resolution="4 3" fovy="60"/></body>
            </worldbody>
            <sensor><rangefinder camera="c" data="dist depth"/></sensor></mujoco>
            """);
    Data d = new Data(m);
    Physics.forward(m, d);
    double pixel = 2 * StrictMath.tan(Math.toRadians(30)) / 3;
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 4; column++) {
        double x = (column - 1.5) * pixel;
        double y = (row - 1) * pixel;
        int at = 2 * (4 * row + column);
        assertThat(d.sensordata[at]).isCloseTo(3 * Math.sqrt(1 + x * x + y * y), within(1e-14));
        assertThat(d.sensordata[at + 1]).isCloseTo(3, within(1e-14));
      }
    }
  }
}
