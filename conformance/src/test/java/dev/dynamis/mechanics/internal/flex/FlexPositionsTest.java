package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Vertices and boxes of recorded flexes. */
class FlexPositionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cloth",
        "block",
        "nodes",
        "rope",
        "radial",
        "explicit",
        "handmade",
        "handmade_nodes",
        "shapes"
      })
  void verticesAndBoxesAreWhereMujocoHasThem(String model) {
    FlexRecording.of(model).agrees(1e-13, "flexvert_xpos", "flexelem_aabb");
  }

  @Test
  void aTreeHoldsTheBoxesOfItsElements() {
    FlexRecording cloth = FlexRecording.of("cloth");
    cloth.forEachStep(
        (d, result) -> {
          double[] box = d.bvh.aabbDyn;
          for (int e = 0; e < cloth.model.nflexelem; e++) {
            for (int k = 0; k < 3; k++) {
              double center = d.flexelem.aabb[6 * e + k];
              double half = d.flexelem.aabb[6 * e + 3 + k];
              assertThat(center - half).isGreaterThanOrEqualTo(box[k] - box[3 + k] - 1e-15);
              assertThat(center + half).isLessThanOrEqualTo(box[k] + box[3 + k] + 1e-15);
            }
          }
        });
  }
}
