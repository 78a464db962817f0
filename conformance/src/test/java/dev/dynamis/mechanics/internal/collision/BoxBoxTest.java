package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import org.junit.jupiter.api.Test;

/** Two boxes in random poses, judged by the projections of their corners. */
class BoxBoxTest {
  private static final double MARGIN = 0.01;

  /** How much deeper than the least overlap a contact may be, see FACE_PREFERENCE. */
  private static final double PREFERENCE = 1.05;

  @Test
  void theNormalIsTheAxisOfLeastOverlapAndTheDepthItsOverlap() {
    TwoGeoms s =
        TwoGeoms.of(
            "type='box' size='.1 .2 .3'", "type='box' size='.15 .1 .2' pos='1 2 3' euler='1 2 3'");
    RandomSource random = new RandomSource(5);
    int touching = 0;
    int apart = 0;
    for (int round = 0; round < 2000; round++) {
      for (int k = 0; k < 3; k++) {
        s.m.geom.pos[3 + k] = 0.9 * (random.nextDouble() - 0.5);
      }
      for (int k = 0; k < 4; k++) {
        s.m.geom.quat[4 + k] = random.nextDouble() - 0.5;
      }
      Quat.normalize(s.m.geom.quat, 4);
      Kinematics.run(s.m, s.d);
      double overlap = leastOverlap(s);
      s.find(MARGIN);
      if (overlap < -MARGIN - 1e-12) {
        assertThat(s.found.count).isZero();
        apart++;
      } else if (s.found.count > 0) {
        double[] n = s.normal(0);
        double along = overlapAlong(s, n, 0);
        assertThat(along).isGreaterThan(overlap - 1e-12);
        assertThat(along).isLessThan(Math.max(PREFERENCE * overlap, overlap) + 1e-12);
        assertThat(-s.deepest()).isLessThan(along + 1e-12);
        for (int i = 1; i < s.found.count; i++) {
          assertThat(s.normal(i)).containsExactly(n);
        }
        touching++;
      }
    }
    assertThat(touching).isGreaterThan(500);
    assertThat(apart).isGreaterThan(500);
  }

  @Test
  void boxesThatArePairwiseAlignedMeetAtTheCornersOfTheirCommonFace() {
    TwoGeoms s =
        TwoGeoms.of("type='box' size='.3 .3 .1'", "type='box' size='.1 .2 .1' pos='.25 0 .198'");
    assertThat(s.find(0).found.count).isEqualTo(4);
    for (int i = 0; i < 4; i++) {
      assertThat(s.found.dist[i]).isCloseTo(-.002, within(1e-15));
      assertThat(s.normal(i)).containsExactly(new double[] {0, 0, 1}, within(1e-15));
      double x = s.pos(i)[0];
      assertThat(Math.min(Math.abs(x - .15), Math.abs(x - .3))).isCloseTo(0, within(1e-15));
      assertThat(Math.abs(s.pos(i)[1])).isCloseTo(.2, within(1e-15));
      assertThat(s.pos(i)[2]).isCloseTo(.099, within(1e-15));
    }
  }

  /** Least over the fifteen axes that can separate two boxes; negative if they are apart. */
  private static double leastOverlap(TwoGeoms s) {
    double least = Double.POSITIVE_INFINITY;
    double[] axis = new double[3];
    for (int i = 0; i < 6; i++) {
      column(s, axis, i);
      least = Math.min(least, overlapAlong(s, axis, 0));
    }
    double[] a = new double[3];
    double[] b = new double[3];
    for (int i = 0; i < 3; i++) {
      for (int j = 3; j < 6; j++) {
        column(s, a, i);
        column(s, b, j);
        Vec3.cross(axis, 0, a, 0, b, 0);
        if (Vec3.norm(axis, 0) > 1e-6) {
          Vec3.normalize(axis, 0);
          least = Math.min(least, overlapAlong(s, axis, 0));
        }
      }
    }
    return least;
  }

  private static void column(TwoGeoms s, double[] axis, int i) {
    int at = 9 * (i / 3) + i % 3;
    Vec3.set(axis, 0, s.d.geom.xmat[at], s.d.geom.xmat[at + 3], s.d.geom.xmat[at + 6]);
  }

  private static double overlapAlong(TwoGeoms s, double[] axis, int o) {
    double sum = 0;
    for (int g = 0; g < 2; g++) {
      for (int k = 0; k < 3; k++) {
        double[] a = new double[3];
        column(s, a, 3 * g + k);
        sum += s.m.geom.size[3 * g + k] * Math.abs(Vec3.dot(a, 0, axis, o));
      }
    }
    double[] center = new double[3];
    Vec3.sub(center, 0, s.d.geom.xpos, 3, s.d.geom.xpos, 0);
    return sum - Math.abs(Vec3.dot(center, 0, axis, o));
  }
}
