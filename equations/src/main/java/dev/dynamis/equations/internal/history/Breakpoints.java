package dev.dynamis.equations.internal.history;

/**
 * Times at which a delay system is less smooth than between them.
 *
 * <p>A jump at time {@code d} comes back through each delay: at {@code d + tau} the solution has a
 * kink, at {@code d + 2 tau} its derivative, and so on. A step must not extend over one of them
 * until the solution is smoother than the method's order; then they are no longer tracked.
 */
public final class Breakpoints {
  private final int order;
  private final double[] time;
  private final int[] level;
  private int count;

  /**
   * Makes an empty set.
   *
   * @param order the method's order
   * @param capacity how many times can be tracked; of more, the smoothest are dropped
   */
  public Breakpoints(int order, int capacity) {
    this.order = order;
    time = new double[capacity];
    level = new int[capacity];
  }

  /** Forgets all times. */
  public void clear() {
    count = 0;
  }

  /** Adds what follows from a jump at time {@code t}. */
  public void jump(double t, double[] taus) {
    follow(t, 0, taus);
  }

  /** Adds what follows from a kink at time {@code t}. */
  public void kink(double t, double[] taus) {
    follow(t, 1, taus);
  }

  private void follow(double t, int from, double[] taus) {
    if (from <= order) {
      for (double tau : taus) {
        if (tau > 0) {
          add(t + tau, from + 1);
        }
      }
    }
  }

  private void add(double t, int l) {
    int i = count;
    while (i > 0 && time[i - 1] > t) {
      i--;
    }
    if (i > 0 && same(time[i - 1], t)) {
      level[i - 1] = Math.min(level[i - 1], l);
      return;
    }
    if (i < count && same(time[i], t)) {
      level[i] = Math.min(level[i], l);
      return;
    }
    if (count == time.length) {
      int worst = 0;
      for (int k = 1; k < count; k++) {
        if (level[k] >= level[worst]) {
          worst = k;
        }
      }
      if (level[worst] <= l) {
        return;
      }
      remove(worst);
      if (worst < i) {
        i--;
      }
    }
    System.arraycopy(time, i, time, i + 1, count - i);
    System.arraycopy(level, i, level, i + 1, count - i);
    time[i] = t;
    level[i] = l;
    count++;
  }

  private void remove(int i) {
    System.arraycopy(time, i + 1, time, i, count - i - 1);
    System.arraycopy(level, i + 1, level, i, count - i - 1);
    count--;
  }

  private static boolean same(double a, double b) {
    return Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(b));
  }

  /** Returns the next time after {@code t}, or infinity; times up to {@code t} are done with. */
  public double next(double t, double[] taus) {
    while (count > 0 && (time[0] <= t || same(time[0], t))) {
      double passed = time[0];
      int l = level[0];
      remove(0);
      follow(passed, l, taus);
    }
    return count > 0 ? time[0] : Double.POSITIVE_INFINITY;
  }

  /** Returns how many times can be tracked. */
  public int capacity() {
    return time.length;
  }

  /** Returns how many numbers {@link #save} writes. */
  public int size() {
    return 1 + 2 * time.length;
  }

  /** Writes the tracked times. */
  public void save(double[] out, int at) {
    out[at] = count;
    for (int i = 0; i < time.length; i++) {
      out[at + 1 + 2 * i] = i < count ? time[i] : 0;
      out[at + 2 + 2 * i] = i < count ? level[i] : 0;
    }
  }

  /** Restores what {@link #save} wrote. */
  public void load(double[] in, int at) {
    count = (int) in[at];
    for (int i = 0; i < time.length; i++) {
      time[i] = in[at + 1 + 2 * i];
      level[i] = (int) in[at + 2 + 2 * i];
    }
  }
}
