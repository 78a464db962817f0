package dev.dynamis.mechanics.internal.flex;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Blocks whose vertices follow 8 or 27 nodes. */
class InterpolatedForcesTest {
  @ParameterizedTest
  @ValueSource(strings = {"nodes", "nodes_implicit"})
  void forcesOnNodesAreMujocos(String model) {
    FlexRecording.of(model).agrees(1e-11, "qfrc_spring", "qfrc_damper", "qacc_smooth");
  }
}
