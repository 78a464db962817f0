package dev.dynamis.mechanics.internal.actuation;

import dev.dynamis.core.math.Scalar;

/**
 * Force and activation of muscles.
 *
 * <p>Parameters of gain and bias, from an offset on: range of normalized lengths (2), force (scaled
 * by the acceleration that it causes if negative), scale, shortest and longest normalized length
 * with active force, shortening velocity without force, passive force at the longest length, active
 * force at the greatest lengthening velocity.
 */
public final class Muscle {
  private static final int FORCE = 2;
  private static final int SCALE = 3;
  private static final int LMIN = 4;
  private static final int LMAX = 5;
  private static final int VMAX = 6;
  private static final int FPMAX = 7;
  private static final int FVMAX = 8;

  private Muscle() {}

  /**
   * Returns the gain, the negative of active force at full activation.
   *
   * @param length actuator length
   * @param velocity actuator velocity
   * @param range array with the range of lengths at {@code r}
   * @param acc0 acceleration that a unit of force causes
   * @param prm array with the parameters at {@code p}
   */
  public static double gain(
      double length, double velocity, double[] range, int r, double acc0, double[] prm, int p) {
    double rest = restLength(range, r, prm, p);
    double v = velocity / Math.max(Scalar.MINVAL, rest * prm[p + VMAX]);
    double fvmax = prm[p + FVMAX];
    double y = fvmax - 1;
    double curve;
    if (v <= -1) {
      curve = 0;
    } else if (v <= 0) {
      curve = (v + 1) * (v + 1);
    } else if (v <= y) {
      curve = fvmax - (y - v) * (y - v) / Math.max(Scalar.MINVAL, y);
    } else {
      curve = fvmax;
    }
    double l = normalLength(length, rest, range, r, prm, p);
    return -peakForce(acc0, prm, p) * lengthCurve(l, prm[p + LMIN], prm[p + LMAX]) * curve;
  }

  /** Returns the derivative of {@link #gain} with respect to velocity. */
  public static double gainByVelocity(
      double length, double velocity, double[] range, int r, double acc0, double[] prm, int p) {
    double rest = restLength(range, r, prm, p);
    double unit = Math.max(Scalar.MINVAL, rest * prm[p + VMAX]);
    double v = velocity / unit;
    double y = prm[p + FVMAX] - 1;
    double slope;
    if (v <= -1 || v > Math.max(0, y)) {
      slope = 0;
    } else if (v <= 0) {
      slope = 2 * v + 2;
    } else {
      slope = (-2 * v + 2 * y) / Math.max(Scalar.MINVAL, y);
    }
    double l = normalLength(length, rest, range, r, prm, p);
    return -peakForce(acc0, prm, p) * lengthCurve(l, prm[p + LMIN], prm[p + LMAX]) * slope / unit;
  }

  /** Returns the bias, the negative of passive force; arguments as of {@link #gain}. */
  public static double bias(
      double length, double[] range, int r, double acc0, double[] prm, int p) {
    double force = peakForce(acc0, prm, p);
    double fpmax = prm[p + FPMAX];
    double l = normalLength(length, restLength(range, r, prm, p), range, r, prm, p);

    // quadratic up to half the way to the longest length, then linear
    double b = 0.5 * (1 + prm[p + LMAX]);
    double width = Math.max(Scalar.MINVAL, b - 1);
    if (l <= 1) {
      return 0;
    }
    if (l <= b) {
      double x = (l - 1) / width;
      return -force * fpmax * 0.5 * x * x;
    }
    return -force * fpmax * (0.5 + (l - b) / width);
  }

  /**
   * Returns the time derivative of the activation; parameters are the time constants of activation
   * and deactivation and the width over which one turns into the other.
   */
  public static double dynamics(double ctrl, double act, double[] prm, int p) {
    double bounded = Scalar.clip(act, 0, 1);
    double activation = prm[p] * (0.5 + 1.5 * bounded);
    double deactivation = prm[p + 1] / (0.5 + 1.5 * bounded);
    double width = prm[p + 2];
    double excess = Scalar.clip(ctrl, 0, 1) - act;
    double tau;
    if (width < Scalar.MINVAL) {
      tau = excess > 0 ? activation : deactivation;
    } else {
      tau = deactivation + (activation - deactivation) * sigmoid(excess / width + 0.5);
    }
    return excess / Math.max(Scalar.MINVAL, tau);
  }

  private static double peakForce(double acc0, double[] prm, int p) {
    double force = prm[p + FORCE];
    return force < 0 ? prm[p + SCALE] / Math.max(Scalar.MINVAL, acc0) : force;
  }

  private static double restLength(double[] range, int r, double[] prm, int p) {
    return (range[r + 1] - range[r]) / Math.max(Scalar.MINVAL, prm[p + 1] - prm[p]);
  }

  private static double normalLength(
      double length, double rest, double[] range, int r, double[] prm, int p) {
    return prm[p] + (length - range[r]) / Math.max(Scalar.MINVAL, rest);
  }

  /** Active force by normalized length: four parabolas, 1 at length 1. */
  private static double lengthCurve(double l, double lmin, double lmax) {
    if (!(lmin <= l && l <= lmax)) {
      return 0;
    }
    double a = 0.5 * (lmin + 1);
    double b = 0.5 * (1 + lmax);
    if (l <= a) {
      double x = (l - lmin) / Math.max(Scalar.MINVAL, a - lmin);
      return 0.5 * x * x;
    }
    if (l <= 1) {
      double x = (1 - l) / Math.max(Scalar.MINVAL, 1 - a);
      return 1 - 0.5 * x * x;
    }
    if (l <= b) {
      double x = (l - 1) / Math.max(Scalar.MINVAL, b - 1);
      return 1 - 0.5 * x * x;
    }
    double x = (lmax - l) / Math.max(Scalar.MINVAL, lmax - b);
    return 0.5 * x * x;
  }

  /** Quintic step from 0 to 1 with two continuous derivatives. */
  private static double sigmoid(double x) {
    if (x <= 0) {
      return 0;
    }
    if (x >= 1) {
      return 1;
    }
    return x * x * x * (3 * x * (2 * x - 5) + 10);
  }
}
