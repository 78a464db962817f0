package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Contacts of distance fields with planes, primitives and each other. */
class DistanceFieldPairsTest {
  private static final FlexRecording SHAPES = FlexRecording.of("sdf", "shapes");

  @Test
  void contactsAreThoseOfMujoco() {
    SHAPES.agreesInContacts(1e-12);
  }

  @Test
  void forcesAndTheNextStateAreThoseOfMujoco() {
    SHAPES.agrees(1e-10, "efc_pos", "efc_force", "qfrc_constraint", "qacc", "qvel", "qpos");
  }

  @Test
  void aStepAllocatesNothing() {
    Data d = new Data(SHAPES.model);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 6; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 10; i++) {
        Physics.step(SHAPES.model, d);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  /** Depth and normal of a sphere in a wall are known; the wall is a mesh without an octree. */
  @Test
  void aMeshWithoutOctreeMeetsFieldsAsItsHull() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <asset>
                        <mesh name="wall" vertex="-1 -1 -1 1 -1 -1 -1 1 -1 1 1 -1
                          -1 -1 0 1 -1 0 -1 1 0 1 1 0"/>
                        <mesh name="cube" vertex="-.1 -.1 -.1 .1 -.1 -.1 -.1 .1 -.1 .1 .1 -.1
                          -.1 -.1 .1 .1 -.1 .1 -.1 .1 .1 .1 .1 .1"/>
                      </asset>
                      <worldbody>
                        <geom type="mesh" mesh="wall"/>
                        <body pos="0 0 .095"><freejoint/><geom type="sdf" mesh="cube"/></body>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.ncon).isPositive();
    for (int c = 0; c < d.ncon; c++) {
      assertThat(d.contact.dist[c]).isBetween(-0.005, 0.0);
      assertThat(d.contact.frame[9 * c + 2]).isGreaterThan(0.5);
    }
    assertThat(m.mesh.octadr[0]).isEqualTo(-1);
  }
}
