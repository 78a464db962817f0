package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Vec3;
import org.junit.jupiter.api.Test;

/**
 * Nearest points of simplices as the search for a distance meets them: each new vertex is nearer to
 * the origin along the last nearest point. A point p is the nearest one if and only if no vertex v
 * has {@code v.p < p.p}.
 */
class SubDistanceTest {
  private static final int VERTEX = ConvexQuery.VERTEX;

  @Test
  void noVertexIsNearerAlongTheNearestPoint() {
    RandomSource random = new RandomSource(3);
    double[] v = new double[4 * VERTEX];
    double[] w = new double[SubDistance.SCRATCH];
    double[] p = new double[3];
    int[] sizes = new int[5];
    for (int round = 0; round < 2000; round++) {
      place(random, v, 0, 0);
      Vec3.copy(p, 0, v, 0);
      int n = 1;
      while (n < 4 && Vec3.norm(p, 0) > 0.05) {
        do {
          place(random, v, VERTEX * n, 0.3);
        } while (Vec3.dot(v, VERTEX * n, p, 0) > 0.9 * Vec3.dot(p, 0, p, 0));
        n++;
        SubDistance.simplex(w, n, v);
        double sum = 0;
        Vec3.zero(p, 0);
        for (int i = 0; i < n; i++) {
          assertThat(w[i]).isNotNegative();
          sum += w[i];
          Vec3.addToScaled(p, 0, v, VERTEX * i, w[i]);
        }
        assertThat(sum).isCloseTo(1, within(1e-14));
        for (int i = 0; i < n; i++) {
          assertThat(Vec3.dot(v, VERTEX * i, p, 0)).isGreaterThan(Vec3.dot(p, 0, p, 0) - 1e-12);
        }
        n = prune(v, w, n);
        sizes[n]++;
      }
    }
    assertThat(sizes[1]).isGreaterThan(100);
    assertThat(sizes[2]).isGreaterThan(100);
    assertThat(sizes[3]).isGreaterThan(100);
    assertThat(sizes[4]).as("the origin is inside").isGreaterThan(10);
  }

  private static void place(RandomSource random, double[] v, int at, double shift) {
    for (int k = 0; k < 3; k++) {
      v[at + k] = random.nextDouble() - shift;
    }
  }

  private static int prune(double[] v, double[] w, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
      if (w[i] != 0) {
        Vec3.copy(v, VERTEX * kept++, v, VERTEX * i);
      }
    }
    return kept;
  }
}
