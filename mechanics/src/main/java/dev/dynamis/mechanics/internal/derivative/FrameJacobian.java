package dev.dynamis.mechanics.internal.derivative;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * Jacobian J (rotation, translation) of a frame of a body in the frame's own axes, and {@code
 * transpose(J) B J}.
 */
final class FrameJacobian {
  /** Dofs that move the body, ascending. */
  private int[] chain = new int[16];

  /** Number of these. */
  private int n;

  /** {@code [6 x n]}. */
  private double[] jac = new double[96];

  /** A part of a row of {@code qDeriv}, in the order of the chain. */
  private double[] row = new double[16];

  /** Where that part is in {@code qDeriv}. */
  private int[] at = new int[16];

  private final double[] column = new double[6];

  private final Buffers memory;

  private FrameJacobian(Buffers memory) {
    this.memory = memory;
  }

  /** Computes the Jacobian of the frame of body {@code b} at {@code pos} with axes {@code rot}. */
  static FrameJacobian of(Model m, Data d, int b, double[] pos, int p, double[] rot, int q) {
    FrameJacobian j = d.scratch.counted(FrameJacobian.class, FrameJacobian::new);
    j.compute(m, d, b, pos, p, rot, q);
    return j;
  }

  private void compute(Model m, Data d, int b, double[] pos, int p, double[] rot, int q) {
    n = 0;
    for (int i = Jacobians.lastDof(m, b); i >= 0; i = m.dof.parentid[i]) {
      n++;
    }
    chain = memory.ints(chain, n);
    at = memory.ints(at, n);
    row = memory.reals(row, n);
    jac = memory.reals(jac, 6L * n);
    int k = n;
    for (int i = Jacobians.lastDof(m, b); i >= 0; i = m.dof.parentid[i]) {
      chain[--k] = i;
      Jacobians.column(m, d, column, 0, i, pos, p, b);
      Mat3.mulTVec(column, 0, rot, q, column, 0);
      Mat3.mulTVec(column, 3, rot, q, column, 3);
      for (int r = 0; r < 6; r++) {
        jac[r * n + k] = column[r];
      }
    }
  }

  /** {@code qDeriv += transpose(J) B J}, one term of B after the other. */
  void project(Model m, Data d, double[] b, int o) {
    for (int k = 0; k < n; k++) {
      gather(m, d, chain[k]);
      for (int i = 0; i < 6; i++) {
        double x = jac[i * n + k];
        int r = o + 6 * i;
        if (x != 0) {
          addRows(x * b[r], x * b[r + 1], x * b[r + 2], x * b[r + 3], x * b[r + 4], x * b[r + 5]);
        }
      }
      scatter(d);
    }
  }

  /** As {@link #project} for a diagonal B, of which {@code b} has the six numbers. */
  void projectDiagonal(Model m, Data d, double[] b, int o) {
    for (int k = 0; k < n; k++) {
      gather(m, d, chain[k]);
      addRows(
          jac[k] * b[o],
          jac[n + k] * b[o + 1],
          jac[2 * n + k] * b[o + 2],
          jac[3 * n + k] * b[o + 3],
          jac[4 * n + k] * b[o + 4],
          jac[5 * n + k] * b[o + 5]);
      scatter(d);
    }
  }

  /** Adds the rows of J with these factors to the row. */
  private void addRows(double a, double b, double c, double d, double e, double f) {
    double[] j = jac;
    double[] sum = row;
    int width = n;
    for (int k = 0; k < width; k++) {
      sum[k] =
          sum[k]
              + j[k] * a
              + j[width + k] * b
              + j[2 * width + k] * c
              + j[3 * width + k] * d
              + j[4 * width + k] * e
              + j[5 * width + k] * f;
    }
  }

  /** Reads the columns of the chain in a row of {@code qDeriv}, which has all of them. */
  private void gather(Model m, Data d, int dof) {
    int k = m.D.rowadr[dof];
    for (int c = 0; c < n; c++) {
      while (m.D.colind[k] != chain[c]) {
        k++;
      }
      at[c] = k;
      row[c] = d.qDeriv[k];
    }
  }

  private void scatter(Data d) {
    for (int c = 0; c < n; c++) {
      d.qDeriv[at[c]] = row[c];
    }
  }
}
