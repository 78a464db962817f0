package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.constant.ConstraintType;

/**
 * Exact line search: the step along {@code search} at which the derivative of the cost vanishes.
 *
 * <p>Along a line each constraint costs a quadratic polynomial, a linear one, nothing, or the
 * distance to a cone, and which of these it is depends on the point. Newton steps are taken from
 * one side until the derivative changes its sign; then the bracket is narrowed with Newton steps
 * from both ends and its middle. Counterpart of MuJoCo's {@code PrimalSearch}.
 */
final class LineSearch {
  // a point is four numbers: step, cost, first and second derivative
  private static final int ALPHA = 0;
  private static final int COST = 1;
  private static final int SLOPE = 2;
  private static final int CURVATURE = 3;
  private static final int SIZE = 4;

  private static final int ORIGIN = 0;
  private static final int LEFT = SIZE;
  private static final int RIGHT = 2 * SIZE;

  /** Newton steps from the ends of the bracket, and its middle. */
  private static final int FROM_LEFT = 3 * SIZE;

  private static final int FROM_RIGHT = 4 * SIZE;
  private static final int MIDDLE = 5 * SIZE;

  /** Copies of those three. */
  private static final int CANDIDATES = 6 * SIZE;

  private final double[] point = new double[9 * SIZE];

  /** Coefficients of what is quadratic everywhere: the smooth part and equalities. */
  private double smooth0;

  private double smooth1;
  private double smooth2;

  /**
   * Returns the step, 0 if there is none that lowers the cost; also sets {@code p.evaluations} and
   * {@code p.slope}.
   *
   * @param p the problem, with the change of {@code jar} in {@code jv}
   * @param length of the step
   * @param q1 slope of the part of the cost that is not of constraints
   * @param q2 half of its curvature
   * @param tolerance of the slope, relative
   * @param most evaluations of the cost
   */
  double run(Primal p, double length, double q1, double q2, double tolerance, int most) {
    p.evaluations = 0;
    p.slope = 1;
    if (length < Scalar.MINVAL) {
      return 0;
    }
    double flat = tolerance * length / p.scale;
    double slopeScale = p.scale / length;

    prepare(p, q1, q2);
    point[ORIGIN + ALPHA] = 0;
    evaluate(p, ORIGIN);
    newton(p, LEFT, ORIGIN);

    int at = search(p, flat, most);
    if (at < 0) {
      return 0;
    }
    p.slope = Math.abs(point[at + SLOPE]) * slopeScale;
    return point[at + ALPHA];
  }

  /** Returns the best point, -1 if none is better than the origin. */
  private int search(Primal p, double flat, int most) {
    double[] pt = point;
    if (Math.abs(pt[LEFT + SLOPE]) < flat) {
      return LEFT;
    }

    // Newton steps from one side
    int direction = pt[LEFT + SLOPE] < 0 ? 1 : -1;
    copy(RIGHT, ORIGIN);
    while (pt[LEFT + SLOPE] * direction <= -flat && p.evaluations < most) {
      copy(RIGHT, LEFT);
      newton(p, LEFT, LEFT);
      if (Math.abs(pt[LEFT + SLOPE]) < flat) {
        return LEFT;
      }
    }
    if (p.evaluations >= most) {
      return LEFT;
    }
    copy(FROM_RIGHT, LEFT);
    newton(p, FROM_LEFT, LEFT);

    // both sides
    while (p.evaluations < most) {
      pt[MIDDLE + ALPHA] = 0.5 * (pt[LEFT + ALPHA] + pt[RIGHT + ALPHA]);
      evaluate(p, MIDDLE);
      System.arraycopy(pt, FROM_LEFT, pt, CANDIDATES, 3 * SIZE);
      int best = flattest(flat);
      if (best >= 0) {
        return best;
      }
      boolean left = narrow(p, LEFT, FROM_LEFT);
      boolean right = narrow(p, RIGHT, FROM_RIGHT);
      if (!left && !right) {
        return MIDDLE;
      }
    }
    double origin = pt[ORIGIN + COST];
    double left = pt[LEFT + COST];
    double right = pt[RIGHT + COST];
    if (left <= right && left < origin) {
      return LEFT;
    }
    return right <= left && right < origin ? RIGHT : -1;
  }

  /** Returns the candidate of lowest cost among those that are flat enough, -1 if none is. */
  private int flattest(double flat) {
    int best = -1;
    for (int c = CANDIDATES; c < CANDIDATES + 3 * SIZE; c += SIZE) {
      if (Math.abs(point[c + SLOPE]) < flat && (best < 0 || point[c + COST] < point[best + COST])) {
        best = c;
      }
    }
    return best;
  }

  /**
   * Moves an end of the bracket to the candidate on its side that is nearest to the minimum, and
   * takes a Newton step from there; returns whether there was one.
   */
  private boolean narrow(Primal p, int end, int next) {
    double[] pt = point;
    boolean moved = false;
    for (int c = CANDIDATES; c < CANDIDATES + 3 * SIZE; c += SIZE) {
      double slope = pt[end + SLOPE];
      double other = pt[c + SLOPE];
      if ((slope < 0 && other < 0 && slope < other) || (slope > 0 && other > 0 && slope > other)) {
        copy(end, c);
        moved = true;
      }
    }
    if (moved) {
      newton(p, next, end);
    }
    return moved;
  }

  private void copy(int to, int from) {
    System.arraycopy(point, from, point, to, SIZE);
  }

  /** Sets a point to where a Newton step from another one leads. */
  private void newton(Primal p, int to, int from) {
    point[to + ALPHA] = point[from + ALPHA] - point[from + SLOPE] / point[from + CURVATURE];
    evaluate(p, to);
  }

  /** Polynomials of the constraints as functions of the step, and of the rest of the cost. */
  private void prepare(Primal p, double smoothSlope, double smoothCurvature) {
    int nefc = p.nefc;
    double[] quad = p.quad;
    double[] jar = p.jar;
    double[] jv = p.jv;
    double[] D = p.D;
    for (int i = p.ne; i < nefc; i++) {
      double dx = D[i] * jar[i];
      quad[3 * i] = jar[i] * dx * 0.5;
      quad[3 * i + 1] = jv[i] * dx;
      quad[3 * i + 2] = jv[i] * D[i] * jv[i] * 0.5;
    }
    smooth0 = p.gauss;
    smooth1 = smoothSlope;
    smooth2 = smoothCurvature;
    addEqualities(p);
    if (p.elliptic) {
      for (int i = p.ne + p.nf; i < nefc; i++) {
        if (p.type[i] == ConstraintType.CONTACT_ELLIPTIC) {
          i += prepareCone(p, i) - 1;
        }
      }
    }
  }

  /** Adds the polynomials of equalities. */
  private void addEqualities(Primal p) {
    double[] jar = p.jar;
    double[] jv = p.jv;
    double[] D = p.D;
    int n = p.ne;
    double q0 = smooth0;
    double q1 = smooth1;
    double q2 = smooth2;
    for (int i = 0; i < n; i++) {
      double dx = D[i] * jar[i];
      q0 += jar[i] * dx * 0.5;
      q1 += jv[i] * dx;
      q2 += jv[i] * D[i] * jv[i] * 0.5;
    }
    smooth0 = q0;
    smooth1 = q1;
    smooth2 = q2;
  }

  /**
   * The quadratic polynomial of all rows of an elliptic contact, then U0, V0, UU, UV, VV, Dm: the
   * normal and tangential parts of U (see {@link ConstraintUpdate}) and of its change V.
   *
   * @return the number of rows
   */
  private static int prepareCone(Primal p, int i) {
    double[] quad = p.quad;
    double[] jar = p.jar;
    double[] jv = p.jv;
    double[] D = p.D;
    int c = p.id[i];
    int dim = p.contact.dim[c];
    double mu = p.contact.mu[c];
    double q0 = jar[i] * (D[i] * jar[i]);
    double q1 = jv[i] * (D[i] * jar[i]);
    double q2 = jv[i] * D[i] * jv[i];
    double uu = 0;
    double uv = 0;
    double vv = 0;
    for (int j = 1; j < dim; j++) {
      double x = jar[i + j];
      double dir = jv[i + j];
      double dx = D[i + j] * x;
      q0 += x * dx;
      q1 += dir * dx;
      q2 += dir * D[i + j] * dir;
      double friction = p.contact.friction[5 * c + j - 1];
      double u = x * friction;
      double v = dir * friction;
      uu += u * u;
      uv += u * v;
      vv += v * v;
    }
    int q = 3 * i;
    quad[q] = q0 * 0.5;
    quad[q + 1] = q1;
    quad[q + 2] = q2 * 0.5;
    quad[q + 3] = jar[i] * mu;
    quad[q + 4] = jv[i] * mu;
    quad[q + 5] = uu;
    quad[q + 6] = uv;
    quad[q + 7] = vv;
    quad[q + 8] = D[i] / ((mu * mu) * (1 + (mu * mu)));
    return dim;
  }

  /** Cost and derivatives at the step of a point. */
  private void evaluate(Primal p, int to) {
    double alpha = point[to + ALPHA];
    double[] quad = p.quad;
    double[] jar = p.jar;
    double[] jv = p.jv;
    double q0 = smooth0;
    double q1 = smooth1;
    double q2 = smooth2;
    int ne = p.ne;
    int smooth = ne + p.nf;
    int nefc = p.nefc;
    for (int i = ne; i < smooth; i++) {
      double start = jar[i];
      double dir = jv[i];
      double x = start + alpha * dir;
      double f = p.floss[i];
      double bound = p.R[i] * f;
      if (-bound < x && x < bound) {
        q0 += quad[3 * i];
        q1 += quad[3 * i + 1];
        q2 += quad[3 * i + 2];
      } else if (x <= -bound) {
        q0 += f * (-0.5 * bound - start);
        q1 += -f * dir;
      } else {
        q0 += f * (-0.5 * bound + start);
        q1 += f * dir;
      }
    }
    double cost = 0;
    double slope = 0;
    double curvature = 0;
    if (!p.elliptic) {
      for (int i = smooth; i < nefc; i++) {
        if (jar[i] + alpha * jv[i] < 0) {
          q0 += quad[3 * i];
          q1 += quad[3 * i + 1];
          q2 += quad[3 * i + 2];
        }
      }
    } else {
      int[] type = p.type;
      for (int i = smooth; i < nefc; i++) {
        boolean quadratic;
        int q = 3 * i;
        if (type[i] == ConstraintType.CONTACT_ELLIPTIC) {
          int c = p.id[i];
          double mu = p.contact.mu[c];
          i += p.contact.dim[c] - 1;
          double n = quad[q + 3] + alpha * quad[q + 4];
          double uv = quad[q + 6];
          double vv = quad[q + 7];
          double square = quad[q + 5] + alpha * (2 * uv + alpha * vv);
          if (square <= 0) {
            quadratic = n < 0;
          } else {
            double t = Math.sqrt(square);
            quadratic = false;
            if (!(n >= mu * t)) {
              if (mu * n + t <= 0) {
                quadratic = true;
              } else {
                double dm = quad[q + 8];
                double n1 = quad[q + 4];
                double t1 = (uv + alpha * vv) / t;
                double t2 = vv / t - (uv + alpha * vv) * t1 / (t * t);
                double excess = n - mu * t;
                cost += 0.5 * dm * excess * excess;
                slope += dm * excess * (n1 - mu * t1);
                curvature += dm * ((n1 - mu * t1) * (n1 - mu * t1) + excess * (-mu * t2));
              }
            }
          }
        } else {
          quadratic = jar[i] + alpha * jv[i] < 0;
        }
        if (quadratic) {
          q0 += quad[q];
          q1 += quad[q + 1];
          q2 += quad[q + 2];
        }
      }
    }
    cost += alpha * alpha * q2 + alpha * q1 + q0;
    slope += 2 * alpha * q2 + q1;
    curvature += 2 * q2;
    point[to + COST] = cost;
    point[to + SLOPE] = slope;
    point[to + CURVATURE] = curvature <= 0 ? Scalar.MINVAL : curvature;
    p.evaluations++;
    p.work.spend(p.nefc);
  }
}
