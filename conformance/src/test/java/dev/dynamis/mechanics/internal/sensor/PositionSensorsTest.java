package dev.dynamis.mechanics.internal.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

/** Sensors that depend on position. */
class PositionSensorsTest {
  @Test
  void readingsAreMujocos() {
    assertThat(
            StageTrace.of("sensors.euler")
                .sensorDifferences(
                    PositionSensors::compute,
                    SensorType.MAGNETOMETER,
                    SensorType.CAMPROJECTION,
                    SensorType.RANGEFINDER,
                    SensorType.JOINTPOS,
                    SensorType.TENDONPOS,
                    SensorType.ACTUATORPOS,
                    SensorType.BALLQUAT,
                    SensorType.TENDONLIMITPOS,
                    SensorType.FRAMEPOS,
                    SensorType.FRAMEXAXIS,
                    SensorType.FRAMEYAXIS,
                    SensorType.FRAMEZAXIS,
                    SensorType.FRAMEQUAT,
                    SensorType.SUBTREECOM,
                    SensorType.INSIDESITE,
                    SensorType.E_POTENTIAL,
                    SensorType.E_KINETIC,
                    SensorType.CLOCK))
        .isEmpty();
  }

  /** Three degrees before the limit of 30 degrees, with a margin of 0.1 rad. */
  @Test
  void aLimitReadsTheDistanceOnceItsRowIsThere() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body><joint name="j" range="-30 30" margin=".1"/><geom size=".1"/></body></worldbody>
            <sensor><jointlimitpos joint="j"/></sensor></mujoco>
            """);
    Data d = new Data(m);
    d.qpos[0] = Math.toRadians(20);
    Physics.forward(m, d);
    assertThat(d.sensordata[0]).isZero();
    d.qpos[0] = Math.toRadians(27);
    Physics.forward(m, d);
    assertThat(d.sensordata[0]).isCloseTo(Math.toRadians(3) - 0.1, within(1e-15));
  }

  @Test
  void aSensorOfAnotherStageIsNotOneOfThese() {
    Model m = SmoothModels.model("sensors");
    Data d = new Data(m);
    assertThatThrownBy(() -> PositionSensors.compute(m, d, d.sensordata, 0, 0))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("sensor 0");
  }
}
