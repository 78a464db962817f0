package dev.dynamis.cli;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.Checkpoint;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RunInterruptedException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.core.StepReport;
import dev.dynamis.plot.Chart;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * A run of a system whose steps have a fixed length in seconds, as the command asks for it:
 * stepped, recorded, saved, gone on with.
 */
abstract class TimedRun {
  private static final double USUAL_TIME = 10;

  /** Section of a snapshot with the number of the step and what was counted. */
  private static final String SECTION = "run";

  /** Steps between two looks at the clock. */
  private static final int STRIDE = 64;

  final RunCommand asked;
  Recorder recorder;
  boolean finished = true;
  boolean interrupted;
  double seconds;
  private RunRecording rows;

  /** Steps before recording starts, all steps, and the one to begin with. */
  private long before;

  private long total;
  private long first;

  TimedRun(RunCommand asked) {
    this.asked = asked;
  }

  abstract DynamicalSystem system();

  abstract String name();

  /** Returns the length of a step, s. */
  abstract double timestep();

  /** Does what is to be done before step {@code i}. */
  abstract void drive(long i);

  /** Counts what a step did. */
  abstract void count(StepReport report);

  /** Returns what was counted, to be saved. */
  abstract double[] counted();

  abstract void setCounted(double[] numbers);

  /** Says what drives the run and must stay the same when it is gone on with. */
  abstract String driver();

  abstract Chart chart(Recording recorded);

  abstract void print();

  /** Returns whether the run ended as it should. */
  abstract boolean isGood();

  int call() {
    before = asked.transientSpan == null ? 0 : steps("--transient", asked.transientSpan);
    total = before + steps();
    Autosave autosave = asked.saving.autosave();
    byte[] mark = asked.saving.resume() == null ? new byte[0] : resume(asked.saving.resume());
    rows = new RunRecording(asked.output, autosave, asked.saving.resume(), mark);
    Thread self = Thread.currentThread();
    try (Interruption interruption = new Interruption(rows::flush).whenAsked(self::interrupt)) {
      try {
        run(autosave, mark, interruption);
      } finally {
        interruption.stopped();
        rows.finish(name(), asked.spec.commandLine().getErr(), this::chart);
      }
      print();
    }
    if (interrupted) {
      return Dynamis.INTERRUPTED;
    }
    return isGood() ? Dynamis.OK : Dynamis.WRONG_MODEL;
  }

  /** Goes to where a saved run was; returns where its recording was. */
  private byte[] resume(Path file) {
    Snapshot s = Checkpoint.read(file);
    s.restore(system());
    Checkpoint.check(s, file, plan());
    double[] run = s.numbers(SECTION);
    first = (long) run[0];
    setCounted(Arrays.copyOfRange(run, 1, run.length));
    if (first >= total) {
      throw new IllegalArgumentException(
          "the run in "
              + file
              + " has made "
              + first
              + " of "
              + total
              + " steps; ask for a longer --time or more --steps");
    }
    return Checkpoint.rowsMark(s);
  }

  private Snapshot snapshot(long step) {
    double[] counted = counted();
    double[] run = new double[1 + counted.length];
    run[0] = step;
    System.arraycopy(counted, 0, run, 1, counted.length);
    return Snapshot.of(system()).with(SECTION, run);
  }

  /** Says what must stay the same when a run is gone on with. */
  private String plan() {
    return driver()
        + ", transient "
        + before
        + " steps, every "
        + every()
        + " steps "
        + (asked.output.record() == null && asked.output.plot() == null ? "nothing" : columns());
  }

  private int every() {
    return asked.output.every() == null ? 1 : asked.output.every();
  }

  private long steps() {
    if (asked.iterations == null) {
      return steps("--time", asked.until == null ? USUAL_TIME : asked.until);
    }
    if (asked.until != null) {
      throw new IllegalArgumentException("--time and --steps exclude each other");
    }
    if (asked.iterations < 1) {
      throw new IllegalArgumentException("--steps is " + asked.iterations + ", expected 1 or more");
    }
    return asked.iterations;
  }

  /** Number of steps that cover a time; a remainder that is only rounding does not count. */
  private long steps(String option, double time) {
    double steps = Math.ceil(time / timestep() - 1e-9 * Math.max(1, time / timestep()));
    if (!(steps >= 1) || steps > 1e15) {
      throw new IllegalArgumentException(
          option + " is " + time + " s, expected at least one step of " + timestep() + " s");
    }
    return (long) steps;
  }

  private void run(Autosave autosave, byte[] mark, Interruption interruption) {
    int every = every();
    long[] step = {first};
    Checkpoint saver = saver(autosave, () -> snapshot(step[0]));
    if (rows.isWanted() && mark.length > 0) {
      recorder = recorder().prepare();
    }
    long began = System.nanoTime();
    try (Meter meter = new Meter(asked.spec.commandLine().getErr(), asked.output.json())) {
      for (long i = first; i < total; i++) {
        if (interruption.asked()) {
          interrupted = true;
          break;
        }
        drive(i);
        if (i == before && rows.isWanted() && recorder == null) {
          recorder = recorder().start();
        }
        StepReport report = system().step();
        count(report);
        if (!report.canContinue()) {
          finished = false;
          break;
        }
        step[0] = i + 1;
        if (recorder != null && (i + 1 - before) % every == 0) {
          recorder.sample();
        }
        if (saver != null) {
          saver.saveIfDue(i + 1);
        }
        if (i % STRIDE == 0) {
          meter.update(i, total, name());
        }
      }
    } catch (RunInterruptedException e) {
      // a long step was given up and has not happened
      interrupted = true;
    }
    if (interrupted && saver != null) {
      saver.save(step[0]);
    }
    seconds = (System.nanoTime() - began) * 1e-9;
  }

  private Checkpoint saver(Autosave autosave, Supplier<Snapshot> session) {
    if (autosave.file() == null) {
      return null;
    }
    boolean goesOn = autosave.isTo(asked.saving.resume());
    if (!goesOn) {
      Checkpoint.forget(autosave.file());
    }
    Checkpoint saver = Checkpoint.of(autosave, plan(), session).at(first);
    if (rows.stream() != null) {
      saver.rows(rows.stream());
    }
    if (!goesOn) {
      saver.save(first);
    }
    return saver;
  }

  private Recorder.Builder recorder() {
    Recorder.Builder b = Recorder.of(system()).columns(columns().toArray(String[]::new));
    rows.sinks().forEach(b::to);
    return b;
  }

  private List<String> columns() {
    return asked.output.only().isEmpty() ? system().recordedColumns() : asked.output.only();
  }
}
