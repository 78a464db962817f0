package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.Frames;

/**
 * Normals of vertices: the average of the adjacent faces weighted by area, by default without those
 * faces that differ much from the average. Stored in single precision, as they are accumulated.
 */
final class MeshNormals {
  /** Cosine of the angle between a face and the average beyond which the face is left out. */
  private static final double SHARP = 0.8;

  private MeshNormals() {}

  /**
   * Returns the vertex normals {@code [3 nvert]}.
   *
   * @param smooth whether faces at sharp edges count, too
   */
  static float[] compute(double[] vert, int[] face, boolean smooth) {
    float[] normal = new float[vert.length];
    double[] n = new double[3];
    for (int i = 0; i < face.length; i += 3) {
      double weight = faceNormal(n, vert, face, i);
      for (int j = 0; j < 3; j++) {
        accumulate(normal, 3 * face[i + j], n, weight);
      }
    }
    if (!smooth) {
      float[] sharp = new float[vert.length];
      double[] average = new double[3];
      for (int i = 0; i < face.length; i += 3) {
        double weight = faceNormal(n, vert, face, i);
        for (int j = 0; j < 3; j++) {
          int v = 3 * face[i + j];
          for (int k = 0; k < 3; k++) {
            average[k] = normal[v + k];
          }
          Frames.normalize(average, 0, 3);
          if (n[0] * average[0] + n[1] * average[1] + n[2] * average[2] < SHARP) {
            accumulate(sharp, v, n, weight);
          }
        }
      }
      for (int i = 0; i < normal.length; i++) {
        normal[i] -= sharp[i];
      }
    }
    for (int v = 0; v < normal.length; v += 3) {
      float x = normal[v], y = normal[v + 1], z = normal[v + 2];
      float length = (float) Math.sqrt(x * x + y * y + z * z);
      boolean undefined = !(length > 1e-15);
      normal[v] = undefined ? 0 : x / length;
      normal[v + 1] = undefined ? 0 : y / length;
      normal[v + 2] = undefined ? 1 : z / length;
    }
    return normal;
  }

  /** Makes normals unit vectors; (0, 0, 1) where there is no direction. */
  static void normalize(float[] normal) {
    for (int i = 0; i < normal.length; i += 3) {
      float x = normal[i], y = normal[i + 1], z = normal[i + 2];
      float square = x * x + y * y + z * z;
      boolean undefined = !(square > 1e-15);
      float scale = undefined ? 0 : 1 / (float) Math.sqrt(square);
      normal[i] = x * scale;
      normal[i + 1] = y * scale;
      normal[i + 2] = undefined ? 1 : z * scale;
    }
  }

  private static double faceNormal(double[] n, double[] vert, int[] face, int i) {
    int a = 3 * face[i], b = 3 * face[i + 1], c = 3 * face[i + 2];
    double ux = vert[b] - vert[a], uy = vert[b + 1] - vert[a + 1], uz = vert[b + 2] - vert[a + 2];
    double vx = vert[c] - vert[a], vy = vert[c + 1] - vert[a + 1], vz = vert[c + 2] - vert[a + 2];
    n[0] = uy * vz - uz * vy;
    n[1] = uz * vx - ux * vz;
    n[2] = ux * vy - uy * vx;
    return Frames.normalize(n, 0, 3);
  }

  private static void accumulate(float[] sum, int at, double[] n, double weight) {
    for (int k = 0; k < 3; k++) {
      sum[at + k] = (float) (sum[at + k] + n[k] * weight);
    }
  }
}
