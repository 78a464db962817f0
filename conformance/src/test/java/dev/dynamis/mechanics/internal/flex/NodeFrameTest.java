package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Trig;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

/** The frame that turns with a block. */
class NodeFrameTest {
  /** A block that is turned as a whole feels nothing. */
  @Test
  void aTurnedBlockIsAtRest() {
    FlexRecording recording = FlexRecording.of("nodes_implicit");
    Model m = recording.model;
    Data d = new Data(m);
    double angle = 0.7;
    double[] center = new double[3];
    for (int n = 0; n < 8; n++) {
      Vec3.addToScaled(center, 0, m.flex.node0, 3 * n, 1.0 / 8);
    }
    for (int n = 0; n < 8; n++) {
      double x = m.flex.node0[3 * n] - center[0];
      double y = m.flex.node0[3 * n + 1] - center[1];
      int dof = m.body.dofadr[m.flex.nodebodyid[n]];
      d.qpos[dof] = x * Trig.cos(angle) - y * Trig.sin(angle) - x;
      d.qpos[dof + 1] = x * Trig.sin(angle) + y * Trig.cos(angle) - y;
    }
    Physics.forward(m, d);
    NodeFrame frame = NodeFrame.of(m, d, 0);
    assertThat(frame.rotation[0]).isCloseTo(Trig.cos(angle / 2), within(1e-9));
    assertThat(frame.rotation[3]).isCloseTo(Trig.sin(angle / 2), within(1e-9));
    for (int i = 0; i < 24; i++) {
      assertThat(d.qfrc.spring[i]).isCloseTo(0, within(1e-6));
    }
  }
}
