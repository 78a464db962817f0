package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.DynamicalSystem;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The system that an analysis is about, of either kind, and the state that it starts from. */
final class ModelOptions {
  @Parameters(
      paramLabel = "MODEL",
      description = "TOML file or builtin://KIND/NAME; MJCF (.xml), URDF or binary model.")
  String model;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      parameterConsumer = EditConsumer.class,
      description =
          "Parameter or initial value of equations; option.NAME, flag.NAME, model.FIELD[I] or"
              + " data.FIELD[I] of a mechanism. May be repeated.")
  List<String> values = new ArrayList<>();

  @Option(names = "--dt", paramLabel = "DT", description = "Step of equations.")
  private Double dt;

  @Option(names = "--stepper", paramLabel = "S", description = "Stepper of equations.")
  private String stepper;

  @Option(
      names = "--key",
      paramLabel = "K",
      description = "Keyframe of a mechanism to start from, by name or number.")
  private String key;

  @Mixin private FileOptions files;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * Loads the model and makes a system in its first state.
   *
   * @throws IllegalArgumentException if an option has no meaning for the model
   */
  DynamicalSystem load() throws IOException {
    return MechanismFiles.isMechanism(model) ? mechanism() : equations();
  }

  private Mechanism mechanism() throws IOException {
    if (stepper != null || dt != null) {
      throw new IllegalArgumentException(
          (stepper != null ? "--stepper" : "--dt")
              + " has no meaning here: "
              + model
              + " is a mechanism; use --set option.timestep=DT or option.integrator=NAME");
    }
    MechanismFiles.Loaded loaded = MechanismFiles.load(Path.of(model), files);
    loaded.notes().forEach(this::note);
    Model m = loaded.model();
    List<Edit> edits = values.stream().map(Edit::parse).toList();
    Mechanism made = new StartOptions().start(m, edits).onDivergence(DivergencePolicy.STOP);
    if (key != null) {
      made.data().resetKeyframe(StartOptions.keyframe(m, key));
      edits.forEach(e -> e.apply(made.data()));
    }
    return made;
  }

  private DynamicalSystem equations() {
    if (key != null || files.given() != null) {
      throw new IllegalArgumentException(
          (key != null ? "--key" : files.given())
              + " has no meaning here: "
              + model
              + " is a system of equations");
    }
    EquationModel loaded = Models.load(model);
    loaded.diagnostics().forEach(this::note);
    SystemOptions options = SystemOptions.of(loaded);
    if (stepper != null) {
      options = options.withStepper(stepper);
    }
    if (dt != null) {
      options = options.withDt(dt);
    }
    Simulation simulation = new Simulation(loaded, options);
    Map<String, Double> given = new LinkedHashMap<>();
    for (String text : values) {
      Range r = Range.parse("--set", text);
      if (!r.single()) {
        throw new IllegalArgumentException("--set " + text + ": expected NAME=VALUE");
      }
      given.put(r.name(), r.from());
    }
    simulation.assign(given);
    return simulation.system();
  }

  private void note(Diagnostic d) {
    command.commandLine().getErr().println(d.render());
  }
}
