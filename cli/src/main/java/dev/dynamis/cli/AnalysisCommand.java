package dev.dynamis.cli;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.constant.Warning;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that loads a system, finds something out about it and prints that. */
abstract class AnalysisCommand implements Callable<Integer> {
  @Mixin ModelOptions model;

  @Mixin ResultOptions results;

  @Option(
      names = "--param",
      paramLabel = "NAME=VALUE",
      split = ",",
      description =
          "Parameters, as with --set; commands that vary one take NAME or NAME=FROM:TO:STEP too,"
              + " and without any vary that of the greatest magnitude from half its value on.")
  private List<String> parameters = new ArrayList<>();

  @Spec CommandSpec spec;

  /** How many coordinates of a state are printed. */
  private static final int MOST_COORDINATES = 12;

  private boolean empty;

  /**
   * Analyses a system and prints the result.
   *
   * @param progress hears how far it is, and stops it when the process shall end
   * @throws IllegalArgumentException if an option makes no sense for this system
   */
  abstract void analyse(DynamicalSystem system, Progress progress);

  /** Returns coordinates in words; of a state with a long past the first ones. */
  static String coordinates(List<String> names, double[] x) {
    StringBuilder b = new StringBuilder();
    int shown = Math.min(x.length, MOST_COORDINATES);
    for (int i = 0; i < shown; i++) {
      b.append(i == 0 ? "" : ", ").append(names.get(i)).append(" = ").append(x[i]);
    }
    return b + (shown < x.length ? " and " + (x.length - shown) + " more" : "");
  }

  /** Returns what {@code --param} says of parameters that vary. */
  final List<String> varied() {
    return parameters.stream().filter(AnalysisCommand::varies).toList();
  }

  private static boolean varies(String text) {
    return text.indexOf('=') < 0 || text.indexOf(':') > text.indexOf('=');
  }

  /** Returns whether the command varies a parameter. */
  boolean varying() {
    return false;
  }

  private void setParameters() {
    for (String text : parameters) {
      if (!varies(text)) {
        model.values.add(text);
      } else if (!varying()) {
        throw new IllegalArgumentException(
            "--param " + text + ": expected NAME=VALUE; sweep and continue vary parameters");
      }
    }
  }

  /** Looks at options before the model is loaded. */
  void prepare() {}

  @Override
  public final Integer call() throws IOException {
    try (Interruption interruption = new Interruption(() -> {})) {
      results.check();
      setParameters();
      model.vary(varied().stream().map(v -> v.split("=", 2)[0]).toList());
      prepare();
      Set<Integer> told = ConcurrentHashMap.newKeySet();
      DynamicalSystem system =
          model.load(m -> m.callbacks.warning = (of, at, kind, info) -> warn(told, at, kind, info));
      try (Meter meter = new Meter(spec.commandLine().getErr(), results.json())) {
        analyse(
            system, (done, total, what) -> meter.update(done, total, what) & !interruption.asked());
      }
      if (interruption.asked()) {
        return Dynamis.INTERRUPTED;
      }
      return empty ? Dynamis.WRONG_MODEL : Dynamis.OK;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Many runs and starts may go wrong, which results tell; that memory is short is told once. */
  private void warn(Set<Integer> told, Data at, int kind, int info) {
    boolean diverged = kind >= Warning.BADQPOS && kind <= Warning.BADCTRL;
    if (!diverged && told.add(kind)) {
      spec.commandLine()
          .getErr()
          .println("warning: time " + at.time + ": " + Warning.text(kind, info));
    }
  }

  /** Says that nothing came of it, which was printed with its reason. */
  final void nothingCame() {
    empty = true;
  }

  /** Returns where the result is printed. */
  final PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
