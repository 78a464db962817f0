package dev.dynamis.equations.internal.kernel;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.equations.model.DelayInfo;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.Formula;
import dev.dynamis.equations.model.InputDelayInfo;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Kernel;
import dev.dynamis.equations.model.PastValue;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.Preset;
import dev.dynamis.equations.model.Quantity;
import dev.dynamis.equations.model.SimDefaults;
import dev.dynamis.equations.model.SystemKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * The parts of a compiled model, collected one after the other; nothing changes once a model is
 * made of them.
 */
public final class ModelParts {
  public String name = "model";
  public String source = "code";
  public long hash;
  public final SystemKind kind;
  public Dtype dtype = Dtype.FLOAT64;
  public List<Quantity> states = new ArrayList<>();
  public List<Quantity> parameters = new ArrayList<>();
  public List<Quantity> inputs = new ArrayList<>();
  public List<InputDelayInfo> inputDelays = new ArrayList<>();

  /** Whether each auxiliary quantity depends on the present inputs; empty if there are none. */
  public List<Boolean> auxOfInputs = new ArrayList<>();

  /** Whether the kernel has derivatives of the auxiliary quantities. */
  public boolean auxDerivatives;

  /** Whether auxiliary quantities depend on lags or delays of states. */
  public boolean auxLooksBack;

  public List<Formula> equations = List.of();
  public List<Formula> aux = List.of();
  public List<EventInfo> events = List.of();
  public int[] lagDepths = {};
  public int[] fractionalLagDepths = {};
  public List<DelayInfo> delays = List.of();
  public List<PastValue> pastValues = List.of();
  public boolean hasHistory;
  public boolean hasInverse;
  public boolean autonomous;
  public boolean throwing;

  /** Of what each equation of a map is the remainder, or 0; empty if that is not known. */
  public double[] moduli = {};

  public JacobianKind jacobianKind = JacobianKind.SYMBOLIC;
  public Optional<Formula> stop = Optional.empty();
  public SimDefaults sim;
  public List<Preset> presets = List.of();
  public List<Diagnostic> diagnostics = List.of();
  public Supplier<Kernel> kernel;
  public Supplier<Kernel> interpreter;

  /** Makes steps of many instances with tangent vectors, where that is possible. */
  public LaneFactory lanes = (method, vectors) -> Optional.empty();

  /** Makes kernels of the equations with their variational equations, where that is possible. */
  public IntFunction<Optional<Supplier<Kernel>>> variational = vectors -> Optional.empty();

  /** Compiles steps of many instances. */
  @FunctionalInterface
  public interface LaneFactory {
    /** Returns steps of instances that carry so many tangent vectors each, or nothing. */
    Optional<LaneKernel> make(LaneMethod method, int vectors);
  }

  /** Begins a model of a kind. */
  public ModelParts(SystemKind kind) {
    this.kind = kind;
    this.sim = SimDefaults.of(kind);
  }

  /** Sets the name and where the model came from. */
  public ModelParts name(String name, String source) {
    this.name = name;
    this.source = source;
    return this;
  }

  /** Sets the hash over everything that decides the model's behaviour. */
  public ModelParts hash(long hash) {
    this.hash = hash;
    return this;
  }

  /** Sets the type of states and parameters. */
  public ModelParts dtype(Dtype dtype) {
    this.dtype = dtype;
    return this;
  }

  /** Adds a state. */
  public ModelParts state(String name, double value, Place place) {
    states.add(new Quantity(name, value, place));
    return this;
  }

  /** Adds a parameter. */
  public ModelParts parameter(String name, double value, Place place) {
    parameters.add(new Quantity(name, value, place));
    return this;
  }

  /** Adds an input. */
  public ModelParts input(String name, double value, Place place) {
    inputs.add(new Quantity(name, value, place));
    return this;
  }

  /** Sets the texts of the equations, one for each state. */
  public ModelParts equations(List<Formula> equations) {
    this.equations = List.copyOf(equations);
    return this;
  }

  /** Sets the auxiliary quantities. */
  public ModelParts aux(List<Formula> aux) {
    this.aux = List.copyOf(aux);
    return this;
  }

  /** Sets the events. */
  public ModelParts events(List<EventInfo> events) {
    this.events = List.copyOf(events);
    return this;
  }

  /** Sets how many steps the model looks back, for each state. */
  public ModelParts lags(int[] depths, int[] fractionalDepths) {
    this.lagDepths = depths.clone();
    this.fractionalLagDepths = fractionalDepths.clone();
    return this;
  }

  /** Sets the delays and whether a table gives the past. */
  public ModelParts delays(List<DelayInfo> delays, boolean hasHistory) {
    this.delays = List.copyOf(delays);
    this.hasHistory = hasHistory;
    return this;
  }

  /** Sets what the right-hand sides look back at. */
  public ModelParts pastValues(List<PastValue> values) {
    this.pastValues = List.copyOf(values);
    return this;
  }

  /** Says that the model has an inverse. */
  public ModelParts inverse(boolean hasInverse) {
    this.hasInverse = hasInverse;
    return this;
  }

  /** Says that no right-hand side depends on the time. */
  public ModelParts autonomous(boolean autonomous) {
    this.autonomous = autonomous;
    return this;
  }

  /** Says that the right-hand sides may throw: models of whole numbers, sums over ranges. */
  public ModelParts throwing(boolean throwing) {
    this.throwing = throwing;
    return this;
  }

  /** Says where the Jacobian comes from. */
  public ModelParts jacobian(JacobianKind kind) {
    this.jacobianKind = kind;
    return this;
  }

  /** Sets the condition that stops a run. */
  public ModelParts stop(Formula stop) {
    this.stop = Optional.of(stop);
    return this;
  }

  /** Sets how the model wants to be run. */
  public ModelParts sim(SimDefaults sim) {
    this.sim = sim;
    return this;
  }

  /** Sets the presets. */
  public ModelParts presets(List<Preset> presets) {
    this.presets = List.copyOf(presets);
    return this;
  }

  /** Sets warnings and notes. */
  public ModelParts diagnostics(List<Diagnostic> diagnostics) {
    this.diagnostics = List.copyOf(diagnostics);
    return this;
  }

  /**
   * Sets the factories and ends the collection.
   *
   * @param kernel makes kernels that run compiled code
   * @param interpreter makes kernels that interpret
   */
  public ModelParts kernels(Supplier<Kernel> kernel, Supplier<Kernel> interpreter) {
    this.kernel = kernel;
    this.interpreter = interpreter;
    states = List.copyOf(states);
    parameters = List.copyOf(parameters);
    inputs = List.copyOf(inputs);
    inputDelays = List.copyOf(inputDelays);
    if (equations.isEmpty()) {
      equations = states.stream().map(s -> new Formula(s.name(), "", s.place())).toList();
    }
    return this;
  }

  /** Returns how many steps the model looks back for a state, rounded up; 0 if not at all. */
  public int lagDepth(int state) {
    return lagDepths.length == 0 ? 0 : lagDepths[state];
  }

  /** Returns how many steps it looks back with a number that is not whole, rounded up. */
  public int fractionalLagDepth(int state) {
    return fractionalLagDepths.length == 0 ? 0 : fractionalLagDepths[state];
  }
}
