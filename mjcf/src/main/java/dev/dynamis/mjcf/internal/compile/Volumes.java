package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Quat;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.internal.asset.BoundingVolumeTree;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Trees of bounding boxes: over the geoms of each body, and over the faces of each mesh. */
final class Volumes {
  private Volumes() {}

  /** Returns the tree over the geoms of a body that collide, in its inertial frame. */
  static BoundingVolumeTree of(Body body) {
    List<Geom> geoms = colliding(body);
    double[] bounds = new double[6 * geoms.size()];
    double[] center = new double[3 * geoms.size()];
    double[] p = new double[3];
    for (int g = 0; g < geoms.size(); g++) {
      Geom geom = geoms.get(g);
      for (int k = 0; k < 3; k++) {
        bounds[6 * g + k] = Double.MAX_VALUE;
        bounds[6 * g + 3 + k] = -Double.MAX_VALUE;
        p[k] = geom.pos[k] - body.inertia.ipos[k];
      }
      Quat.unrotate(center, 3 * g, p, 0, body.inertia.iquat, 0);
      for (int corner = 0; corner < 8; corner++) {
        for (int k = 0; k < 3; k++) {
          double half = geom.aabb[3 + k];
          p[k] = geom.aabb[k] + ((corner >> k & 1) == 0 ? -half : half);
        }
        Quat.rotate(p, 0, p, 0, geom.quat, 0);
        for (int k = 0; k < 3; k++) {
          p[k] += geom.pos[k] - body.inertia.ipos[k];
        }
        Quat.unrotate(p, 0, p, 0, body.inertia.iquat, 0);
        for (int k = 0; k < 3; k++) {
          bounds[6 * g + k] = Math.min(bounds[6 * g + k], p[k]);
          bounds[6 * g + 3 + k] = Math.max(bounds[6 * g + 3 + k], p[k]);
        }
      }
    }
    return new BoundingVolumeTree(bounds, center);
  }

  /** Returns the geoms of a body that its tree is over. */
  static List<Geom> colliding(Body body) {
    return body.geoms.stream().filter(g -> g.contype != 0 || g.conaffinity != 0).toList();
  }

  /** Stores a tree whose elements have the given ids. */
  static void store(Model m, BoundingVolumeTree tree, int adr, IntUnaryOperator id) {
    int n = tree.nodeid.length;
    System.arraycopy(tree.aabb, 0, m.bvh.aabb, 6 * adr, 6 * n);
    System.arraycopy(tree.child, 0, m.bvh.child, 2 * adr, 2 * n);
    System.arraycopy(tree.depth, 0, m.bvh.depth, adr, n);
    for (int i = 0; i < n; i++) {
      m.bvh.nodeid[adr + i] = tree.nodeid[i] < 0 ? -1 : id.applyAsInt(tree.nodeid[i]);
    }
  }

  /** Stores a tree whose boxes move, so that they are part of the data. */
  static void storeDynamic(Model m, BoundingVolumeTree tree, int adr) {
    int n = tree.nodeid.length;
    System.arraycopy(tree.child, 0, m.bvh.child, 2 * adr, 2 * n);
    System.arraycopy(tree.depth, 0, m.bvh.depth, adr, n);
    System.arraycopy(tree.nodeid, 0, m.bvh.nodeid, adr, n);
  }
}
