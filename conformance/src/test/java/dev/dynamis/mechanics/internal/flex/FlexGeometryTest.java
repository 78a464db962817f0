package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The stage as a whole. */
class FlexGeometryTest {
  @Test
  void aRigidFlexHasNoLengthsInAStepButAtRest() {
    FlexRecording explicit = FlexRecording.of("explicit");
    int from = explicit.model.flex.edgeadr[1];
    assertThat(explicit.model.flex.rigid[1]).isTrue();
    assertThat(explicit.model.flexedge.length0[from]).isPositive();
    explicit.forEachStep((d, result) -> assertThat(d.flexedge.length[from]).isZero());
  }
}
