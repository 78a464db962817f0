package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import java.util.List;

/**
 * How often a quantity crosses a level, and when first: events of any system. The time is on the
 * straight line between two looks; NaN if the level is never crossed.
 */
final class Crossings implements Metric {
  private final String quantity;
  private final double level;
  private final boolean up;
  private final boolean down;
  private double start;
  private double lastTime;
  private double lastOff;
  private long count;
  private double first;

  /**
   * Makes the metric.
   *
   * @param direction up, down or both
   */
  Crossings(String quantity, double level, String direction) {
    this.quantity = quantity;
    this.level = level;
    up = !direction.equals("down");
    down = !direction.equals("up");
    if (!List.of("up", "down", "both").contains(direction)) {
      throw new IllegalArgumentException(
          "the direction is '" + direction + "', expected up, down or both");
    }
  }

  @Override
  public List<String> columns() {
    return List.of(
        Statistic.column(quantity, "crossings"), Statistic.column(quantity, "first_crossing"));
  }

  @Override
  public List<String> quantities() {
    return List.of(quantity);
  }

  @Override
  public void begin(DynamicalSystem system) {
    start = system.time();
    count = 0;
    first = Double.NaN;
    lastOff = Double.NaN;
  }

  @Override
  public void look(double time, double[] values) {
    double off = values[0] - level;
    boolean crossed = lastOff < 0 && off >= 0 && up || lastOff > 0 && off <= 0 && down;
    if (crossed && count++ == 0) {
      first = lastTime + (time - lastTime) * (lastOff / (lastOff - off)) - start;
    }
    // a value on the level itself belongs to the side that it came from
    if (off != 0 || Double.isNaN(lastOff)) {
      lastOff = off;
    } else if (crossed) {
      lastOff = -lastOff;
    }
    lastTime = time;
  }

  @Override
  public void end(DynamicalSystem system, double[] values, double[] out, int at) {
    out[at] = count;
    out[at + 1] = first;
  }
}
