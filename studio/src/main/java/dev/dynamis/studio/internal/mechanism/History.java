package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.mechanics.Data;

/** The last states of a run with their controls, to step back through; memory is bounded. */
final class History {
  private static final int MOST_STATES = 2000;
  private static final long MOST_BYTES = 64L << 20;

  private final DynamicalSystem system;
  private final Data d;
  private final int size;
  private final double[][] states;
  private int newest = -1;
  private int count;

  /**
   * Begins without a state.
   *
   * @param system what is remembered: the mechanism or a coupling that it is part of
   * @param d the mechanism's data, for its controls
   */
  History(DynamicalSystem system, Data d) {
    this.system = system;
    this.d = d;
    size = system.stateSize();
    long bytes = 8L * (size + d.model.nu) + 16;
    states = new double[(int) Math.max(2, Math.min(MOST_STATES, MOST_BYTES / bytes))][];
  }

  /** Returns how many numbers a state had when this began. */
  int stateSize() {
    return size;
  }

  int count() {
    return count;
  }

  void clear() {
    count = 0;
    newest = -1;
  }

  /** Keeps the present state as the newest. */
  void add() {
    newest = (newest + 1) % states.length;
    count = Math.min(count + 1, states.length);
    if (states[newest] == null) {
      states[newest] = new double[size + d.model.nu];
    }
    system.save(states[newest]);
    System.arraycopy(d.ctrl, 0, states[newest], size, d.model.nu);
  }

  /** Goes to the state that is so many states older than the newest. */
  void show(int back) {
    double[] x = states[Math.floorMod(newest - back, states.length)];
    system.load(x);
    System.arraycopy(x, size, d.ctrl, 0, d.model.nu);
  }

  /** Forgets the newest states, so that the run goes on from an older one. */
  void forget(int newer) {
    newest = Math.floorMod(newest - newer, states.length);
    count -= newer;
  }
}
