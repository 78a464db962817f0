package dev.dynamis.equations;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.equations.internal.kernel.ModelParts;
import dev.dynamis.equations.model.DelayInfo;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.InputDelayInfo;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Kernel;
import dev.dynamis.equations.model.PastValue;
import dev.dynamis.equations.model.Preset;
import dev.dynamis.equations.model.Quantity;
import dev.dynamis.equations.model.SimDefaults;
import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * A compiled model: names, initial numbers, metadata, and a factory of {@linkplain Kernel kernels}
 * that evaluate its equations. Immutable; any number of runs may share one.
 *
 * <p>States, parameters, auxiliary quantities and events are in the order of the file, which is the
 * order of their indexes everywhere.
 *
 * @since 0.1.0
 */
public final class EquationModel {
  private final ModelParts b;
  private final double[] initial;
  private final double[] slots;

  EquationModel(ModelParts b) {
    this.b = b;
    initial = b.states.stream().mapToDouble(Quantity::value).toArray();
    double[] u = b.inputs.stream().mapToDouble(Quantity::value).toArray();
    slots =
        DoubleStream.concat(
                DoubleStream.concat(Arrays.stream(parameterValues()), Arrays.stream(u)),
                b.inputDelays.stream().mapToDouble(d -> u[d.input()]))
            .toArray();
  }

  /** Returns the parts, for what runs the model. */
  ModelParts parts() {
    return b;
  }

  /** Returns the model's name; where it has none, a name made from its source. */
  public String name() {
    return b.name;
  }

  /** Returns where the model came from, as the user named it. */
  public String source() {
    return b.source;
  }

  /** Returns 64 bits over everything that decides the model's behaviour. */
  public long hash() {
    return b.hash;
  }

  /** Returns what the right-hand sides mean. */
  public SystemKind kind() {
    return b.kind;
  }

  /** Returns the type of states and parameters. */
  public Dtype dtype() {
    return b.dtype;
  }

  /** Returns the states with their initial values. */
  public List<Quantity> states() {
    return b.states;
  }

  /** Returns the parameters with their default values. */
  public List<Quantity> parameters() {
    return b.parameters;
  }

  /** Returns the equations, one for each state; the text is empty where a state has none. */
  public List<Formula> equations() {
    return b.equations;
  }

  /** Returns the auxiliary quantities. */
  public List<Formula> aux() {
    return b.aux;
  }

  /** Returns the events. */
  public List<EventInfo> events() {
    return b.events;
  }

  /** Returns the names of the states. */
  public List<String> stateNames() {
    return b.states.stream().map(Quantity::name).toList();
  }

  /** Returns the names of the parameters. */
  public List<String> parameterNames() {
    return b.parameters.stream().map(Quantity::name).toList();
  }

  /** Returns the names of the auxiliary quantities. */
  public List<String> auxNames() {
    return b.aux.stream().map(Formula::name).toList();
  }

  /** Returns the inputs with their default values: numbers that come from outside at every step. */
  public List<Quantity> inputs() {
    return b.inputs;
  }

  /**
   * Returns the past values of inputs that the model asks for, which are inputs too and follow the
   * others.
   */
  public List<InputDelayInfo> inputDelays() {
    return b.inputDelays;
  }

  /**
   * Returns the names of the inputs, then {@code delay(u, tau)} for each past value of an input.
   */
  public List<String> inputNames() {
    List<String> names = new ArrayList<>();
    b.inputs.forEach(i -> names.add(i.name()));
    for (InputDelayInfo d : b.inputDelays) {
      names.add("delay(" + b.inputs.get(d.input()).name() + ", " + d.tau().text() + ")");
    }
    return List.copyOf(names);
  }

  /** Returns whether an auxiliary quantity depends on present values of inputs. */
  public boolean auxDependsOnInputs(int aux) {
    return !b.auxOfInputs.isEmpty() && b.auxOfInputs.get(aux);
  }

  /**
   * Returns the default values of the parameters, followed by those of the inputs and their past, a
   * new array; kernels take them together.
   */
  public double[] slotValues() {
    return slots.clone();
  }

  /** Copies the initial values of states, and those of parameters and inputs, without garbage. */
  void initialize(double[] x, double[] p) {
    System.arraycopy(initial, 0, x, 0, initial.length);
    System.arraycopy(slots, 0, p, 0, slots.length);
  }

  /** Returns the initial values of the states, a new array. */
  public double[] initialState() {
    return initial.clone();
  }

  /** Returns the default values of the parameters, a new array. */
  public double[] parameterValues() {
    return b.parameters.stream().mapToDouble(Quantity::value).toArray();
  }

  /** Returns how many steps the model looks back for a state, rounded up; 0 if not at all. */
  public int lagDepth(int state) {
    return b.lagDepth(state);
  }

  /**
   * Returns how many steps the model looks back for a state with a number that is not whole,
   * rounded up; 0 if it does not.
   */
  public int fractionalLagDepth(int state) {
    return b.fractionalLagDepth(state);
  }

  /** Returns the model's distinct delays. */
  public List<DelayInfo> delays() {
    return b.delays;
  }

  /** Returns whether a table {@code [history]} gives the past of a state. */
  public boolean hasHistory() {
    return b.hasHistory;
  }

  /** Returns whether the model has an inverse; see {@link Kernel#inverse}. */
  public boolean hasInverse() {
    return b.hasInverse;
  }

  /** Returns whether no right-hand side depends on the time. */
  public boolean isAutonomous() {
    return b.autonomous;
  }

  /**
   * Returns the past values that the equations look at, the columns of {@link Kernel#pastJacobian}.
   */
  public List<PastValue> pastValues() {
    return b.pastValues;
  }

  /** Returns where the formulas of {@link Kernel#jacobian} come from. */
  public JacobianKind jacobianKind() {
    return b.jacobianKind;
  }

  /** Returns the condition that stops a run, if there is one. */
  public Optional<Formula> stopText() {
    return b.stop;
  }

  /** Returns how the model wants to be run. */
  public SimDefaults sim() {
    return b.sim;
  }

  /** Returns the presets. */
  public List<Preset> presets() {
    return b.presets;
  }

  /** Returns warnings and notes about the model; none of them is an error. */
  public List<Diagnostic> diagnostics() {
    return b.diagnostics;
  }

  /** Makes a kernel that runs compiled code; it belongs to one thread at a time. */
  public Kernel newKernel() {
    return b.kernel.get();
  }

  /** Makes a kernel that interprets the equations; slow, with the same bits. */
  public Kernel newInterpreter() {
    return b.interpreter.get();
  }
}
