package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The soft bodies among the examples do what their page says. */
class SoftExamplesTest {
  private static final Path EXAMPLES = Path.of("../docs/examples");

  @Test
  void theClothFallsOverTheBallAndKeepsItsEdges() {
    Model m = Mjcf.load(EXAMPLES.resolve("falling-cloth.xml")).model();
    Data d = new Data(m);
    // until something is touched, every vertex falls alike: z = z0 - g t (t + h) / 2
    for (int i = 0; i < 100; i++) {
      Physics.step(m, d);
    }
    double corner = d.flexvert.xpos[2];
    assertThat(corner).isEqualTo(0.6 - 9.81 * 0.198 * 0.2 / 2, within(1e-6));
    for (int i = 0; i < 200; i++) {
      Physics.step(m, d);
    }
    double[] center = {0, 0, 0.25};
    for (int v = 0; v < m.nflexvert; v++) {
      assertThat(d.flexvert.xpos[3 * v + 2]).as("height of vertex " + v).isGreaterThan(0);
      assertThat(Vec3.distance(d.flexvert.xpos, 3 * v, center, 0)).isGreaterThan(0.25);
    }
    // the constraint is soft; MuJoCo 3.5.1 has this mean stretch and this height of a corner
    double stretch = 0;
    for (int e = 0; e < m.nflexedge; e++) {
      stretch += Math.abs(d.flexedge.length[e] / m.flexedge.length0[e] - 1) / m.nflexedge;
    }
    assertThat(stretch).isEqualTo(0.0284740794509397, within(1e-6));
    assertThat(d.flexvert.xpos[2]).isEqualTo(0.008767326790903196, within(1e-3));
  }

  /** Numbers of MuJoCo 3.5.1 (WebAssembly, npm package mujoco@3.1.16), after 50 and 100 steps. */
  @Test
  void thePlateSquashesTheBallAsInMujoco() {
    Model m = Mjcf.load(EXAMPLES.resolve("soft-ball.xml")).model();
    Data d = new Data(m);
    for (int i = 0; i < 50; i++) {
      Physics.step(m, d);
    }
    assertThat(d.sensordata[0]).isEqualTo(-0.04281480188511212, within(1e-9));
    for (int i = 0; i < 50; i++) {
      Physics.step(m, d);
    }
    assertThat(d.sensordata[0]).isEqualTo(-0.11306401798309156, within(1e-9));
  }
}
