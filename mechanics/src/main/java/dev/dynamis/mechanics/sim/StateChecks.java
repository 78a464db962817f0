package dev.dynamis.mechanics.sim;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.ObjType;

/**
 * Checks of a state that is to be loaded: the numbers in it that are addresses, which are cursors
 * of histories and trees that sleep. A file may be whole and yet have been made by a faulty or
 * unfriendly program.
 */
final class StateChecks {
  private final Model m;
  private final double[] state;

  StateChecks(Model m, double[] state) {
    this.m = m;
    this.state = state;
  }

  /**
   * Checks all ring buffers.
   *
   * @param at where the history starts in the state
   */
  void histories(int at) {
    for (int i = 0; i < m.nu; i++) {
      history(at, m.actuator.historyadr[i], m.actuator.history[2 * i], ObjType.ACTUATOR, i);
    }
    for (int i = 0; i < m.nsensor; i++) {
      history(at, m.sensor.historyadr[i], m.sensor.history[2 * i], ObjType.SENSOR, i);
    }
  }

  private void history(int at, int adr, int n, int type, int id) {
    if (n == 0) {
      return;
    }
    int cursor = at + adr + 1;
    int newest = integer(cursor, 0, n, "the cursor of the history of ", type, id);
    double last = Double.NEGATIVE_INFINITY;
    for (int k = 1; k <= n; k++) {
      double time = state[cursor + 1 + (newest + k) % n];
      if (!(time >= last && time < Double.POSITIVE_INFINITY)) {
        throw bad("the times in the history of " + part(type, id) + " don't ascend");
      }
      last = time;
    }
  }

  /**
   * Checks which trees sleep: each that does names the next of those that fell asleep with it, and
   * the last one names the first.
   *
   * @param at where {@code tree.asleep} starts in the state
   */
  void sleep(int at) {
    int least = -(1 + Constants.MINAWAKE);
    boolean[] named = null;
    for (int t = 0; t < m.ntree; t++) {
      int body = m.tree.bodyadr[t];
      int next = integer(at + t, least, m.ntree, "the sleep of the tree of ", ObjType.BODY, body);
      if (next < 0) {
        continue;
      }
      named = named == null ? new boolean[m.ntree] : named;
      if (named[next] || state[at + next] < 0) {
        throw bad("the sleep of the tree of " + part(ObjType.BODY, body) + " is " + next);
      }
      named[next] = true;
    }
  }

  /** Checks the count of steps that noise depends on. */
  void steps(int at) {
    if (!(state[at] >= 0 && state[at] == Math.rint(state[at]))) {
      throw bad("the number of steps for the noise of sensors is " + state[at]);
    }
  }

  private int integer(int at, int least, int limit, String what, int type, int id) {
    double x = state[at];
    if (!(x >= least && x < limit && x == Math.rint(x))) {
      throw bad(
          what
              + part(type, id)
              + " is "
              + x
              + ", expected a whole number from "
              + least
              + " to "
              + (limit - 1));
    }
    return (int) x;
  }

  private String part(int type, int id) {
    return ObjType.name(type) + " " + Labels.of(m, type, id);
  }

  private static SimulationException bad(String what) {
    return new SimulationException(
        "the state can't be loaded: " + what + "; take it again from a simulation");
  }
}
