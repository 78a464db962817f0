package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Pose;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.internal.sdf.ShapeDistance;

/**
 * A skin of taxels, the vertices of a mesh on a geom: pressure and sliding speeds where other geoms
 * enter it. Channel c of vertex v is number {@code c * vertices + v} of the reading. Other geoms
 * are primitives and distance fields; meshes are felt where they have an octree.
 */
final class TactileSensor {
  /** Depth at which the pressure becomes infinite, m. */
  private static final double MAX_DEPTH = 0.05;

  private TactileSensor() {}

  /** Computes sensor {@code i} into {@code res} from {@code r}. */
  static void compute(Model m, Data d, double[] res, int r, int i) {
    int mesh = m.sensor.objid[i];
    int geom = m.sensor.refid[i];
    int dim = m.sensor.dim[i];
    int weld = m.body.weldid[m.geom.bodyid[geom]];
    Dense.zero(res, r, dim);
    long mark = d.scratch.mark();
    int[] others = d.scratch.ints(d.ncon);
    int n = 0;
    for (int c = 0; c < d.ncon; c++) {
      if (d.contact.hasFlex(c)) {
        continue;
      }
      for (int side = 0; side < 2; side++) {
        int own = d.contact.geom[2 * c + side];
        int other = d.contact.geom[2 * c + 1 - side];
        if (m.body.weldid[m.geom.bodyid[own]] == weld && !contains(others, n, other)) {
          others[n++] = other;
        }
      }
    }
    int channels = dim / m.mesh.vertnum[mesh];
    for (int k = 0; k < n; k++) {
      if (hasDistance(m, others[k])) {
        feel(m, d, res, r, mesh, geom, weld, others[k], channels);
      }
    }
    d.scratch.release(mark);
  }

  private static boolean contains(int[] list, int n, int value) {
    for (int k = 0; k < n; k++) {
      if (list[k] == value) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasDistance(Model m, int geom) {
    return switch (m.geom.type[geom]) {
      case GeomType.HFIELD -> false;
      case GeomType.MESH -> m.mesh.octadr[m.geom.dataid[geom]] >= 0;
      case GeomType.PLANE,
          GeomType.SPHERE,
          GeomType.CAPSULE,
          GeomType.ELLIPSOID,
          GeomType.CYLINDER,
          GeomType.BOX,
          GeomType.SDF ->
          true;
      default -> throw Kinds.unknown("geom type", m.geom.type[geom]);
    };
  }

  /** Overwrites the taxels that are inside another geom. */
  private static void feel(
      Model m, Data d, double[] res, int r, int mesh, int geom, int weld, int other, int channels) {
    int vertices = m.mesh.vertnum[mesh];
    int body = m.geom.bodyid[other];
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(24);
    // velocity of the other geom at its center
    Spatial.shiftMotion(
        s, 0, d.cvel, 6 * body, d.geom.xpos, 3 * other, d.subtree.com, 3 * m.body.rootid[body]);
    for (int v = 0; v < vertices; v++) {
      int at = 3 * (m.mesh.vertadr[mesh] + v);
      Vec3.set(s, 6, m.mesh.vert[at], m.mesh.vert[at + 1], m.mesh.vert[at + 2]);
      Mat3.mulVec(s, 6, d.geom.xmat, 9 * geom, s, 6);
      Vec3.addTo(s, 6, d.geom.xpos, 3 * geom);
      Vec3.sub(s, 9, s, 6, d.geom.xpos, 3 * other);
      Mat3.mulTVec(s, 9, d.geom.xmat, 9 * other, s, 9);
      if (m.geom.plugin[other] >= 0) {
        // shapes of plugins are in the frame in which the mesh was given
        int of = m.geom.dataid[other];
        Pose.transform(s, 9, m.mesh.pos, 3 * of, m.mesh.quat, 4 * of, s, 9);
      }
      double depth = Math.min(ShapeDistance.distance(m, d, other, s, 9), 0);
      if (depth == 0) {
        continue;
      }
      Spatial.shiftMotion(s, 12, d.cvel, 6 * weld, s, 6, d.subtree.com, 3 * m.body.rootid[weld]);
      Vec3.sub(s, 12, s, 15, s, 3);
      double pressure = depth / Math.max(MAX_DEPTH - depth, Scalar.MINVAL);
      int axes = 3 * m.mesh.normaladr[mesh] + 9 * v;
      for (int c = 0; c < channels && c < 3; c++) {
        float[] axis = m.mesh.normal;
        int a = axes + 3 * c;
        Vec3.set(s, 15, axis[a], axis[a + 1], axis[a + 2]);
        Quat.rotate(s, 15, s, 15, m.mesh.quat, 4 * mesh);
        if (c == 0) {
          Vec3.scale(s, 18, s, 15, pressure);
          res[r + v] = Vec3.dot(s, 18, s, 15);
        } else {
          res[r + c * vertices + v] = Math.abs(Vec3.dot(s, 12, s, 15));
        }
      }
    }
    d.scratch.release(mark);
  }
}
