package dev.dynamis.studio.internal.show;

/**
 * Relates the time of a run to that of the clock on the wall. A run that falls behind by more than
 * a tenth of a second lets that time go rather than catch up.
 */
public final class Pace {
  private static final double MOST_BEHIND = 0.1;
  private static final double WINDOW = 1e9;

  private double speed = 1;
  private long wall;
  private double begin;
  private long measuredAt;
  private double measuredTime;
  private double factor;

  /** Begins anew at a time of the run, with the wanted speed. */
  public void start(long now, double time) {
    wall = now;
    begin = time;
    measuredAt = now;
    measuredTime = time;
  }

  /** Sets how many seconds of the run pass in one second. */
  public void setSpeed(double value, long now, double time) {
    speed = value;
    start(now, time);
  }

  /** Returns how many seconds of the run should pass in one second. */
  public double speed() {
    return speed;
  }

  /** Returns the time at which the run should be. */
  public double target(long now, double time) {
    double behind = (now - wall) * 1e-9 - (time - begin) / speed;
    if (behind > MOST_BEHIND) {
      // keep what was measured: the slip is part of the real speed
      wall = now - Math.round((time - begin) / speed * 1e9);
    }
    return begin + speed * (now - wall) * 1e-9;
  }

  /** Returns the nanoseconds until the run should pass a time. */
  public long until(double time, long now) {
    double due = wall + (time - begin) / speed * 1e9;
    return Math.max(0, Math.round(due - now));
  }

  /** Takes note of where the run is. */
  public void measure(long now, double time) {
    double passed = now - measuredAt;
    if (passed >= WINDOW) {
      factor = Math.max(0, (time - measuredTime) / (passed * 1e-9));
      measuredAt = now;
      measuredTime = time;
    }
  }

  /** Returns how many seconds of the run passed in the last measured second. */
  public double factor() {
    return factor;
  }
}
