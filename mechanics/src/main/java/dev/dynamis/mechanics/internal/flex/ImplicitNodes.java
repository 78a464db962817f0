package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Cholesky;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * Stiffness of interpolated flexes in the implicit integrators.
 *
 * <p>For the dofs of their nodes, {@code (M - h D - (h^2 + h c) J'KJ) qacc' = qfrc + h s J'KJ qvel}
 * is solved with a dense matrix, where K is the derivative of the elastic force and c the damping.
 * As in MuJoCo, {@code s} is 1 only for flexes with the damping of the model's first one: it is the
 * ratio of {@code h + c} of the two. Other dofs keep the acceleration of the ordinary solution,
 * which enters on the right. Flexes whose nodes move in a common tree are solved together.
 */
public final class ImplicitNodes {
  private static final int MAX_NODES = 27;

  /** First flex of the group of each flex; -1 for those without nodes. */
  private int[] group = new int[0];

  /** Last flex so far that each tree moves nodes of. */
  private int[] owner = new int[0];

  /** Whether groups and their dofs are known: they are part of the model's structure. */
  private boolean listed;

  /**
   * Dofs of the groups, one group after the other, in the order of their nodes; one that moves
   * several nodes stands at the last. Only the lower triangle of a matrix counts, so the order
   * decides which couplings of the ordinary matrix do, as in MuJoCo.
   */
  private int[] dofs = new int[0];

  /** Place of each dof of the model inside its group, -1 for others. */
  private int[] place = new int[0];

  /** First flex, number of dofs, first dof and first element of the matrix of each group. */
  private int[] first = new int[0];

  private int[] count = new int[0];
  private int[] dofadr = new int[0];
  private int[] matrixadr = new int[0];
  private int groups;
  private double[] matrix = new double[0];
  private double[] force = new double[0];

  /** Elements of the ordinary matrix between a listed dof and another. */
  private int[] couplingRow = new int[16];

  private int[] couplingColumn = new int[16];
  private double[] coupling = new double[16];
  private int couplings;

  /** Columns of the Jacobians of nodes: dof and three numbers each, from {@code columnadr}. */
  private final int[] columnadr = new int[MAX_NODES + 1];

  private int[] columnDof = new int[3 * MAX_NODES];
  private double[] column = new double[9 * MAX_NODES];
  private final double[] toWorld = new double[9];
  private final double[] block = new double[9];
  private final double[] turned = new double[9];
  private final double[] motion = new double[3 * MAX_NODES];
  private final double[] elastic = new double[3 * MAX_NODES];
  private final double[] spatial = new double[6];

  private final Buffers memory;

  private ImplicitNodes(Buffers memory) {
    this.memory = memory;
  }

  /** Returns whether a model has interpolated flexes. */
  public static boolean has(Model m) {
    for (int f = 0; f < m.nflex; f++) {
      if (m.flex.interp[f] != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the object that does this for {@code d}. */
  public static ImplicitNodes of(Data d) {
    return d.scratch.counted(ImplicitNodes.class, ImplicitNodes::new);
  }

  /**
   * Makes and factors the matrices.
   *
   * @param source the ordinary matrix, sparse, before it is factored. Not modified.
   * @param qfrc forces {@code [nv]}. Not modified.
   */
  public void factor(
      Model m, Data d, double[] source, int[] rownnz, int[] rowadr, int[] colind, double[] qfrc) {
    list(m);
    couplings = 0;
    for (int g = 0; g < groups; g++) {
      int n = count[g];
      int at = matrixadr[g];
      Arrays.fill(matrix, at, at + n * n, 0);
      for (int i = 0; i < n; i++) {
        int row = dofs[dofadr[g] + i];
        force[dofadr[g] + i] = qfrc[row];
        for (int k = rowadr[row]; k < rowadr[row] + rownnz[row]; k++) {
          int j = place[colind[k]];
          if (j >= 0) {
            matrix[at + i * n + j] = source[k];
          } else {
            addCoupling(dofadr[g] + i, colind[k], source[k]);
          }
        }
      }
      for (int f = first[g]; f < m.nflex; f++) {
        if (group[f] == first[g]) {
          addFlex(m, d, f, g);
        }
      }
      Cholesky.factor(matrix, at, n, Scalar.MINVAL);
    }
  }

  /** Overwrites the accelerations of the dofs of nodes in the ordinary solution {@code qacc}. */
  public void solve(double[] qacc) {
    for (int k = 0; k < couplings; k++) {
      force[couplingRow[k]] -= coupling[k] * qacc[couplingColumn[k]];
    }
    for (int g = 0; g < groups; g++) {
      int from = dofadr[g];
      Cholesky.solve(force, from, matrix, matrixadr[g], force, from, count[g]);
      for (int i = from; i < from + count[g]; i++) {
        qacc[dofs[i]] = force[i];
      }
    }
  }

  private void addCoupling(int row, int column, double value) {
    if (couplings == coupling.length) {
      couplingRow = memory.more(couplingRow, couplings + 1L);
      couplingColumn = memory.more(couplingColumn, couplings + 1L);
      coupling = memory.more(coupling, couplings + 1L);
    }
    couplingRow[couplings] = row;
    couplingColumn[couplings] = column;
    coupling[couplings++] = value;
  }

  /** Finds groups and their dofs, once. */
  private void list(Model m) {
    if (listed) {
      return;
    }
    findGroups(m);
    place = memory.ints(place, m.nv);
    Arrays.fill(place, -1);
    first = memory.ints(first, m.nflex);
    count = memory.ints(count, m.nflex);
    dofadr = memory.ints(dofadr, m.nflex);
    matrixadr = memory.ints(matrixadr, m.nflex);
    dofs = memory.ints(dofs, m.nv);
    groups = 0;
    int total = 0;
    long elements = 0;
    for (int f = 0; f < m.nflex; f++) {
      if (group[f] != f) {
        continue;
      }
      int from = total;
      countNodes(m, f, place);
      total = listDofs(m, f, from);
      first[groups] = f;
      count[groups] = total - from;
      dofadr[groups] = from;
      matrixadr[groups++] = (int) elements;
      elements += (long) (total - from) * (total - from);
      matrix = memory.reals(matrix, elements);
    }
    force = memory.reals(force, total);
    listed = true;
  }

  /** Two flexes are in a group if some tree moves nodes of both. */
  private void findGroups(Model m) {
    group = memory.ints(group, m.nflex);
    owner = memory.ints(owner, m.ntree);
    Arrays.fill(owner, -1);
    for (int f = 0; f < m.nflex; f++) {
      group[f] = m.flex.interp[f] == 0 ? -1 : f;
      int end = m.flex.nodeadr[f] + m.flex.nodenum[f];
      for (int n = m.flex.nodeadr[f]; group[f] >= 0 && n < end; n++) {
        int tree = m.body.treeid[m.flex.nodebodyid[n]];
        if (tree < 0) {
          continue;
        }
        if (owner[tree] >= 0 && group[owner[tree]] != group[f]) {
          join(group[owner[tree]], group[f], f);
        }
        owner[tree] = f;
      }
    }
  }

  private void join(int a, int b, int last) {
    int low = Math.min(a, b);
    for (int f = 0; f <= last; f++) {
      if (group[f] == a || group[f] == b) {
        group[f] = low;
      }
    }
  }

  /** Counts the nodes of a group that each dof moves, as numbers below -1. */
  private void countNodes(Model m, int leader, int[] counts) {
    for (int f = leader; f < m.nflex; f++) {
      int end = m.flex.nodeadr[f] + m.flex.nodenum[f];
      for (int n = m.flex.nodeadr[f]; group[f] == leader && n < end; n++) {
        int body = m.flex.nodebodyid[n];
        for (int k = 0; k < m.body.dofnum[body]; k++) {
          counts[m.body.dofadr[body] + k]--;
        }
      }
    }
  }

  /** Lists the dofs of a group and their places; returns the number of all so far. */
  private int listDofs(Model m, int leader, int from) {
    int total = from;
    for (int f = leader; f < m.nflex; f++) {
      int end = m.flex.nodeadr[f] + m.flex.nodenum[f];
      for (int n = m.flex.nodeadr[f]; group[f] == leader && n < end; n++) {
        int body = m.flex.nodebodyid[n];
        for (int k = 0; k < m.body.dofnum[body]; k++) {
          int dof = m.body.dofadr[body] + k;
          if (++place[dof] == -1) {
            place[dof] = total - from;
            dofs[total++] = dof;
          }
        }
      }
    }
    return total;
  }

  /** Adds the stiffness of a flex to the matrix of its group, and its work on the velocity. */
  private void addFlex(Model m, Data d, int f, int g) {
    double h = m.opt.timestep;
    double scale = h * h + h * m.flex.damping[f];
    int stiffness = 21 * m.flex.elemadr[f];
    if (m.flex.rigid[f] || m.flex.stiffness[stiffness] == 0 || scale == 0) {
      return;
    }
    NodeFrame frame = NodeFrame.of(m, d, f);
    Mat3.fromQuat(toWorld, 0, frame.rotation, 0);
    jacobians(m, d, f, frame.position);
    addVelocityForce(m, d, f, g, frame, velocityFactor(m, f));
    int n = m.flex.nodenum[f];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        rotateBlock(m.flex.stiffness, stiffness + 9 * n * i + 3 * j, 3 * n, scale);
        subtractBlock(i, j, g);
      }
    }
  }

  /** {@code block} = scale R K R', for the block of K at {@code at}. */
  private void rotateBlock(double[] k, int at, int width, double scale) {
    for (int r = 0; r < 3; r++) {
      System.arraycopy(k, at + r * width, block, 3 * r, 3);
    }
    Mat3.mulMatT(turned, 0, block, 0, toWorld, 0);
    Mat3.mul(block, 0, toWorld, 0, turned, 0);
    for (int e = 0; e < 9; e++) {
      block[e] *= scale;
    }
  }

  /** Subtracts J(i)' block J(j) from the lower triangle. */
  private void subtractBlock(int i, int j, int g) {
    int n = count[g];
    for (int p = columnadr[i]; p < columnadr[i + 1]; p++) {
      int row = place[columnDof[p]];
      if (row < 0) {
        continue;
      }
      double x = column[3 * p], y = column[3 * p + 1], z = column[3 * p + 2];
      double a = x * block[0] + y * block[3] + z * block[6];
      double b = x * block[1] + y * block[4] + z * block[7];
      double c = x * block[2] + y * block[5] + z * block[8];
      for (int q = columnadr[j]; q < columnadr[j + 1]; q++) {
        int col = place[columnDof[q]];
        if (col >= 0 && col <= row) {
          matrix[matrixadr[g] + row * n + col] -=
              a * column[3 * q] + b * column[3 * q + 1] + c * column[3 * q + 2];
        }
      }
    }
  }

  /** Columns of the Jacobians of all nodes, for their whole chains. */
  private void jacobians(Model m, Data d, int f, double[] point) {
    int at = 0;
    for (int n = 0; n < m.flex.nodenum[f]; n++) {
      columnadr[n] = at;
      int body = m.flex.nodebodyid[m.flex.nodeadr[f] + n];
      for (int dof = Jacobians.lastDof(m, body); dof >= 0; dof = m.dof.parentid[dof]) {
        if (at == columnDof.length) {
          columnDof = memory.more(columnDof, at + 1L);
          column = memory.more(column, 3L * columnDof.length);
        }
        Jacobians.column(m, d, spatial, 0, dof, point, 3 * n, body);
        columnDof[at] = dof;
        System.arraycopy(spatial, 3, column, 3 * at++, 3);
      }
    }
    columnadr[m.flex.nodenum[f]] = at;
  }

  /** Factor {@code h s} of the force that motion during the step will build up. */
  private static double velocityFactor(Model m, int f) {
    double h = m.opt.timestep;
    if (m.flex.damping[f] == m.flex.damping[0]) {
      return h;
    }
    double first = h * h + h * m.flex.damping[0];
    return first > Scalar.MINVAL ? (h * h + h * m.flex.damping[f]) * (h / first) : 0;
  }

  /** Adds {@code factor J'KJ qvel}. */
  private void addVelocityForce(Model m, Data d, int f, int g, NodeFrame frame, double factor) {
    int n = m.flex.nodenum[f];
    for (int i = 0; i < n; i++) {
      double x = 0, y = 0, z = 0;
      for (int p = columnadr[i]; p < columnadr[i + 1]; p++) {
        double v = d.qvel[columnDof[p]];
        x += column[3 * p] * v;
        y += column[3 * p + 1] * v;
        z += column[3 * p + 2] * v;
      }
      motion[3 * i] = x;
      motion[3 * i + 1] = y;
      motion[3 * i + 2] = z;
      Quat.unrotate(motion, 3 * i, motion, 3 * i, frame.rotation, 0);
    }
    int stiffness = 21 * m.flex.elemadr[f];
    Dense.mulMatVec(elastic, 0, m.flex.stiffness, stiffness, motion, 0, 3 * n, 3 * n);
    for (int i = 0; i < n; i++) {
      Quat.rotate(elastic, 3 * i, elastic, 3 * i, frame.rotation, 0);
      for (int p = columnadr[i]; p < columnadr[i + 1]; p++) {
        int row = place[columnDof[p]];
        if (row >= 0) {
          double along =
              column[3 * p] * elastic[3 * i]
                  + column[3 * p + 1] * elastic[3 * i + 1]
                  + column[3 * p + 2] * elastic[3 * i + 2];
          force[dofadr[g] + row] += factor * along;
        }
      }
    }
  }
}
