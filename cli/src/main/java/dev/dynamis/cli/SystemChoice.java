package dev.dynamis.cli;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.mechanics.Model;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A system of either kind, in the state from which it is looked at. */
final class SystemChoice {
  @Mixin ModelOptions options;

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description = "Let the system run so long first.")
  private double time;

  @Option(
      names = "--param",
      paramLabel = "NAME=VALUE",
      split = ",(?![^\\[]*\\])",
      splitSynopsisLabel = ",",
      description = "Parameters, as with --set.")
  private List<String> parameters = new ArrayList<>();

  /**
   * Returns how far the equations look back by delays, if that is before their start: the past
   * there is given, and does not change with the state; 0 otherwise.
   */
  double beforeStart(DynamicalSystem system) {
    if (!(system instanceof EquationSystem equations)
        || equations.model().delays().isEmpty()
        || system.rightHandSide() == null) {
      return 0;
    }
    double[] x = new double[system.rightHandSide().names().size()];
    system.rightHandSide().coordinates(x);
    double longest = 0;
    for (RightHandSide.Delay each : system.rightHandSide().delays(system.time(), x)) {
      longest = Math.max(longest, each.amount());
    }
    return longest > time ? longest : 0;
  }

  /**
   * Loads the model and brings it into its state.
   *
   * @param edit what else is done to the model of a mechanism, before it moves
   * @throws IllegalArgumentException if an option has no meaning for the model
   * @throws SimulationException if the system does not come as far as {@code --time}
   */
  DynamicalSystem load(Consumer<Model> edit) throws IOException {
    if (!(time >= 0 && time < 1e9)) {
      throw new IllegalArgumentException("--time is " + time + ", expected a number from 0 on");
    }
    options.values.addAll(parameters);
    DynamicalSystem system = options.load(edit);
    double end = system.time() + time;
    while (system.time() < end * (1 - 1e-12)) {
      StepReport report = system.step();
      if (!report.canContinue()) {
        throw new SimulationException("the system ended before --time: " + report.cause());
      }
    }
    return system;
  }
}
