package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * How much a surface is stretched around each vertex: the invariants of the strain there, which
 * constraints keep at zero (Chen, Kry and Vouga, Locking-free Simulation of Isometric Thin Plates,
 * 2019).
 *
 * <p>The deformation F (3 x 2) at a vertex is the least-squares map from its edges at rest to its
 * edges now, weighted with the masses at their other ends; {@code C = transpose(F) F}. Writes
 * {@code flexvert.length} = (trace C - 2, det C - 1) times the root of the vertex' mass, and its
 * Jacobian {@code flexvert.J}.
 */
public final class FlexVertexStrain {
  private final double[] rest = new double[3];
  private final double[] edge = new double[3];
  private final double[] sum = new double[6];
  private final double[] deformation = new double[6];
  private final double[] cauchy = new double[4];
  private final double[] adjugate = new double[4];
  private final double[] product = new double[6];
  private final double[] traceFactor = new double[6];
  private final double[] detFactor = new double[6];
  private final double[] traceForce = new double[3];
  private final double[] detForce = new double[3];

  private FlexVertexStrain() {}

  /** Returns whether constraints keep the strain at the vertices of flex {@code f}. */
  static boolean isConstrained(Model m, int f) {
    return m.flex.dim[f] == 2 && m.flex.edgeequality[f] == 2;
  }

  /** Computes the strain at the vertices of flex {@code f}. */
  static void run(Model m, Data d, int f) {
    FlexVertexStrain work = d.scratch.workspace(FlexVertexStrain.class, FlexVertexStrain::new);
    long mark = d.scratch.mark();
    double[] trace = d.scratch.reals(m.nv);
    double[] det = d.scratch.reals(m.nv);
    Arrays.fill(trace, 0, m.nv, 0);
    Arrays.fill(det, 0, m.nv, 0);
    int from = m.flex.vertadr[f];
    for (int v = from; v < from + m.flex.vertnum[f]; v++) {
      work.vertex(m, d, f, v, trace, det);
    }
    d.scratch.release(mark);
  }

  private void vertex(Model m, Data d, int f, int v, double[] trace, double[] det) {
    measure(m, d, f, v);
    double scale = scale(m, v);
    double[] c = cauchy;
    d.flexvert.length[2 * v] = (c[0] + c[3] - 2) * scale;
    d.flexvert.length[2 * v + 1] = (c[0] * c[3] - c[1] * c[2] - 1) * scale;

    multiply(traceFactor, deformation, m.flex.vertmetric, 4 * v);
    adjugate[0] = c[3];
    adjugate[1] = -c[1];
    adjugate[2] = -c[2];
    adjugate[3] = c[0];
    multiply(product, deformation, adjugate, 0);
    multiply(detFactor, product, m.flex.vertmetric, 4 * v);

    int from = m.flex.vertedgeadr[v];
    for (int k = from; k < from + m.flex.vertedgenum[v]; k++) {
      int e = m.flex.edgeadr[f] + m.flex.vertedge[k];
      restEdge(m, f, e);
      double weight = weight(m, f, v, e);
      multiplyEdge(traceForce, traceFactor, -2 * weight);
      multiplyEdge(detForce, detFactor, -2 * weight);
      int v1 = m.flex.vertadr[f] + m.flex.edge[2 * e];
      int v2 = m.flex.vertadr[f] + m.flex.edge[2 * e + 1];
      addForces(m, d, v1, trace, det);
      Vec3.scale(traceForce, 0, traceForce, 0, -1);
      Vec3.scale(detForce, 0, detForce, 0, -1);
      addForces(m, d, v2, trace, det);
    }
    gather(m, d, 2 * v, trace, scale);
    gather(m, d, 2 * v + 1, det, scale);
  }

  /** Deformation and its Cauchy-Green tensor at a vertex. */
  private void measure(Model m, Data d, int f, int v) {
    Arrays.fill(sum, 0);
    double[] x = d.flexvert.xpos;
    int from = m.flex.vertedgeadr[v];
    for (int k = from; k < from + m.flex.vertedgenum[v]; k++) {
      int e = m.flex.edgeadr[f] + m.flex.vertedge[k];
      restEdge(m, f, e);
      int v1 = m.flex.vertadr[f] + m.flex.edge[2 * e];
      int v2 = m.flex.vertadr[f] + m.flex.edge[2 * e + 1];
      Vec3.sub(edge, 0, x, 3 * v2, x, 3 * v1);
      double weight = weight(m, f, v, e);
      for (int i = 0; i < 3; i++) {
        sum[2 * i] += weight * edge[i] * rest[0];
        sum[2 * i + 1] += weight * edge[i] * rest[1];
      }
    }
    multiply(deformation, sum, m.flex.vertmetric, 4 * v);
    double[] q = deformation;
    cauchy[0] = q[0] * q[0] + q[2] * q[2] + q[4] * q[4];
    cauchy[1] = q[0] * q[1] + q[2] * q[3] + q[4] * q[5];
    cauchy[2] = cauchy[1];
    cauchy[3] = q[1] * q[1] + q[3] * q[3] + q[5] * q[5];
  }

  /** Sets {@code rest} to an edge at rest; vertices at rest are scaled to the unit cube. */
  private void restEdge(Model m, int f, int e) {
    int v1 = m.flex.vertadr[f] + m.flex.edge[2 * e];
    int v2 = m.flex.vertadr[f] + m.flex.edge[2 * e + 1];
    restEdge(rest, m, f, v1, v2);
  }

  /** {@code res} = vector from vertex {@code v1} to {@code v2} at rest, m. */
  public static void restEdge(double[] res, Model m, int f, int v1, int v2) {
    Vec3.sub(res, 0, m.flex.vert0, 3 * v2, m.flex.vert0, 3 * v1);
    for (int k = 0; k < 3; k++) {
      res[k] *= 2 * m.flex.size[3 * f + k];
    }
  }

  /** Mass at the other end of an edge of vertex {@code v}. */
  public static double weight(Model m, int f, int v, int e) {
    int base = m.flex.vertadr[f];
    int v1 = base + m.flex.edge[2 * e];
    int other = v == v1 ? base + m.flex.edge[2 * e + 1] : v1;
    return Math.max(Scalar.MINVAL, m.body.mass[m.flex.vertbodyid[other]]);
  }

  /** Rows scale with the root of the mass, which keeps the constraint well conditioned. */
  private static double scale(Model m, int v) {
    double mass = m.body.mass[m.flex.vertbodyid[v]];
    return mass > Scalar.MINVAL ? Math.sqrt(mass) : 1;
  }

  /** {@code res[3 x 2] = a[3 x 2] b[2 x 2]}. */
  private static void multiply(double[] res, double[] a, double[] b, int o) {
    for (int i = 0; i < 6; i += 2) {
      double x = a[i];
      double y = a[i + 1];
      res[i] = x * b[o] + y * b[o + 2];
      res[i + 1] = x * b[o + 1] + y * b[o + 3];
    }
  }

  /** {@code res} = factor[3 x 2] times the edge at rest, times a scale. */
  private void multiplyEdge(double[] res, double[] factor, double scale) {
    for (int i = 0; i < 3; i++) {
      res[i] = (factor[2 * i] * rest[0] + factor[2 * i + 1] * rest[1]) * scale;
    }
  }

  private void addForces(Model m, Data d, int v, double[] trace, double[] det) {
    int body = m.flex.vertbodyid[v];
    Jacobians.addPointForce(m, d, trace, 0, d.flexvert.xpos, 3 * v, body, traceForce, 0);
    Jacobians.addPointForce(m, d, det, 0, d.flexvert.xpos, 3 * v, body, detForce, 0);
  }

  /** Moves what was summed over all dofs into a sparse row, and clears it. */
  private static void gather(Model m, Data d, int row, double[] dense, double scale) {
    int from = m.flexvert.JRowadr[row];
    for (int at = from; at < from + m.flexvert.JRownnz[row]; at++) {
      int dof = m.flexvert.JColind[at];
      d.flexvert.J[at] = dense[dof] * scale;
      dense[dof] = 0;
    }
  }
}
