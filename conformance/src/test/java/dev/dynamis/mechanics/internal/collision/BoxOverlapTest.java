package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import org.junit.jupiter.api.Test;

/** Boxes in two frames, judged by the projections of their corners onto face normals. */
class BoxOverlapTest {
  @Test
  void twoBoxesMeetUnlessAFaceSeparatesTheirCorners() {
    RandomSource random = new RandomSource(2);
    BoxOverlap overlap = new BoxOverlap();
    double[] pos = new double[6];
    double[] mat = new double[18];
    double[] aabb = new double[12];
    double[] quat = new double[4];
    int met = 0;
    int rounds = 3000;
    for (int round = 0; round < rounds; round++) {
      for (int k = 0; k < 6; k++) {
        pos[k] = random.nextDouble();
        aabb[k % 3 + (k < 3 ? 0 : 6)] = random.nextDouble() - 0.5;
        aabb[k % 3 + (k < 3 ? 3 : 9)] = 0.1 + 0.3 * random.nextDouble();
      }
      for (int f = 0; f < 2; f++) {
        for (int k = 0; k < 4; k++) {
          quat[k] = random.nextDouble() - 0.5;
        }
        Quat.normalize(quat, 0);
        Mat3.fromQuat(mat, 9 * f, quat, 0);
      }
      double margin = 0.1 * random.nextDouble();
      overlap.set(pos, mat, 0, 1);
      double gap = Math.max(gap(pos, mat, aabb, 0), gap(pos, mat, aabb, 1));
      if (Math.abs(gap - margin) > 1e-12) {
        assertThat(overlap.meet(aabb, 0, 6, margin)).isEqualTo(gap < margin);
        met += gap < margin ? 1 : 0;
      }
    }
    assertThat(met).isBetween(rounds / 10, 9 * rounds / 10);
  }

  /** Greatest gap between the corners of both boxes along the axes of one frame. */
  private static double gap(double[] pos, double[] mat, double[] aabb, int frame) {
    double most = Double.NEGATIVE_INFINITY;
    for (int axis = 0; axis < 3; axis++) {
      double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
      double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
      for (int box = 0; box < 2; box++) {
        for (int corner = 0; corner < 8; corner++) {
          double along = 0;
          for (int r = 0; r < 3; r++) {
            double x = pos[3 * box + r];
            for (int c = 0; c < 3; c++) {
              double sign = (corner >> c & 1) == 0 ? -1 : 1;
              x += mat[9 * box + 3 * r + c] * (aabb[6 * box + c] + sign * aabb[6 * box + 3 + c]);
            }
            along += x * mat[9 * frame + 3 * r + axis];
          }
          low[box] = Math.min(low[box], along);
          high[box] = Math.max(high[box], along);
        }
      }
      most = Math.max(most, Math.max(low[0] - high[1], low[1] - high[0]));
    }
    return most;
  }
}
