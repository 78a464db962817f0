package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;

/**
 * Stretching of surfaces and solids: a St. Venant-Kirchhoff material whose energy is quadratic in
 * the squared lengths of the edges of each element (Kharevych et al., Geometric, Variational
 * Integrators for Computer Animation, 2006, with their damping, section 5.2).
 *
 * <p>Adds to {@code qfrc.spring}, damping included, as MuJoCo does.
 */
final class ElasticForces {
  /** Numbers per element: the upper triangle of a matrix over its edges. */
  private static final int WIDTH = 21;

  /** The two vertices of each edge of a triangle and of a tetrahedron. */
  private static final int[] TRIANGLE = {1, 2, 2, 0, 0, 1};

  private static final int[] TETRAHEDRON = {0, 1, 1, 2, 2, 0, 2, 3, 0, 3, 1, 3};

  private final double[] elongation = new double[6];
  private final double[] stress = new double[6];

  private ElasticForces() {}

  /** Returns the vertices of the edges of an element, two each. */
  static int[] edges(int dim) {
    return dim == 2 ? TRIANGLE : TETRAHEDRON;
  }

  static void run(Model m, Data d, int f) {
    ElasticForces work = d.scratch.workspace(ElasticForces.class, ElasticForces::new);
    long mark = d.scratch.mark();
    int count = m.flex.vertnum[f];
    double[] force = d.scratch.reals(3 * count);
    Arrays.fill(force, 0, 3 * count, 0);
    for (int t = 0; t < m.flex.elemnum[f]; t++) {
      work.element(m, d, f, t, force);
    }
    int base = m.flex.vertadr[f];
    for (int v = 0; v < count; v++) {
      int body = m.flex.vertbodyid[base + v];
      VertexForces.add(m, d, d.qfrc.spring, base + v, body, force, 3 * v, 1);
    }
    d.scratch.release(mark);
  }

  private void element(Model m, Data d, int f, int t, double[] force) {
    int[] ends = edges(m.flex.dim[f]);
    int n = ends.length / 2;
    elongations(m, d, f, t, n);
    stresses(m.flex.stiffness, WIDTH * (m.flex.elemadr[f] + t), n);
    int vertex = m.flex.elemdataadr[f] + t * (m.flex.dim[f] + 1);
    int base = 3 * m.flex.vertadr[f];
    double[] x = d.flexvert.xpos;
    for (int e = 0; e < n; e++) {
      int a = 3 * m.flex.elem[vertex + ends[2 * e]];
      int b = 3 * m.flex.elem[vertex + ends[2 * e + 1]];
      double s = stress[e];
      for (int k = 0; k < 3; k++) {
        double pull = s * (x[base + a + k] - x[base + b + k]);
        force[a + k] -= pull;
        force[b + k] += pull;
      }
    }
  }

  /**
   * How far the squared lengths of an element's edges are from those at rest, and from the past.
   */
  private void elongations(Model m, Data d, int f, int t, int n) {
    double h = m.opt.timestep;
    double damping = h > 0 ? m.flex.damping[f] / h : 0;
    int from = m.flex.elemedgeadr[f] + t * n;
    for (int e = 0; e < n; e++) {
      int edge = m.flex.edgeadr[f] + m.flex.elemedge[from + e];
      double now = d.flexedge.length[edge];
      double rest = m.flexedge.length0[edge];
      double previous = now - d.flexedge.velocity[edge] * h;
      elongation[e] = now * now - rest * rest + (now * now - previous * previous) * damping;
    }
  }

  /** Multiplies the elongations by a matrix that is stored as its upper triangle, row by row. */
  private void stresses(double[] upper, int at, int n) {
    Arrays.fill(stress, 0, n, 0);
    for (int i = 0; i < n; i++) {
      stress[i] += upper[at++] * elongation[i];
      for (int j = i + 1; j < n; j++) {
        double k = upper[at++];
        stress[i] += k * elongation[j];
        stress[j] += k * elongation[i];
      }
    }
  }
}
