package dev.dynamis.mechanics.internal.flex;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lengths of edges and how they change, of flexes that need them. */
class FlexEdgeLengthsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"cloth", "block", "membrane", "rope", "radial", "explicit", "handmade", "shapes"})
  void lengthsJacobiansAndVelocitiesAreMujocos(String model) {
    FlexRecording.of(model).agrees(1e-12, "flexedge_length", "flexedge_J", "flexedge_velocity");
  }
}
