package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintState;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.internal.constraint.ConstraintJacobian;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * What the solvers of the dual problem share: minimize {@code f' AR f / 2 + f' b} over the forces
 * {@code f} that the constraints allow, row by row or contact by contact.
 *
 * <p>With {@code regularized} false the matrix is {@code A = AR - R}. Blocks are at most 6 x 6.
 */
final class Dual {
  /** Cost that a change of forces may add by rounding; if it adds more it is taken back. */
  private static final double MOST_INCREASE = 1e-10;

  private static final double LEAST_DIAGONAL = 1e-10;

  final double[] block = new double[36];
  final double[] residual = new double[6];
  final double[] old = new double[6];
  final double[] linear = new double[6];
  final double[] friction = new double[36];
  final Qcqp qcqp = new Qcqp();
  double[] diagInv = {};
  private final double[] delta = new double[6];
  private boolean sparse;
  private boolean regularized;
  private int[] oldState = {};
  private final Buffers memory;

  Dual(Buffers memory) {
    this.memory = memory;
  }

  /** Computes the reciprocal diagonal and the states of the forces. */
  void start(Model m, Data d, boolean withR) {
    sparse = Jacobians.isSparse(m);
    regularized = withR;
    int nefc = d.nefc;
    diagInv = memory.reals(diagInv, nefc);
    oldState = memory.ints(oldState, nefc);
    for (int i = 0; i < nefc; i++) {
      double a = d.efc.AR[sparse ? column(d, i, i) : i * (nefc + 1)];
      diagInv[i] = 1 / (regularized ? a : Math.max(Scalar.MINVAL, a - d.efc.R[i]));
    }
    updateStates(d);
  }

  /** Returns the address of an entry that the sparse matrix must have. */
  private static int column(Data d, int row, int col) {
    int at = d.efc.ARRowadr[row];
    while (d.efc.ARColind[at] != col) {
      at++;
    }
    return at;
  }

  /** {@code block = AR} or {@code A} in {@code n} rows and columns from {@code start} on. */
  void extract(Data d, int start, int n) {
    int nefc = d.nefc;
    double[] ar = d.efc.AR;

    // rows of one contact have the same columns
    int offset = sparse ? column(d, start, start) - d.efc.ARRowadr[start] : 0;
    for (int j = 0; j < n; j++) {
      int from = sparse ? d.efc.ARRowadr[start + j] + offset : (start + j) * nefc + start;
      Dense.copy(block, j * n, ar, from, n);
    }
    if (!regularized) {
      for (int j = 0; j < n; j++) {
        int at = j * (n + 1);
        block[at] = Math.max(LEAST_DIAGONAL, block[at] - d.efc.R[start + j]);
      }
    }
  }

  /** Keeps the forces of {@code n} rows in {@code old} and computes {@code residual = A f + b}. */
  void begin(Data d, int start, int n) {
    int nefc = d.nefc;
    double[] force = d.efc.force;
    double[] ar = d.efc.AR;
    for (int j = 0; j < n; j++) {
      int row = start + j;
      double product =
          sparse
              ? Csr.dot(ar, d.efc.ARRowadr[row], d.efc.ARColind, force, 0, d.efc.ARRownnz[row])
              : Dense.dot(ar, row * nefc, force, 0, nefc);
      double x = d.efc.b[row] + product;
      residual[j] = regularized ? x : x - d.efc.R[row] * force[row];
      old[j] = force[row];
    }
  }

  /** Returns by how much the cost has fallen; forces that raise it are taken back. */
  double improvement(Data d, int start, int n) {
    double[] force = d.efc.force;
    double change;
    if (n == 1) {
      double step = force[start] - old[0];
      change = 0.5 * step * step * block[0] + step * residual[0];
    } else {
      Dense.sub(delta, 0, force, start, old, 0, n);
      change =
          0.5 * Dense.mulVecMatVec(delta, 0, block, 0, delta, 0, n)
              + Dense.dot(delta, 0, residual, 0, n);
    }
    if (change > MOST_INCREASE) {
      Dense.copy(force, start, old, 0, n);
      return 0;
    }
    return -change;
  }

  /** Writes {@code efc.state} from forces; returns the number of rows that are active. */
  private static int updateStates(Data d) {
    int[] state = d.efc.state;
    double[] force = d.efc.force;
    int smooth = d.ne + d.nf;
    int active = smooth;
    Arrays.fill(state, 0, d.ne, ConstraintState.QUADRATIC);
    for (int i = d.ne; i < smooth; i++) {
      double most = d.efc.frictionloss[i];
      if (force[i] <= -most) {
        state[i] = ConstraintState.LINEARPOS;
      } else {
        state[i] = force[i] >= most ? ConstraintState.LINEARNEG : ConstraintState.QUADRATIC;
      }
    }
    for (int i = smooth; i < d.nefc; i++) {
      if (d.efc.type[i] == ConstraintType.CONTACT_ELLIPTIC) {
        int c = d.efc.id[i];
        int dim = d.contact.dim[c];
        int zone = zone(d, i, c, dim);
        Arrays.fill(state, i, i + dim, zone);
        active += zone == ConstraintState.SATISFIED ? 0 : dim;
        i += dim - 1;
      } else if (force[i] <= 0) {
        state[i] = ConstraintState.SATISFIED;
      } else {
        state[i] = ConstraintState.QUADRATIC;
        active++;
      }
    }
    return active;
  }

  /** Zone of the forces of contact {@code c} from row {@code i} on, scaled to a circular cone. */
  private static int zone(Data d, int i, int c, int dim) {
    double mu = d.contact.mu[c];
    double normal = d.efc.force[i] / mu;
    double square = 0;
    long mark = d.scratch.mark();
    double[] f = d.scratch.reals(5);
    for (int j = 1; j < dim; j++) {
      f[j - 1] = d.efc.force[i + j] / d.contact.friction[5 * c + j - 1];
    }
    square = Dense.dot(f, 0, f, 0, dim - 1);
    d.scratch.release(mark);
    double tangent = Math.sqrt(square);
    if (mu * normal >= tangent) {
      return ConstraintState.SATISFIED;
    }
    return normal + mu * tangent <= 0 ? ConstraintState.QUADRATIC : ConstraintState.CONE;
  }

  /** Updates states after a sweep over all rows and notes its statistics. */
  void finishSweep(Data d, int iteration, double improvement) {
    System.arraycopy(d.efc.state, 0, oldState, 0, d.nefc);
    int active = updateStates(d);
    int changes = 0;
    for (int i = 0; i < d.nefc; i++) {
      changes += oldState[i] != d.efc.state[i] ? 1 : 0;
    }
    Statistics.note(d, 0, iteration, improvement, 0, 0, active, changes, 0, 0);
  }

  /** {@code qfrc.constraint = J' f, qacc = qacc_smooth + inverse(M) qfrc.constraint}. */
  static void finish(Model m, Data d) {
    ConstraintJacobian.multiplyTransposed(m, d, d.qfrc.constraint, d.efc.force);
    System.arraycopy(d.qfrc.constraint, 0, d.qacc, 0, m.nv);
    MassMatrix.solve(m, d, d.qacc, 0, 1);
    Dense.addTo(d.qacc, 0, d.qaccSmooth, 0, m.nv);
  }

  /** What a reduction of the cost is multiplied with, to compare it with the tolerance. */
  static double scale(Model m) {
    return 1 / (m.stat.meaninertia * Math.max(1, m.nv));
  }
}
