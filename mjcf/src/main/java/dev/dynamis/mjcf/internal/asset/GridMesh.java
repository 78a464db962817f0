package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Trig;

/** Regular grids of points with three normals each: the axes of a local frame. */
final class GridMesh {
  private GridMesh() {}

  /** A grid in azimuth and elevation on the unit sphere, seen along -z. No faces. */
  static MeshData wedge(int nx, int ny, double width, double height, double gamma) {
    double[] azimuths = edges(nx, width, gamma);
    double[] elevations = edges(ny, height, gamma);
    float[] vert = new float[3 * nx * ny];
    float[] normal = new float[9 * nx * ny];
    for (int i = 0; i < nx; i++) {
      double a = 0.5 * (azimuths[i + 1] + azimuths[i]);
      for (int j = 0; j < ny; j++) {
        double e = 0.5 * (elevations[j + 1] + elevations[j]);
        int v = i * ny + j;
        double ca = Trig.cos(a), sa = Trig.sin(a);
        double ce = Trig.cos(e), se = Trig.sin(e);
        BuiltinMesh.set(vert, v, ce * sa, se, -ce * ca);

        // tangents along azimuth and elevation, and their normal
        double[] ta = unit(ce * ca, 0, ce * sa);
        double[] te = unit(-se * sa, ce, se * ca);
        BuiltinMesh.set(
            normal,
            3 * v,
            te[1] * ta[2] - te[2] * ta[1],
            te[2] * ta[0] - te[0] * ta[2],
            te[0] * ta[1] - te[1] * ta[0]);
        BuiltinMesh.set(normal, 3 * v + 1, ta[0], ta[1], ta[2]);
        BuiltinMesh.set(normal, 3 * v + 2, te[0], te[1], te[2]);
      }
    }
    return MeshData.of(vert, normal, MeshData.NO_FLOATS, MeshData.NO_INTS);
  }

  /** Edges of the bins of a field of view in rad; gamma makes those in the middle smaller. */
  private static double[] edges(int n, double fieldOfView, double gamma) {
    double[] edge = new double[n + 1];
    double step = 2.0 / n;
    double x = -1;
    for (int i = 0; i <= n; i++) {
      double bent = gamma == 0 ? x : gamma * StrictMath.pow(x, 5) + (1 - gamma) * x;
      edge[i] = bent * (fieldOfView * Math.PI / 180);
      x += step;
    }
    return edge;
  }

  private static double[] unit(double x, double y, double z) {
    double[] v = {x, y, z};
    Frames.normalize(v, 0, 3);
    return v;
  }

  /** Centers of the cells of the square from -1 to 1 at z = -1, joined by triangles. */
  static MeshData plate(int nx, int ny) {
    float[] vert = new float[3 * nx * ny];
    float[] normal = new float[9 * nx * ny];
    IntList face = new IntList();
    for (int i = 0; i < nx; i++) {
      for (int j = 0; j < ny; j++) {
        int v = i * ny + j;
        BuiltinMesh.set(vert, v, -1 + (i + 0.5) * (2. / nx), -1 + (j + 0.5) * (2. / ny), -1);
        for (int axis = 0; axis < 3; axis++) {
          normal[9 * v + 4 * axis] = 1;
        }
        if (i > 0 && j > 0) {
          int[] cell = {v - ny - 1, v - 1, v - ny, v, v - ny, v - 1};
          for (int corner : cell) {
            face.add(corner);
          }
        }
      }
    }
    return MeshData.of(vert, normal, MeshData.NO_FLOATS, face.toArray());
  }
}
