package dev.dynamis.equations.internal.step;

import dev.dynamis.core.math.Power;
import dev.dynamis.equations.model.StepOptions;

/**
 * A method that chooses its step length: attempts are repeated with shorter steps until the
 * estimated error is at most the tolerance.
 *
 * <p>The error is the root mean square of {@code e_i / (atol + rtol max(|x_i|, |x'_i|))}. After an
 * accepted step the next length is {@code h clamp(safety error^-a, min_factor, max_factor)}, after
 * a rejected one {@code h max(min_factor, safety error^-b)}, and after one with numbers that are
 * not finite {@code h min_factor}.
 */
abstract class Adaptive extends Stepper {
  final StepOptions options;
  private final double grow;
  private final double shrink;

  /**
   * Makes a stepper.
   *
   * @param grow the exponent {@code a}
   * @param shrink the exponent {@code b}
   */
  Adaptive(int dim, StepOptions options, double grow, double shrink) {
    super(dim);
    this.options = options;
    this.grow = grow;
    this.shrink = shrink;
  }

  /** Prepares attempts that start at {@code (t, x)}; returns whether that is possible. */
  abstract boolean begin(Rhs f, double t, double[] x);

  /**
   * Tries a step of length {@code h}.
   *
   * @return the error in units of the tolerance; infinite or NaN where no estimate was possible
   */
  abstract double attempt(double[] out, Rhs f, double t, double[] x, double h);

  /** Hears that the last attempt was accepted. */
  void accept(double t, double[] x, double[] out, double h) {}

  @Override
  public final boolean step(double[] out, Rhs f, double t, double[] x, double wanted) {
    StepOptions o = options;
    double h = wanted > o.dtMax() ? o.dtMax() : wanted;
    double least = o.minStep();
    error = Double.POSITIVE_INFINITY;
    if (!begin(f, t, x)) {
      return false;
    }
    for (int attempt = 0; attempt < o.maxTries(); attempt++) {
      if (attempt > 0) {
        Interrupts.check();
      }
      error = attempt(out, f, t, x, h);
      if (!(error <= Double.MAX_VALUE)) {
        error = Double.POSITIVE_INFINITY;
        if (h <= least) {
          return false;
        }
        h = Math.max(h * o.minFactor(), least);
        continue;
      }
      if (error <= 1 || h <= least) {
        taken = h;
        next = Math.min(h * growth(), o.dtMax());
        accept(t, x, out, h);
        return true;
      }
      h = h * Math.max(o.minFactor(), o.safety() * Power.pow(1.0 / error, shrink));
      if (h < least) {
        return false;
      }
    }
    return false;
  }

  @Override
  public final void formula(double[] out, Rhs f, double t, double[] x, double h) {
    begin(f, t, x);
    attempt(out, f, t, x, h);
    taken = h;
  }

  private double growth() {
    if (!(error > 0)) {
      return options.maxFactor();
    }
    double factor = options.safety() * Power.pow(1.0 / error, grow);
    return Math.max(options.minFactor(), Math.min(factor, options.maxFactor()));
  }

  /**
   * Returns the root mean square of {@code e}, scaled by the tolerances at {@code x} and {@code y}.
   */
  final double norm(double[] e, double[] x, double[] y) {
    double sum = 0;
    for (int i = 0; i < dim; i++) {
      double scale = options.atol() + options.rtol() * Math.max(Math.abs(x[i]), Math.abs(y[i]));
      double r = e[i] / scale;
      sum += r * r;
    }
    return Math.sqrt(sum / dim);
  }
}
