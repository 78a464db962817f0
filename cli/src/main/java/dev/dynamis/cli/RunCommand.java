package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a system and shows, or writes, what it did; the file says which kind of system it is. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Runs equations from a TOML file or the library, a mechanism from a model, or a coupling of"
            + " both.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis run builtin://ode/lorenz --t 50 --plot lorenz.png --phase x,z",
      "  dynamis run builtin://map/logistic --n 100 --set r=3.7 --json",
      "  dynamis run builtin://ode/vanderpol --t 50 --stepper rk45 --record out.csv",
      "  dynamis run builtin://ode/lorenz --t 5000 --autosave a.snapshot \\",
      "      --autosave-every 30s",
      "  dynamis run builtin://ode/lorenz --t 6000 --resume a.snapshot",
      "  dynamis run builtin://mech/humanoid --time 2 --ctrl noise --record walk.npz",
      "  dynamis run builtin://mech/cart-pole --steps 2000 --key tilted \\",
      "      --set option.integrator=RK4 --plot joints.svg",
      "  dynamis models map/henon | dynamis run - --n 1000 --plot h.png --phase x,y",
      "  dynamis run robot.urdf --time 2 --on-divergence stop --plot joints.svg",
      "  dynamis run robots/arm.xml --assets meshes --noise 42 --record arm.csv",
      "  dynamis run heap.xml --time 5 --on-memory warn",
      "  dynamis run robot.couple.toml --time 5 --set balance.kp=30 --plot robot.png",
      "  dynamis run pendulum.xml --record - | gnuplot -p swing.gp"
    })
final class RunCommand implements Callable<Integer> {
  private static final String EQUATIONS = "%nOnly for equations:%n";
  private static final String MECHANISMS = "%nOnly for mechanisms:%n";

  @Parameters(
      paramLabel = "MODEL",
      description =
          "TOML file or builtin://KIND/NAME; MJCF (.xml), URDF or binary model; coupling"
              + " (.couple.toml).")
  String model;

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description = "End time of equations; seconds that a mechanism moves (default: 10).")
  Double until;

  @Option(
      names = {"--n", "--steps"},
      paramLabel = "N",
      description = "Number of iterations of a map, or of steps of a mechanism.")
  Long iterations;

  @Option(
      names = "--dt",
      paramLabel = "DT",
      description = "Step, or first step of adaptive steppers.")
  Double dt;

  @Option(
      names = "--transient",
      paramLabel = "T",
      description = "Time, or iterations of a map, to run first without recording.")
  Double transientSpan;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      parameterConsumer = EditConsumer.class,
      description =
          "Parameter or initial value of equations; option.NAME, flag.NAME, stat.NAME,"
              + " model.FIELD[I] or data.FIELD[I] of a mechanism; CONTROLLER.PARAMETER, input or"
              + " initial value of a coupling. May be repeated.")
  List<String> values = new ArrayList<>();

  @Mixin OutputOptions output;

  @Mixin SaveOptions saving;

  @ArgGroup(exclusive = false, heading = EQUATIONS)
  EquationOptions equations = new EquationOptions();

  @ArgGroup(exclusive = false, heading = MECHANISMS)
  MechanismOptions mechanisms = new MechanismOptions();

  @Mixin FileOptions fileOptions;

  @Spec CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    try {
      output.check();
      if (CouplingFiles.isCoupling(model)) {
        refuse(EQUATIONS, "a coupling");
        refuse(MECHANISMS, "a coupling");
        Coupling coupling =
            CouplingFiles.start(
                Path.of(model),
                fileOptions,
                values,
                m -> m.opt.timestep = dt == null ? m.opt.timestep : dt);
        show(coupling.model().diagnostics());
        return new CouplingRun(this, coupling).call();
      }
      if (MechanismFiles.isMechanism(model)) {
        refuse(EQUATIONS, "a mechanism");
        MechanismFiles.Loaded loaded = MechanismFiles.loadModel(model, fileOptions);
        show(loaded.notes());
        return new MechanismRun(this, loaded.model()).call();
      }
      refuse(MECHANISMS, "a system of equations");
      if (fileOptions.given() != null) {
        throw meaningless(fileOptions.given(), "a system of equations");
      }
      EquationModel loaded = Models.load(model);
      show(loaded.diagnostics());
      return new EquationRun(this, loaded).call();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Makes sure that no option was given that has no meaning for this kind of model. */
  private void refuse(String heading, String kind) {
    for (OptionSpec o : spec.commandLine().getParseResult().matchedOptions()) {
      for (var g = o.group(); g != null; g = g.parentGroup()) {
        if (heading.equals(g.heading())) {
          throw meaningless(o.longestName(), kind);
        }
      }
    }
  }

  private IllegalArgumentException meaningless(String option, String kind) {
    return new IllegalArgumentException(option + " has no meaning here: " + model + " is " + kind);
  }

  /** Returns where results are printed: not among the rows of a recording. */
  PrintWriter out() {
    return output.toStandardOutput() ? spec.commandLine().getErr() : spec.commandLine().getOut();
  }

  private void show(List<Diagnostic> notes) {
    SourceExcerpt excerpt = new SourceExcerpt();
    for (Diagnostic d : notes) {
      spec.commandLine().getErr().println(excerpt.render(d));
    }
  }
}
