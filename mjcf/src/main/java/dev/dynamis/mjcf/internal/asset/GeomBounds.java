package dev.dynamis.mjcf.internal.asset;

/** Bounding spheres and boxes of geoms in their own frame, m. */
public final class GeomBounds {
  private static final double INFINITE = 1e10;

  private GeomBounds() {}

  /** Returns the radius of the bounding sphere of a primitive; 0 for a plane. */
  public static double radius(GeomShape shape, double[] size) {
    double a = size[0], b = size[1], c = size[2];
    return switch (shape) {
      case SPHERE -> a;
      case CAPSULE -> a + b;
      case CYLINDER -> Math.sqrt(a * a + b * b);
      case ELLIPSOID -> Math.max(Math.max(a, b), c);
      case BOX -> Math.sqrt(a * a + b * b + c * c);
      case PLANE, HFIELD, MESH, SDF -> 0;
    };
  }

  /** Returns the radius of the bounding sphere of a mesh. */
  public static double meshRadius(Mesh mesh) {
    return radius(GeomShape.BOX, mesh.reach());
  }

  /** Returns the radius of the bounding sphere of a height field {@code [4]}. */
  public static double heightFieldRadius(double[] s) {
    return Math.sqrt(s[0] * s[0] + s[1] * s[1] + Math.max(s[2] * s[2], s[3] * s[3]));
  }

  /** Computes center and half sizes of a primitive's bounding box. */
  public static void aabb(double[] aabb, GeomShape shape, double[] size) {
    double a = size[0], b = size[1], c = size[2];
    switch (shape) {
      case SPHERE -> set(aabb, -a, -a, -a, a, a, a);
      case CAPSULE -> set(aabb, -a, -a, -(a + b), a, a, a + b);
      case CYLINDER -> set(aabb, -a, -a, -b, a, a, b);
      case PLANE -> set(aabb, -INFINITE, -INFINITE, -INFINITE, INFINITE, INFINITE, 0);
      case ELLIPSOID, BOX, HFIELD, MESH, SDF -> set(aabb, -a, -b, -c, a, b, c);
    }
  }

  /** Computes center and half sizes of a mesh's bounding box. */
  public static void meshAabb(double[] aabb, Mesh mesh) {
    double[] m = mesh.aamm;
    set(aabb, m[0], m[1], m[2], m[3], m[4], m[5]);
  }

  /** Computes center and half sizes of the bounding box of a height field {@code [4]}. */
  public static void heightFieldAabb(double[] aabb, double[] s) {
    set(aabb, -s[0], -s[1], -s[3], s[0], s[1], s[2]);
  }

  private static void set(
      double[] aabb, double x0, double y0, double z0, double x1, double y1, double z1) {
    aabb[0] = (x1 + x0) / 2;
    aabb[1] = (y1 + y0) / 2;
    aabb[2] = (z1 + z0) / 2;
    aabb[3] = (x1 - x0) / 2;
    aabb[4] = (y1 - y0) / 2;
    aabb[5] = (z1 - z0) / 2;
  }
}
