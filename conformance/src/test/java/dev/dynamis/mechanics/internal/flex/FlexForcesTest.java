package dev.dynamis.mechanics.internal.flex;

import org.junit.jupiter.api.Test;

/** Springs and dampers along edges, and the energy in them. */
class FlexForcesTest {
  @Test
  void edgesPullAndDampAsInMujoco() {
    FlexRecording.of("rope").agrees(1e-12, "qfrc_spring", "qfrc_damper", "energy");
  }

  @Test
  void dampersOfEdgesActInSurfacesToo() {
    FlexRecording.of("shapes").agrees(1e-12, "qfrc_damper", "qfrc_passive");
  }
}
