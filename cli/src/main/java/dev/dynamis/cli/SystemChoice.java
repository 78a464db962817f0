package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A system of either kind, in the state from which it is looked at. */
final class SystemChoice {
  @Parameters(
      paramLabel = "MODEL",
      description = "TOML file or builtin://KIND/NAME; MJCF (.xml), URDF or binary model.")
  String model;

  @Option(
      names = "--key",
      paramLabel = "K",
      description = "Keyframe of a mechanism to start from, by name or number.")
  private String key;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      parameterConsumer = EditConsumer.class,
      description =
          "Parameter or initial value of equations; option.NAME, flag.NAME, model.FIELD[I] or"
              + " data.FIELD[I] of a mechanism. May be repeated.")
  private List<String> values = new ArrayList<>();

  @Option(
      names = {"--t", "--time"},
      paramLabel = "T",
      description = "Let the system run so long first.")
  private double time;

  @Option(names = "--stepper", paramLabel = "S", description = "Stepper of equations.")
  private String stepper;

  @Option(names = "--dt", paramLabel = "DT", description = "Step of equations.")
  private Double dt;

  /** Returns whether the model is one of a mechanism. */
  boolean isMechanism() {
    return MechanismFiles.isMechanism(model);
  }

  /**
   * Loads the model and brings it into its state.
   *
   * @param edit what else is done to the model of a mechanism, before it moves
   * @param notes takes warnings
   * @throws IllegalArgumentException if an option has no meaning for the model
   * @throws SimulationException if the system does not come as far as {@code --time}
   */
  DynamicalSystem load(FileOptions files, Consumer<Model> edit, Consumer<Diagnostic> notes)
      throws IOException {
    DynamicalSystem system =
        isMechanism() ? mechanism(files, edit, notes) : equations(files, notes);
    double end = system.time() + time;
    if (!(time >= 0 && time < 1e9)) {
      throw new IllegalArgumentException("--time is " + time + ", expected a number from 0 on");
    }
    while (system.time() < end * (1 - 1e-12)) {
      StepReport report = system.step();
      if (!report.canContinue()) {
        throw new SimulationException("the system ended before --time: " + report.cause());
      }
    }
    return system;
  }

  private Mechanism mechanism(FileOptions files, Consumer<Model> edit, Consumer<Diagnostic> notes)
      throws IOException {
    if (stepper != null || dt != null) {
      throw new IllegalArgumentException(
          (stepper != null ? "--stepper" : "--dt")
              + " has no meaning here: "
              + model
              + " is a mechanism; use --set option.timestep=DT or option.integrator=NAME");
    }
    MechanismFiles.Loaded loaded = MechanismFiles.load(Path.of(model), files);
    loaded.notes().forEach(notes);
    List<Edit> edits = values.stream().map(Edit::parse).toList();
    Model m = loaded.model();
    edits.forEach(e -> e.apply(m));
    edit.accept(m);
    Mechanism made = new Mechanism(m).onDivergence(DivergencePolicy.STOP);
    if (key != null) {
      made.data().resetKeyframe(StartOptions.keyframe(m, key));
    }
    edits.forEach(e -> e.apply(made.data()));
    return made;
  }

  private DynamicalSystem equations(FileOptions files, Consumer<Diagnostic> notes) {
    if (key != null || files.given() != null) {
      throw new IllegalArgumentException(
          (key != null ? "--key" : files.given())
              + " has no meaning here: "
              + model
              + " is a system of equations");
    }
    EquationModel loaded = Models.load(model);
    loaded.diagnostics().forEach(notes);
    SystemOptions options = SystemOptions.of(loaded);
    if (stepper != null) {
      options = options.withStepper(stepper);
    }
    if (dt != null) {
      options = options.withDt(dt);
    }
    Simulation simulation = new Simulation(loaded, options);
    simulation.assign(EquationRun.values(values));
    return simulation.system();
  }
}
