package dev.dynamis.analysis.equilibria;

/**
 * Watches an orbit for its return to where it was: it crosses the plane through a reference state,
 * across the orbit there, in the same direction and near to the reference. Between two states that
 * it sees, the orbit is taken as straight.
 */
final class ReturnWatch {
  private static final int MOST_RETURNS = 40;

  private final double[] reference;
  private final double[] direction;
  private final double[] last;
  private double extent;
  private double best = Double.POSITIVE_INFINITY;
  private double period = Double.NaN;
  private double before;
  private double lastTime;
  private int returns;

  /**
   * Begins to watch.
   *
   * @param reference the state whose return is waited for. Not modified.
   * @param direction that of the orbit there. Not modified.
   */
  ReturnWatch(double[] reference, double[] direction) {
    this.reference = reference.clone();
    this.direction = direction.clone();
    last = reference.clone();
  }

  /** Sees the next state, a time after the reference; returns whether no further one is needed. */
  boolean see(double[] y, double time) {
    double side = 0;
    double distance = 0;
    for (int i = 0; i < reference.length; i++) {
      side += direction[i] * (y[i] - reference[i]);
      distance += (y[i] - reference[i]) * (y[i] - reference[i]);
    }
    extent = Math.max(extent, Math.sqrt(distance));
    if (before < 0 && side >= 0) {
      cross(y, time, before / (before - side));
    }
    before = side;
    System.arraycopy(y, 0, last, 0, last.length);
    lastTime = time;
    return best < 0.02 * extent || returns >= MOST_RETURNS;
  }

  /** Notes a crossing of the plane, a share of the way from the last state to this one. */
  private void cross(double[] y, double time, double share) {
    double square = 0;
    for (int i = 0; i < reference.length; i++) {
      double off = last[i] + share * (y[i] - last[i]) - reference[i];
      square += off * off;
    }
    double distance = Math.sqrt(square);
    if (distance < 0.5 * extent) {
      returns++;
      if (distance < best * 0.5) {
        best = distance;
        period = lastTime + share * (time - lastTime);
      }
    }
  }

  /** Returns the time of the nearest return, not a number if there was none nearby. */
  double period() {
    return best < 0.2 * extent ? period : Double.NaN;
  }
}
