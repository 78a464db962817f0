package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mjcf.Mjcf;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BroadPhaseTest {
  private static final int BODIES = 120;

  private static Model cloud() {
    RandomSource random = new RandomSource(11);
    StringBuilder text = new StringBuilder("<mujoco><worldbody><geom type='plane' size='1 1 1'/>");
    for (int i = 0; i < BODIES; i++) {
      text.append("<body pos='");
      for (int k = 0; k < 3; k++) {
        text.append(random.nextDouble()).append(' ');
      }
      text.append("'><freejoint/><geom size='").append(.03 + .05 * random.nextDouble());
      text.append("' margin='").append(.02 * random.nextDouble());
      text.append("' pos='.02 0 0'/><geom type='box' size='.02 .03 .04'/></body>");
    }
    return Mjcf.compile(Mjcf.readText(text + "</worldbody></mujoco>")).model();
  }

  private static Set<Long> candidates(Model m, Data d) {
    BroadPhase broad = new BroadPhase(Buffers.unlimited());
    broad.run(m, d);
    Set<Long> keys = new HashSet<>();
    for (int i = 0; i < broad.pairs.size; i++) {
      keys.add(broad.pairs.keys[i]);
      assertThat(KeyList.first(broad.pairs.keys[i]))
          .isLessThan(KeyList.second(broad.pairs.keys[i]));
      assertThat(i == 0 || broad.pairs.keys[i - 1] <= broad.pairs.keys[i]).isTrue();
    }
    return keys;
  }

  /** It may find more than touch, but misses none and spares most. */
  @Test
  void findsAllPairsOfBodiesWhoseBoundsMeet() {
    Model m = cloud();
    Data d = new Data(m);
    Kinematics.run(m, d);
    Set<Long> keys = candidates(m, d);
    int touching = 0;
    for (int g1 = 1; g1 < m.ngeom; g1++) {
      for (int g2 = g1 + 1; g2 < m.ngeom; g2++) {
        int b1 = m.geom.bodyid[g1];
        int b2 = m.geom.bodyid[g2];
        double margin = m.geom.margin[g1] + m.geom.margin[g2];
        if (b1 != b2 && !NarrowPhase.spheresApart(m, d, g1, g2, margin)) {
          assertThat(keys).contains(KeyList.key(b1, b2));
          touching++;
        }
      }
    }
    assertThat(touching).isGreaterThan(50);
    for (int b = 1; b <= BODIES; b++) {
      assertThat(keys).as("all bodies may reach the plane").contains(KeyList.key(0, b));
    }
    assertThat(keys).hasSizeLessThan(BODIES * BODIES / 8);
  }

  @Test
  void whileEverythingSleepsThereIsNone() {
    Model m = cloud();
    m.opt.setEnabled(EnableBit.SLEEP, true);
    Data d = new Data(m);
    Kinematics.run(m, d);
    for (int t = 0; t < m.ntree; t++) {
      d.tree.asleep[t] = t;
    }
    d.updateAwake(false);
    assertThat(candidates(m, d)).isEmpty();
  }
}
