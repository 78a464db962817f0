package dev.dynamis.mechanics.internal.ray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mechanics.sim.RayHit;
import org.junit.jupiter.api.Test;

/** Rays against distance fields. */
class RayFieldsTest {
  private static final FlexRecording SHAPES = FlexRecording.of("sdf", "shapes");

  @Test
  void sensorsReadWhatMujocoReads() {
    SHAPES.agrees(1e-12, "sensordata");
  }

  /** The field of MuJoCo returns meters for any vector; here it is as for all other geoms. */
  @Test
  void theDistanceIsInUnitsOfTheVector() {
    Data d = new Data(SHAPES.model);
    Physics.forward(SHAPES.model, d);
    RayHit hit = new RayHit();
    double[] from = {0.02, 0.02, 2};
    assertThat(hit.cast(SHAPES.model, d, from, new double[] {0, 0, -1})).isTrue();
    double one = hit.distance;
    assertThat(hit.cast(SHAPES.model, d, from, new double[] {0, 0, -4})).isTrue();
    assertThat(hit.distance).isCloseTo(one / 4, within(1e-15));
  }
}
