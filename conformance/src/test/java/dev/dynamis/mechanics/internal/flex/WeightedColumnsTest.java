package dev.dynamis.mechanics.internal.flex;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jacobians of contacts with flexes. */
class WeightedColumnsTest {
  /** Rows times velocities, and what the solver makes of them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cloth",
        "block",
        "nodes",
        "rope",
        "explicit",
        "handmade",
        "handmade_nodes",
        "membrane",
        "strain"
      })
  void velocitiesAndForcesOfContactsAreMujocos(String model) {
    FlexRecording.of(model).agrees(1e-9, "efc_vel", "efc_aref", "efc_force", "qfrc_constraint");
  }
}
