package dev.dynamis.study;

import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.core.DynamicalSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Lyapunov exponents of the motion that goes on from the end of a case. */
final class Exponents implements Metric {
  private final int count;
  private final double time;
  private final double before;
  private BooleanSupplier cancelled = () -> false;

  /**
   * Makes the metric.
   *
   * @param count how many of the largest exponents
   * @param time over which growth is averaged, NaN for the usual time
   * @param before how long vectors turn into their directions first, NaN for the usual time
   */
  Exponents(DynamicalSystem system, int count, double time, double before) {
    this.count = count;
    this.time = time;
    this.before = before;
    asked(system);
  }

  private Lyapunov asked(DynamicalSystem system) {
    Lyapunov asked = Lyapunov.of(system).exponents(count);
    asked = Double.isNaN(time) ? asked : asked.time(time);
    return Double.isNaN(before) ? asked : asked.transientTime(before);
  }

  /** Sets who may give up, since exponents may take longer than the case itself. */
  void cancelBy(BooleanSupplier given) {
    cancelled = given;
  }

  @Override
  public List<String> columns() {
    List<String> names = new ArrayList<>();
    for (int k = 1; k <= count; k++) {
      names.add("lyapunov_" + k);
    }
    return names;
  }

  @Override
  public boolean looks() {
    return false;
  }

  @Override
  public void end(DynamicalSystem system, double[] values, double[] out, int at) {
    LyapunovSpectrum found = asked(system).progress((done, total, what) -> goesOn()).run();
    System.arraycopy(found.exponents(), 0, out, at, count);
  }

  /** What was averaged over a shorter time than asked for must not pass for a result. */
  private boolean goesOn() {
    if (cancelled.getAsBoolean() || Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the study was cancelled");
    }
    return true;
  }
}
