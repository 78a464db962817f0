package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of a plane with an ellipsoid or a mesh, from their lowest point.
 *
 * <p>A mesh has up to three: its lowest vertex and two neighbors of it on the convex hull, if they
 * are far enough from the lowest one.
 */
final class PlaneConvex {
  private static final int MOST = 3;

  /** Least distance between two vertices, in radii of the bounding sphere. */
  private static final double SPACING = 0.3;

  private PlaneConvex() {}

  static void collide(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    double[] mat = d.geom.xmat;

    // downward in the frame of the geom
    Vec3.set(s, 0, -mat[9 * g1 + 2], -mat[9 * g1 + 5], -mat[9 * g1 + 8]);
    Mat3.mulTVec(s, 0, mat, 9 * g2, s, 0);
    if (m.geom.type[g2] == GeomType.ELLIPSOID) {
      double[] size = m.geom.size;
      Vec3.set(s, 3, s[0] * size[3 * g2], s[1] * size[3 * g2 + 1], s[2] * size[3 * g2 + 2]);
      Vec3.normalize(s, 3);
      s[3] *= size[3 * g2];
      s[4] *= size[3 * g2 + 1];
      s[5] *= size[3 * g2 + 2];
      addPoint(d, g1, g2, s, margin, 0, found);
    } else {
      mesh(m, d, g1, g2, s, margin, found);
    }
    d.scratch.release(mark);
  }

  /** {@code s[0, 3)} points down, {@code s[3, 6)} is for use. */
  private static void mesh(
      Model m, Data d, int g1, int g2, double[] s, double margin, PairContacts found) {
    int mesh = m.geom.dataid[g2];
    int vert = 3 * m.mesh.vertadr[mesh];
    int graph = m.mesh.graphadr[mesh];
    int lowest = graph < 0 ? search(m, mesh, s) : climb(m, vert, graph, s);
    int globalId = graph + 2 + (graph < 0 ? 0 : m.mesh.graph[graph]);
    load(m, s, vert, graph < 0 ? lowest : m.mesh.graph[globalId + lowest]);
    addPoint(d, g1, g2, s, margin, 0, found);
    if (found.count == 0) {
      return;
    }

    // others that are this far down from the center are in reach
    double threshold = height(d, g1, d.geom.xpos, 3 * g2) - margin;
    double spacing = SPACING * m.geom.rbound[g2];
    if (graph < 0) {
      for (int i = 0; i < m.mesh.vertnum[mesh] && found.count < MOST; i++) {
        if (i != lowest && depth(m, s, vert, i) > threshold) {
          load(m, s, vert, i);
          addPoint(d, g1, g2, s, Double.POSITIVE_INFINITY, spacing, found);
        }
      }
      return;
    }
    int edges = globalId + m.mesh.graph[graph];
    int e = edges + m.mesh.graph[graph + 2 + lowest];
    for (; m.mesh.graph[e] >= 0 && found.count < MOST; e++) {
      int i = m.mesh.graph[globalId + m.mesh.graph[e]];
      if (depth(m, s, vert, i) > threshold) {
        load(m, s, vert, i);
        addPoint(d, g1, g2, s, Double.POSITIVE_INFINITY, spacing, found);
      }
    }
  }

  /** The lowest of all vertices. */
  private static int search(Model m, int mesh, double[] s) {
    int vert = 3 * m.mesh.vertadr[mesh];
    int lowest = 0;
    double deepest = depth(m, s, vert, 0);
    for (int i = 1; i < m.mesh.vertnum[mesh]; i++) {
      double depth = depth(m, s, vert, i);
      if (depth > deepest) {
        deepest = depth;
        lowest = i;
      }
    }
    return lowest;
  }

  /** The lowest vertex of the hull, in the numbering of its graph, from neighbor to neighbor. */
  private static int climb(Model m, int vert, int graph, double[] s) {
    int[] data = m.mesh.graph;
    int edgeAdr = graph + 2;
    int globalId = edgeAdr + data[graph];
    int edges = globalId + data[graph];
    int lowest = 0;
    double deepest = depth(m, s, vert, data[globalId]);
    boolean better = true;
    while (better) {
      better = false;
      for (int e = edges + data[edgeAdr + lowest]; data[e] >= 0; e++) {
        double depth = depth(m, s, vert, data[globalId + data[e]]);
        if (depth > deepest) {
          deepest = depth;
          lowest = data[e];
          better = true;
        }
      }
    }
    return lowest;
  }

  private static double depth(Model m, double[] s, int vert, int i) {
    float[] v = m.mesh.vert;
    int k = vert + 3 * i;
    return s[0] * v[k] + s[1] * v[k + 1] + s[2] * v[k + 2];
  }

  private static void load(Model m, double[] s, int vert, int i) {
    float[] v = m.mesh.vert;
    int k = vert + 3 * i;
    Vec3.set(s, 3, v[k], v[k + 1], v[k + 2]);
  }

  private static double height(Data d, int plane, double[] p, int i) {
    double[] o = d.geom.xpos;
    double[] mat = d.geom.xmat;
    return mat[9 * plane + 2] * (p[i] - o[3 * plane])
        + mat[9 * plane + 5] * (p[i + 1] - o[3 * plane + 1])
        + mat[9 * plane + 8] * (p[i + 2] - o[3 * plane + 2]);
  }

  /**
   * Adds the contact of the point {@code s[3, 6)} of the frame of {@code g2}, unless it is higher
   * than the margin or too near to the first contact.
   */
  private static void addPoint(
      Data d, int g1, int g2, double[] s, double margin, double spacing, PairContacts found) {
    double[] mat = d.geom.xmat;
    Mat3.mulVec(s, 3, mat, 9 * g2, s, 3);
    Vec3.addTo(s, 3, d.geom.xpos, 3 * g2);
    double dist = height(d, g1, s, 3);
    if (dist > margin || (found.count > 0 && Vec3.distance(s, 3, found.pos, 0) < spacing)) {
      return;
    }
    PlanePairs.surfacePoint(
        found, dist, s[3], s[4], s[5], mat[9 * g1 + 2], mat[9 * g1 + 5], mat[9 * g1 + 8]);
  }
}
