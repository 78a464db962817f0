package dev.dynamis.cli;

import dev.dynamis.core.Nearest;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.coupling.CouplingModel;
import dev.dynamis.coupling.Couplings;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;

/** Couplings in files, with what the options of a command change in them. */
final class CouplingFiles {
  private CouplingFiles() {}

  /** Says whether a file's name is that of a coupling. */
  static boolean isCoupling(String file) {
    return Couplings.isCoupling(file);
  }

  /**
   * Reads a coupling.
   *
   * @param files which files its mechanisms may read besides those of its folder
   * @param edit what is done to the model of each mechanism
   */
  static CouplingModel load(Path file, FileOptions files, Consumer<Model> edit) throws IOException {
    return Couplings.load(
        file,
        (folder, path) -> {
          Model m = mechanism(folder, path, files);
          edit.accept(m);
          return m;
        });
  }

  private static Model mechanism(Path folder, String path, FileOptions files) throws IOException {
    if (MechanismLibrary.isName(path)) {
      return MechanismLibrary.load(path).model();
    }
    if (path.indexOf('\0') >= 0 || !MechanismFiles.isBinary(Path.of(path))) {
      return Mjcf.load(path, files.resources(folder), files.limits()).model();
    }
    Path file = folder.resolve(path).normalize();
    if (!file.startsWith(folder) || !file.toRealPath().startsWith(folder.toRealPath())) {
      throw new IOException("it lies outside the folder of the coupling");
    }
    return Model.load(file, files.limits().bytes());
  }

  /**
   * Reads a coupling and makes an instance of it.
   *
   * @param values {@code NAME=VALUE}: options and fields of the mechanisms' models, parameters of
   *     controllers, inputs, numbers of the initial state
   * @param more what else is done to the model of each mechanism
   * @throws IllegalArgumentException if there is nothing of a name
   */
  static Coupling start(Path file, FileOptions files, List<String> values, Consumer<Model> more)
      throws IOException {
    List<Edit> edits =
        values.stream().filter(CouplingFiles::isOfMechanism).map(Edit::parse).toList();
    CouplingModel model =
        load(
            file,
            files,
            m -> {
              edits.forEach(e -> e.apply(m));
              more.accept(m);
            });
    Coupling coupling = model.newInstance();
    values.stream().filter(v -> !isOfMechanism(v)).forEach(v -> assign(coupling, v));
    return coupling;
  }

  /** Returns whether a value is one of the mechanisms, rather than of the whole. */
  private static boolean isOfMechanism(String value) {
    return value.matches("(option|flag|stat|model)\\..*");
  }

  private static void assign(Coupling c, String text) {
    int equals = text.indexOf('=');
    double value;
    try {
      value = Double.parseDouble(text.substring(equals + 1).strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("--set " + text + ": expected NAME=NUMBER", e);
    }
    set(c, text.substring(0, Math.max(0, equals)).strip(), before -> value);
  }

  /**
   * Changes a parameter, an input or a number of the initial state.
   *
   * @param change gives the new value for the old one
   * @throws IllegalArgumentException if there is nothing of that name
   */
  static void set(Coupling c, String name, DoubleUnaryOperator change) {
    int parameter = c.parameterNames().indexOf(name);
    int input = c.inputNames().indexOf(name);
    if (parameter >= 0) {
      double[] p = new double[c.parameterNames().size()];
      c.parameters(p);
      p[parameter] = change.applyAsDouble(p[parameter]);
      c.setParameters(p);
    } else if (input >= 0) {
      double[] u = new double[c.inputNames().size()];
      c.inputs(u);
      u[input] = change.applyAsDouble(u[input]);
      c.setInputs(u);
    } else if (c.stateNames().contains(name)) {
      double[] x = new double[c.stateSize()];
      c.save(x);
      c.setInitial(name, change.applyAsDouble(x[c.stateNames().indexOf(name)]));
    } else {
      List<String> all = new ArrayList<>(c.parameterNames());
      all.addAll(c.inputNames());
      all.addAll(c.stateNames());
      throw new IllegalArgumentException(
          "there is no parameter, input or state '" + name + "'; " + Nearest.suggestion(name, all));
    }
  }
}
