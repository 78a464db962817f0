package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import java.util.List;

/**
 * The time after which a quantity stays within a band around its target for good; NaN if it is
 * outside at the end. Without a target it is the value at the end, for which values are kept until
 * then.
 */
final class Settling implements Metric {
  private final String quantity;
  private final double band;
  private final double target;
  private double start;
  private double since;
  private boolean inside;
  private double[] times = new double[64];
  private double[] values = new double[64];
  private int count;

  /**
   * Makes the metric.
   *
   * @param target NaN for the value at the end
   */
  Settling(String quantity, double band, double target) {
    if (!(band > 0)) {
      throw new IllegalArgumentException("the band is " + band + ", expected a number above 0");
    }
    this.quantity = quantity;
    this.band = band;
    this.target = target;
  }

  @Override
  public List<String> columns() {
    return List.of(Statistic.column(quantity, "settling"));
  }

  @Override
  public List<String> quantities() {
    return List.of(quantity);
  }

  @Override
  public void begin(DynamicalSystem system) {
    start = system.time();
    inside = false;
    count = 0;
  }

  @Override
  public void look(double time, double[] now) {
    if (!Double.isNaN(target)) {
      look(time, now[0], target);
      return;
    }
    if (count == times.length) {
      times = java.util.Arrays.copyOf(times, 2 * count);
      values = java.util.Arrays.copyOf(values, 2 * count);
    }
    times[count] = time;
    values[count++] = now[0];
  }

  private void look(double time, double value, double to) {
    boolean in = Math.abs(value - to) <= band;
    if (in && !inside) {
      since = time;
    }
    inside = in;
  }

  @Override
  public void end(DynamicalSystem system, double[] last, double[] out, int at) {
    if (Double.isNaN(target)) {
      for (int i = 0; i < count; i++) {
        look(times[i], values[i], last[0]);
      }
    } else {
      look(system.time(), last[0], target);
    }
    out[at] = inside ? since - start : Double.NaN;
  }
}
