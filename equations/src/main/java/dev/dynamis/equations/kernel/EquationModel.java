package dev.dynamis.equations.kernel;

import dev.dynamis.core.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A compiled model: names, initial numbers, metadata, and a factory of {@linkplain Kernel kernels}
 * that evaluate its equations. Immutable; any number of runs may share one.
 *
 * <p>States, parameters, auxiliary quantities and events are in the order of the file, which is the
 * order of their indexes everywhere.
 */
public final class EquationModel {
  private final Builder b;

  private EquationModel(Builder b) {
    this.b = b;
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

  /** Returns the initial values of the states, a new array. */
  public double[] initialState() {
    return b.states.stream().mapToDouble(Quantity::value).toArray();
  }

  /** Returns the default values of the parameters, a new array. */
  public double[] parameterValues() {
    return b.parameters.stream().mapToDouble(Quantity::value).toArray();
  }

  /** Returns how many steps the model looks back for a state, rounded up; 0 if not at all. */
  public int lagDepth(int state) {
    return b.lagDepths.length == 0 ? 0 : b.lagDepths[state];
  }

  /**
   * Returns how many steps the model looks back for a state with a number that is not whole,
   * rounded up; 0 if it does not.
   */
  public int fractionalLagDepth(int state) {
    return b.fractionalLagDepths.length == 0 ? 0 : b.fractionalLagDepths[state];
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

  /** Collects the parts of a model. */
  public static final class Builder {
    private String name = "model";
    private String source = "code";
    private long hash;
    private final SystemKind kind;
    private Dtype dtype = Dtype.FLOAT64;
    private List<Quantity> states = new ArrayList<>();
    private List<Quantity> parameters = new ArrayList<>();
    private List<Formula> equations = List.of();
    private List<Formula> aux = List.of();
    private List<EventInfo> events = List.of();
    private int[] lagDepths = {};
    private int[] fractionalLagDepths = {};
    private List<DelayInfo> delays = List.of();
    private boolean hasHistory;
    private boolean hasInverse;
    private boolean autonomous;
    private JacobianKind jacobianKind = JacobianKind.SYMBOLIC;
    private Optional<Formula> stop = Optional.empty();
    private SimDefaults sim;
    private List<Preset> presets = List.of();
    private List<Diagnostic> diagnostics = List.of();
    private Supplier<Kernel> kernel;
    private Supplier<Kernel> interpreter;

    /** Begins a model of a kind. */
    public Builder(SystemKind kind) {
      this.kind = kind;
      this.sim = SimDefaults.of(kind);
    }

    /** Sets the name and where the model came from. */
    public Builder name(String name, String source) {
      this.name = name;
      this.source = source;
      return this;
    }

    /** Sets the hash over everything that decides the model's behaviour. */
    public Builder hash(long hash) {
      this.hash = hash;
      return this;
    }

    /** Sets the type of states and parameters. */
    public Builder dtype(Dtype dtype) {
      this.dtype = dtype;
      return this;
    }

    /** Adds a state. */
    public Builder state(String name, double value, Place place) {
      states.add(new Quantity(name, value, place));
      return this;
    }

    /** Adds a parameter. */
    public Builder parameter(String name, double value, Place place) {
      parameters.add(new Quantity(name, value, place));
      return this;
    }

    /** Sets the texts of the equations, one for each state. */
    public Builder equations(List<Formula> equations) {
      this.equations = List.copyOf(equations);
      return this;
    }

    /** Sets the auxiliary quantities. */
    public Builder aux(List<Formula> aux) {
      this.aux = List.copyOf(aux);
      return this;
    }

    /** Sets the events. */
    public Builder events(List<EventInfo> events) {
      this.events = List.copyOf(events);
      return this;
    }

    /** Sets how many steps the model looks back, for each state. */
    public Builder lags(int[] depths, int[] fractionalDepths) {
      this.lagDepths = depths.clone();
      this.fractionalLagDepths = fractionalDepths.clone();
      return this;
    }

    /** Sets the delays and whether a table gives the past. */
    public Builder delays(List<DelayInfo> delays, boolean hasHistory) {
      this.delays = List.copyOf(delays);
      this.hasHistory = hasHistory;
      return this;
    }

    /** Says that the model has an inverse. */
    public Builder inverse(boolean hasInverse) {
      this.hasInverse = hasInverse;
      return this;
    }

    /** Says that no right-hand side depends on the time. */
    public Builder autonomous(boolean autonomous) {
      this.autonomous = autonomous;
      return this;
    }

    /** Says where the Jacobian comes from. */
    public Builder jacobian(JacobianKind kind) {
      this.jacobianKind = kind;
      return this;
    }

    /** Sets the condition that stops a run. */
    public Builder stop(Formula stop) {
      this.stop = Optional.of(stop);
      return this;
    }

    /** Sets how the model wants to be run. */
    public Builder sim(SimDefaults sim) {
      this.sim = sim;
      return this;
    }

    /** Sets the presets. */
    public Builder presets(List<Preset> presets) {
      this.presets = List.copyOf(presets);
      return this;
    }

    /** Sets warnings and notes. */
    public Builder diagnostics(List<Diagnostic> diagnostics) {
      this.diagnostics = List.copyOf(diagnostics);
      return this;
    }

    /**
     * Sets the factories and makes the model; the builder must not be used afterwards.
     *
     * @param kernel makes kernels that run compiled code
     * @param interpreter makes kernels that interpret
     */
    public EquationModel build(Supplier<Kernel> kernel, Supplier<Kernel> interpreter) {
      this.kernel = kernel;
      this.interpreter = interpreter;
      states = List.copyOf(states);
      parameters = List.copyOf(parameters);
      if (equations.isEmpty()) {
        equations = states.stream().map(s -> new Formula(s.name(), "", s.place())).toList();
      }
      return new EquationModel(this);
    }
  }
}
