package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import java.util.List;
import java.util.Map;

/** A metric as a user writes one: by how much a quantity passes a level. */
public final class Overshoot implements Metric {
  private double level;
  private double most;

  /** Needed by studies. */
  public Overshoot() {}

  @Override
  public void configure(Map<String, String> options) {
    level = Double.parseDouble(options.getOrDefault("level", "0"));
  }

  @Override
  public List<String> columns() {
    return List.of("overshoot");
  }

  @Override
  public List<String> quantities() {
    return List.of("x");
  }

  @Override
  public void begin(DynamicalSystem system) {
    most = 0;
  }

  @Override
  public void look(double time, double[] values) {
    if (values[0] > 1e6) {
      throw new IllegalStateException("nobody expected x = " + values[0]);
    }
    most = Math.max(most, values[0] - level);
  }

  @Override
  public void end(DynamicalSystem system, double[] values, double[] out, int at) {
    out[at] = most;
  }
}
