package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.SimulationException;

/**
 * Integrates smooth equations nearly to rounding: Gragg's modified midpoint rule with 2, 4, ..., 16
 * substeps, extrapolated as Bulirsch and Stoer do, with steps chosen by the last correction.
 *
 * @since 0.1.0
 */
public final class Extrapolation {
  /** The rate of change of a state that does not depend on the time. */
  @FunctionalInterface
  public interface Rate {
    /** Computes {@code dx} from {@code x}. */
    void at(double[] dx, double[] x);
  }

  private static final int COLUMNS = 8;
  private static final double TOLERANCE = 1e-13;
  private static final int MOST_STEPS = 1_000_000;

  private final int n;
  private final Rate rate;
  private final double[] slope;
  private final double[] older;
  private final double[] old;
  private final double[] first;
  private final double[][] table;
  private double next;

  /** Makes an integrator of {@code n} equations. */
  public Extrapolation(int n, Rate rate) {
    this.n = n;
    this.rate = rate;
    slope = new double[n];
    older = new double[n];
    old = new double[n];
    first = new double[n];
    table = new double[COLUMNS][n];
  }

  /**
   * Advances {@code x} by a time.
   *
   * @throws SimulationException if the solution grows beyond all bounds
   */
  public void advance(double[] x, double time) {
    double done = 0;
    double h = next > 0 ? Math.min(next, time) : time / 16;
    for (int k = 0; k < MOST_STEPS; k++) {
      boolean last = done + h >= time * (1 - 1e-14);
      double step = last ? time - done : h;
      double error = attempt(x, step);
      double factor = 0.9 * StrictMath.pow(Math.max(error, 1e-30), -1.0 / (2 * COLUMNS - 1));
      if (error <= 1) {
        System.arraycopy(table[0], 0, x, 0, n);
        done += step;
        if (!last || step == h) {
          next = step * Math.min(3, factor);
        }
        if (last) {
          return;
        }
        h = next;
      } else {
        h = step * (error < Double.POSITIVE_INFINITY ? Math.max(0.1, factor) : 0.1);
        if (h < 1e-14 * time) {
          break;
        }
      }
    }
    throw new SimulationException("the solution does not reach the end of the orbit");
  }

  /** One step into {@code table[0]}; returns its error relative to the tolerance. */
  private double attempt(double[] x, double h) {
    rate.at(first, x);
    double error = 0;
    for (int c = 0; c < COLUMNS; c++) {
      midpoint(table[c], x, h, 2 * (c + 1));
      // the table is kept upside down: entry c - k has been extrapolated k times
      for (int k = c - 1; k >= 0; k--) {
        double ratio = (double) (c + 1) / (k + 1);
        double share = 1 / (ratio * ratio - 1);
        double[] better = table[k];
        double[] from = table[k + 1];
        error = 0;
        for (int i = 0; i < n; i++) {
          double correction = share * (from[i] - better[i]);
          better[i] = from[i] + correction;
          double allowed = TOLERANCE * Math.max(1, Math.max(Math.abs(x[i]), Math.abs(better[i])));
          error = Math.max(error, Math.abs(correction) / allowed);
        }
      }
    }
    return Double.isNaN(error) ? Double.POSITIVE_INFINITY : error;
  }

  private void midpoint(double[] out, double[] x, double h, int parts) {
    double part = h / parts;
    System.arraycopy(x, 0, older, 0, n);
    for (int i = 0; i < n; i++) {
      old[i] = x[i] + part * first[i];
    }
    for (int k = 1; k < parts; k++) {
      rate.at(slope, old);
      for (int i = 0; i < n; i++) {
        double following = older[i] + 2 * part * slope[i];
        older[i] = old[i];
        old[i] = following;
      }
    }
    rate.at(slope, old);
    for (int i = 0; i < n; i++) {
      out[i] = 0.5 * (old[i] + older[i] + part * slope[i]);
    }
  }
}
