package dev.dynamis.cli;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.Checkpoint;
import dev.dynamis.core.Json;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.core.Snapshot;
import dev.dynamis.core.StepReport;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.sim.Divergence;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.plot.Chart;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** A run of a mechanism: what the command asks for, done and shown. */
final class MechanismRun {
  private static final double USUAL_TIME = 10;

  /** Section of a snapshot with the number of the step and what was counted. */
  private static final String SECTION = "run";

  /** Steps between two looks at the clock. */
  private static final int STRIDE = 64;

  private final RunCommand asked;
  private final Model m;
  private final Mechanism mechanism;
  private final RunTally tally = new RunTally();
  private RunRecording rows;
  private Recorder recorder;
  private boolean finished = true;
  private boolean interrupted;
  private double seconds;

  /** Steps before recording starts, all steps, and the one to begin with. */
  private long before;

  private long total;
  private long first;

  MechanismRun(RunCommand asked, Model model) {
    this.asked = asked;
    m = model;
    List<Edit> edits = asked.values.stream().map(Edit::parse).toList();
    if (asked.dt != null) {
      m.opt.timestep = asked.dt;
    }
    // the tally counts warnings, and the summary says what they mean
    m.callbacks.warning = (model1, data, kind, info) -> {};
    mechanism = asked.mechanisms.start.start(m, edits);
    asked.mechanisms.apply(mechanism);
  }

  int call() {
    before = asked.transientSpan == null ? 0 : steps("--transient", asked.transientSpan);
    total = before + steps();
    Autosave autosave = asked.saving.autosave();
    byte[] mark = asked.saving.resume() == null ? new byte[0] : resume(asked.saving.resume());
    rows = new RunRecording(asked.output, autosave, asked.saving.resume(), mark);
    try (Interruption interruption = new Interruption(rows::flush)) {
      try {
        run(autosave, mark, interruption);
      } finally {
        interruption.stopped();
        rows.finish(m.names.model(), asked.spec.commandLine().getErr(), this::chart);
      }
      print();
    }
    if (interrupted) {
      return Dynamis.INTERRUPTED;
    }
    return finished && tally.resets == 0 ? Dynamis.OK : Dynamis.WRONG_MODEL;
  }

  /** Goes to where a saved run was; returns where its recording was. */
  private byte[] resume(Path file) {
    Snapshot s = Checkpoint.read(file);
    s.restore(mechanism);
    Checkpoint.check(s, file, plan());
    double[] run = s.numbers(SECTION);
    first = (long) run[0];
    tally.load(Arrays.copyOfRange(run, 1, run.length));
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
    double[] counted = tally.save();
    double[] run = new double[1 + counted.length];
    run[0] = step;
    System.arraycopy(counted, 0, run, 1, counted.length);
    return Snapshot.of(mechanism).with(SECTION, run);
  }

  /** Says what must stay the same when a run is gone on with. */
  private String plan() {
    return "controls "
        + asked.mechanisms.start.excitation(Excitation.Kind.KEEP)
        + ", noise "
        + asked.mechanisms.noise
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
    double steps = Math.ceil(time / m.opt.timestep - 1e-9 * Math.max(1, time / m.opt.timestep));
    if (!(steps >= 1) || steps > 1e15) {
      throw new IllegalArgumentException(
          option + " is " + time + " s, expected at least one step of " + m.opt.timestep + " s");
    }
    return (long) steps;
  }

  private void run(Autosave autosave, byte[] mark, Interruption interruption) {
    Excitation excitation = asked.mechanisms.start.excitation(Excitation.Kind.KEEP);
    Data d = mechanism.data();
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
        excitation.apply(d, i);
        if (i == before && rows.isWanted() && recorder == null) {
          recorder = recorder().start();
        }
        StepReport report = mechanism.step();
        tally.count(d, report);
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
          meter.update(i, total, m.names.model());
        }
      }
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
    Recorder.Builder b = Recorder.of(mechanism).columns(columns().toArray(String[]::new));
    rows.sinks().forEach(b::to);
    return b;
  }

  /**
   * Columns are positions, velocities, activations, controls and sensors, unless some are chosen.
   */
  private List<String> columns() {
    return asked.output.only().isEmpty() ? mechanism.recordedColumns() : asked.output.only();
  }

  /** Number of positions, velocities and activations, which follow the time in a state. */
  private int motions() {
    return m.nq + m.nv + m.na;
  }

  private Chart chart(Recording recorded) {
    if (asked.output.phase() != null) {
      String[] axes = asked.output.axes();
      return Chart.phase(recorded, axes[0], axes[1]);
    }
    List<String> columns = recorded.columns();
    if (!asked.output.only().isEmpty() || m.nv == 0) {
      return Chart.timeSeries(recorded, columns.toArray(String[]::new));
    }
    return Chart.timeSeries(recorded, columns.subList(0, m.nq).toArray(String[]::new))
        .panel(columns.subList(m.nq, m.nq + m.nv).toArray(String[]::new));
  }

  private void print() {
    mechanism.refresh();
    Physics.energyPos(m, mechanism.data());
    Physics.energyVel(m, mechanism.data());
    PrintWriter out = asked.out();
    if (asked.output.json()) {
      out.println(json());
    } else {
      text(out);
    }
  }

  private double realTimeFactor() {
    return tally.steps * m.opt.timestep / seconds;
  }

  private void text(PrintWriter out) {
    Data d = mechanism.data();
    out.println(
        m.names.model()
            + ": t = "
            + number(d.time)
            + " s after "
            + tally.steps
            + (tally.steps == 1 ? " step" : " steps")
            + (status().equals("done") ? "" : ", " + status()));
    out.println(
        String.format(
            Locale.ROOT, "  computed in %.2f s, %.1f x real time", seconds, realTimeFactor()));
    out.println(
        "  energy "
            + number(d.energy[0] + d.energy[1])
            + " J: potential "
            + number(d.energy[0])
            + ", kinetic "
            + number(d.energy[1]));
    if (tally.rows > 0 || tally.contacts > 0) {
      out.println(
          "  contacts "
              + d.ncon
              + ", at most "
              + tally.contacts
              + "; constraint rows at most "
              + tally.rows);
      out.println(
          "  solver iterations "
              + number(tally.meanIterations())
              + " on average, at most "
              + tally.iterations);
    }
    for (int k = 0; k < Warning.COUNT; k++) {
      if (tally.warnings[k] > 0) {
        String times = tally.warnings[k] == 1 ? "once" : tally.warnings[k] + " times";
        out.println("  warning " + name(k) + ", " + times + ": " + RunTally.meaning(k));
      }
    }
    mechanism.divergence().ifPresent(x -> out.println("  " + describe(x)));
    if (asked.output.record() != null && recorder != null) {
      out.println(
          "  recorded "
              + recorder.rows()
              + " rows of "
              + recorder.layout().columns().size()
              + " columns in "
              + asked.output.record());
    }
    if (interrupted && asked.saving.autosave().file() != null) {
      out.println("  --resume " + asked.saving.autosave().file() + " goes on from here");
    }
  }

  private String describe(Divergence x) {
    String after =
        finished
            ? "; reset " + (tally.resets == 1 ? "once" : tally.resets + " times")
            : "; stopped at the last good state";
    return "diverged: " + x.message() + after;
  }

  private String status() {
    return interrupted ? "interrupted" : finished ? "done" : "diverged";
  }

  private String json() {
    Data d = mechanism.data();
    StringBuilder b = new StringBuilder("{\"t\":").append(Json.number(d.time));
    b.append(",\"steps\":").append(tally.steps);
    b.append(",\"status\":").append(Json.string(status()));
    b.append(",\"seconds\":").append(Json.number(seconds));
    b.append(",\"realtime\":").append(Json.number(realTimeFactor()));
    b.append(",\"energy\":{\"potential\":").append(Json.number(d.energy[0]));
    b.append(",\"kinetic\":").append(Json.number(d.energy[1]));
    b.append("},\"contacts\":{\"last\":").append(d.ncon).append(",\"most\":");
    b.append(tally.contacts).append("},\"rows\":{\"last\":").append(d.nefc);
    b.append(",\"most\":").append(tally.rows).append("},\"iterations\":{\"mean\":");
    b.append(Json.number(tally.meanIterations())).append(",\"most\":").append(tally.iterations);
    b.append("},\"resets\":").append(tally.resets).append(",\"warnings\":{");
    String comma = "";
    for (int k = 0; k < Warning.COUNT; k++) {
      if (tally.warnings[k] > 0) {
        b.append(comma).append(Json.string(name(k))).append(':').append(tally.warnings[k]);
        comma = ",";
      }
    }
    b.append('}');
    mechanism
        .divergence()
        .ifPresent(x -> b.append(",\"divergence\":").append(Json.string(x.message())));
    List<String> names = mechanism.stateNames().subList(1, 1 + motions());
    return b.append(",\"final\":")
        .append(Json.numbers(names, mechanism.save(), 1))
        .append('}')
        .toString();
  }

  private static String name(int warning) {
    return Warning.name(warning).toUpperCase(Locale.ROOT);
  }

  private static String number(double x) {
    return Double.isFinite(x) ? InfoCommand.number(x) : Double.toString(x);
  }
}
