package dev.dynamis.equations;

import dev.dynamis.equations.internal.history.DelayHistory;
import dev.dynamis.equations.internal.history.LagRings;
import java.util.ArrayList;
import java.util.List;

/**
 * What an instance remembers of its past, to look at: depths, memory, contents.
 *
 * @since 0.1.0
 */
public final class LagDiagnostics {
  private final Engine e;

  LagDiagnostics(Engine e) {
    this.e = e;
  }

  /**
   * The ring of one lagged state.
   *
   * @param state the state's name
   * @param depth greatest lag, in steps
   * @param slots slots of the ring, a power of two greater than the depth
   * @param offset first slot in the instance's common store
   * @param head slot of the newest value, from 0
   */
  public record Ring(String state, int depth, int slots, int offset, int head) {
    /** Returns the memory of the ring, in bytes. */
    public int bytes() {
      return slots * Double.BYTES;
    }
  }

  /** Returns the rings, in the order of the states. */
  public List<Ring> rings() {
    LagRings r = e.rings;
    List<Ring> rings = new ArrayList<>();
    for (int i = 0; i < e.n; i++) {
      if (r.depth(i) > 0) {
        rings.add(
            new Ring(
                e.model.states().get(i).name(), r.depth(i), r.slots(i), r.offset(i), r.head(i)));
      }
    }
    return rings;
  }

  /** Returns the memory of all rings and kept steps, in bytes. */
  public long bytes() {
    return e.rings.bytes() + (e.delays == null ? 0 : e.delays.bytes());
  }

  /** Returns the greatest lag of a state, 0 if it has none. */
  public int depth(String state) {
    return e.rings.depth(index(state));
  }

  /** Returns the value of a state {@code k} committed steps ago; 0 is the present one. */
  public double lag(String state, int k) {
    int i = index(state);
    if (k < 0 || k > e.rings.depth(i)) {
      throw new IllegalArgumentException(
          "state '" + state + "' is kept for " + e.rings.depth(i) + " steps, asked for " + k);
    }
    return k == 0 ? e.x[i] : e.rings.lag(i, k);
  }

  /** Returns the values of a state 1 to {@code k} committed steps ago. */
  public double[] history(String state, int k) {
    double[] values = new double[k];
    for (int i = 0; i < k; i++) {
      values[i] = lag(state, i + 1);
    }
    return values;
  }

  /** Returns a copy of a state's ring, slot by slot; empty if it has none. */
  public double[] contents(String state) {
    return e.rings.contents(index(state));
  }

  /** Returns how many steps are kept for delays at present. */
  public int keptSteps() {
    return e.delays == null ? 0 : e.delays.count();
  }

  /** Returns how many steps can be kept for delays. */
  public int keptStepsCapacity() {
    return e.delays == null ? 0 : e.delays.capacity();
  }

  /**
   * Returns the value of a delayed state at a time before the present one that is still kept.
   *
   * @throws IllegalArgumentException if the state has no delay or the time is not kept
   */
  public double at(String state, double t) {
    DelayHistory d = e.delays;
    int i = index(state);
    if (d == null || !d.keeps(i)) {
      throw new IllegalArgumentException("state '" + state + "' has no delay");
    }
    if (t > e.t) {
      throw new IllegalArgumentException("t = " + t + " is after the present, " + e.t);
    }
    d.evaluating(e.x);
    double v = d.delay(i, e.t, e.t - t);
    if (!Double.isNaN(d.takeMissed())) {
      throw new IllegalArgumentException("t = " + t + " is no longer kept");
    }
    return v;
  }

  private int index(String state) {
    return EquationSystem.index(e.model.stateNames(), state, "state");
  }
}
