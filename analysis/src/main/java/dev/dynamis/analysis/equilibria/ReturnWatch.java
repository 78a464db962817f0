package dev.dynamis.analysis.equilibria;

/**
 * Watches an orbit for its return to where it was: it crosses the plane through a reference state,
 * across the orbit there, in the same direction and near to the reference.
 */
final class ReturnWatch {
  private static final int MOST_RETURNS = 40;

  private final double[] reference;
  private final double[] direction;
  private double extent;
  private double best = Double.POSITIVE_INFINITY;
  private double period = Double.NaN;
  private double before;
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
  }

  /** Sees the next state, a time after the reference; returns whether no further one is needed. */
  boolean see(double[] y, double time) {
    double side = 0;
    double distance = 0;
    for (int i = 0; i < reference.length; i++) {
      side += direction[i] * (y[i] - reference[i]);
      distance += (y[i] - reference[i]) * (y[i] - reference[i]);
    }
    distance = Math.sqrt(distance);
    extent = Math.max(extent, distance);
    if (before < 0 && side >= 0 && distance < 0.5 * extent) {
      returns++;
      if (distance < best * 0.5) {
        best = distance;
        period = time;
      }
    }
    before = side;
    return best < 0.02 * extent || returns >= MOST_RETURNS;
  }

  /** Returns the time of the nearest return, not a number if there was none nearby. */
  double period() {
    return best < 0.2 * extent ? period : Double.NaN;
  }
}
