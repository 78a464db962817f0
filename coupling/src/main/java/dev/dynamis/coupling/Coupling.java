package dev.dynamis.coupling;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Quantity;
import dev.dynamis.core.StepReport;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Mechanisms and the equations that are connected with them, as one system that steps.
 *
 * <p>A step is a time step of the mechanisms. At its beginning continuous controllers and those
 * whose sample is due read their inputs; all of them drive the mechanisms while these step; then
 * continuous controllers have their new states from the same integration, and sampled ones go on to
 * their next sample.
 *
 * <p>The state is that of the mechanisms and equations, held outputs, and what delays remember. The
 * inputs are those inputs of controllers and those actuators that nothing is connected to; the
 * outputs are the sensors of the mechanisms and the auxiliary quantities and outputs of the
 * controllers; the parameters are those of the controllers.
 *
 * @since 0.1.0
 */
public final class Coupling implements DynamicalSystem {
  private final CouplingModel model;
  private final Exchange exchange;
  private final Plant[] plants;
  private final Controller[] controllers;
  private final Ports ports;
  private final Memories state = new Memories();
  private final double start;
  private double[] beforeStep = {};
  private double[] beforeLoad = {};

  /** What remains for delays beside all that has a fixed size. */
  private final Room room;

  /** This coupling over models of its own, whose time step may change unseen; null until then. */
  private Coupling shortened;

  Coupling(CouplingModel model) {
    this(model, null, false);
  }

  private Coupling(CouplingModel model, Coupling from, boolean apart) {
    this.model = model;
    room = Room.ofMachine();
    exchange =
        from == null
            ? new Exchange(model, null, false, Double.NaN, room)
            : new Exchange(model, from.exchange, apart, from.start, room);
    plants = exchange.plants;
    controllers = exchange.controllers;
    start = from == null ? time() : from.start;
    ports = new Ports(plants, controllers, exchange.inputsOf, model.wiring());
    if (from != null) {
      double[] p = new double[parameterNames().size()];
      from.parameters(p);
      ports.setParameters(p);
    }
    exchange.takeGroups(room);
    plan();
    exchange.findGroups();
    if (from == null) {
      exchange.begin();
    } else {
      double[] u = new double[inputNames().size()];
      from.inputs(u);
      setInputs(u);
      double[] x = new double[stateSize()];
      from.save(x);
      load(x);
      exchange.begun = from.exchange.begun;
    }
  }

  /** Returns the model, of which there may be more instances. */
  public CouplingModel model() {
    return model;
  }

  /** Returns the mechanisms, in the order of the file. */
  public List<Mechanism> mechanisms() {
    return Arrays.stream(plants).map(p -> p.mechanism).toList();
  }

  // --- the beginning

  /** Goes back to the initial state; parameters and inputs stay. */
  public void reset() {
    for (int i = 0; i < plants.length; i++) {
      model.reset(i, plants[i].mechanism);
    }
    for (Controller c : controllers) {
      if (c instanceof Joint j) {
        j.restart();
      } else if (c instanceof Sampled s) {
        s.restart();
      }
    }
    exchange.begin();
  }

  /** Plans what follows from the parameters, and with it what is remembered. */
  private void plan() {
    exchange.plan(room.rest());
    state.set(exchange.memories());
  }

  /** Returns the length of a step, s. */
  public double timestep() {
    return exchange.timestep();
  }

  /**
   * Changes a number of the initial state, before the first step; what delays remember follows.
   *
   * @param name one of {@link #stateNames}
   * @throws IllegalArgumentException if there is no such number
   * @throws IllegalStateException if a step was taken
   */
  public void setInitial(String name, double value) {
    int i = stateNames().indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException("there is no state '" + name + "' in the coupling");
    }
    if (exchange.begun) {
      throw new IllegalStateException("'" + name + "' can't be set initially after a step");
    }
    double[] x = new double[stateSize()];
    save(x);
    x[i] = value;
    load(x);
    exchange.begin();
  }

  // --- stepping

  @Override
  public double time() {
    return exchange.time();
  }

  /**
   * {@inheritDoc} A step that ends by an exception has not happened: of several mechanisms and
   * controllers none has moved.
   */
  @Override
  public StepReport step() {
    if (beforeStep.length != stateSize()) {
      beforeStep = new double[stateSize()];
    }
    save(beforeStep);
    try {
      return exchange.advance();
    } catch (RuntimeException e) {
      load(beforeStep);
      throw e;
    }
  }

  /**
   * {@inheritDoc} Those of couplings can't that have digital controllers, equations with a stepper
   * of their own, delays or lags.
   */
  @Override
  public StepReport shortStep(double length) {
    if (!exchange.canShorten()) {
      return null;
    }
    if (shortened == null) {
      shortened = new Coupling(model, this, true);
    }
    shortened.follow(this, length);
    StepReport report = shortened.step();
    double[] x = new double[stateSize()];
    shortened.save(x);
    load(x);
    return report;
  }

  /** Takes over state, parameters, inputs and models of another one, but the time step. */
  private void follow(Coupling other, double timestep) {
    for (int i = 0; i < plants.length; i++) {
      plants[i].m.copyFrom(other.plants[i].m);
      plants[i].m.opt.timestep = timestep;
    }
    double[] p = new double[parameterNames().size()];
    other.parameters(p);
    setParameters(p);
    double[] u = new double[inputNames().size()];
    other.inputs(u);
    setInputs(u);
    double[] x = new double[stateSize()];
    other.save(x);
    load(x);
  }

  /** Computes what follows from the states of all mechanisms, which may depend on each other. */
  void refresh() {
    exchange.refreshAll();
  }

  // --- the whole state

  @Override
  public int stateSize() {
    return state.size();
  }

  @Override
  public int tangentSize() {
    return state.tangentSize();
  }

  @Override
  public void save(double[] x) {
    DynamicalSystem.requireLength("state of the coupling", x, stateSize());
    state.save(x, 0);
  }

  @Override
  public void load(double[] x) {
    DynamicalSystem.requireLength("state of the coupling", x, stateSize());
    if (beforeLoad.length != stateSize()) {
      beforeLoad = new double[stateSize()];
    }
    save(beforeLoad);
    try {
      state.load(x, 0);
      for (Controller c : controllers) {
        c.checkState(time());
      }
      exchange.begun = true;
    } catch (RuntimeException e) {
      state.load(beforeLoad, 0);
      throw e;
    }
  }

  @Override
  public void plus(double[] out, double[] x, double[] dx) {
    if (out != x) {
      System.arraycopy(x, 0, out, 0, stateSize());
    }
    state.plus(out, 0, dx, 0);
  }

  @Override
  public void minus(double[] dx, double[] a, double[] b) {
    state.minus(dx, 0, a, b, 0);
  }

  @Override
  public List<String> stateNames() {
    List<String> names = new ArrayList<>();
    state.names(names);
    return List.copyOf(names);
  }

  @Override
  public List<String> tangentNames() {
    List<String> names = new ArrayList<>();
    state.tangentNames(names);
    return List.copyOf(names);
  }

  @Override
  public String timeUnit() {
    return "s";
  }

  @Override
  public List<Quantity> quantities() {
    return CouplingQuantities.of(this, Arrays.stream(plants).map(p -> p.prefix).toList());
  }

  /** {@inheritDoc} Motions, states of controllers, inputs and outputs. */
  @Override
  public List<String> recordedColumns() {
    List<String> columns = new ArrayList<>();
    motionNames().forEach(n -> columns.add("state:" + n));
    controllerStateNames().forEach(n -> columns.add("state:" + n));
    inputNames().forEach(n -> columns.add("input:" + n));
    outputNames().forEach(n -> columns.add("output:" + n));
    return columns;
  }

  /** Returns the names of positions, velocities and activations, of one mechanism after another. */
  public List<String> motionNames() {
    List<String> names = new ArrayList<>();
    for (Plant p : plants) {
      p.mechanism
          .stateNames()
          .subList(1, 1 + p.m.nq + p.m.nv + p.m.na)
          .forEach(n -> names.add(p.prefix + n));
    }
    return List.copyOf(names);
  }

  /** Returns the names of the states of the controllers' equations. */
  public List<String> controllerStateNames() {
    List<String> names = new ArrayList<>();
    for (Controller c : controllers) {
      c.model.stateNames().forEach(n -> names.add(c.name + "." + n));
    }
    return List.copyOf(names);
  }

  // --- inputs, outputs, parameters

  @Override
  public List<String> inputNames() {
    return ports.inputNames();
  }

  @Override
  public void inputs(double[] u) {
    ports.inputs(u);
  }

  @Override
  public void setInputs(double[] u) {
    ports.setInputs(u);
    changed();
  }

  /** Nothing that was computed is up to date; before the first step neither is the past. */
  private void changed() {
    for (Plant p : plants) {
      p.mechanism.invalidate();
    }
    if (!exchange.begun) {
      exchange.begin();
    }
  }

  @Override
  public List<String> outputNames() {
    return ports.outputNames();
  }

  @Override
  public void outputs(double[] y) {
    refresh();
    ports.outputs(y);
  }

  @Override
  public List<String> parameterNames() {
    return ports.parameterNames();
  }

  @Override
  public void parameters(double[] p) {
    ports.parameters(p);
  }

  /**
   * {@inheritDoc} The room for delays follows their lengths, so that {@link #stateSize} changes
   * with a parameter that is the length of one.
   *
   * @throws IllegalArgumentException if a number is not finite or a delay is negative or too long;
   *     then nothing changes
   */
  @Override
  public void setParameters(double[] p) {
    double[] before = new double[parameterNames().size()];
    ports.parameters(before);
    ports.setParameters(p);
    try {
      plan();
    } catch (IllegalArgumentException e) {
      ports.setParameters(before);
      plan();
      throw e;
    }
    changed();
  }

  @Override
  public Identity identity() {
    return model.identity(stateSize());
  }

  @Override
  public Coupling copy() {
    return new Coupling(model, this, false);
  }
}
