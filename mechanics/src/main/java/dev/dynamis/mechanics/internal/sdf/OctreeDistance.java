package dev.dynamis.mechanics.internal.sdf;

import dev.dynamis.mechanics.Model;

/**
 * Signed distance to a mesh, interpolated in the octree that the compiler made for it: trilinear
 * between the corners of the leaf that holds a point; outside of the root's box, the value at the
 * nearest place inside plus the distance from the box.
 *
 * <p>Reads {@code m.oct} and {@code m.mesh.octadr}. Counterpart of {@code oct_distance} and {@code
 * oct_gradient}.
 */
final class OctreeDistance {
  /** How far inside of the box a point from outside is put, m. */
  private static final double INSIDE = 1e-6;

  /** Step of the difference quotients outside of the box, m. */
  private static final double STEP = 1e-8;

  private OctreeDistance() {}

  /** Returns the signed distance of a point, in the frame of the mesh, m. */
  static double distance(Model m, int mesh, double x, double y, double z) {
    double[] box = m.oct.aabb;
    int root = root(m, mesh);
    double rx = x - box[6 * root], ry = y - box[6 * root + 1], rz = z - box[6 * root + 2];
    double qx = Math.abs(rx) - box[6 * root + 3];
    double qy = Math.abs(ry) - box[6 * root + 4];
    double qz = Math.abs(rz) - box[6 * root + 5];
    double outside = 0;
    if (qx > 0 || qy > 0 || qz > 0) {
      double square = 0;
      if (qx >= 0) {
        square += qx * qx;
        x -= rx > 0 ? qx + INSIDE : -(qx + INSIDE);
      }
      if (qy >= 0) {
        square += qy * qy;
        y -= ry > 0 ? qy + INSIDE : -(qy + INSIDE);
      }
      if (qz >= 0) {
        square += qz * qz;
        z -= rz > 0 ? qz + INSIDE : -(qz + INSIDE);
      }
      outside = Math.sqrt(square);
    }
    double inside = interpolate(m, leaf(m, root, x, y, z), x, y, z);
    return outside > 0 ? inside + outside : inside;
  }

  /**
   * {@code res} = direction in which the distance grows. Inside of the root's box it is the
   * derivative by coordinates of the cell, from 0 to 1, so that its length means nothing; outside
   * it is a difference quotient.
   */
  static void gradient(double[] res, int r, Model m, int mesh, double x, double y, double z) {
    double[] box = m.oct.aabb;
    int root = root(m, mesh);
    if (Math.abs(x - box[6 * root]) - box[6 * root + 3] <= 0
        && Math.abs(y - box[6 * root + 1]) - box[6 * root + 4] <= 0
        && Math.abs(z - box[6 * root + 2]) - box[6 * root + 5] <= 0) {
      cellGradient(res, r, m, leaf(m, root, x, y, z), x, y, z);
      return;
    }
    double here = distance(m, mesh, x, y, z);
    res[r] = (distance(m, mesh, x + STEP, y, z) - here) / STEP;
    res[r + 1] = (distance(m, mesh, x, y + STEP, z) - here) / STEP;
    res[r + 2] = (distance(m, mesh, x, y, z + STEP) - here) / STEP;
  }

  /** Index of the root of the octree of a mesh in the arrays of the model. */
  private static int root(Model m, int mesh) {
    int adr = m.mesh.octadr[mesh];
    if (adr < 0) {
      throw new IllegalStateException("mesh " + mesh + " has no octree");
    }
    return adr;
  }

  /** Index of the leaf that holds a point of the root's box. */
  private static int leaf(Model m, int root, double x, double y, double z) {
    int[] child = m.oct.child;
    int node = root;
    while (child[8 * node] >= 0) {
      int slot =
          (coordinate(m, node, 0, x) < 0.5 ? 0 : 1)
              + (coordinate(m, node, 1, y) < 0.5 ? 0 : 2)
              + (coordinate(m, node, 2, z) < 0.5 ? 0 : 4);
      node = root + child[8 * node + slot];
    }
    return node;
  }

  /** Place between the lower and the upper side of a cell, from 0 to 1. */
  private static double coordinate(Model m, int node, int axis, double x) {
    double center = m.oct.aabb[6 * node + axis];
    double half = m.oct.aabb[6 * node + 3 + axis];
    double low = center - half;
    double high = center + half;
    return (x - low) / (high - low);
  }

  private static double interpolate(Model m, int node, double x, double y, double z) {
    double[] coeff = m.oct.coeff;
    double u = coordinate(m, node, 0, x);
    double v = coordinate(m, node, 1, y);
    double w = coordinate(m, node, 2, z);
    double sum = 0;
    for (int j = 0; j < 8; j++) {
      double weight = side(j, 1, u) * side(j, 2, v) * side(j, 4, w);
      sum += weight * coeff[8 * node + j];
    }
    return sum;
  }

  private static void cellGradient(
      double[] res, int r, Model m, int node, double x, double y, double z) {
    double[] coeff = m.oct.coeff;
    double u = coordinate(m, node, 0, x);
    double v = coordinate(m, node, 1, y);
    double w = coordinate(m, node, 2, z);
    double gx = 0, gy = 0, gz = 0;
    for (int j = 0; j < 8; j++) {
      double c = coeff[8 * node + j];
      gx += sign(j, 1) * side(j, 2, v) * side(j, 4, w) * c;
      gy += side(j, 1, u) * sign(j, 2) * side(j, 4, w) * c;
      gz += side(j, 1, u) * side(j, 2, v) * sign(j, 4) * c;
    }
    res[r] = gx;
    res[r + 1] = gy;
    res[r + 2] = gz;
  }

  /** Weight of a corner along one axis. */
  private static double side(int corner, int bit, double t) {
    return (corner & bit) != 0 ? t : 1 - t;
  }

  /** Derivative of {@link #side}. */
  private static double sign(int corner, int bit) {
    return (corner & bit) != 0 ? 1 : -1;
  }
}
