package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintState;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.data.Contacts;
import dev.dynamis.mechanics.internal.constraint.ConstraintJacobian;
import java.util.Arrays;

/**
 * Forces of constraints from the residual {@code jar = J qacc - aref}.
 *
 * <p>Each constraint has a convex cost of its residual, and its force is minus the derivative:
 *
 * <ul>
 *   <li>equality: {@code D jar^2 / 2};
 *   <li>friction loss {@code f}: the same up to {@code |jar| = R f}, linear with slope f beyond;
 *   <li>limit, frictionless contact, edge of a pyramid: the same for {@code jar < 0}, else 0;
 *   <li>elliptic contact: by the zone of {@code U = (mu jar0, friction_j jar_j)}, N the first
 *       component of U and T the norm of the others: 0 where {@code N >= mu T}, the sum of all
 *       {@code D jar^2 / 2} where {@code mu N + T <= 0}, else {@code Dm (N - mu T)^2 / 2} with
 *       {@code Dm = D0 / (mu^2 (1 + mu^2))}.
 * </ul>
 *
 * Counterpart of {@code mj_constraintUpdate}.
 */
public final class ConstraintUpdate {
  /** Most rows of one contact. */
  static final int MOST_ROWS = 6;

  private ConstraintUpdate() {}

  /**
   * Writes {@code efc.state, efc.force, qfrc.constraint}, and {@code contact.H} if wanted.
   *
   * @param jar residuals {@code J qacc - aref [nefc]}
   * @param withHessian whether Hessians of contacts in the middle zone are wanted
   * @return the cost
   */
  public static double run(Model m, Data d, double[] jar, boolean withHessian) {
    double cost = rows(d, jar, withHessian);
    ConstraintJacobian.multiplyTransposed(m, d, d.qfrc.constraint, d.efc.force);
    return cost;
  }

  /** Writes {@code efc.state, efc.force} and returns the cost. */
  static double rows(Data d, double[] jar) {
    return rows(d, jar, false);
  }

  private static double rows(Data d, double[] jar, boolean withHessian) {
    long mark = d.scratch.mark();
    double[] u = d.scratch.reals(MOST_ROWS);
    double cost =
        rows(
            d.ne,
            d.nf,
            d.nefc,
            d.efc.D,
            d.efc.R,
            d.efc.frictionloss,
            jar,
            d.efc.type,
            d.efc.id,
            d.contact,
            d.efc.state,
            d.efc.force,
            withHessian,
            u);
    d.scratch.release(mark);
    return cost;
  }

  /**
   * Writes states and forces of rows ordered as equalities, friction loss, all others.
   *
   * @param u scratch {@code [6]}
   * @return the cost, summed in the order of rows
   */
  static double rows(
      int ne,
      int nf,
      int nefc,
      double[] D,
      double[] R,
      double[] floss,
      double[] jar,
      int[] type,
      int[] id,
      Contacts contact,
      int[] state,
      double[] force,
      boolean withHessian,
      double[] u) {
    double cost = equalities(ne, D, jar, force);
    Arrays.fill(state, 0, ne, ConstraintState.QUADRATIC);
    return inequalities(
        cost, ne, nf, nefc, D, R, floss, jar, type, id, contact, state, force, withHessian, u);
  }

  /**
   * As {@link #rows} but for the equalities, whose cost is given.
   *
   * @param cost of the equalities
   */
  static double inequalities(
      double cost,
      int ne,
      int nf,
      int nefc,
      double[] D,
      double[] R,
      double[] floss,
      double[] jar,
      int[] type,
      int[] id,
      Contacts contact,
      int[] state,
      double[] force,
      boolean withHessian,
      double[] u) {
    for (int i = ne; i < ne + nf; i++) {
      cost += frictionLoss(i, D, R, floss, jar, state, force);
    }
    for (int i = ne + nf; i < nefc; i++) {
      if (type[i] == ConstraintType.CONTACT_ELLIPTIC) {
        int c = id[i];
        cost = elliptic(cost, i, D, jar, contact, c, state, force, withHessian, u);
        i += contact.dim[c] - 1;
      } else {
        // one way for both states: which rows push can't be foreseen
        double x = jar[i] >= 0 ? 0 : jar[i];
        force[i] = 0 - D[i] * x;
        cost += 0.5 * D[i] * x * x;
        state[i] = x == 0 ? ConstraintState.SATISFIED : ConstraintState.QUADRATIC;
      }
    }
    return cost;
  }

  /** Forces of equalities; returns their cost. */
  private static double equalities(int n, double[] D, double[] jar, double[] force) {
    for (int i = 0; i < n; i++) {
      force[i] = -D[i] * jar[i];
    }
    double cost = 0;
    for (int i = 0; i < n; i++) {
      cost += 0.5 * D[i] * jar[i] * jar[i];
    }
    return cost;
  }

  private static double frictionLoss(
      int i, double[] D, double[] R, double[] floss, double[] jar, int[] state, double[] force) {
    double f = floss[i];
    double x = jar[i];
    if (x <= -R[i] * f) {
      force[i] = f;
      state[i] = ConstraintState.LINEARNEG;
      return -0.5 * R[i] * f * f - f * x;
    }
    if (x >= R[i] * f) {
      force[i] = -f;
      state[i] = ConstraintState.LINEARPOS;
      return -0.5 * R[i] * f * f + f * x;
    }
    force[i] = -D[i] * x;
    state[i] = ConstraintState.QUADRATIC;
    return 0.5 * D[i] * x * x;
  }

  /** Rows of contact {@code c}, from row {@code i} on; returns {@code cost} with theirs added. */
  private static double elliptic(
      double cost,
      int i,
      double[] D,
      double[] jar,
      Contacts contact,
      int c,
      int[] state,
      double[] force,
      boolean withHessian,
      double[] u) {
    int dim = contact.dim[c];
    double mu = contact.mu[c];
    double[] friction = contact.friction;
    int fr = 5 * c;
    u[0] = jar[i] * mu;
    for (int j = 1; j < dim; j++) {
      u[j] = jar[i + j] * friction[fr + j - 1];
    }
    double normal = u[0];
    double tangent = Dense.norm(u, 1, dim - 1);

    int zone;
    if (normal >= mu * tangent || (tangent <= 0 && normal >= 0)) {
      zone = ConstraintState.SATISFIED;
      Arrays.fill(force, i, i + dim, 0);
    } else if (mu * normal + tangent <= 0 || (tangent <= 0 && normal < 0)) {
      zone = ConstraintState.QUADRATIC;
      for (int j = i; j < i + dim; j++) {
        force[j] = -D[j] * jar[j];
        cost += 0.5 * D[j] * jar[j] * jar[j];
      }
    } else {
      zone = ConstraintState.CONE;
      double dm = D[i] / (mu * mu * (1 + mu * mu));
      double excess = normal - mu * tangent;
      cost += 0.5 * dm * excess * excess;
      force[i] = -dm * excess * mu;
      for (int j = 1; j < dim; j++) {
        force[i + j] = -force[i] / tangent * u[j] * friction[fr + j - 1];
      }
      if (withHessian) {
        coneHessian(contact.H, 36 * c, dim, mu, friction, fr, dm, u, normal, tangent);
      }
    }
    Arrays.fill(state, i, i + dim, zone);
    return cost;
  }

  /**
   * Second derivative by {@code jar} of the cost in the middle zone: {@code Dm S A S}, {@code S =
   * diag(mu, friction)}, where A has the first row {@code (1, -mu/T U)} and the block {@code mu
   * N/T^3 U U' + (mu^2 - mu N/T) I}.
   */
  private static void coneHessian(
      double[] H,
      int h,
      int dim,
      double mu,
      double[] friction,
      int fr,
      double dm,
      double[] u,
      double normal,
      double tangent) {
    double first = -mu / tangent;
    double block = mu * normal / (tangent * tangent * tangent);
    double diagonal = mu * mu - mu * normal / tangent;
    for (int k = 0; k < dim; k++) {
      double scale = dm * (k == 0 ? mu : friction[fr + k - 1]);
      for (int j = k; j < dim; j++) {
        double a;
        if (k == 0) {
          a = j == 0 ? 1 : first * u[j];
        } else {
          a = block * u[j] * u[k];
          if (j == k) {
            a += diagonal;
          }
        }
        a *= scale * (j == 0 ? mu : friction[fr + j - 1]);
        H[h + k * dim + j] = a;
        H[h + j * dim + k] = a;
      }
    }
  }
}
