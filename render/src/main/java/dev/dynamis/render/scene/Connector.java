package dev.dynamis.render.scene;

/** Capsules and cylinders from one point to another. */
final class Connector {
  private Connector() {}

  /** Puts a capsule or cylinder of a radius between two points, by the least turn from z. */
  static void set(SceneGeom g, double radius, double[] from, int i, double[] to, int j) {
    double x = to[j] - from[i];
    double y = to[j + 1] - from[i + 1];
    double z = to[j + 2] - from[i + 2];
    double length = Math.sqrt(x * x + y * y + z * z);
    g.size[0] = radius;
    g.size[1] = radius;
    g.size[2] = 0.5 * length;
    for (int k = 0; k < 3; k++) {
      g.pos[k] = 0.5 * (from[i + k] + to[j + k]);
    }
    if (length < 1e-15) {
      z = 1;
      x = 0;
      y = 0;
    } else {
      x /= length;
      y /= length;
      z /= length;
    }
    // rotation by the angle between z and the direction, about their normal
    double h = z > -1 + 1e-12 ? 1 / (1 + z) : 0;
    double[] r = g.mat;
    r[0] = 1 - h * x * x;
    r[1] = -h * x * y;
    r[2] = x;
    r[3] = -h * x * y;
    r[4] = z > -1 + 1e-12 ? 1 - h * y * y : -1;
    r[5] = y;
    r[6] = -x;
    r[7] = -y;
    r[8] = z;
  }
}
