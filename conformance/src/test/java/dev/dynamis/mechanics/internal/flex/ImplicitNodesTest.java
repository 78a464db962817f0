package dev.dynamis.mechanics.internal.flex;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Stiff blocks in the implicit integrators. */
class ImplicitNodesTest {
  @ParameterizedTest
  @ValueSource(strings = {"nodes", "nodes_implicit", "nodes_damping", "handmade_nodes"})
  void velocitiesAfterAStepAreMujocos(String model) {
    FlexRecording.of(model).agrees(1e-10, "qvel", "qpos");
  }
}
