package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.data.Constraints;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/** Products with the constraint Jacobian, dense or sparse. */
public final class ConstraintJacobian {
  private ConstraintJacobian() {}

  /** {@code res[nefc] = J v}. */
  public static void multiply(Model m, Data d, double[] res, double[] v) {
    if (!RowTask.multiply(m, d, res, v)) {
      multiply(m, d, res, v, 0, d.nefc);
    }
  }

  /** {@code res = J v} in rows {@code [from, to)}; all of them if the Jacobian is dense. */
  static void multiply(Model m, Data d, double[] res, double[] v, int from, int to) {
    Constraints e = d.efc;
    if (Jacobians.isSparse(m)) {
      Csr.mulMatVec(res, from, e.J, e.JRownnz, e.JRowadr, e.JColind, from, to - from, v, 0);
    } else {
      Dense.mulSpans(res, 0, e.J, 0, e.JRowadr, e.JRownnz, v, 0, d.nefc, m.nv);
    }
  }

  /** {@code res[nefc] = J v}, {@code also[nefc] = J w}. */
  public static void multiplyTwice(
      Model m, Data d, double[] res, double[] v, double[] also, double[] w) {
    if (RowTask.multiplyTwice(m, d, res, v, also, w)) {
      return;
    }
    Constraints e = d.efc;
    if (Jacobians.isSparse(m)) {
      multiplyTwice(d, res, v, also, w, 0, d.nefc);
    } else {
      Dense.mulSpansTwice(res, also, e.J, e.JRowadr, e.JRownnz, v, w, d.nefc, m.nv);
    }
  }

  /** {@code res = J v}, {@code also = J w} in rows {@code [from, to)} of a sparse Jacobian. */
  static void multiplyTwice(
      Data d, double[] res, double[] v, double[] also, double[] w, int from, int to) {
    Constraints e = d.efc;
    Csr.mulMatVecTwice(res, also, e.J, e.JRownnz, e.JRowadr, e.JColind, from, to, v, w);
  }

  /** {@code res[nv] = transpose(J) v}. */
  public static void multiplyTransposed(Model m, Data d, double[] res, double[] v) {
    Constraints e = d.efc;
    if (Jacobians.isSparse(m)) {
      Csr.mulMatTVec(res, 0, e.J, e.JRownnz, e.JRowadr, e.JColind, 0, d.nefc, m.nv, v, 0);
    } else {
      Dense.mulSpansT(res, 0, e.J, 0, e.JRowadr, e.JRownnz, v, 0, d.nefc, m.nv);
    }
  }
}
