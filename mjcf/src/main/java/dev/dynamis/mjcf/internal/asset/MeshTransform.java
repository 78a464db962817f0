package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Mat3;

/** Moves the vertices and normals of a mesh. Vertices are doubles, normals stay floats. */
final class MeshTransform {
  private MeshTransform() {}

  /** Subtracts refpos, turns by the inverse of refquat, scales, and makes normals unit vectors. */
  static void reference(double[] vert, float[] normal, MeshOptions options) {
    double[] p = options.refpos();
    if (p[0] != 0 || p[1] != 0 || p[2] != 0) {
      translate(vert, p);
    }
    double[] q = options.refquat().clone();
    if (q[0] != 1 || q[1] != 0 || q[2] != 0 || q[3] != 0) {
      Frames.normalize(q, 0, 4);
      double[] inverse = inverse(q);
      rotate(vert, inverse);
      rotate(normal, inverse);
    }
    double[] s = options.scale();
    if (s[0] != 1 || s[1] != 1 || s[2] != 1) {
      for (int i = 0; i < vert.length; i++) {
        vert[i] *= s[i % 3];
      }
      for (int i = 0; i < normal.length; i++) {
        normal[i] = (float) (normal[i] * s[i % 3]);
      }
    }
    MeshNormals.normalize(normal);
  }

  /** Makes center the origin and quat the axes. */
  static void toPrincipalAxes(double[] vert, float[] normal, double[] center, double[] quat) {
    translate(vert, center);
    double[] inverse = inverse(quat);
    rotate(vert, inverse);
    rotate(normal, inverse);
  }

  private static void translate(double[] vert, double[] by) {
    for (int i = 0; i < vert.length; i += 3) {
      vert[i] -= by[0];
      vert[i + 1] -= by[1];
      vert[i + 2] -= by[2];
    }
  }

  private static void rotate(double[] v, double[] m) {
    for (int i = 0; i < v.length; i += 3) {
      double x = v[i], y = v[i + 1], z = v[i + 2];
      v[i] = m[0] * x + m[1] * y + m[2] * z;
      v[i + 1] = m[3] * x + m[4] * y + m[5] * z;
      v[i + 2] = m[6] * x + m[7] * y + m[8] * z;
    }
  }

  private static void rotate(float[] v, double[] m) {
    for (int i = 0; i < v.length; i += 3) {
      double x = v[i], y = v[i + 1], z = v[i + 2];
      v[i] = (float) (m[0] * x + m[1] * y + m[2] * z);
      v[i + 1] = (float) (m[3] * x + m[4] * y + m[5] * z);
      v[i + 2] = (float) (m[6] * x + m[7] * y + m[8] * z);
    }
  }

  /** Matrix of the inverse rotation. */
  private static double[] inverse(double[] q) {
    double[] matrix = new double[9];
    Mat3.fromQuat(matrix, 0, new double[] {q[0], -q[1], -q[2], -q[3]}, 0);
    return matrix;
  }
}
