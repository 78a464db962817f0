package dev.dynamis.equations.internal.history;

import dev.dynamis.equations.internal.kernel.ModelParts;
import java.util.Arrays;

/**
 * The values of lagged states at the last committed steps, a ring for each.
 *
 * <p>A ring has one slot more than the state's lag depth, for the current value, rounded up to a
 * power of two so that an index is masked instead of divided. All rings turn together.
 */
public final class LagRings {
  /** Which states have a ring. */
  private final int[] states;

  /** For each state: first slot of its ring, slots minus one, and lag depth; 0 without a ring. */
  private final int[] offset;

  private final int[] mask;
  private final int[] depth;
  private final double[] slots;

  /** What the last push wrote over. */
  private final double[] overwritten;

  /** Number of the newest slot, before masking. */
  private int head = -1;

  /**
   * Makes rings for the lags of a model.
   *
   * @param older how many steps further than the model's own lags the rings must reach
   */
  public LagRings(ModelParts model, int older) {
    int n = model.states.size();
    offset = new int[n];
    mask = new int[n];
    depth = new int[n];
    int[] lagged = new int[n];
    int count = 0;
    int total = 0;
    for (int i = 0; i < n; i++) {
      int d = model.lagDepth(i);
      if (d > 0) {
        int size = size(d, older);
        lagged[count++] = i;
        offset[i] = total;
        mask[i] = size - 1;
        depth[i] = d + older;
        total += size;
      }
    }
    states = Arrays.copyOf(lagged, count);
    slots = new double[total];
    overwritten = new double[count];
  }

  /** Returns how many slots a ring has for a lag. */
  private static int size(int depth, int older) {
    return Integer.highestOneBit(depth + older) << 1;
  }

  /** Returns the memory that the rings of a model take, in bytes. */
  public static long bytes(ModelParts model, int older) {
    long slots = 0;
    for (int i = 0; i < model.states.size(); i++) {
      int d = model.lagDepth(i);
      slots += d > 0 ? size(d, older) : 0;
    }
    return Double.BYTES * slots;
  }

  /** Returns whether no state has a ring. */
  public boolean isEmpty() {
    return states.length == 0;
  }

  /** Fills every slot with the present value of its state. */
  public void fill(double[] x) {
    for (int s : states) {
      Arrays.fill(slots, offset[s], offset[s] + mask[s] + 1, x[s]);
    }
    head = -1;
  }

  /** Turns the rings by one step and stores the new states. */
  public void push(double[] x) {
    head++;
    for (int i = 0; i < states.length; i++) {
      int s = states[i];
      overwritten[i] = slots[offset[s] + (head & mask[s])];
    }
    store(x);
  }

  /** Takes the last {@link #push} back, because its step was not committed. */
  public void undo() {
    for (int i = 0; i < states.length; i++) {
      int s = states[i];
      slots[offset[s] + (head & mask[s])] = overwritten[i];
    }
    head--;
  }

  /** Replaces the newest values, where an event changed the states of the step just pushed. */
  public void store(double[] x) {
    for (int s : states) {
      slots[offset[s] + (head & mask[s])] = x[s];
    }
  }

  /** Makes the past look older by {@code steps}, until it is called with the opposite. */
  public void shift(int steps) {
    head -= steps;
  }

  /** Returns the value {@code k} steps before the newest one. */
  public double lag(int state, int k) {
    return slots[offset[state] + ((head - k) & mask[state])];
  }

  /** Returns the value {@code k} steps before the newest one, linear between two steps. */
  public double lag(int state, double k) {
    int later = (int) k;
    double a = lag(state, later);
    double part = k - later;
    return part == 0 ? a : a + part * (lag(state, later + 1) - a);
  }

  /** Returns how many steps back a state is kept; 0 if it has no ring. */
  public int depth(int state) {
    return depth[state];
  }

  /** Returns how many slots the ring of a state has; 0 if it has none. */
  public int slots(int state) {
    return depth[state] == 0 ? 0 : mask[state] + 1;
  }

  /** Returns the first slot of a state's ring in the common store. */
  public int offset(int state) {
    return offset[state];
  }

  /** Returns the slot, counted from the start of the state's ring, that holds the newest value. */
  public int head(int state) {
    return head & mask[state];
  }

  /** Returns a copy of the ring of a state, slot by slot. */
  public double[] contents(int state) {
    return Arrays.copyOfRange(slots, offset[state], offset[state] + slots(state));
  }

  /** Returns the memory of all rings, in bytes. */
  public long bytes() {
    return (long) slots.length * Double.BYTES;
  }

  /** Returns how many numbers {@link #save} writes. */
  public int size() {
    int n = 0;
    for (int s : states) {
      n += depth[s] + 1;
    }
    return n;
  }

  /**
   * Writes the values of each lagged state, from the newest to the oldest that can be asked for.
   */
  public void save(double[] out, int at) {
    int i = at;
    for (int s : states) {
      for (int k = 0; k <= depth[s]; k++) {
        out[i++] = lag(s, k);
      }
    }
  }

  /** Restores what {@link #save} wrote. */
  public void load(double[] in, int at) {
    head = -1;
    int i = at;
    for (int s : states) {
      for (int k = 0; k <= depth[s]; k++) {
        slots[offset[s] + ((head - k) & mask[s])] = in[i++];
      }
    }
  }
}
