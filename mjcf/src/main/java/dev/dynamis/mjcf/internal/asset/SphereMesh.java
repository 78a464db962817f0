package dev.dynamis.mjcf.internal.asset;

import java.util.HashMap;
import java.util.Map;

/** Triangulated spheres and hemispheres of radius 1. */
final class SphereMesh {
  private static final int[] ICOSAHEDRON = {
    0, 11, 5, 0, 5, 1, 0, 1, 7, 0, 7, 10, 0, 10, 11, 1, 5, 9, 5, 11, 4, 11, 10, 2, 10, 7, 6, 7, 1,
    8, 3, 9, 4, 3, 4, 2, 3, 2, 6, 3, 6, 8, 3, 8, 9, 4, 9, 5, 2, 4, 11, 6, 2, 10, 8, 6, 7, 9, 8, 1
  };

  private SphereMesh() {}

  /** Splits every triangle of an icosahedron into four, as often as asked for. */
  static MeshData sphere(int subdivisions) {
    FloatList vert = icosahedron();
    int[] face = ICOSAHEDRON;
    for (int level = 0; level < subdivisions; level++) {
      Map<Long, Integer> middles = new HashMap<>();
      int[] finer = new int[4 * face.length];
      for (int i = 0, k = 0; i < face.length; i += 3, k += 12) {
        int a = face[i], b = face[i + 1], c = face[i + 2];
        int ab = middle(vert, a, b, middles);
        int bc = middle(vert, b, c, middles);
        int ca = middle(vert, c, a, middles);
        int[] four = {a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca};
        System.arraycopy(four, 0, finer, k, 12);
      }
      face = finer;
    }
    return MeshData.of(vert.toArray(), MeshData.NO_FLOATS, MeshData.NO_FLOATS, face);
  }

  /** Three rectangles whose sides are in the golden ratio, in single precision. */
  private static FloatList icosahedron() {
    float golden = (float) ((1.0 + Math.sqrt(5.0)) / 2.0);
    double norm = Math.sqrt(1.0 + golden * golden);
    float one = (float) (1 / norm);
    float phi = (float) (golden / norm);
    FloatList vert = new FloatList();
    for (int plane = 0; plane < 3; plane++) {
      for (int k = 0; k < 4; k++) {
        // the short side runs along x, y and z, the long one along y, z and x
        float u = k % 2 == 0 ? -one : one;
        float v = k < 2 ? phi : -phi;
        switch (plane) {
          case 0 -> add(vert, u, v, 0);
          case 1 -> add(vert, 0, u, v);
          default -> add(vert, v, 0, u);
        }
      }
    }
    return vert;
  }

  private static void add(FloatList vert, float x, float y, float z) {
    vert.add(x);
    vert.add(y);
    vert.add(z);
  }

  private static int middle(FloatList vert, int a, int b, Map<Long, Integer> known) {
    long edge = (long) Math.min(a, b) << 32 | Math.max(a, b);
    Integer found = known.get(edge);
    if (found != null) {
      return found;
    }
    float x = (vert.get(3 * a) + vert.get(3 * b)) / 2;
    float y = (vert.get(3 * a + 1) + vert.get(3 * b + 1)) / 2;
    float z = (vert.get(3 * a + 2) + vert.get(3 * b + 2)) / 2;
    float norm = (float) Math.sqrt(x * x + y * y + z * z);
    int index = vert.size() / 3;
    add(vert, x / norm, y / norm, z / norm);
    known.put(edge, index);
    return index;
  }

  /**
   * Rings of four sides around the pole, ring r with 4 (r + 1) vertices, projected to the sphere;
   * and a fan that closes the bottom.
   */
  static MeshData hemisphere(int resolution) {
    int rings = resolution + 1;
    int nvert = 2 + 2 * rings * (rings + 1);
    float[] vert = new float[3 * nvert];
    BuiltinMesh.set(vert, 0, 0, 0, 1);
    int at = 1;
    for (int ring = 1; ring <= rings; ring++) {
      double factor = (double) ring / rings;
      for (int side = 0; side < 4; side++) {
        double[] start = onOctahedron(side, factor);
        double[] end = onOctahedron((side + 1) % 4, factor);
        for (int i = 0; i < ring; i++) {
          double x = start[0] + i * ((end[0] - start[0]) / ring);
          double y = start[1] + i * ((end[1] - start[1]) / ring);
          double z = start[2] + i * ((end[2] - start[2]) / ring);
          double norm = Math.sqrt(x * x + y * y + z * z);
          BuiltinMesh.set(vert, at++, x / norm, y / norm, z / norm);
        }
      }
    }

    IntList face = new IntList();
    for (int i = 0; i < 4; i++) {
      add(face, 0, 1 + i, 1 + (i + 1) % 4);
    }
    int inner = 1;
    for (int ring = 1; ring < rings; ring++) {
      int ninner = 4 * ring;
      int nouter = 4 * (ring + 1);
      int outer = inner + ninner;
      for (int side = 0; side < 4; side++) {
        for (int i = 0; i <= ring; i++) {
          int a = i + ring * side;
          int b = i + (ring + 1) * side;
          int here = inner + a % ninner;
          int next = outer + (b + 1) % nouter;
          add(face, here, outer + b % nouter, next);
          if (i < ring) {
            add(face, here, next, inner + (a + 1) % ninner);
          }
        }
      }
      inner = outer;
    }
    int rim = 4 * rings;
    for (int i = 0; i < rim; i++) {
      add(face, inner + i, nvert - 1, inner + (i + 1) % rim);
    }
    return MeshData.of(vert, MeshData.NO_FLOATS, MeshData.NO_FLOATS, face.toArray());
  }

  /** The point at a fraction of the way from the pole to a corner of the octahedron's equator. */
  private static double[] onOctahedron(int corner, double factor) {
    double x = corner == 0 ? 1 : corner == 2 ? -1 : 0;
    double y = corner == 1 ? 1 : corner == 3 ? -1 : 0;
    return new double[] {factor * x, factor * y, 1 + factor * (0 - 1)};
  }

  private static void add(IntList face, int a, int b, int c) {
    face.add(a);
    face.add(b);
    face.add(c);
  }
}
