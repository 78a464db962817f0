package dev.dynamis.analysis.linear;

import dev.dynamis.core.SimulationException;
import java.util.List;

/**
 * The stationary Kalman filter: the estimate {@code x' = A x + B u + L (y - C x - D u)} with the
 * least variance of its error, where noise of covariance W moves the states (per step, or per
 * second) and noise of covariance V is added to the outputs.
 *
 * @since 0.1.0
 */
public final class Estimator {
  private final LinearSystem system;
  private final double[] gain;
  private final double[] covariance;
  private final double[] correction;

  private Estimator(LinearSystem system, double[] gain, double[] covariance, double[] correction) {
    this.system = system;
    this.gain = gain;
    this.covariance = covariance;
    this.correction = correction;
  }

  /**
   * Computes the filter of a system.
   *
   * @param w noise of the states: a diagonal {@code [n]} or a matrix {@code [n x n]}, not negative
   * @param v noise of the outputs: a diagonal {@code [p]} or a matrix {@code [p x p]}, positive
   * @throws IllegalArgumentException if a size or a sign is wrong, with the name
   * @throws SimulationException if a mode that does not vanish is not seen in the outputs, or no
   *     noise drives it, with the mode
   */
  public static Estimator of(LinearSystem system, double[] w, double[] v) {
    int n = system.states().size(), p = system.outputs().size();
    if (p == 0) {
      throw new IllegalArgumentException("nothing can be estimated from a system without outputs");
    }
    double[] wholeW = Weights.of("the noise W", w, system.states(), false);
    double[] wholeV = Weights.of("the noise V", v, system.outputs(), true);
    LinearSystem driven =
        LinearSystem.continuous(
            system.states(),
            system.states(),
            system.outputs(),
            system.a(),
            wholeW,
            system.c(),
            new double[n * p]);
    for (Mode mode : system.modes()) {
      if (mode.vanishes()) {
        continue;
      }
      if (mode.observability(system) < Mode.OUT_OF_REACH) {
        throw new SimulationException(
            mode
                + " does not vanish by itself and is not seen in "
                + String.join(", ", system.outputs())
                + ": no filter can estimate it");
      }
      if (mode.controllability(driven) < Mode.OUT_OF_REACH) {
        throw new SimulationException(
            mode
                + " does not vanish by itself and no noise drives it: give one of its states some"
                + " noise in W");
      }
    }
    double[] at = Matrices.transpose(system.a(), n, n);
    double[] ct = Matrices.transpose(system.c(), p, n);
    if (!system.isDiscrete()) {
      double[] x = Riccati.continuous(at, ct, wholeW, wholeV, n, p);
      double[] lt = Matrices.solve(wholeV, Matrices.mulT(ct, x, n, p, n), p, n);
      double[] l = Matrices.transpose(lt, p, n);
      return new Estimator(system, l, x, l);
    }
    double[] x = Riccati.discrete(at, ct, wholeW, wholeV, n, p);
    double[] lt = Riccati.discreteGain(at, ct, wholeV, x, n, p);
    double[] mt = Riccati.discreteGain(Matrices.identity(n), ct, wholeV, x, n, p);
    return new Estimator(system, Matrices.transpose(lt, p, n), x, Matrices.transpose(mt, p, n));
  }

  /** Returns the gain L, {@code [n x p]}, of the estimate of the next state. */
  public double[] gain() {
    return gain.clone();
  }

  /**
   * Returns the gain M, {@code [n x p]}, that corrects a predicted state by the output at the same
   * time, {@code x + M (y - C x)}; L = A M. That of a continuous system is L itself.
   */
  public double[] correction() {
    return correction.clone();
  }

  /** Returns the covariance of the error before an output is used, {@code [n x n]}. */
  public double[] covariance() {
    return covariance.clone();
  }

  /** Returns the system of the error: its states vanish as fast as the filter learns. */
  public LinearSystem error() {
    int n = system.states().size(), p = system.outputs().size();
    double[] closed = Matrices.add(system.a(), -1, Matrices.mul(gain, system.c(), n, p, n));
    double[] b = new double[0];
    return system.isDiscrete()
        ? LinearSystem.discrete(system.dt(), system.states(), List.of(), List.of(), closed, b, b, b)
        : LinearSystem.continuous(system.states(), List.of(), List.of(), closed, b, b, b);
  }
}
