package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.LagrangeBasis;
import dev.dynamis.core.math.Vec3;
import java.util.Arrays;

/**
 * Stiffness of deformable objects: of elements in terms of their squared edge lengths, of edges
 * between triangles against bending, and of a block of interpolated nodes.
 */
public final class FlexElasticity {
  /** Numbers per element: upper triangle of a matrix over up to six edges. */
  public static final int PER_ELEMENT = 21;

  /** Numbers per edge: a matrix over four vertices, and the factor of curvature at rest. */
  public static final int PER_EDGE = 17;

  /** Corners of the faces of a tetrahedron, and the two faces without each edge. */
  private static final int[] FACES = {2, 1, 0, 0, 1, 3, 1, 2, 3, 2, 0, 3};

  private static final int[] FACES_OF_EDGE = {2, 3, 1, 3, 2, 1, 1, 0, 0, 2, 0, 3};

  /** Ends of the edges of a triangle. */
  private static final int[] EDGES = {1, 2, 2, 0, 0, 1};

  private final double[] position;
  private final double young;
  private final double poisson;

  /**
   * Takes a material.
   *
   * @param position vertices at rest {@code [3 n]}, m. Not modified.
   * @param young Young's modulus, Pa
   * @param poisson Poisson's ratio
   */
  public FlexElasticity(double[] position, double young, double poisson) {
    this.position = position;
    this.young = young;
    this.poisson = poisson;
  }

  private double shear() {
    return young / (2 * (1 + poisson));
  }

  /** Writes the stiffness of a triangle with corners {@code v[at..at+3)}. */
  public void triangle(double[] res, int r, int[] v, int at, double thickness) {
    double[] s = new double[9];
    Vec3.sub(s, 0, position, 3 * v[at + 1], position, 3 * v[at]);
    Vec3.sub(s, 3, position, 3 * v[at + 2], position, 3 * v[at]);
    Vec3.cross(s, 6, s, 0, s, 3);
    double area = Vec3.norm(s, 6) / 2;
    double[] basis = new double[27];
    double[] left = new double[3];
    double[] right = new double[3];
    for (int e = 0; e < 3; e++) {
      int l = (e + 1) % 3;
      int q = (e + 2) % 3;
      int l0 = 3 * v[at + EDGES[2 * l]], l1 = 3 * v[at + EDGES[2 * l + 1]];
      int r0 = 3 * v[at + EDGES[2 * q]], r1 = 3 * v[at + EDGES[2 * q + 1]];
      Vec3.sub(s, 0, position, l0, position, l1);
      Vec3.sub(s, 3, position, r1, position, r0);
      Vec3.cross(s, 6, s, 3, s, 0);
      Vec3.normalize(s, 6);
      Vec3.cross(left, 0, s, 6, s, 0);
      Vec3.cross(right, 0, s, 3, s, 6);
      symmetricProduct(basis, 9 * e, left, right, 8 * area * area);
    }
    metric(res, r, basis, 3, area, thickness);
  }

  /** Writes the stiffness of a tetrahedron with corners {@code v[at..at+4)}. */
  public void tetrahedron(double[] res, int r, int[] v, int at) {
    double[] s = new double[12];
    for (int k = 0; k < 3; k++) {
      Vec3.sub(s, 3 * k, position, 3 * v[at + 1 + k], position, 3 * v[at]);
    }
    Vec3.cross(s, 9, s, 0, s, 3);
    double volume = Vec3.dot(s, 9, s, 6) / 6;
    double[] basis = new double[54];
    double[] left = new double[3];
    double[] right = new double[3];
    for (int e = 0; e < 6; e++) {
      areaNormal(left, v, at, FACES_OF_EDGE[2 * e]);
      areaNormal(right, v, at, FACES_OF_EDGE[2 * e + 1]);
      symmetricProduct(basis, 9 * e, left, right, 36 * 2 * volume * volume);
    }
    // the thickness of a surface and the quarter in front of the volume cancel
    metric(res, r, basis, 6, volume, 4);
  }

  private void areaNormal(double[] res, int[] v, int at, int face) {
    double[] s = new double[6];
    int a = 3 * v[at + FACES[3 * face]];
    Vec3.sub(s, 0, position, 3 * v[at + FACES[3 * face + 1]], position, a);
    Vec3.sub(s, 3, position, 3 * v[at + FACES[3 * face + 2]], position, a);
    Vec3.cross(res, 0, s, 0, s, 3);
  }

  private static void symmetricProduct(double[] res, int r, double[] a, double[] b, double over) {
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        res[r + 3 * i + j] = (a[i] * b[j] + b[i] * a[j]) / over;
      }
    }
  }

  /** {@code mu tr(A B) + lambda tr(A) tr(B)} for the tensors of all pairs of edges. */
  private void metric(
      double[] res, int r, double[] basis, int edges, double volume, double thickness) {
    double mu = shear() * Math.abs(volume) / 4 * thickness;
    double la =
        young * poisson / ((1 + poisson) * (1 - 2 * poisson)) * Math.abs(volume) / 4 * thickness;
    int at = r;
    for (int a = 0; a < edges; a++) {
      for (int b = a; b < edges; b++) {
        double product = 0;
        for (int i = 0; i < 3; i++) {
          for (int j = 0; j < 3; j++) {
            product += basis[9 * a + 3 * i + j] * basis[9 * b + 3 * j + i];
          }
        }
        res[at++] = mu * product + la * trace(basis, 9 * b) * trace(basis, 9 * a);
      }
    }
  }

  private static double trace(double[] m, int i) {
    return m[i] + m[i + 4] + m[i + 8];
  }

  /**
   * Writes the stiffness against bending of an edge between two triangles (Wardetzky et al.,
   * Discrete Quadratic Curvature Energies, 2007; Garg et al., Cubic Shells, 2007).
   *
   * @param v ends of the edge and the vertices opposite to it, from {@code at} on
   */
  public void bending(double[] res, int r, int[] v, int at, double thickness) {
    int v0 = v[at], v1 = v[at + 1], v2 = v[at + 2], v3 = v[at + 3];
    double a01 = cotangent(v0, v1, v2);
    double a02 = cotangent(v0, v3, v1);
    double a03 = cotangent(v1, v2, v0);
    double a04 = cotangent(v1, v0, v3);
    double[] c = {a03 + a04, a01 + a02, -(a01 + a03), -(a02 + a04)};
    double area = area(v0, v1, v2) + area(v1, v0, v3);
    double stiffness = 3 * shear() * (thickness * thickness * thickness) / (24 * area);
    double[] e = new double[15];
    Vec3.sub(e, 0, position, 3 * v1, position, 3 * v0);
    Vec3.sub(e, 3, position, 3 * v2, position, 3 * v0);
    Vec3.sub(e, 6, position, 3 * v3, position, 3 * v0);
    Vec3.sub(e, 9, position, 3 * v2, position, 3 * v1);
    Vec3.sub(e, 12, position, 3 * v3, position, 3 * v1);
    double[] t = new double[6];
    for (int k = 0; k < 3; k++) {
      t[k] = -(a03 * e[3 + k] + a01 * e[9 + k]);
      t[3 + k] = -(a04 * e[6 + k] + a02 * e[12 + k]);
    }
    double square = Vec3.dot(e, 0, e, 0);
    double cosine = -Vec3.dot(t, 0, t, 3) / square;
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        res[r + 4 * i + j] = c[i] * c[j] * cosine * stiffness;
      }
    }
    double[] normal = new double[3];
    Vec3.cross(normal, 0, e, 0, e, 3);
    res[r + 16] =
        Vec3.dot(normal, 0, e, 6)
            * (a01 - a03)
            * (a04 - a02)
            * stiffness
            / (square * Math.sqrt(square));
  }

  /** Cotangent of the angle at {@code a}. */
  private double cotangent(int a, int b, int c) {
    double[] s = new double[9];
    Vec3.sub(s, 0, position, 3 * b, position, 3 * a);
    Vec3.sub(s, 3, position, 3 * c, position, 3 * a);
    Vec3.cross(s, 6, s, 0, s, 3);
    return Vec3.dot(s, 0, s, 3) / Vec3.norm(s, 6);
  }

  private double area(int a, int b, int c) {
    double[] s = new double[9];
    Vec3.sub(s, 0, position, 3 * b, position, 3 * a);
    Vec3.sub(s, 3, position, 3 * c, position, 3 * a);
    Vec3.cross(s, 6, s, 0, s, 3);
    return Vec3.norm(s, 6) / 2;
  }

  /**
   * Writes the negative stiffness of a block of nodes at {@code position}, dense {@code [3n x 3n]},
   * by Gauss quadrature. Points of order 2 lie outside of the block and the shear modulus counts
   * half, as in MuJoCo.
   */
  public void block(double[] res, int r, int order) {
    int nodes = LagrangeBasis.nodes(order);
    double[] points = points(order);
    double[] weights =
        order == 1 ? new double[] {0.5, 0.5} : new double[] {4.0 / 9, 5.0 / 18, 5.0 / 18};
    double[] inverse = new double[3];
    double det = 1;
    for (int k = 0; k < 3; k++) {
      double side = position[3 * (nodes - 1) + k] - position[k];
      inverse[k] = 1 / side;
      det *= side;
    }
    double[] gradient = new double[3 * nodes];
    double[] x = new double[3];
    for (int i = 0; i <= order; i++) {
      for (int j = 0; j <= order; j++) {
        for (int k = 0; k <= order; k++) {
          Vec3.set(x, 0, points[i], points[j], points[k]);
          for (int n = 0; n < nodes; n++) {
            LagrangeBasis.gradient(gradient, 3 * n, x, 0, n, order);
            for (int a = 0; a < 3; a++) {
              gradient[3 * n + a] *= inverse[a];
            }
          }
          addBlock(res, r, gradient, nodes, weights[i] * weights[j] * weights[k] * det);
        }
      }
    }
  }

  private static double[] points(int order) {
    if (order == 1) {
      double half = 0.5 / Math.sqrt(3);
      return new double[] {0.5 - half, 0.5 + half};
    }
    double half = 0.5 / Math.sqrt(3.0 / 5);
    return new double[] {0.5, 0.5 - half, 0.5 + half};
  }

  private void addBlock(double[] res, int r, double[] g, int nodes, double weight) {
    double la = young * poisson / (1 + poisson) / (1 - 2 * poisson);
    double mu = shear();
    int width = 3 * nodes;
    double[] first = new double[9];
    double[] second = new double[9];
    for (int i = 0; i < nodes; i++) {
      for (int k = 0; k < 3; k++) {
        strain(first, g, i, k);
        for (int j = 0; j < nodes; j++) {
          for (int l = 0; l < 3; l++) {
            strain(second, g, j, l);
            int at = r + width * (3 * i + k) + 3 * j + l;
            // sums in the order of MuJoCo: displacements have a large common part that cancels
            res[at] -= la * g[3 * i + k] * g[3 * j + l] * weight;
            res[at] -= mu * product(first, second) * weight;
          }
        }
      }
    }
  }

  /** Symmetric part of the displacement gradient when a node moves along an axis. */
  private static void strain(double[] res, double[] g, int node, int axis) {
    Arrays.fill(res, 0);
    for (int a = 0; a < 3; a++) {
      double half = g[3 * node + a] / 2;
      res[3 * axis + a] = half;
      res[3 * a + axis] = half;
    }
    res[4 * axis] = g[3 * node + axis];
  }

  /** Trace of the product of two matrices. */
  private static double product(double[] a, double[] b) {
    double trace = 0;
    for (int i = 0; i < 3; i++) {
      double row = a[3 * i] * b[i];
      row += a[3 * i + 1] * b[3 + i];
      row += a[3 * i + 2] * b[6 + i];
      trace += row;
    }
    return trace;
  }
}
