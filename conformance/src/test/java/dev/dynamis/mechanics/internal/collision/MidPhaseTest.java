package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Two bodies of many geoms: trees leave out only what can't touch. */
class MidPhaseTest {
  private static Model bodies() {
    RandomSource random = new RandomSource(12);
    StringBuilder text = new StringBuilder("<mujoco><worldbody>");
    for (int b = 0; b < 2; b++) {
      text.append("<body><freejoint/>");
      for (int i = 0; i < 60; i++) {
        text.append(
            i % 2 == 0 ? "<geom type='box' size='.03 .05 .07' pos='" : "<geom size='.05' pos='");
        for (int k = 0; k < 3; k++) {
          text.append(random.nextDouble() + (k == 0 ? .6 * b : 0)).append(' ');
        }
        text.append("' euler='10 20 30' margin='.005'/>");
      }
      text.append("</body>");
    }
    return Mjcf.compile(Mjcf.readText(text + "</worldbody></mujoco>")).model();
  }

  @Test
  void everyPairOfGeomsThatTouchesIsFoundInOrder() {
    Model m = bodies();
    Data d = new Data(m);
    Kinematics.run(m, d);
    ComPos.run(m, d);
    KeyList pairs = new MidPhase(Buffers.unlimited()).run(m, d, 1, 2, true);
    long[] keys = java.util.Arrays.copyOf(pairs.keys, pairs.size);
    int touching = 0;
    for (int i = 0; i < 60; i++) {
      for (int j = 60; j < 120; j++) {
        boolean swap = m.geom.type[i] > m.geom.type[j];
        int g1 = swap ? j : i;
        int g2 = swap ? i : j;
        d.pairContacts.count = 0;
        NarrowPhase.find(m, d, g1, g2, .01, d.pairContacts);
        if (d.pairContacts.count > 0) {
          assertThat(keys).contains(KeyList.key(g1, g2));
          touching++;
        }
      }
    }
    assertThat(keys).isSorted();
    assertThat(touching).isGreaterThan(10);
    assertThat(keys.length).isBetween(touching, 60 * 60 / 4);
  }

  /** Comparing all geoms of small bodies gives what their trees give. */
  @Test
  void fewGeomsAreComparedEachWithEach() {
    StringBuilder text = new StringBuilder("<mujoco><worldbody>");
    for (int b = 0; b < 2; b++) {
      text.append("<body pos='.04 0 %s'><freejoint/>".formatted(.05 * b));
      for (int i = 0; i < 4; i++) {
        String type = i % 2 == 0 ? "box" : "capsule";
        text.append(
            "<geom type='%s' size='.03 .02 .01' pos='%s 0 0' euler='0 20 %d'/>"
                .formatted(type, .05 * i, 30 * b));
      }
      text.append("</body>");
    }
    Model m = Mjcf.compile(Mjcf.readText(text + "</worldbody></mujoco>")).model();
    Data d = new Data(m);
    Kinematics.run(m, d);
    ComPos.run(m, d);
    MidPhase mid = new MidPhase(Buffers.unlimited());
    KeyList pairs = mid.run(m, d, 1, 2, true);
    long[] trees = java.util.Arrays.copyOf(pairs.keys, pairs.size);
    pairs = mid.run(m, d, 1, 2, false);
    long[] each = java.util.Arrays.copyOf(pairs.keys, pairs.size);
    assertThat(each).hasSizeBetween(4, 12).isSorted();
    assertThat(trees).isEqualTo(each);
  }
}
