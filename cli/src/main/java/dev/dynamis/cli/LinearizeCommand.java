package dev.dynamis.cli;

import dev.dynamis.analysis.Linearization;
import dev.dynamis.analysis.Trim;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.analysis.linear.Regulator;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.sim.Mechanism;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows the linear system that a system is near a state: matrices, modes, responses, gains. */
@Command(
    name = "linearize",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Linearizes a mechanism or equations near a state: matrices of one step, modes, frequency"
            + " responses, optimal feedback.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis linearize builtin://mech/cart-pole --key up --plot modes.png",
      "  dynamis linearize builtin://mech/cart-pole --key up --trim --delays --json",
      "  dynamis linearize builtin://mech/cart-pole --key up --lqr --cost hinge=10 \\",
      "      --input-cost force=0.1",
      "  dynamis linearize builtin://ode/lorenz --trim --continuous --set x=8 \\",
      "      --set y=8 --set z=27"
    })
final class LinearizeCommand implements Callable<Integer> {
  private static final String PAST = "past.";

  @Mixin private SystemChoice choice;

  @Option(
      names = "--trim",
      description =
          "Look for a state of rest nearby first. Unknown are all states and, for mechanisms, the"
              + " controls, inside the ranges of joints and controls.")
  private boolean trim;

  @Option(
      names = "--hold",
      paramLabel = "NAME",
      split = ",",
      description =
          "With --trim: states and inputs that stay as they are, separated by commas; input.NAME"
              + " for an input that has the name of a state.")
  private List<String> hold = List.of();

  @Option(
      names = "--free",
      paramLabel = "NAME",
      split = ",",
      description = "With --trim: inputs that are unknown too, such as parameters of equations.")
  private List<String> free = List.of();

  @Option(
      names = "--bound",
      paramLabel = "NAME=LOW:HIGH",
      description = "With --trim: bounds of a state or an input. May be repeated.")
  private List<String> bounds = List.of();

  @Option(
      names = "--delays",
      description =
          "Keep the delays of a mechanism's actuators and sensors, whose samples become states."
              + " Without this, they act at once.")
  private boolean delays;

  @Option(
      names = "--continuous",
      description =
          "Show differential equations that take the same steps, instead of the steps themselves.")
  private boolean continuous;

  @Option(
      names = "--lqr",
      description =
          "Compute the linear-quadratic regulator u = -K x, with costs of 1 for every state and"
              + " input, but of 0 for samples of delays.")
  private boolean lqr;

  @Option(
      names = "--cost",
      paramLabel = "NAME=Q",
      split = ",",
      description = "With --lqr: costs of states.")
  private Map<String, Double> costs = new LinkedHashMap<>();

  @Option(
      names = "--input-cost",
      paramLabel = "NAME=R",
      split = ",",
      description = "With --lqr: costs of inputs.")
  private Map<String, Double> inputCosts = new LinkedHashMap<>();

  @Option(
      names = "--inputs",
      paramLabel = "NAME",
      split = ",",
      description = "Inputs to show, separated by commas (default: all).")
  private List<String> inputs;

  @Option(
      names = "--outputs",
      paramLabel = "NAME",
      split = ",",
      description = "Outputs to show, separated by commas (default: all).")
  private List<String> outputs;

  @Option(names = "--json", description = "Print the matrices as one JSON object.")
  private boolean json;

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description =
          "Draw the eigenvalues and the Bode diagrams from every input to every output, or to every"
              + " state where there are no outputs: .png or .svg.")
  private Path plot;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      check();
      DynamicalSystem system = choice.load(this::edit);
      double past = choice.beforeStart(system);
      if (past > 0) {
        spec.commandLine()
            .getErr()
            .println(
                "these equations look back by "
                    + past
                    + ", to before their start, where the past is given and does not move with the"
                    + " state; run them so long first: --time "
                    + 2 * past);
      }
      Trim.Result rest = trim ? rest(system) : null;
      Linearization all = Linearization.at(system);
      LinearSystem linear = withoutPast(all.system(), system);
      linear = inputs == null ? linear : linear.withInputs(inputs);
      linear = outputs == null ? linear : linear.withOutputs(outputs);
      linear = continuous ? linear.toContinuous() : linear;
      Linearization shown = new Linearization(all.time(), all.method(), linear);
      Regulator regulator = lqr ? regulator(linear) : null;
      LinearReport report = new LinearReport(system.identity().name(), shown, rest, regulator);
      spec.commandLine().getOut().println(json ? report.json() : report.text());
      if (plot != null) {
        int left = LinearCharts.write(linear, system.identity().name(), plot);
        if (left > 0) {
          spec.commandLine()
              .getErr()
              .println(
                  left + " more responses are not drawn; choose some by --inputs and --outputs");
        }
      }
      return Dynamis.OK;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private void check() {
    if (!trim && !(hold.isEmpty() && free.isEmpty() && bounds.isEmpty())) {
      throw new IllegalArgumentException("--hold, --free and --bound need --trim");
    }
    if (!lqr && !(costs.isEmpty() && inputCosts.isEmpty())) {
      throw new IllegalArgumentException("--cost and --input-cost need --lqr");
    }
    if (delays && !choice.options.isMechanism()) {
      throw new IllegalArgumentException(
          "--delays has no meaning here: delays and lags of equations and couplings always are"
              + " states");
    }
    if (plot != null && !plot.toString().matches("(?i).*\\.(png|svg)")) {
      throw new IllegalArgumentException(
          "--plot " + plot + ": the name must end in one of .png, .svg");
    }
  }

  /** Without delays controls act at once, and sensors show the present. */
  private void edit(Model m) {
    if (!delays) {
      Arrays.fill(m.actuator.delay, 0);
      Arrays.fill(m.sensor.delay, 0);
    }
  }

  /** Samples of histories that nothing reads are no states. */
  private LinearSystem withoutPast(LinearSystem all, DynamicalSystem system) {
    if (delays || !(system instanceof Mechanism mechanism) || mechanism.model().nhistory == 0) {
      return all;
    }
    int past = all.states().size();
    for (int i = past - 1; i >= 0 && all.states().get(i).startsWith(PAST); i--) {
      past = i;
    }
    return all.withStates(all.states().subList(0, past));
  }

  private Trim.Result rest(DynamicalSystem system) {
    Trim of = Trim.of(system);
    if (system instanceof Mechanism mechanism) {
      of.freeInputs(system.inputNames());
      boundByRanges(of, mechanism.model(), system);
    }
    of.freeInputs(free);
    of.hold(hold);
    for (String text : bounds) {
      String[] parts = text.split("[=:]");
      try {
        if (parts.length != 3) {
          throw new NumberFormatException(text);
        }
        of.bound(parts[0], Double.parseDouble(parts[1]), Double.parseDouble(parts[2]));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "--bound " + text + ": expected NAME=LOW:HIGH with two numbers", e);
      }
    }
    return of.run();
  }

  /** Controls stay in their ranges, and so do hinges and slides. */
  private static void boundByRanges(Trim of, Model m, DynamicalSystem system) {
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.ctrllimited[i]) {
        double[] range = m.actuator.ctrlrange;
        of.bound("input." + system.inputNames().get(i), range[2 * i], range[2 * i + 1]);
      }
    }
    for (int j = 0; j < m.njnt; j++) {
      boolean scalar = m.jnt.type[j] == JointType.HINGE || m.jnt.type[j] == JointType.SLIDE;
      if (scalar && m.jnt.limited[j]) {
        String name = system.tangentNames().get(m.jnt.dofadr[j]);
        of.bound(name, m.jnt.range[2 * j], m.jnt.range[2 * j + 1]);
      }
    }
  }

  private Regulator regulator(LinearSystem linear) {
    double[] q = weights("--cost", costs, linear.states());
    double[] r = weights("--input-cost", inputCosts, linear.inputs());
    return Regulator.of(linear, q, r);
  }

  private static double[] weights(String option, Map<String, Double> given, List<String> names) {
    double[] weights = names.stream().mapToDouble(n -> n.startsWith(PAST) ? 0 : 1).toArray();
    List<String> unknown = new ArrayList<>();
    given.forEach(
        (name, weight) -> {
          int at = names.indexOf(name);
          if (at < 0) {
            unknown.add(name);
          } else {
            weights[at] = weight;
          }
        });
    if (!unknown.isEmpty()) {
      String first = unknown.getFirst();
      throw new IllegalArgumentException(
          option + " " + first + ": no such name; " + Nearest.suggestion(first, names));
    }
    return weights;
  }
}
