package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;

/** Tests boxes of two frames for overlap, by the normals of their faces. */
final class BoxOverlap {
  /** Axes of frame 2 in frame 1, their magnitudes, and the origin of frame 2 in frame 1. */
  private final double[] turn = new double[9];

  private final double[] reach = new double[9];
  private final double[] offset = new double[3];
  private final double[] center = new double[3];

  /** Takes frames {@code i} and {@code j} of a list of poses. */
  void set(double[] pos, double[] mat, int i, int j) {
    Mat3.mulTMat(turn, 0, mat, 9 * i, mat, 9 * j);
    for (int k = 0; k < 9; k++) {
      reach[k] = Math.abs(turn[k]);
    }
    Vec3.sub(offset, 0, pos, 3 * j, pos, 3 * i);
    Mat3.mulTVec(offset, 0, mat, 9 * i, offset, 0);
  }

  /** Takes frame {@code i} of a list of poses as frame 1, and the world as frame 2. */
  void setWorld(double[] pos, double[] mat, int i) {
    Mat3.transpose(turn, 0, mat, 9 * i);
    for (int k = 0; k < 9; k++) {
      reach[k] = Math.abs(turn[k]);
    }
    Vec3.scale(offset, 0, pos, 3 * i, -1);
    Mat3.mulTVec(offset, 0, mat, 9 * i, offset, 0);
  }

  /** As {@link #meet(double[], int, double[], int, double)} with both boxes in one array. */
  boolean meet(double[] aabb, int i, int j, double margin) {
    return meet(aabb, i, aabb, j, margin);
  }

  /**
   * Whether no face separates two boxes by more than the margin.
   *
   * @param box1 center and half sizes of the box in frame 1, from {@code i} on
   * @param box2 center and half sizes of the box in frame 2, from {@code j} on
   */
  boolean meet(double[] box1, int i, double[] box2, int j, double margin) {
    double[] t = turn;
    double[] r = reach;
    double a = box1[i + 3], b = box1[i + 4], c = box1[i + 5];
    double u = box2[j + 3], v = box2[j + 4], w = box2[j + 5];
    Mat3.mulVec(center, 0, t, 0, box2, j);
    double x = center[0] + offset[0] - box1[i];
    double y = center[1] + offset[1] - box1[i + 1];
    double z = center[2] + offset[2] - box1[i + 2];
    return Math.abs(x) <= margin + a + (r[0] * u + r[1] * v + r[2] * w)
        && Math.abs(y) <= margin + b + (r[3] * u + r[4] * v + r[5] * w)
        && Math.abs(z) <= margin + c + (r[6] * u + r[7] * v + r[8] * w)
        && Math.abs(t[0] * x + t[3] * y + t[6] * z) <= margin + u + (r[0] * a + r[3] * b + r[6] * c)
        && Math.abs(t[1] * x + t[4] * y + t[7] * z) <= margin + v + (r[1] * a + r[4] * b + r[7] * c)
        && Math.abs(t[2] * x + t[5] * y + t[8] * z)
            <= margin + w + (r[2] * a + r[5] * b + r[8] * c);
  }
}
