package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A run of a mechanism: what the command asks for, done and shown. */
final class MechanismRun {
  private static final double USUAL_TIME = 10;

  /** Steps between two looks at the clock. */
  private static final int STRIDE = 64;

  private final RunCommand asked;
  private final Model m;
  private final Mechanism mechanism;
  private final RunTally tally = new RunTally();
  private Recording recording;
  private boolean finished = true;
  private double seconds;

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
    long before = asked.transientSpan == null ? 0 : steps("--transient", asked.transientSpan);
    run(before, before + steps());
    if (recording != null) {
      asked.output.write(recording, m.names.model(), this::chart);
    }
    print();
    return finished ? Dynamis.OK : Dynamis.WRONG_MODEL;
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

  private void run(long before, long total) {
    Excitation excitation = asked.mechanisms.start.excitation(Excitation.Kind.KEEP);
    Data d = mechanism.data();
    Recorder recorder = null;
    int every = asked.output.every() == null ? 1 : asked.output.every();
    long began = System.nanoTime();
    try (Meter meter = new Meter(asked.spec.commandLine().getErr(), asked.output.json())) {
      for (long i = 0; i < total; i++) {
        excitation.apply(d, i);
        if (i == before && asked.output.needsRecording()) {
          recorder = recorder();
          recording = recorder.recording();
        }
        StepReport report = mechanism.step();
        tally.count(d, report);
        if (!report.canContinue()) {
          finished = false;
          break;
        }
        if (recorder != null && (i + 1 - before) % every == 0) {
          recorder.sample();
        }
        if (i % STRIDE == 0) {
          meter.update(i, total, m.names.model());
        }
      }
    }
    seconds = (System.nanoTime() - began) * 1e-9;
  }

  /**
   * Columns are positions, velocities, activations, controls and sensors, unless some are chosen.
   */
  private Recorder recorder() {
    List<String> columns = new ArrayList<>(asked.output.only());
    if (columns.isEmpty()) {
      mechanism.stateNames().subList(1, 1 + motions()).forEach(n -> columns.add("state:" + n));
      mechanism.inputNames().forEach(n -> columns.add("input:" + n));
      mechanism.outputNames().forEach(n -> columns.add("output:" + n));
    }
    return Recorder.of(mechanism).columns(columns.toArray(String[]::new)).start();
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
    PrintWriter out = asked.spec.commandLine().getOut();
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
            + (finished ? "" : ", diverged"));
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
    if (asked.output.record() != null) {
      out.println(
          "  recorded "
              + recording.rows()
              + " rows of "
              + recording.columnCount()
              + " columns in "
              + asked.output.record());
    }
  }

  private String describe(Divergence x) {
    String after =
        finished
            ? "; reset " + (tally.resets == 1 ? "once" : tally.resets + " times")
            : "; stopped at the last good state";
    return "diverged: " + x.message() + after;
  }

  private String json() {
    Data d = mechanism.data();
    StringBuilder b = new StringBuilder("{\"t\":").append(Json.number(d.time));
    b.append(",\"steps\":").append(tally.steps);
    b.append(",\"status\":").append(finished ? "\"done\"" : "\"diverged\"");
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
