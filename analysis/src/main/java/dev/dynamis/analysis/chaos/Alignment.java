package dev.dynamis.analysis.chaos;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import java.util.List;

/**
 * Alignment indices of tangent vectors: how nearly they become parallel. Along a chaotic orbit the
 * volume of k vectors of length 1 (GALI, Skokos, Bountis and Antonopoulos, 2007) falls as {@code
 * exp(-(sum of lambda_1 - lambda_j) t)}, along a regular one slowly or not at all.
 *
 * @param gali the volume at the end
 * @param sali of the first two vectors, the smaller length of their sum and difference
 * @param time after which time, or how many iterations of a map, the volume fell below 1e-12, or
 *     the whole time if it did not
 * @param chaotic whether it did
 * @param history the logarithm of the volume over time
 * @since 0.1.0
 */
public record Alignment(double gali, double sali, double time, boolean chaotic, Recording history) {
  private static final double PARALLEL = 1e-12;

  /**
   * Follows vectors along the orbit from a system's present state, which it leaves at the end.
   *
   * @param vectors how many, 2 or more
   * @param steps how many steps at most; it ends when the vectors are parallel
   * @throws SimulationException if the orbit ends before
   */
  public static Alignment of(DynamicalSystem system, int vectors, int steps, Progress progress) {
    StepDerivatives derivatives = system.derivatives();
    int n = derivatives.states();
    if (vectors < 2 || vectors > n) {
      throw new IllegalArgumentException(vectors + " vectors; this system bears 2 to " + n);
    }
    double[] v = new double[vectors * n];
    for (int k = 0; k < vectors; k++) {
      v[k * n + k] = 1;
    }
    Recording history = new Recording(Recording.TIME, List.of("ln_gali"));
    boolean map = system.rightHandSide() != null && system.rightHandSide().isMap();
    double begin = system.time();
    double elapsed = 0;
    double volume = 1;
    for (int s = 0; s < steps && volume > PARALLEL; s++) {
      if (s % 256 == 0 && !progress.update(s, steps, "steps")) {
        break;
      }
      StepReport report = derivatives.step(v, vectors);
      if (report.status() != StepStatus.OK) {
        throw new SimulationException(
            "the orbit ended at time " + system.time() + ": " + report.cause());
      }
      normalize(v, n, vectors);
      volume = volume(v, n, vectors);
      elapsed = map ? s + 1 : system.time() - begin;
      history.add(elapsed, StrictMath.log(Math.max(volume, 1e-300)));
    }
    return new Alignment(volume, sali(v, n), elapsed, volume <= PARALLEL, history);
  }

  private static void normalize(double[] v, int n, int count) {
    for (int k = 0; k < count; k++) {
      double sum = 0;
      for (int i = 0; i < n; i++) {
        sum += v[k * n + i] * v[k * n + i];
      }
      double length = Math.sqrt(sum);
      if (!(length > 0 && length < Double.POSITIVE_INFINITY)) {
        throw new SimulationException("a tangent vector vanished or became infinite");
      }
      for (int i = 0; i < n; i++) {
        v[k * n + i] /= length;
      }
    }
  }

  /** The product of what is left of each vector perpendicular to those before it. */
  private static double volume(double[] v, int n, int count) {
    double[] q = v.clone();
    double volume = 1;
    for (int k = 0; k < count; k++) {
      for (int pass = 0; pass < 2; pass++) {
        for (int j = 0; j < k; j++) {
          double dot = 0;
          for (int i = 0; i < n; i++) {
            dot += q[k * n + i] * q[j * n + i];
          }
          for (int i = 0; i < n; i++) {
            q[k * n + i] -= dot * q[j * n + i];
          }
        }
      }
      double sum = 0;
      for (int i = 0; i < n; i++) {
        sum += q[k * n + i] * q[k * n + i];
      }
      double length = Math.sqrt(sum);
      volume *= length;
      for (int i = 0; length > 0 && i < n; i++) {
        q[k * n + i] /= length;
      }
    }
    return volume;
  }

  private static double sali(double[] v, int n) {
    double plus = 0;
    double minus = 0;
    for (int i = 0; i < n; i++) {
      plus += (v[i] + v[n + i]) * (v[i] + v[n + i]);
      minus += (v[i] - v[n + i]) * (v[i] - v[n + i]);
    }
    return Math.sqrt(Math.min(plus, minus));
  }
}
