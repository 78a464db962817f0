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
    double[] elongation = d.scratch.reals(m.flex.edgenum[f]);
    elongations(m, d, f, elongation);
    double[] force = d.scratch.reals(3 * count);
    Arrays.fill(force, 0, 3 * count, 0);
    int n = edges(m.flex.dim[f]).length / 2;
    for (int t = 0; t < m.flex.elemnum[f]; t++) {
      int edge = m.flex.elemedgeadr[f] + t * n;
      int stiffness = WIDTH * (m.flex.elemadr[f] + t);
      if (n == 3) {
        work.triangleStress(m.flex.stiffness, stiffness, elongation, m.flex.elemedge, edge);
      } else {
        work.tetrahedronStress(m.flex.stiffness, stiffness, elongation, m.flex.elemedge, edge);
      }
      work.pull(m, d, f, t, force);
    }
    int base = m.flex.vertadr[f];
    for (int v = 0; v < count; v++) {
      int body = m.flex.vertbodyid[base + v];
      VertexForces.add(m, d, d.qfrc.spring, base + v, body, force, 3 * v, 1);
    }
    d.scratch.release(mark);
  }

  /** Adds the forces of an element's edges to its vertices. */
  private void pull(Model m, Data d, int f, int t, double[] force) {
    int[] ends = edges(m.flex.dim[f]);
    int[] elem = m.flex.elem;
    int vertex = m.flex.elemdataadr[f] + t * (m.flex.dim[f] + 1);
    int base = 3 * m.flex.vertadr[f];
    double[] x = d.flexvert.xpos;
    for (int e = 0; 2 * e < ends.length; e++) {
      int a = 3 * elem[vertex + ends[2 * e]];
      int b = 3 * elem[vertex + ends[2 * e + 1]];
      double s = stress[e];
      double px = s * (x[base + a] - x[base + b]);
      double py = s * (x[base + a + 1] - x[base + b + 1]);
      double pz = s * (x[base + a + 2] - x[base + b + 2]);
      force[a] -= px;
      force[a + 1] -= py;
      force[a + 2] -= pz;
      force[b] += px;
      force[b + 1] += py;
      force[b + 2] += pz;
    }
  }

  /** How far the squared lengths of edges are from those at rest, and from the past. */
  private static void elongations(Model m, Data d, int f, double[] elongation) {
    double h = m.opt.timestep;
    double damping = h > 0 ? m.flex.damping[f] / h : 0;
    int from = m.flex.edgeadr[f];
    for (int e = 0; e < m.flex.edgenum[f]; e++) {
      double now = d.flexedge.length[from + e];
      double rest = m.flexedge.length0[from + e];
      double previous = now - d.flexedge.velocity[from + e] * h;
      elongation[e] = now * now - rest * rest + (now * now - previous * previous) * damping;
    }
  }

  /** Multiplies elongations by a matrix that is stored as its upper triangle, row by row. */
  private void triangleStress(double[] k, int at, double[] elongation, int[] edge, int from) {
    double a = elongation[edge[from]];
    double b = elongation[edge[from + 1]];
    double c = elongation[edge[from + 2]];
    stress[0] = k[at] * a + k[at + 1] * b + k[at + 2] * c;
    stress[1] = k[at + 1] * a + k[at + 3] * b + k[at + 4] * c;
    stress[2] = k[at + 2] * a + k[at + 4] * b + k[at + 5] * c;
  }

  /** The same for six edges. */
  private void tetrahedronStress(double[] k, int at, double[] elongation, int[] edge, int from) {
    double a = elongation[edge[from]], b = elongation[edge[from + 1]];
    double c = elongation[edge[from + 2]], d = elongation[edge[from + 3]];
    double e = elongation[edge[from + 4]], f = elongation[edge[from + 5]];
    double ab = k[at + 1], ac = k[at + 2], ad = k[at + 3], ae = k[at + 4], af = k[at + 5];
    double bc = k[at + 7], bd = k[at + 8], be = k[at + 9], bf = k[at + 10];
    double cd = k[at + 12], ce = k[at + 13], cf = k[at + 14];
    double de = k[at + 16], df = k[at + 17], ef = k[at + 19];
    stress[0] = k[at] * a + ab * b + ac * c + ad * d + ae * e + af * f;
    stress[1] = ab * a + k[at + 6] * b + bc * c + bd * d + be * e + bf * f;
    stress[2] = ac * a + bc * b + k[at + 11] * c + cd * d + ce * e + cf * f;
    stress[3] = ad * a + bd * b + cd * c + k[at + 15] * d + de * e + df * f;
    stress[4] = ae * a + be * b + ce * c + de * d + k[at + 18] * e + ef * f;
    stress[5] = af * a + bf * b + cf * c + df * d + ef * e + k[at + 20] * f;
  }
}
