package dev.dynamis.mechanics.internal.sdf;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;

/**
 * Signed distance of a point from the surface of a geom, negative inside, and its gradient, both in
 * the frame of the geom.
 *
 * <p>Primitives have formulas, of which those of ellipsoid and box are no distances but have the
 * same zeros and signs. A field is that of its plugin; without one it is a mesh. A mesh with an
 * octree is that of {@link OctreeDistance}; without one it is its convex hull, as in all other
 * collisions. Counterpart of {@code geomDistance} and {@code geomGradient}.
 */
public final class ShapeDistance {
  /** Least divisor in the gradient of a cylinder. */
  private static final double LEAST = 1e-10;

  private ShapeDistance() {}

  /** Returns the signed distance from a geom to the point at {@code p[i]}, m. */
  public static double distance(Model m, Data d, int geom, double[] p, int i) {
    double x = p[i], y = p[i + 1], z = p[i + 2];
    double a = m.geom.size[3 * geom];
    double b = m.geom.size[3 * geom + 1];
    double c = m.geom.size[3 * geom + 2];
    return switch (m.geom.type[geom]) {
      case GeomType.PLANE -> z;
      case GeomType.SPHERE -> norm(x, y, z) - a;
      case GeomType.CAPSULE -> norm(x, y, z - Scalar.clip(z, -b, b)) - a;
      case GeomType.ELLIPSOID -> {
        double k0 = norm(x / a, y / b, z / c);
        double k1 = norm(x / a / a, y / b / b, z / c / c);
        yield k0 * (k0 - 1) / k1;
      }
      case GeomType.CYLINDER -> {
        double radial = Math.sqrt(x * x + y * y) - a;
        double axial = Math.abs(z) - b;
        double outside = norm(Math.max(radial, 0), Math.max(axial, 0), 0);
        yield Math.min(Math.max(radial, axial), 0) + outside;
      }
      case GeomType.BOX -> box(Math.abs(x) - a, Math.abs(y) - b, Math.abs(z) - c, a, b, c);
      case GeomType.MESH -> mesh(m, m.geom.dataid[geom], p, i);
      case GeomType.SDF ->
          m.geom.plugin[geom] >= 0
              ? d.pluginShape(m.geom.plugin[geom]).distance(x, y, z)
              : mesh(m, m.geom.dataid[geom], p, i);
      case GeomType.HFIELD -> throw new IllegalStateException("a height field has no inside");
      default -> throw Kinds.unknown("geom type", m.geom.type[geom]);
    };
  }

  /** {@code res} = gradient of {@link #distance} at the point, of any length. */
  public static void gradient(double[] res, int r, Model m, Data d, int geom, double[] p, int i) {
    double x = p[i], y = p[i + 1], z = p[i + 2];
    double a = m.geom.size[3 * geom];
    double b = m.geom.size[3 * geom + 1];
    double c = m.geom.size[3 * geom + 2];
    switch (m.geom.type[geom]) {
      case GeomType.PLANE -> Vec3.set(res, r, 0, 0, 1);
      case GeomType.SPHERE -> {
        double inverse = 1 / norm(x, y, z);
        Vec3.set(res, r, x * inverse, y * inverse, z * inverse);
      }
      case GeomType.CAPSULE -> {
        double beyond = z - Scalar.clip(z, -b, b);
        double n = norm(x, y, beyond);
        Vec3.set(res, r, x / n, y / n, beyond / n);
      }
      case GeomType.ELLIPSOID -> ellipsoidGradient(res, r, x, y, z, a, b, c);
      case GeomType.CYLINDER -> cylinderGradient(res, r, x, y, z, a, b);
      case GeomType.BOX -> boxGradient(res, r, x, y, z, a, b, c);
      case GeomType.MESH -> meshGradient(res, r, m, m.geom.dataid[geom], p, i);
      case GeomType.SDF -> {
        if (m.geom.plugin[geom] >= 0) {
          d.pluginShape(m.geom.plugin[geom]).gradient(res, r, x, y, z);
        } else {
          meshGradient(res, r, m, m.geom.dataid[geom], p, i);
        }
      }
      case GeomType.HFIELD -> throw new IllegalStateException("a height field has no inside");
      default -> throw Kinds.unknown("geom type", m.geom.type[geom]);
    }
  }

  /**
   * Outside the nearest distance; inside the length along a field that turns from radial to the
   * face normals, so that it is smooth across the diagonals.
   */
  private static double box(double x, double y, double z, double a, double b, double c) {
    if (x >= 0 || y >= 0 || z >= 0) {
      double outside = norm(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0));
      return outside + Math.min(Math.max(x, Math.max(y, z)), 0);
    }
    double fx = -a / x;
    double fy = -b / y;
    double fz = -c / z;
    double scale = 1 / norm(fx, fy, fz);
    fx *= scale;
    fy *= scale;
    fz *= scale;
    double t = Math.min(-x / fx, Math.min(-y / fy, -z / fz));
    return -t * norm(fx, fy, fz);
  }

  private static void boxGradient(
      double[] res, int r, double x, double y, double z, double a, double b, double c) {
    double ax = Math.abs(x) - a, ay = Math.abs(y) - b, az = Math.abs(z) - c;
    double deepest = ax > ay ? ax : ay;
    if ((az > deepest ? az : deepest) < 0) {
      Vec3.set(res, r, -a / ax, -b / ay, -c / az);
      Vec3.normalize(res, r);
      res[r] = x < 0 ? -res[r] : res[r];
      res[r + 1] = y < 0 ? -res[r + 1] : res[r + 1];
      res[r + 2] = z < 0 ? -res[r + 2] : res[r + 2];
      return;
    }
    double bx = Math.max(ax, 0), by = Math.max(ay, 0), bz = Math.max(az, 0);
    double n = norm(bx, by, bz);
    Vec3.set(
        res,
        r,
        ax > 0 ? bx / n * x / Math.abs(x) : 0,
        ay > 0 ? by / n * y / Math.abs(y) : 0,
        az > 0 ? bz / n * z / Math.abs(z) : 0);
  }

  private static void cylinderGradient(
      double[] res, int r, double x, double y, double z, double radius, double half) {
    double rho = Math.sqrt(x * x + y * y);
    double height = Math.abs(z);
    double radial = rho - radius;
    double axial = height - half;
    double gx = x / Math.max(rho, LEAST);
    double gy = y / Math.max(rho, LEAST);
    double gz = z / Math.max(height, LEAST);
    boolean side = radial > axial;
    if ((side ? radial : axial) < 0) {
      Vec3.set(res, r, side ? gx : 0, side ? gy : 0, side ? 0 : gz);
      return;
    }
    double u = Math.max(radial, 0);
    double v = Math.max(axial, 0);
    double n = Math.max(Math.sqrt(u * u + v * v), LEAST);
    Vec3.set(res, r, gx * u / n, gy * u / n, gz * v / n);
  }

  private static void ellipsoidGradient(
      double[] res, int r, double x, double y, double z, double a, double b, double c) {
    double bx = x / a / a, by = y / b / b, bz = z / c / c;
    double k0 = norm(x / a, y / b, z / c);
    double k1 = norm(bx, by, bz);
    double inverse0 = 1 / k0;
    double inverse1 = 1 / k1;
    double by0 = (2 * k0 - 1) * inverse1;
    double by1 = k0 * (k0 - 1) * inverse1 * inverse1;
    Vec3.set(
        res,
        r,
        bx * inverse0 * by0 - bx * inverse1 / (a * a) * by1,
        by * inverse0 * by0 - by * inverse1 / (b * b) * by1,
        bz * inverse0 * by0 - bz * inverse1 / (c * c) * by1);
    Vec3.normalize(res, r);
  }

  private static double mesh(Model m, int mesh, double[] p, int i) {
    if (m.mesh.octadr[mesh] >= 0) {
      return OctreeDistance.distance(m, mesh, p[i], p[i + 1], p[i + 2]);
    }
    return height(m, mesh, outermost(m, mesh, p, i), p, i);
  }

  private static void meshGradient(double[] res, int r, Model m, int mesh, double[] p, int i) {
    if (m.mesh.octadr[mesh] >= 0) {
      OctreeDistance.gradient(res, r, m, mesh, p[i], p[i + 1], p[i + 2]);
    } else {
      Vec3.copy(res, r, m.mesh.polynormal, 3 * outermost(m, mesh, p, i));
    }
  }

  /** The side of the hull whose plane the point is farthest out of: inside, the nearest one. */
  private static int outermost(Model m, int mesh, double[] p, int i) {
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    int first = m.mesh.polyadr[mesh];
    for (int side = first; side < first + m.mesh.polynum[mesh]; side++) {
      double h = height(m, mesh, side, p, i);
      if (best < 0 || h > most) {
        best = side;
        most = h;
      }
    }
    if (best < 0) {
      throw new IllegalStateException("mesh " + mesh + " has neither octree nor hull");
    }
    return best;
  }

  /** Height of a point over the plane of a side of the hull. */
  private static double height(Model m, int mesh, int side, double[] p, int i) {
    int v = 3 * (m.mesh.vertadr[mesh] + m.mesh.polyvert[m.mesh.polyvertadr[side]]);
    double[] n = m.mesh.polynormal;
    return (p[i] - m.mesh.vert[v]) * n[3 * side]
        + (p[i + 1] - m.mesh.vert[v + 1]) * n[3 * side + 1]
        + (p[i + 2] - m.mesh.vert[v + 2]) * n[3 * side + 2];
  }

  private static double norm(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }
}
