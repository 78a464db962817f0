package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.Trig;

/** Superellipsoids and supertoroids: spheres and tori with powers of the sines and cosines. */
final class SuperMesh {
  private SuperMesh() {}

  /** Rings from the south pole to the north pole. */
  static MeshData supersphere(int resolution, double e, double n) {
    int rings = resolution - 1;
    int north = rings * resolution + 1;
    float[] vert = new float[3 * (north + 1)];
    BuiltinMesh.set(vert, 0, 0, 0, -1);
    for (int i = 1; i <= rings; i++) {
      double v = -Math.PI / 2 + i * Math.PI / resolution;
      for (int j = 0; j < resolution; j++) {
        double u = -Math.PI + j * 2 * Math.PI / resolution;
        double r = cos(v, n);
        BuiltinMesh.set(
            vert, 1 + (i - 1) * resolution + j, r * cos(u, e), r * sin(u, e), sin(v, n));
      }
    }
    BuiltinMesh.set(vert, north, 0, 0, 1);

    IntList face = new IntList();
    for (int j = 0; j < resolution; j++) {
      add(face, 0, 1 + (j + 1) % resolution, 1 + j);
    }
    for (int i = 0; i + 1 < rings; i++) {
      int low = 1 + i * resolution;
      int high = low + resolution;
      for (int j = 0; j < resolution; j++) {
        int next = (j + 1) % resolution;
        add(face, low + j, low + next, high + j);
        add(face, low + next, high + next, high + j);
      }
    }
    int last = 1 + (rings - 1) * resolution;
    for (int j = 0; j < resolution; j++) {
      add(face, last + j, last + (j + 1) % resolution, north);
    }
    return MeshData.of(vert, MeshData.NO_FLOATS, MeshData.NO_FLOATS, face.toArray());
  }

  /** A grid that is closed in both directions; the major radius is 1. */
  static MeshData supertorus(int resolution, double radius, double s, double t) {
    float[] vert = new float[3 * resolution * resolution];
    IntList face = new IntList();
    for (int i = 0; i < resolution; i++) {
      double u = 2 * Math.PI * i / resolution;
      int here = i * resolution;
      int next = (i + 1) % resolution * resolution;
      for (int j = 0; j < resolution; j++) {
        double v = 2 * Math.PI * j / resolution;
        double r = 1 + radius * cos(v, s);
        BuiltinMesh.set(vert, here + j, r * cos(u, t), r * sin(u, t), radius * sin(v, s));
        int up = (j + 1) % resolution;
        add(face, here + j, next + j, here + up);
        add(face, next + j, next + up, here + up);
      }
    }
    return MeshData.of(vert, MeshData.NO_FLOATS, MeshData.NO_FLOATS, face.toArray());
  }

  private static void add(IntList face, int a, int b, int c) {
    face.add(a);
    face.add(b);
    face.add(c);
  }

  /** A power of the cosine's size with the cosine's sign. */
  private static double cos(double angle, double power) {
    double c = Trig.cos(angle);
    return Math.copySign(StrictMath.pow(Math.abs(c), power), c);
  }

  private static double sin(double angle, double power) {
    double s = Trig.sin(angle);
    return Math.copySign(StrictMath.pow(Math.abs(s), power), s);
  }
}
