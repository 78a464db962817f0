package dev.dynamis.study;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Nearest;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.coupling.Couplings;
import dev.dynamis.coupling.MechanismReader;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.ModelSpec;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Makes the system that the cases of a study begin with, of either kind. */
final class SystemLoader {
  private static final String BINARY = ".dyb";
  private static final String WHERE =
      "name a file below the folder of the study, or builtin://KIND/NAME";
  private static final long LONGEST_TEXT = 16_000_000;

  private final StudySpec spec;
  private final Resources files;
  private final Problems problems;

  SystemLoader(StudySpec spec, Resources files, Problems problems) {
    this.spec = spec;
    this.files = files;
    this.problems = problems;
  }

  /**
   * Loads the model and sets what all cases share.
   *
   * @return the system, or null after having told what is wrong with the study
   * @throws ModelException if the model itself is wrong
   */
  DynamicalSystem load() {
    try {
      if (Couplings.isCoupling(spec.model())) {
        return coupling();
      }
      return isMechanism() ? mechanism() : equations();
    } catch (IOException e) {
      String problem = "the model can't be read: " + AtomicFile.reason(e);
      problems.error(Problems.MODEL, spec.modelPlace(), problem, WHERE);
    } catch (ModelException e) {
      Diagnostic only = e.diagnostics().getFirst();
      if (e.diagnostics().size() > 1 || only.line() > 0 || !only.element().isEmpty()) {
        throw e;
      }
      // what has no place in the model has one here
      String problem = "'" + spec.model() + "': " + only.problem();
      problems.error(
          Problems.MODEL, spec.modelPlace(), problem, only.fix().isEmpty() ? WHERE : only.fix());
    }
    return null;
  }

  private boolean isMechanism() {
    if (MechanismLibrary.isName(spec.model())) {
      return true;
    }
    String name = spec.model().toLowerCase(Locale.ROOT);
    return Stream.of(".xml", ".mjcf", ".urdf", BINARY).anyMatch(name::endsWith);
  }

  // --- mechanisms

  private Mechanism mechanism() throws IOException {
    StudySpec.Run run = spec.run();
    unmeant(run.dt() != 0, "dt", "set option.timestep in [set] instead");
    unmeant(!run.stepper().isEmpty(), "stepper", "set option.integrator in [set] instead");
    Model m = model(spec.model());
    List<Edit> edits = edit(m);
    if (!(m.opt.timestep > 0) || !Double.isFinite(m.opt.timestep)) {
      problems.error(
          Problems.OUT_OF_RANGE,
          run.place(""),
          "the time step is " + m.opt.timestep + " s",
          "give a positive one");
      return null;
    }
    Mechanism made = new Mechanism(m).onDivergence(DivergencePolicy.STOP);
    if (!run.keyframe().isEmpty()) {
      List<String> keys = m.names.all(ObjType.KEY).stream().filter(k -> !k.isEmpty()).toList();
      if (!keys.contains(run.keyframe())) {
        problems.error(
            Problems.UNKNOWN_NAME,
            run.place("keyframe"),
            "there is no keyframe '" + run.keyframe() + "'",
            Nearest.suggestion(run.keyframe(), keys));
        return null;
      }
      made.reset(run.keyframe());
    }
    edits.forEach(e -> e.apply(made.data()));
    made.invalidate();
    return run.noise() ? made.sensorNoise(spec.seed()) : made;
  }

  /** Changes a model as {@code [set]} says; what concerns the state is left to the caller. */
  private List<Edit> edit(Model m) {
    // how often a model was in trouble is in the status of a case
    m.callbacks.warning = (model, data, kind, info) -> {};
    List<Edit> edits = new ArrayList<>();
    boolean constants = false;
    for (StudySpec.Fixed f : spec.fixed()) {
      if (isEdit(f)) {
        try {
          Edit edit = Edit.parse(f.name() + "=" + f.value());
          edit.apply(m);
          edits.add(edit);
          constants |= f.name().startsWith("model.");
        } catch (IllegalArgumentException e) {
          problems.error(Problems.UNKNOWN_NAME, f.place(), e.getMessage(), "");
        }
      }
    }
    if (constants) {
      Physics.setConst(m);
    }
    return edits;
  }

  private Model model(String name) throws IOException {
    if (MechanismLibrary.isName(name)) {
      return MechanismLibrary.load(name).model();
    }
    return name.toLowerCase(Locale.ROOT).endsWith(BINARY)
        ? Model.load(files.read(name, LoadLimits.DEFAULT.bytes()), name)
        : Mjcf.load(name, files, LoadLimits.DEFAULT).model();
  }

  /** Returns whether a value of {@code [set]} was taken while the model was loaded. */
  static boolean isEdit(StudySpec.Fixed f) {
    return Edit.isOne(f.name() + "=" + f.value());
  }

  // --- couplings

  private Coupling coupling() throws IOException {
    StudySpec.Run run = spec.run();
    unmeant(run.dt() != 0, "dt", "set option.timestep in [set] instead");
    unmeant(!run.stepper().isEmpty(), "stepper", "say it in the coupling");
    unmeant(!run.keyframe().isEmpty(), "keyframe", "say it in the coupling");
    unmeant(run.noise(), "noise", "couplings have no noise of sensors");
    String name = spec.model();
    String text = new String(files.read(name, LONGEST_TEXT), StandardCharsets.UTF_8);
    int slash = name.lastIndexOf('/');
    String folder = slash < 0 ? "" : name.substring(0, slash + 1);
    MechanismReader reader =
        new MechanismReader() {
          @Override
          public Model read(Path ignored, String path) throws IOException {
            Model m = model(MechanismLibrary.isName(path) ? path : folder + path);
            edit(m);
            return m;
          }

          @Override
          public String text(Path ignored, String path) throws IOException {
            return new String(files.read(folder + path, LONGEST_TEXT), StandardCharsets.UTF_8);
          }
        };
    return Couplings.read(files.describe(name), text, Path.of(folder), reader).newInstance();
  }

  // --- equations

  private EquationSystem equations() throws IOException {
    StudySpec.Run run = spec.run();
    unmeant(!run.keyframe().isEmpty(), "keyframe", "set initial states in [set] instead");
    unmeant(run.control() != Excitation.Kind.KEEP, "control", "equations have no controls");
    unmeant(run.noise(), "noise", "equations have no sensors");
    EquationModel model = equationModel();
    SystemOptions options = SystemOptions.of(model);
    try {
      options = run.stepper().isEmpty() ? options : options.withStepper(run.stepper());
      options = run.dt() == 0 ? options : options.withDt(run.dt());
      Simulation simulation = new Simulation(model, options);
      return simulation.system();
    } catch (IllegalArgumentException e) {
      problems.error(Problems.OUT_OF_RANGE, run.place("stepper"), e.getMessage(), "");
      return null;
    }
  }

  private EquationModel equationModel() throws IOException {
    String name = spec.model();
    if (name.contains("://") || name.startsWith("inline:")) {
      return Models.load(name);
    }
    int hash = name.lastIndexOf("#mod=");
    String file = hash < 0 ? name : name.substring(0, hash);
    if (!files.exists(file) && files.exists(file + ".toml")) {
      file = file + ".toml";
    }
    String text = new String(files.read(file, LONGEST_TEXT), StandardCharsets.UTF_8);
    ModelSpec read = Models.read(files.describe(file), text);
    return (hash < 0 ? read : read.apply(name.substring(hash + 5))).compile();
  }

  private void unmeant(boolean given, String key, String fix) {
    if (given) {
      problems.error(
          Problems.OUT_OF_RANGE,
          spec.run().place(key),
          key + " has no meaning for " + spec.model(),
          fix);
    }
  }
}
