package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SeparatingAxesTest {
  private static final String PAIR =
      """
      <mujoco>
        <asset><mesh name="wedge" vertex="0 0 0  .2 0 0  0 .2 0  0 0 .2  .2 .2 0"/></asset>
        <worldbody>
          <geom type="%s" size=".1 .15 .12" margin=".01" %s/>
          <body><freejoint/><geom type="%s" size=".1 .15 .12" %s/></body>
        </worldbody>
      </mujoco>
      """;

  private static Model pair(String first, String second) {
    String mesh = "mesh=\"wedge\"";
    String text =
        PAIR.formatted(
            first, first.equals("mesh") ? mesh : "", second, second.equals("mesh") ? mesh : "");
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  /** A geom that wanders by and around another one has the contacts of one that was put there. */
  @Test
  void contactsDoNotDependOnWhatWasTestedBefore() {
    String[] types = {"ellipsoid", "cylinder", "mesh", "box"};
    SplittableRandom random = new SplittableRandom(5);
    int touching = 0;
    int shown = 0;
    for (String first : types) {
      for (String second : types) {
        Model m = pair(first, second);
        Data wandering = new Data(m);
        SeparatingAxes axes = SeparatingAxes.of(wandering);
        double[] at = {0.3, 0, 0, 1, 0, 0, 0};
        for (int step = 0; step < 25; step++) {
          for (int k = 0; k < 7; k++) {
            at[k] += 0.02 * (random.nextDouble() - 0.5) - (k < 3 ? 0.02 * at[k] : 0);
          }
          System.arraycopy(at, 0, wandering.qpos, 0, 7);
          shown += isShown(m, wandering, axes) ? 1 : 0;
          Physics.forwardPosition(m, wandering);
          Data put = new Data(m);
          System.arraycopy(at, 0, put.qpos, 0, 7);
          Physics.forwardPosition(m, put);
          assertThat(wandering.ncon).isEqualTo(put.ncon);
          assertThat(Arrays.copyOf(wandering.contact.dist, put.ncon))
              .containsExactly(Arrays.copyOf(put.contact.dist, put.ncon));
          assertThat(Arrays.copyOf(wandering.contact.pos, 3 * put.ncon))
              .containsExactly(Arrays.copyOf(put.contact.pos, 3 * put.ncon));
          touching += put.ncon > 0 ? 1 : 0;
        }
      }
    }
    assertThat(touching).isBetween(30, 370);
    assertThat(shown).isGreaterThan(15);
  }

  /** Whether the direction of the pose before shows the geoms apart at the present one. */
  private static boolean isShown(Model m, Data d, SeparatingAxes axes) {
    Kinematics.run(m, d);
    ConvexQuery q = ConvexQuery.of(d);
    boolean swap = m.geom.type[0] > m.geom.type[1];
    int geom1 = swap ? 1 : 0;
    q.first.set(m, d, geom1, m.geom.margin[0]);
    q.second.set(m, d, 1 - geom1, m.geom.margin[0]);
    q.configure(m, 1, 0);
    return axes.showApart(q, geom1, 1 - geom1);
  }

  @Test
  void geomsThatTouchHaveNoAxis() {
    Model m = pair("ellipsoid", "mesh");
    Data d = new Data(m);
    d.qpos[0] = 0.5;
    Physics.forwardPosition(m, d);
    SeparatingAxes axes = SeparatingAxes.of(d);
    d.qpos[0] = 0.25;
    Physics.forwardPosition(m, d);
    d.qpos[0] = 0;
    Physics.forwardPosition(m, d);
    assertThat(d.ncon).isPositive();
    d.qpos[0] = 0.25;
    assertThat(isShown(m, d, axes)).isFalse();
  }
}
