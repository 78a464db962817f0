package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Model;

/**
 * Factors of matrices with the sparsity of the inertia matrix, and solutions with them, by the
 * order of operations of {@code TreeLtdl}.
 */
final class FactorTrace {
  private final Trace t;
  private final ModelFacts facts;
  private final Model m;

  /** The rows of the factor off its diagonal, and the reciprocals of the diagonal. */
  private int[][] rows;

  private int[] inverse;

  FactorTrace(Trace t, ModelFacts facts) {
    this.t = t;
    this.facts = facts;
    m = facts.model();
  }

  /** Traces the factor of the inertia matrix that was stored. */
  void inertia() {
    factor(stored(), Reals.QLD, Reals.QLDIAGINV);
  }

  /** Traces {@code (M + h B) x = smooth + constraint}, the accelerations of Euler's method. */
  void damped() {
    int[] x = new int[m.nv];
    for (int i = 0; i < m.nv; i++) {
      x[i] = t.add(t.load(Reals.QFRC_SMOOTH, i), t.load(Reals.QFRC_CONSTRAINT, i));
    }
    int h = t.load(Reals.TIMESTEP, 0);
    int[] damping = new int[m.nv];
    for (int i = 0; i < m.nv; i++) {
      damping[i] = t.mul(h, facts.real(t, Reals.DOF_DAMPING, i));
    }
    solveWith(damping, x);
    for (int i = 0; i < m.nv; i++) {
      t.store(Reals.DAMPED_QACC, i, x[i]);
    }
  }

  /** Solves {@code (M + diag(terms)) x = b} in place. */
  void solveWith(int[] terms, int[] x) {
    int[][] matrix = stored();
    for (int i = 0; i < m.nv; i++) {
      int n = matrix[i].length;
      matrix[i][n - 1] = t.add(matrix[i][n - 1], terms[i]);
    }
    factor(matrix, Reals.QH, Reals.QHDIAGINV);
    solve(x);
  }

  /** The inertia matrix: of this trace if it is there, otherwise as it was stored before. */
  private int[][] stored() {
    int[][] matrix = new int[m.nv][];
    for (int i = 0; i < m.nv; i++) {
      int adr = facts.get(Ints.M_ROWADR, i);
      matrix[i] = new int[facts.get(Ints.M_ROWNNZ, i)];
      for (int k = 0; k < matrix[i].length; k++) {
        int value = t.stored(Reals.M, adr + k);
        matrix[i][k] = value >= 0 ? value : t.load(Reals.M, adr + k);
      }
    }
    return matrix;
  }

  /**
   * Traces and stores a factor.
   *
   * @param matrix rows with the diagonal last. Modified.
   * @param factor where the factor goes
   * @param diagonal where the reciprocals of its diagonal go
   */
  void factor(int[][] matrix, Reals factor, Reals diagonal) {
    rows = matrix;
    inverse = new int[m.nv];
    for (int row = m.nv - 1; row >= 0; row--) {
      int above = rows[row].length - 1;
      int end = row;
      while (end + 1 < m.nv && isAbove(row, above, end + 1)) {
        end++;
      }
      for (int i = end; i > row; i--) {
        int s = t.neg(t.mul(rows[i][above], inverse[i]));
        for (int k = 0; k <= above; k++) {
          rows[row][k] = t.add(rows[row][k], t.mul(rows[i][k], s));
        }
      }
      inverse[row] = t.div(t.one, rows[row][above]);
      t.store(diagonal, row, inverse[row]);
    }
    for (int row = 0; row < m.nv; row++) {
      int adr = facts.get(Ints.M_ROWADR, row);
      int last = rows[row].length - 1;
      for (int k = 0; k < last; k++) {
        rows[row][k] = t.mul(rows[row][k], inverse[row]);
        t.store(factor, adr + k, rows[row][k]);
      }
      t.store(factor, adr + last, rows[row][last]);
    }
  }

  private boolean isAbove(int row, int above, int other) {
    return facts.get(Ints.M_ROWNNZ, other) > above && column(other, above) == row;
  }

  private int column(int row, int k) {
    return facts.get(Ints.M_COLIND, facts.get(Ints.M_ROWADR, row) + k);
  }

  /** Solves with the factor in place. */
  void solve(int[] x) {
    for (int row = m.nv - 1; row >= 0; row--) {
      for (int k = 0; k < rows[row].length - 1; k++) {
        int c = column(row, k);
        x[c] = t.sub(x[c], t.mul(rows[row][k], x[row]));
      }
    }
    for (int row = 0; row < m.nv; row++) {
      x[row] = t.sub(t.mul(x[row], inverse[row]), dot(row, x));
    }
  }

  /** The product of a row with a vector, summed as by {@code Csr.dot}. */
  private int dot(int row, int[] x) {
    int n = rows[row].length - 1;
    int whole = n - n % 4;
    int[] s = {t.zero, t.zero, t.zero, t.zero};
    for (int k = 0; k < whole; k++) {
      s[k % 4] = t.add(s[k % 4], t.mul(rows[row][k], x[column(row, k)]));
    }
    int sum = t.add(t.add(s[0], s[2]), t.add(s[1], s[3]));
    for (int k = whole; k < n; k++) {
      sum = t.add(sum, t.mul(rows[row][k], x[column(row, k)]));
    }
    return sum;
  }
}
