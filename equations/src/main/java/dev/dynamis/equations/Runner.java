package dev.dynamis.equations;

import dev.dynamis.core.Checkpoint;

/**
 * Takes the steps of one run: through the transient, then to the end, with reports of progress and
 * snapshots on the way. An interrupt of the thread ends it between two steps, or inside a step at a
 * sum or product; what was recorded is kept.
 */
final class Runner {
  private final EquationSystem system;
  private final RunOptions o;
  private final Checkpoint saver;
  private final boolean map;

  /**
   * Makes a runner.
   *
   * @param saver saves the run, or {@code null}
   */
  Runner(EquationSystem system, RunOptions o, Checkpoint saver) {
    this.system = system;
    this.o = o;
    this.saver = saver;
    map = system.stepper().map();
  }

  /** Runs what comes before recording. */
  RunStatus warmUp() {
    double end = map ? Double.POSITIVE_INFINITY : o.t0() + o.transientSpan();
    long last = map ? (long) o.transientSpan() : o.maxSteps();
    RunStatus status = run(end, last, 0, last, "transient");
    system.forgetStep();
    return status;
  }

  /**
   * Runs to the end.
   *
   * @param end end time, infinite for maps
   * @param lastStep number of the last step
   * @param firstStep number of the step from which progress counts
   */
  RunStatus run(double end, long lastStep, long firstStep) {
    return run(end, lastStep, firstStep, map ? lastStep - firstStep : 0, "running");
  }

  private RunStatus run(double end, long lastStep, long firstStep, long total, String what) {
    Pace pace = new Pace();
    boolean ended = !map && system.time() >= end;
    RunStatus status = RunStatus.DONE;
    while (!ended) {
      if (system.steps() >= lastStep) {
        return map ? RunStatus.DONE : RunStatus.MAX_STEPS;
      }
      int code = system.advanceCode(pace.next(left(lastStep)), end);
      ended = code != Loop.RUNNING;
      status = RunStatus.of(code);
      boolean go = o.progress().update(system.steps() - firstStep, total, what);
      boolean stopped = !ended && (!go || Thread.currentThread().isInterrupted());
      if (stopped || code == Loop.INTERRUPTED) {
        saveLast();
        return RunStatus.CANCELLED;
      }
      if (!ended && saver != null) {
        saver.saveIfDue(system.steps());
      }
    }
    return status;
  }

  /** Saves what there is; files can't be written while the thread counts as interrupted. */
  private void saveLast() {
    if (saver != null) {
      boolean interrupted = Thread.interrupted();
      saver.save(system.steps());
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Returns how many steps there are to the last one, or to the next snapshot. */
  private long left(long last) {
    long left = last - system.steps();
    return saver == null ? left : Math.min(left, saver.stepsLeft(system.steps()));
  }
}
