package dev.dynamis.mechanics.internal.setconst;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;

/**
 * Sizes and means that scale tolerances and pictures: extent and center of the model, mean size,
 * mass and inertia, and the length that turns an angle of each rotational dof into a distance.
 *
 * <p>Reads the poses at {@code qpos0}; writes {@code stat} and {@code dof.length}.
 */
final class ModelStatistics {
  private static final double SMALLEST = 1e-5;

  private ModelStatistics() {}

  static void run(Model m, Data d) {
    boundingBox(m, d);
    double[] size = bodySizes(m, d);
    if (m.nbody > 1) {
      double mean = 0;
      double mass = 0;
      for (int b = 1; b < m.nbody; b++) {
        size[b] = Math.max(size[b], SMALLEST);
        mean += size[b] / (m.nbody - 1);
        mass += m.body.mass[b];
      }
      m.stat.meansize = mean;
      m.stat.meanmass = mass / (m.nbody - 1);
    }
    for (int i = 0; i < m.nv; i++) {
      m.dof.length[i] = isRotation(m, i) ? size[m.dof.bodyid[i]] : 1;
    }
    m.stat.extent = Math.max(m.stat.extent, 2 * m.stat.meansize);
    if (m.nv > 0) {
      double sum = 0;
      for (int i = 0; i < m.nv; i++) {
        sum += d.qM[m.dof.Madr[i]];
      }
      m.stat.meaninertia = sum / m.nv;
    }
  }

  private static boolean isRotation(Model m, int dof) {
    int joint = m.dof.jntid[dof];
    return switch (m.jnt.type[joint]) {
      case JointType.BALL, JointType.HINGE -> true;
      case JointType.FREE -> dof - m.jnt.dofadr[joint] >= 3;
      case JointType.SLIDE -> false;
      default -> throw Kinds.unknown("joint type", m.jnt.type[joint]);
    };
  }

  /** Box around bodies, joints, sites and geoms. */
  private static void boundingBox(Model m, Data d) {
    double[] box = {1e10, 1e10, 1e10, -1e10, -1e10, -1e10};
    for (int b = 1; b < m.nbody; b++) {
      grow(box, d.xpos, 3 * b, 0);
      grow(box, d.xipos, 3 * b, 0);
    }
    for (int j = 0; j < m.njnt; j++) {
      grow(box, d.xanchor, 3 * j, 0);
    }
    for (int s = 0; s < m.nsite; s++) {
      grow(box, d.site.xpos, 3 * s, 0);
    }
    for (int g = 0; g < m.ngeom; g++) {
      grow(box, d.geom.xpos, 3 * g, visibleRadius(m, g));
    }
    double extent = 0;
    for (int k = 0; k < 3; k++) {
      m.stat.center[k] = (box[k] + box[k + 3]) * 0.5;
      extent = Math.max(extent, box[k + 3] - box[k]);
    }
    if (box[3] > box[0]) {
      m.stat.extent = Math.max(SMALLEST, extent);
    }
  }

  /** Bounding radius; planes and height fields count with a tenth of their size. */
  private static double visibleRadius(Model m, int g) {
    if (m.geom.rbound[g] > 0) {
      return m.geom.rbound[g];
    }
    if (m.geom.type[g] == GeomType.PLANE) {
      double x = m.geom.size[3 * g];
      double y = m.geom.size[3 * g + 1];
      return x == 0 && y == 0 ? 1 : Math.max(x, y) * 0.1;
    }
    if (m.geom.type[g] == GeomType.HFIELD) {
      int h = 4 * m.geom.dataid[g];
      double[] s = m.hfield.size;
      return Math.max(Math.max(s[h], s[h + 1]), Math.max(s[h + 2], s[h + 3])) * 0.1;
    }
    return 0;
  }

  private static void grow(double[] box, double[] p, int i, double radius) {
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(box[k], p[i + k] - radius);
      box[k + 3] = Math.max(box[k + 3], p[i + k] + radius);
    }
  }

  /**
   * For each body the greatest distance from its center of mass to a joint or a geom's far side.
   */
  private static double[] bodySizes(Model m, Data d) {
    double[] size = new double[m.nbody];
    for (int j = 0; j < m.njnt; j++) {
      int b = m.jnt.bodyid[j];
      int parent = m.body.parentid[b];
      size[b] = Math.max(size[b], Vec3.distance(d.xipos, 3 * b, d.xanchor, 3 * j));
      size[parent] = Math.max(size[parent], Vec3.distance(d.xipos, 3 * parent, d.xanchor, 3 * j));
    }
    size[0] = 0;
    for (int g = 0; g < m.ngeom; g++) {
      int b = m.geom.bodyid[g];
      if (b > 0 && m.geom.rbound[g] > 0) {
        double far = m.geom.rbound[g] + Vec3.distance(d.xipos, 3 * b, d.geom.xpos, 3 * g);
        size[b] = Math.max(size[b], far);
      }
    }
    for (int f = 0; f < m.nflex; f++) {
      if (m.flex.interp[f] != 0) {
        growByNodes(m, d, f, size);
      } else {
        growByEdges(m, f, size);
      }
    }
    return size;
  }

  private static void growByNodes(Model m, Data d, int f, double[] size) {
    int from = m.flex.nodeadr[f];
    int end = from + m.flex.nodenum[f];
    for (int i = from; i < end; i++) {
      int b = m.flex.nodebodyid[i];
      for (int j = from; j < end; j++) {
        double far = Vec3.distance(d.xpos, 3 * b, d.xpos, 3 * m.flex.nodebodyid[j]);
        size[b] = Math.max(size[b], far);
      }
    }
  }

  private static void growByEdges(Model m, int f, double[] size) {
    int from = m.flex.edgeadr[f];
    for (int i = 2 * from; i < 2 * (from + m.flex.edgenum[f]); i++) {
      int b = m.flex.vertbodyid[m.flex.vertadr[f] + m.flex.edge[i]];
      size[b] = Math.max(size[b], m.flexedge.length0[i / 2]);
    }
  }
}
