package dev.dynamis.analysis.sweep;

import dev.dynamis.core.Recording;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Puts together what came of runs, in their order, while other runs go on: whoever has finished
 * some adds all that can be added, unless somebody else is just doing that.
 */
final class SweepTable {
  private final String axis;
  private final double[] values;
  private final int width;
  private final Recording table;
  private final Recording points;

  private final double[][] numbers;
  private final double[][] samples;
  private final String[] troubles;

  /** Which blocks of runs are finished. */
  private final AtomicIntegerArray finished;

  private final ReentrantLock adding = new ReentrantLock();

  /** The first block that is not in the tables. */
  private volatile int next;

  private int failed;
  private String first = "";

  /**
   * Makes empty tables.
   *
   * @param axis what is varied
   * @param values its values, one for each run
   * @param width how many neighbouring runs are finished together
   * @param columns names of the numbers of a run
   * @param shown the name of what samples are of
   */
  SweepTable(String axis, double[] values, int width, List<String> columns, String shown) {
    this.axis = axis;
    this.values = values;
    this.width = width;
    table = new Recording(axis, columns);
    points = new Recording(axis, List.of(shown));
    numbers = new double[values.length][];
    samples = new double[values.length][];
    troubles = new String[values.length];
    finished = new AtomicIntegerArray(Math.ceilDiv(values.length, width));
  }

  /** Returns how many blocks of runs there are. */
  int blocks() {
    return finished.length();
  }

  /**
   * Takes what came of a run.
   *
   * @param trouble why it ended early, or empty
   */
  void set(int run, double[] row, double[] last, String trouble) {
    numbers[run] = row;
    samples[run] = last;
    troubles[run] = trouble;
  }

  /** Returns the numbers of a run that is set, then its samples; nothing if it ended early. */
  Optional<double[]> whole(int run) {
    if (!troubles[run].isEmpty()) {
      return Optional.empty();
    }
    double[] all = Arrays.copyOf(numbers[run], numbers[run].length + samples[run].length);
    System.arraycopy(samples[run], 0, all, numbers[run].length, samples[run].length);
    return Optional.of(all);
  }

  /** Says that all runs of a block are set. */
  void finish(int block) {
    finished.set(block, 1);
    // who adds looks again when the lock is free, so that no block is forgotten
    while (isNextFinished() && adding.tryLock()) {
      try {
        while (isNextFinished()) {
          add(next);
          next++;
        }
      } finally {
        adding.unlock();
      }
    }
  }

  private boolean isNextFinished() {
    int block = next;
    return block < finished.length() && finished.get(block) == 1;
  }

  private void add(int block) {
    int end = Math.min(values.length, (block + 1) * width);
    for (int i = block * width; i < end; i++) {
      table.add(values[i], numbers[i]);
      points.addAll(values[i], samples[i]);
      if (!troubles[i].isEmpty()) {
        failed++;
        first = first.isEmpty() ? axis + " = " + values[i] + ": " + troubles[i] : first;
      }
      numbers[i] = null;
      samples[i] = null;
    }
  }

  /** Returns the tables, when all blocks are finished. */
  SweepResult result() {
    return new SweepResult(table, points, failed, first);
  }
}
