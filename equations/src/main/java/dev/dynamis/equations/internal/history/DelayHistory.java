package dev.dynamis.equations.internal.history;

import dev.dynamis.equations.internal.kernel.ModelParts;
import dev.dynamis.equations.internal.step.Dense;
import dev.dynamis.equations.model.Kernel;
import java.util.Arrays;

/**
 * The solution of the last steps as polynomials, and the model's history function before the start.
 *
 * <p>Only states that are looked up are kept, and only as far back as the longest delay reaches. At
 * a time where a state jumps, a lookup made at the start of a step gives the value after the jump,
 * one made later in the step the value before it, because the step then ends there.
 */
public final class DelayHistory {
  /** Where a lookup ends if not in a kept step: the states being evaluated. */
  public static final int CURRENT = -1;

  /** The states at the start of the run. */
  public static final int START = -2;

  /** The history function, at the time that {@link #located} tells. */
  public static final int BEFORE = -3;

  private static final int MISSED = -4;

  /** Times that differ by less than this, relative to their size, are the same. */
  private static final double SAME = 1e-13;

  private final Kernel kernel;
  private final boolean hasPast;
  private final int n;
  private final int degree;

  /** The states that are kept, and for each state its place among them or -1. */
  private final int[] states;

  private final int[] place;

  /** How many of the last steps are kept whatever their age. */
  private final int leastSteps;

  private final double[] past;
  private final double[] taus;

  /** Lengths of delays of states, then of inputs. */
  private final double[] allTaus;

  private double[] parameters;
  private double longest;
  private double shortest;

  /** Steps in a ring: start time, length, the part of it that counts, coefficients. */
  private int capacity;

  private double[] start;
  private double[] length;
  private double[] used;
  private double[] coefficients;
  private int first;
  private int count;

  /** Start of the run, the states there, the present time and the states being evaluated. */
  private double origin;

  private final double[] x0;
  private double now;
  private double[] current;

  /** The step in which the last lookup ended. */
  private int cursor;

  private double missed = Double.NaN;

  /** The fraction of the step in which the last lookup ended, or a time before the start. */
  private double located;

  /**
   * Makes an empty history.
   *
   * @param degree degree of the steps' polynomials
   * @param capacity how many steps can be kept
   */
  public DelayHistory(ModelParts model, Kernel kernel, int degree, int capacity) {
    this.kernel = kernel;
    this.degree = degree;
    hasPast = model.hasHistory;
    n = model.states.size();
    int[] kept = new int[n];
    place = new int[n];
    boolean[] looked = kept(model);
    int least = 0;
    int m = 0;
    for (int i = 0; i < n; i++) {
      least = Math.max(least, model.fractionalLagDepth(i));
      place[i] = -1;
      if (looked[i]) {
        place[i] = m;
        kept[m++] = i;
      }
    }
    states = Arrays.copyOf(kept, m);
    leastSteps = least;
    past = new double[n];
    x0 = new double[n];
    taus = new double[model.delays.size()];
    allTaus = new double[taus.length + model.inputDelays.size()];
    resize(capacity);
  }

  /** Returns the memory of a history of a model, in bytes. */
  public static long bytes(ModelParts model, int degree, int capacity) {
    long kept = 0;
    for (boolean k : kept(model)) {
      kept += k ? 1 : 0;
    }
    long coefficients = (long) capacity * (degree + 1) * kept;
    return coefficients > Integer.MAX_VALUE - 8
        ? Long.MAX_VALUE
        : Double.BYTES * (3L * capacity + coefficients);
  }

  /** Finds the states that are looked up between steps. */
  private static boolean[] kept(ModelParts model) {
    boolean[] kept = new boolean[model.states.size()];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = model.fractionalLagDepth(i) > 0;
    }
    model.delays.forEach(d -> kept[d.state()] = true);
    return kept;
  }

  /** Makes room for another number of steps and forgets those that are kept. */
  public void resize(int capacity) {
    if (capacity != this.capacity) {
      this.capacity = capacity;
      start = new double[capacity];
      length = new double[capacity];
      used = new double[capacity];
      coefficients = new double[capacity * stride()];
    }
    first = 0;
    count = 0;
    cursor = 0;
  }

  /**
   * Makes room for as many more steps as {@link #saveClock} and {@link #savePast} write in so many
   * more numbers, or for fewer, and forgets those that are kept.
   */
  public void resizeBy(int numbers) {
    resize(Math.max(1, capacity + numbers / (3 + stride())));
  }

  /** Begins a run at time {@code t} in the states {@code x}. */
  public void begin(double t, double[] x, double[] p) {
    origin = t;
    now = t;
    System.arraycopy(x, 0, x0, 0, n);
    first = 0;
    count = 0;
    cursor = 0;
    missed = Double.NaN;
    parameters(p);
  }

  /** Hears that parameters may have changed, and the delays with them. */
  public void parameters(double[] p) {
    parameters = p;
    kernel.delayTimes(allTaus, p);
    System.arraycopy(allTaus, 0, taus, 0, taus.length);
    longest = 0;
    shortest = Double.POSITIVE_INFINITY;
    for (double tau : taus) {
      longest = Math.max(longest, tau);
      if (tau > 0) {
        shortest = Math.min(shortest, tau);
      }
    }
  }

  /** Returns the lengths of the model's delays; not to be changed. */
  public double[] taus() {
    return taus;
  }

  /** Returns the longest delay. */
  public double longest() {
    return longest;
  }

  /** Returns the shortest delay that is not 0, or infinity. */
  public double shortest() {
    return shortest;
  }

  /** Tells in which states the equations are being evaluated, for delays of length 0. */
  public void evaluating(double[] x) {
    current = x;
  }

  /** Tells that the run has come to time {@code t}. */
  public void advanced(double t) {
    now = t;
  }

  /**
   * Keeps a step.
   *
   * @param t its start
   * @param h its length
   * @param usedLength how much of it counts: up to an event inside it
   * @param c its polynomials for all states, in the form of {@link Dense}
   * @return whether there was room
   */
  public boolean append(double t, double h, double usedLength, double[] c) {
    int gone = forgotten(t, usedLength);
    first = slot(gone);
    count -= gone;
    cursor = Math.max(0, cursor - gone);
    if (count == capacity) {
      return false;
    }
    int slot = slot(count++);
    start[slot] = t;
    length[slot] = h;
    used[slot] = usedLength;
    int m = states.length;
    int at = slot * stride();
    for (int k = 0; k <= degree; k++) {
      for (int j = 0; j < m; j++) {
        coefficients[at + k * m + j] = c[k * n + states[j]];
      }
    }
    return true;
  }

  /** Returns how many of the oldest steps go when a step from {@code t} on is kept. */
  public int forgotten(double t, double usedLength) {
    double oldest = t + usedLength - longest - 2 * SAME * Math.max(1, Math.abs(t));
    int gone = 0;
    while (count - gone > leastSteps && start[slot(gone)] + used[slot(gone)] < oldest) {
      gone++;
    }
    return gone;
  }

  private int slot(int index) {
    int s = first + index;
    return s >= capacity ? s - capacity : s;
  }

  /** Returns the value of a state at time {@code t - tau}, asked while evaluating at {@code t}. */
  public double delay(int state, double t, double tau) {
    int step = locate(t, tau);
    return step >= 0 ? value(state, slot(step), located) : outside(state, step);
  }

  private double outside(int state, int where) {
    return switch (where) {
      case CURRENT -> current[state];
      case START -> x0[state];
      case BEFORE -> before(state, located);
      default -> Double.NaN;
    };
  }

  /**
   * Finds where the value at time {@code t - tau} is, asked while evaluating at {@code t}.
   *
   * @return the number of a kept step, from the oldest on, or one of the constants; {@link
   *     #located} tells where in it
   */
  public int locate(double t, double tau) {
    if (tau == 0) {
      return CURRENT;
    }
    double s = t - tau;
    double tolerance = SAME * Math.max(1, Math.abs(t));
    boolean left = t > now;
    if (s < origin - tolerance || (left && s <= origin + tolerance)) {
      located = Math.min(s, origin);
      return BEFORE;
    }
    if (count == 0) {
      return s <= origin + tolerance ? START : miss(s);
    }
    int i = find(s);
    int slot = slot(i);
    double from = start[slot];
    if (s < from - tolerance) {
      return miss(s);
    }
    double end = from + used[slot];
    if (left && i > 0 && s <= from + tolerance) {
      int previous = slot(i - 1);
      located = used[previous] / length[previous];
      return i - 1;
    }
    if (!left && s >= end - tolerance) {
      located = 0;
      return i + 1 < count ? i + 1 : CURRENT;
    }
    double part = (s - from) / length[slot];
    located = Math.max(0, Math.min(part, 1));
    return part > 1 + 1e-9 ? miss(s) : i;
  }

  /**
   * Returns the fraction of the step in which the last lookup ended, or a time before the start.
   */
  public double located() {
    return located;
  }

  /** Returns the slope of a state where the last lookup ended, in a kept step. */
  public double slope(int state, int step) {
    int slot = slot(step);
    int at = slot * stride();
    return Dense.slope(coefficients, at, states.length, degree, place[state], located)
        / length[slot];
  }

  /**
   * Writes the derivatives of the history function where the last lookup ended, by parameters and,
   * in the last column, by time; zeros if there is none.
   */
  public void historyJacobian(double[] jac) {
    if (hasPast) {
      kernel.historyJacobian(jac, located, x0, parameters);
    } else {
      Arrays.fill(jac, 0);
    }
  }

  private double before(int state, double t) {
    if (!hasPast) {
      return x0[state];
    }
    kernel.past(past, t, x0, parameters);
    return past[state];
  }

  /** Returns the last step that begins at or before {@code s}, or the first one. */
  private int find(double s) {
    int i = Math.min(cursor, count - 1);
    if (start[slot(i)] <= s) {
      if (i + 1 < count && start[slot(i + 1)] <= s) {
        i++;
        if (i + 1 < count && start[slot(i + 1)] <= s) {
          i = search(s, i, count - 1);
        }
      }
    } else {
      i = search(s, 0, i);
    }
    cursor = i;
    return i;
  }

  private int search(double s, int low, int high) {
    int lo = low;
    int hi = high;
    while (lo < hi) {
      int mid = (lo + hi + 1) >>> 1;
      if (start[slot(mid)] <= s) {
        lo = mid;
      } else {
        hi = mid - 1;
      }
    }
    return lo;
  }

  private double value(int state, int slot, double part) {
    return Dense.value(coefficients, slot * stride(), states.length, degree, place[state], part);
  }

  private int miss(double s) {
    missed = s;
    return MISSED;
  }

  /** Returns a time that was asked for but is not kept, or NaN; and forgets it. */
  public double takeMissed() {
    double m = missed;
    missed = Double.NaN;
    return m;
  }

  /**
   * Returns the value of a state {@code k} steps before the present one, inside a step by its
   * polynomial; before the start the initial value.
   */
  public double lag(int state, double k) {
    int step = locateLag(k);
    return step >= 0 ? value(state, slot(step), located) : outside(state, step);
  }

  /** Finds where the value {@code k} steps before the present one is, as {@link #locate} does. */
  public int locateLag(double k) {
    int back = (int) Math.ceil(k);
    if (back == 0) {
      return CURRENT;
    }
    if (back > count) {
      return START;
    }
    int slot = slot(count - back);
    located = (back - k) * (used[slot] / length[slot]);
    return count - back;
  }

  /** Returns how many numbers a kept step has. */
  public int stride() {
    return (degree + 1) * states.length;
  }

  /** Returns the degree of the polynomials of the kept steps. */
  public int degree() {
    return degree;
  }

  /** Returns the states that are kept, in their order in a step; not to be changed. */
  public int[] states() {
    return states;
  }

  /** Returns the place of a state among those that are kept, or -1. */
  public int place(int state) {
    return place[state];
  }

  /** Returns how many steps are kept at present. */
  public int count() {
    return count;
  }

  /** Returns how many steps can be kept. */
  public int capacity() {
    return capacity;
  }

  /** Returns whether a state is kept. */
  public boolean keeps(int state) {
    return place[state] >= 0;
  }

  /** Returns the memory of the kept steps, in bytes. */
  public long bytes() {
    return (long) Double.BYTES * (3 * start.length + coefficients.length);
  }

  /** Returns how many numbers {@link #saveClock} writes. */
  public int clockSize() {
    return 2 + n + 3 * capacity;
  }

  /** Writes the start of the run and the times of the kept steps. */
  public void saveClock(double[] out, int at) {
    out[at] = origin;
    out[at + 1] = count;
    System.arraycopy(x0, 0, out, at + 2, n);
    for (int i = 0; i < capacity; i++) {
      out[at + 2 + n + 3 * i] = i < count ? start[slot(i)] : 0;
      out[at + 3 + n + 3 * i] = i < count ? length[slot(i)] : 0;
      out[at + 4 + n + 3 * i] = i < count ? used[slot(i)] : 0;
    }
  }

  /** Returns how many numbers {@link #savePast} writes. */
  public int pastSize() {
    return coefficients.length;
  }

  /** Writes the polynomials of the kept steps, from the oldest to the newest. */
  public void savePast(double[] out, int at) {
    int width = stride();
    for (int i = 0; i < count; i++) {
      System.arraycopy(coefficients, slot(i) * width, out, at + i * width, width);
    }
    Arrays.fill(out, at + count * width, at + coefficients.length, 0);
  }

  /**
   * Returns where, among the numbers that {@link #saveClock} writes, the first one stands that
   * can't be a time or length of a kept step, or -1; their number was checked before.
   */
  public int wrongStep(double[] clock, int at) {
    if (!(Math.abs(clock[at]) <= Double.MAX_VALUE)) {
      return at;
    }
    int kept = (int) clock[at + 1];
    for (int i = 0; i < kept; i++) {
      int step = at + 2 + n + 3 * i;
      boolean ascends = i == 0 || clock[step] >= clock[step - 3];
      if (!ascends || !(Math.abs(clock[step]) <= Double.MAX_VALUE)) {
        return step;
      }
      if (!(clock[step + 1] > 0 && clock[step + 1] <= Double.MAX_VALUE)) {
        return step + 1;
      }
      if (!(clock[step + 2] >= 0 && clock[step + 2] <= Double.MAX_VALUE)) {
        return step + 2;
      }
    }
    return -1;
  }

  /** Restores what {@link #saveClock} and {@link #savePast} wrote; the run is at time {@code t}. */
  public void load(double t, double[] clock, int at, double[] pastNumbers, int pastAt) {
    origin = clock[at];
    count = (int) clock[at + 1];
    System.arraycopy(clock, at + 2, x0, 0, n);
    for (int i = 0; i < capacity; i++) {
      start[i] = clock[at + 2 + n + 3 * i];
      length[i] = clock[at + 3 + n + 3 * i];
      used[i] = clock[at + 4 + n + 3 * i];
    }
    System.arraycopy(pastNumbers, pastAt, coefficients, 0, coefficients.length);
    first = 0;
    cursor = 0;
    now = t;
    missed = Double.NaN;
  }
}
