package dev.dynamis.cli;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Variation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The system that an analysis is about, of either kind, and the state that it starts from. */
final class ModelOptions {
  @Parameters(
      paramLabel = "MODEL",
      description =
          "TOML file or builtin://KIND/NAME; MJCF (.xml), URDF or binary model; coupling"
              + " (.couple.toml).")
  String model;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      parameterConsumer = EditConsumer.class,
      description =
          "Parameter or initial value of equations; option.NAME, flag.NAME, model.FIELD[I],"
              + " data.FIELD[I] or, by the object's name, FIELD[NAME] of a mechanism;"
              + " CONTROLLER.PARAMETER, input or initial value of a coupling. May be repeated.")
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

  /** Numbers of a mechanism that an analysis varies. */
  private List<String> varied = List.of();

  @Mixin private FileOptions files;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Says which parameters an analysis varies, which those of a mechanism have to be told. */
  void vary(List<String> names) {
    varied = List.copyOf(names);
  }

  /** Returns whether the model is one of a mechanism. */
  boolean isMechanism() {
    return MechanismFiles.isMechanism(model);
  }

  /**
   * Loads the model and makes a system in its first state.
   *
   * @throws IllegalArgumentException if an option has no meaning for the model
   */
  DynamicalSystem load() throws IOException {
    return load(m -> {});
  }

  /**
   * As {@link #load()}.
   *
   * @param edit what else is done to the model of a mechanism, before it moves
   */
  DynamicalSystem load(Consumer<Model> edit) throws IOException {
    if (CouplingFiles.isCoupling(model)) {
      return coupling(edit);
    }
    return isMechanism() ? mechanism(edit) : equations();
  }

  private Coupling coupling(Consumer<Model> edit) throws IOException {
    String given =
        stepper != null ? "--stepper" : dt != null ? "--dt" : key != null ? "--key" : null;
    if (given != null) {
      throw new IllegalArgumentException(
          given
              + " has no meaning here: "
              + model
              + " is a coupling; it says in its file how it starts and steps");
    }
    Coupling made = CouplingFiles.start(Path.of(model), files, values, edit);
    made.model().diagnostics().forEach(this::note);
    return made;
  }

  private Mechanism mechanism(Consumer<Model> edit) throws IOException {
    Model m = mechanismModel();
    edit.accept(m);
    return start(m);
  }

  /**
   * Loads the model of a mechanism and sets its parameters.
   *
   * @throws IllegalArgumentException if an option has no meaning for the model
   */
  Model mechanismModel() throws IOException {
    if (stepper != null || dt != null) {
      throw new IllegalArgumentException(
          (stepper != null ? "--stepper" : "--dt")
              + " has no meaning here: "
              + model
              + " is a mechanism; use --set option.timestep=DT or option.integrator=NAME");
    }
    MechanismFiles.Loaded loaded = MechanismFiles.loadModel(model, files);
    loaded.notes().forEach(this::note);
    Model m = loaded.model();
    edits().forEach(e -> e.apply(m));
    List<String> named = values.stream().filter(ModelOptions::isNamed).toList();
    return named.isEmpty() ? m : new Variation(m, named, SampleDesign.RANDOM, 1, 1).model(0);
  }

  /** Returns whether a value is that of a parameter by the name of its object. */
  private static boolean isNamed(String text) {
    return !Edit.isOne(text) && text.matches("[a-z]\\w*\\[[^=]*\\]\\s*[*+]?=.*");
  }

  private List<Edit> edits() {
    return values.stream().filter(text -> !isNamed(text)).map(Edit::parse).toList();
  }

  /** Makes a mechanism of this model, or of one of its shape, in its first state. */
  Mechanism start(Model m) {
    Mechanism made = new Mechanism(m).onDivergence(DivergencePolicy.STOP);
    if (key != null) {
      made.data().resetKeyframe(StartOptions.keyframe(m, key));
    }
    edits().forEach(e -> e.apply(made.data()));
    return varied.isEmpty() ? made : made.withParameters(varied);
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
    simulation.assign(EquationRun.values(values));
    return simulation.system();
  }

  private void note(Diagnostic d) {
    command.commandLine().getErr().println(d.render());
  }
}
