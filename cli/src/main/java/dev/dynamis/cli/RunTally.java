package dev.dynamis.cli;

import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.constant.Warning;

/** What happened in the steps of a mechanism, counted. */
final class RunTally {
  /** Numbers that are saved besides the warnings. */
  private static final int SAVED = 6;

  /** Steps taken. */
  long steps;

  /** How often the mechanism went back to its first state. */
  long resets;

  /** Most contacts, constraint rows and solver iterations of a step. */
  int contacts;

  int rows;
  int iterations;

  /** Warnings, by kind; a reset clears those of the data, not these. */
  final long[] warnings = new long[Warning.COUNT];

  private final int[] seen = new int[Warning.COUNT];
  private long iterationSum;

  void count(Data d, StepReport report) {
    steps += report.dt() == 0 ? 0 : 1;
    resets += report.status() == StepStatus.RESET ? 1 : 0;
    contacts = Math.max(contacts, d.ncon);
    rows = Math.max(rows, d.nefc);
    int most = d.nefc == 0 ? 0 : iterations(d);
    iterations = Math.max(iterations, most);
    iterationSum += most;
    for (int k = 0; k < Warning.COUNT; k++) {
      int n = d.warning.number[k];
      warnings[k] += n >= seen[k] ? n - seen[k] : n;
      seen[k] = n;
    }
  }

  /** Iterations of the island that took most. */
  private static int iterations(Data d) {
    int most = 0;
    int islands = Math.min(d.solver.niter.length, Math.max(1, d.nisland));
    for (int i = 0; i < islands; i++) {
      most = Math.max(most, d.solver.niter[i]);
    }
    return most;
  }

  /** Mean number of solver iterations of a step. */
  double meanIterations() {
    return steps == 0 ? 0 : (double) iterationSum / steps;
  }

  /** Returns the numbers, to be kept with the state of a run. */
  double[] save() {
    double[] all = new double[SAVED + Warning.COUNT];
    all[0] = steps;
    all[1] = resets;
    all[2] = contacts;
    all[3] = rows;
    all[4] = iterations;
    all[5] = iterationSum;
    for (int k = 0; k < Warning.COUNT; k++) {
      all[SAVED + k] = warnings[k];
    }
    return all;
  }

  /** Goes on from numbers that {@link #save} returned, with data that counts its warnings anew. */
  void load(double[] all) {
    steps = (long) all[0];
    resets = (long) all[1];
    contacts = (int) all[2];
    rows = (int) all[3];
    iterations = (int) all[4];
    iterationSum = (long) all[5];
    for (int k = 0; k < Warning.COUNT; k++) {
      warnings[k] = (long) all[SAVED + k];
    }
  }

  /** Returns what a warning means. */
  static String meaning(int warning) {
    return switch (warning) {
      case Warning.INERTIA -> "the inertia matrix is close to singular";
      case Warning.CONTACTFULL -> "there was no memory for more contacts";
      case Warning.CNSTRFULL -> "there was no memory for more constraints";
      case Warning.VGEOMFULL -> "there was no room for more visual geoms";
      case Warning.BADQPOS -> "a position was not finite or too large";
      case Warning.BADQVEL -> "a velocity was not finite or too large";
      case Warning.BADQACC -> "an acceleration was not finite or too large";
      case Warning.BADCTRL -> "a control was not finite or too large";
      default -> throw new IllegalArgumentException("there is no warning " + warning);
    };
  }
}
