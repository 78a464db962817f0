package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

/** Strain at the vertices of a sheet. */
class FlexVertexStrainTest {
  @Test
  void invariantsAndTheirJacobiansAreMujocos() {
    FlexRecording.of("strain").agrees(1e-12, "flexvert_length", "flexvert_J");
  }

  @Test
  void aSheetAtRestHasNoStrain() {
    FlexRecording strain = FlexRecording.of("strain");
    Model m = strain.model;
    Data d = new Data(m);
    Physics.forward(m, d);
    for (int v = 0; v < m.nflexvert; v++) {
      // a corner whose neighbors are all held has no mass around it, so no shape
      if (m.flex.vertmetric[4 * v] != 0) {
        assertThat(d.flexvert.length[2 * v]).isCloseTo(0, within(1e-13));
        assertThat(d.flexvert.length[2 * v + 1]).isCloseTo(0, within(1e-13));
      }
    }
  }
}
