package dev.dynamis.cli;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that loads a system, finds something out about it and prints that. */
abstract class AnalysisCommand implements Callable<Integer> {
  @Mixin ModelOptions model;

  @Mixin ResultOptions results;

  @Spec CommandSpec spec;

  /**
   * Analyses a system and prints the result.
   *
   * @param progress hears how far it is, and stops it when the process shall end
   * @throws IllegalArgumentException if an option makes no sense for this system
   */
  abstract void analyse(DynamicalSystem system, Progress progress);

  /** Looks at options before the model is loaded. */
  void prepare() {}

  @Override
  public final Integer call() throws IOException {
    try (Interruption interruption = new Interruption(() -> {})) {
      results.check();
      prepare();
      DynamicalSystem system = model.load();
      try (Meter meter = new Meter(spec.commandLine().getErr(), results.json())) {
        analyse(
            system, (done, total, what) -> meter.update(done, total, what) & !interruption.asked());
      }
      return interruption.asked() ? Dynamis.INTERRUPTED : Dynamis.OK;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Returns where the result is printed. */
  final PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
