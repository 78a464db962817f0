package dev.dynamis.cli;

import dev.dynamis.core.Json;
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
import java.util.List;
import java.util.Locale;

/** A run of a mechanism: what the command asks for, done and shown. */
final class MechanismRun extends TimedRun {
  private final Model m;
  private final Mechanism mechanism;
  private final RunTally tally = new RunTally();
  private final Excitation excitation;

  MechanismRun(RunCommand asked, Model model) {
    super(asked);
    m = model;
    List<Edit> edits = asked.values.stream().map(Edit::parse).toList();
    if (asked.dt != null) {
      m.opt.timestep = asked.dt;
    }
    // the tally counts warnings, and the summary says what they mean
    m.callbacks.warning = (model1, data, kind, info) -> {};
    mechanism = asked.mechanisms.start.start(m, edits);
    asked.mechanisms.apply(mechanism);
    excitation = asked.mechanisms.start.excitation(Excitation.Kind.KEEP);
  }

  @Override
  Mechanism system() {
    return mechanism;
  }

  @Override
  String name() {
    return m.names.model();
  }

  @Override
  double timestep() {
    return m.opt.timestep;
  }

  @Override
  void drive(long i) {
    excitation.apply(mechanism.data(), i);
  }

  @Override
  void count(StepReport report) {
    tally.count(mechanism.data(), report);
  }

  @Override
  double[] counted() {
    return tally.save();
  }

  @Override
  void setCounted(double[] numbers) {
    tally.load(numbers);
  }

  @Override
  String driver() {
    return "controls " + excitation + ", noise " + asked.mechanisms.noise;
  }

  @Override
  boolean isGood() {
    return finished && tally.resets == 0;
  }

  /** Number of positions, velocities and activations, which follow the time in a state. */
  private int motions() {
    return m.nq + m.nv + m.na;
  }

  @Override
  Chart chart(Recording recorded) {
    if (asked.output.phase() != null) {
      String[] axes = asked.output.axes();
      return Chart.phase(recorded, axes[0], axes[1]);
    }
    return Chart.overview(recorded);
  }

  @Override
  void print() {
    Data d = mechanism.data();
    if (interrupted) {
      // what is told follows from these; the solver of a step that was given up has no end
      Physics.forwardPosition(m, d);
      Physics.forwardVelocity(m, d);
    } else {
      mechanism.refresh();
    }
    Physics.energyPos(m, d);
    Physics.energyVel(m, d);
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
