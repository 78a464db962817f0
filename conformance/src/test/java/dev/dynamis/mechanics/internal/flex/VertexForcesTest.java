package dev.dynamis.mechanics.internal.flex;

import org.junit.jupiter.api.Test;

/** Forces on vertices, seen by the joints that move them. */
class VertexForcesTest {
  /** A vertex on a body that turns: the force acts through its lever. */
  @Test
  void pinnedVerticesPushTheBodyThatHoldsThem() {
    FlexRecording.of("rope").agrees(1e-12, "qfrc_spring", "qfrc_damper", "qfrc_passive");
  }

  /** Along the rays of a ball only the radial part of a force counts. */
  @Test
  void aRadialSlideFeelsTheForceAlongItsAxis() {
    FlexRecording.of("radial").agrees(1e-11, "qfrc_passive", "qfrc_spring");
  }
}
