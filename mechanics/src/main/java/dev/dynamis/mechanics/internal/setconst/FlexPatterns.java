package dev.dynamis.mechanics.internal.setconst;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.flex.FlexVertexStrain;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.PairColumns;
import java.util.Arrays;

/**
 * Constants of flexes: patterns of the Jacobians of their edges and vertices, and the shapes around
 * vertices at rest whose strain is constrained.
 *
 * <p>Writes {@code flexedge.J*, flexvert.J*, flex.vertedge*, flex.vertmetric} and turns {@code
 * flex.vert0} of constrained surfaces into the plane of x and y.
 */
final class FlexPatterns {
  private final Model m;
  private final int[] marks;
  private int edgeElements;
  private int vertexElements;
  private int adjacent;

  private FlexPatterns(Model m) {
    this.m = m;
    this.marks = new int[m.nv];
  }

  static void run(Model m) {
    if (m.nflex == 0) {
      return;
    }
    Arrays.fill(m.flexedge.JRowadr, 0);
    Arrays.fill(m.flexedge.JRownnz, 0);
    Arrays.fill(m.flexvert.JRowadr, 0);
    Arrays.fill(m.flexvert.JRownnz, 0);
    Arrays.fill(m.flex.vertedgeadr, 0);
    Arrays.fill(m.flex.vertedgenum, 0);
    Arrays.fill(m.flex.vertedge, 0);
    Arrays.fill(m.flex.vertmetric, 0);
    FlexPatterns work = new FlexPatterns(m);
    for (int f = 0; f < m.nflex; f++) {
      boolean lengths = !m.flex.rigid[f] && m.flex.interp[f] == 0;
      boolean active =
          m.flex.edgeequality[f] != 0
              || m.flex.edgedamping[f] != 0
              || m.flex.edgestiffness[f] != 0
              || m.flex.damping[f] != 0;
      if (lengths && active) {
        work.edgeRows(f);
      }
      boolean strain = m.flex.dim[f] == 2 && m.flex.edgeequality[f] == 2;
      if (lengths && strain) {
        work.listEdgesOfVertices(f);
        work.metrics(f);
        work.vertexRows(f);
      }
      if (strain) {
        work.turnIntoPlane(f);
      }
    }
  }

  private void edgeRows(int f) {
    PairColumns pair = new PairColumns(Buffers.unlimited());
    int from = m.flex.edgeadr[f];
    for (int e = from; e < from + m.flex.edgenum[f]; e++) {
      int b1 = m.flex.vertbodyid[m.flex.vertadr[f] + m.flex.edge[2 * e]];
      int b2 = m.flex.vertbodyid[m.flex.vertadr[f] + m.flex.edge[2 * e + 1]];
      pair.set(m, b1, b2);
      m.flexedge.JRowadr[e] = edgeElements;
      m.flexedge.JRownnz[e] = pair.n;
      System.arraycopy(pair.dofs, 0, m.flexedge.JColind, edgeElements, pair.n);
      edgeElements += pair.n;
    }
  }

  /** Lists the edges at each vertex in their order, one vertex after the other. */
  private void listEdgesOfVertices(int f) {
    int vertex = m.flex.vertadr[f];
    int edge = m.flex.edgeadr[f];
    int[] number = m.flex.vertedgenum;
    for (int i = 2 * edge; i < 2 * (edge + m.flex.edgenum[f]); i++) {
      number[vertex + m.flex.edge[i]]++;
    }
    for (int v = vertex; v < vertex + m.flex.vertnum[f]; v++) {
      m.flex.vertedgeadr[v] = adjacent;
      adjacent += number[v];
      number[v] = 0;
    }
    for (int i = 2 * edge; i < 2 * (edge + m.flex.edgenum[f]); i++) {
      int v = vertex + m.flex.edge[i];
      m.flex.vertedge[m.flex.vertedgeadr[v] + number[v]++] = i / 2 - edge;
    }
  }

  /** Inverse of the sum of w x x' over the edges x at rest of each vertex, in the plane. */
  private void metrics(int f) {
    double[] x = new double[3];
    int vertex = m.flex.vertadr[f];
    for (int v = vertex; v < vertex + m.flex.vertnum[f]; v++) {
      double xx = 0, xy = 0, yy = 0;
      int from = m.flex.vertedgeadr[v];
      for (int k = from; k < from + m.flex.vertedgenum[v]; k++) {
        int e = m.flex.edgeadr[f] + m.flex.vertedge[k];
        int v1 = vertex + m.flex.edge[2 * e];
        int v2 = vertex + m.flex.edge[2 * e + 1];
        FlexVertexStrain.restEdge(x, m, f, v1, v2);
        double w = FlexVertexStrain.weight(m, f, v, e);
        xx += w * x[0] * x[0];
        xy += w * x[0] * x[1];
        yy += w * x[1] * x[1];
      }
      double det = xx * yy - xy * xy;
      if (Math.abs(det) >= Scalar.MINVAL) {
        double inverse = 1 / det;
        m.flex.vertmetric[4 * v] = yy * inverse;
        m.flex.vertmetric[4 * v + 1] = -xy * inverse;
        m.flex.vertmetric[4 * v + 2] = -xy * inverse;
        m.flex.vertmetric[4 * v + 3] = xx * inverse;
      }
    }
  }

  /** Two rows for each vertex, over all dofs that move it or a neighbor. */
  private void vertexRows(int f) {
    int vertex = m.flex.vertadr[f];
    for (int v = vertex; v < vertex + m.flex.vertnum[f]; v++) {
      int row = 2 * v;
      m.flexvert.JRowadr[row] = vertexElements;
      int n = 0;
      int from = m.flex.vertedgeadr[v];
      for (int k = from; k < from + m.flex.vertedgenum[v]; k++) {
        int e = m.flex.edgeadr[f] + m.flex.vertedge[k];
        for (int i = 2 * e; i < 2 * e + 2; i++) {
          n = mark(m.flex.vertbodyid[vertex + m.flex.edge[i]], vertexElements, n, v + 1);
        }
      }
      int[] columns = m.flexvert.JColind;
      Arrays.sort(columns, vertexElements, vertexElements + n);
      System.arraycopy(columns, vertexElements, columns, vertexElements + n, n);
      m.flexvert.JRownnz[row] = n;
      m.flexvert.JRownnz[row + 1] = n;
      m.flexvert.JRowadr[row + 1] = vertexElements + n;
      vertexElements += 2 * n;
    }
  }

  /** Adds the dofs of a body that are not yet marked; returns how many there are then. */
  private int mark(int body, int at, int count, int stamp) {
    int n = count;
    for (int dof = Jacobians.lastDof(m, body); dof >= 0; dof = m.dof.parentid[dof]) {
      if (marks[dof] != stamp) {
        marks[dof] = stamp;
        m.flexvert.JColind[at + n++] = dof;
      }
    }
    return n;
  }

  /** Turns the shape at rest such that its first triangle faces along z. */
  private void turnIntoPlane(int f) {
    double[] vert0 = m.flex.vert0;
    int base = 3 * m.flex.vertadr[f];
    int[] elem = m.flex.elem;
    int first = m.flex.elemdataadr[f];
    double[] s = new double[13];
    Vec3.sub(s, 0, vert0, base + 3 * elem[first + 1], vert0, base + 3 * elem[first]);
    Vec3.sub(s, 3, vert0, base + 3 * elem[first + 2], vert0, base + 3 * elem[first]);
    Vec3.cross(s, 0, s, 0, s, 3);
    Vec3.normalize(s, 0);
    Quat.fromZ(s, 9, s, 0);
    Mat3.fromQuat(s, 0, s, 9);
    for (int v = base; v < base + 3 * m.flex.vertnum[f]; v += 3) {
      Mat3.mulTVec(vert0, v, s, 0, vert0, v);
    }
  }
}
