package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.core.Recording;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.plot.Chart;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A run of a coupling: what the command asks for, done and shown. */
final class CouplingRun extends TimedRun {
  private final Coupling coupling;
  private long steps;
  private String cause = "";
  private boolean stopped;

  CouplingRun(RunCommand asked, Coupling coupling) {
    super(asked);
    this.coupling = coupling;
  }

  @Override
  Coupling system() {
    return coupling;
  }

  @Override
  String name() {
    return coupling.model().name();
  }

  @Override
  double timestep() {
    return coupling.timestep();
  }

  @Override
  void drive(long i) {}

  @Override
  void count(StepReport report) {
    steps += report.dt() == 0 ? 0 : 1;
    cause = report.cause();
    stopped = report.status() == StepStatus.STOPPED;
  }

  @Override
  double[] counted() {
    return new double[] {steps};
  }

  @Override
  void setCounted(double[] numbers) {
    steps = (long) numbers[0];
  }

  @Override
  String driver() {
    return "coupling";
  }

  /** An event that ends a run is what its author wanted. */
  @Override
  boolean isGood() {
    return finished || stopped;
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
    PrintWriter out = asked.out();
    String status =
        interrupted ? "interrupted" : finished ? "done" : stopped ? "stopped" : "failed";
    if (asked.output.json()) {
      out.println(json(status));
      return;
    }
    out.println(
        name()
            + ": t = "
            + InfoCommand.number(coupling.time())
            + " s after "
            + steps
            + (steps == 1 ? " step" : " steps")
            + (status.equals("done") ? "" : ", " + status + (cause.isEmpty() ? "" : ": " + cause)));
    out.println(
        String.format(
            Locale.ROOT,
            "  computed in %.2f s, %.1f x real time",
            seconds,
            steps * timestep() / seconds));
    for (int c = 0; c < coupling.model().controllerNames().size(); c++) {
      out.println(
          "  " + coupling.model().controllerNames().get(c) + ": " + coupling.model().timing(c));
    }
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

  private String json(String status) {
    List<String> names = new ArrayList<>(coupling.motionNames());
    names.addAll(coupling.controllerStateNames());
    double[] x = new double[coupling.stateSize()];
    coupling.save(x);
    List<String> all = coupling.stateNames();
    double[] values = names.stream().mapToDouble(n -> x[all.indexOf(n)]).toArray();
    return "{\"t\":"
        + Json.number(coupling.time())
        + ",\"steps\":"
        + steps
        + ",\"status\":"
        + Json.string(status)
        + (cause.isEmpty() ? "" : ",\"cause\":" + Json.string(cause))
        + ",\"seconds\":"
        + Json.number(seconds)
        + ",\"realtime\":"
        + Json.number(steps * timestep() / seconds)
        + ",\"final\":"
        + Json.numbers(names, values, 0)
        + "}";
  }
}
