package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.sim.Mechanism;

/** The last states of a run with their controls, to step back through; memory is bounded. */
final class History {
  private static final int MOST_STATES = 2000;
  private static final long MOST_BYTES = 64L << 20;

  private final Mechanism mechanism;
  private final int size;
  private final double[][] states;
  private int newest = -1;
  private int count;

  History(Mechanism mechanism) {
    this.mechanism = mechanism;
    size = mechanism.stateSize();
    long bytes = 8L * (size + mechanism.model().nu) + 16;
    states = new double[(int) Math.max(2, Math.min(MOST_STATES, MOST_BYTES / bytes))][];
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
    Data d = mechanism.data();
    if (states[newest] == null) {
      states[newest] = new double[size + mechanism.model().nu];
    }
    mechanism.save(states[newest]);
    System.arraycopy(d.ctrl, 0, states[newest], size, mechanism.model().nu);
  }

  /** Goes to the state that is so many states older than the newest. */
  void show(int back) {
    double[] x = states[Math.floorMod(newest - back, states.length)];
    mechanism.load(x);
    System.arraycopy(x, size, mechanism.data().ctrl, 0, mechanism.model().nu);
  }

  /** Forgets the newest states, so that the run goes on from an older one. */
  void forget(int newer) {
    newest = Math.floorMod(newest - newer, states.length);
    count -= newer;
  }
}
