package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.core.Recording;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.ArrayList;
import java.util.List;

/** A recording that is shown row by row. */
final class Replay {
  private final Mechanism mechanism;
  private final Recording recording;
  private final int[] positions;
  private final int[] velocities;
  private final int[] controls;
  private final double[] row;
  private long at;

  /**
   * Takes a recording of a mechanism.
   *
   * @throws IllegalArgumentException if it has no rows, or a position is missing in it
   */
  Replay(Mechanism mechanism, Recording recording) {
    this.mechanism = mechanism;
    this.recording = recording;
    Model m = mechanism.model();
    if (recording.rows() == 0) {
      throw new IllegalArgumentException("the recording has no rows");
    }
    List<String> names = mechanism.stateNames();
    positions = columns(names.subList(1, 1 + m.nq), "state:");
    velocities = columns(names.subList(1 + m.nq, 1 + m.nq + m.nv), "state:");
    controls = columns(mechanism.inputNames(), "input:");
    List<String> missing = new ArrayList<>();
    for (int i = 0; i < m.nq; i++) {
      if (positions[i] < 0) {
        missing.add(names.get(1 + i));
      }
    }
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          "the recording lacks "
              + (missing.size() == 1 ? "the position " : missing.size() + " positions, such as ")
              + missing.getFirst()
              + "; record all of them, as run --record does");
    }
    row = new double[recording.columnCount()];
  }

  private int[] columns(List<String> names, String prefix) {
    int[] found = new int[names.size()];
    for (int i = 0; i < found.length; i++) {
      int plain = recording.columns().indexOf(names.get(i));
      found[i] = plain >= 0 ? plain : recording.columns().indexOf(prefix + names.get(i));
    }
    return found;
  }

  long rows() {
    return recording.rows();
  }

  long at() {
    return at;
  }

  double time() {
    return recording.time(at);
  }

  /** Returns the last row that is not later than a time, from the present one on. */
  long rowAt(double time) {
    long r = at;
    while (r + 1 < recording.rows() && recording.time(r + 1) <= time) {
      r++;
    }
    return r;
  }

  /** Puts the mechanism where it was in a row. */
  void show(long index) {
    at = index;
    recording.row(row, index);
    var d = mechanism.data();
    take(positions, d.qpos);
    take(velocities, d.qvel);
    take(controls, d.ctrl);
    d.time = recording.time(index);
    mechanism.invalidate();
  }

  private void take(int[] columns, double[] to) {
    for (int i = 0; i < columns.length; i++) {
      if (columns[i] >= 0) {
        to[i] = row[columns[i]];
      }
    }
  }
}
