package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Surfaces and solids that stretch. */
class ElasticForcesTest {
  @ParameterizedTest
  @ValueSource(strings = {"block", "membrane", "explicit", "handmade"})
  void forcesOfStretchedElementsAreMujocos(String model) {
    FlexRecording.of(model).agrees(1e-11, "qfrc_spring", "qfrc_damper", "qacc_smooth");
  }

  @Test
  void forcesOfOneElementCancel() {
    FlexRecording explicit = FlexRecording.of("explicit");
    explicit.forEachStep(
        (d, result) -> {
          for (int axis = 0; axis < 3; axis++) {
            double sum = 0;
            for (int vertex = 0; vertex < 4; vertex++) {
              sum += d.qfrc.spring[3 * vertex + axis];
            }
            assertThat(sum).isCloseTo(0, within(1e-12));
          }
        });
  }
}
