package dev.dynamis.coupling;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Quantity;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.coupling.Wiring.Drive;
import dev.dynamis.coupling.Wiring.InputLink;
import dev.dynamis.coupling.Wiring.Source;
import dev.dynamis.coupling.Wiring.SourceKind;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
  /** What an evaluation is for. */
  private enum Mode {
    /** The values of the present state are wanted; nothing is remembered. */
    LOOK,
    /** A step is taken. */
    STEP
  }

  private final CouplingModel model;
  private final Wiring wiring;
  private final Plant[] plants;
  private final Controller[] controllers;
  private final JointGroup[] groups;
  private final Link[] inputs;
  private final Link[] drives;

  /** The connections to each controller. */
  private final int[][] inputsOf;

  private final int[] order;

  /** Controllers whose auxiliary quantities others need before their inputs are known. */
  private final boolean[] early;

  /**
   * Controllers that drive several mechanisms. These get what they had at the beginning of the
   * step, all of them the same, so that forces between mechanisms are equal and opposite.
   */
  private final boolean[] shared;

  private final Ports ports;

  private final Memories state = new Memories();
  private final StepReport report = new StepReport();
  private final double start;
  private Mode mode = Mode.LOOK;
  private double[] beforeStep = {};
  private double[] beforeLoad = {};

  /** Whether a step was taken or a state loaded, so that the past is what it was. */
  private boolean begun;

  /** What remains for delays beside all that has a fixed size. */
  private final Room room;

  Coupling(CouplingModel model) {
    this(model, null);
  }

  private Coupling(CouplingModel model, Coupling from) {
    this.model = model;
    wiring = model.wiring();
    room = Room.ofMachine();
    plants = new Plant[wiring.mechanisms().size()];
    for (int i = 0; i < plants.length; i++) {
      if (i > 0) {
        room.takeMechanism(wiring.mechanisms().get(i));
      }
      Mechanism mechanism = from == null ? model.mechanism(i) : from.plants[i].mechanism.copy();
      plants[i] = new Plant(this, i, wiring, mechanism);
    }
    start = from == null ? plants[0].mechanism.time() : from.start;
    controllers = new Controller[wiring.controllers().size()];
    for (int c = 0; c < controllers.length; c++) {
      controllers[c] = model.controller(c, start, room);
    }
    groups = new JointGroup[plants.length];
    inputs =
        wiring.inputs().stream()
            .map(w -> new Link(w.name(), w.delay(), w.quantum()))
            .toArray(Link[]::new);
    drives =
        wiring.drives().stream()
            .map(w -> new Link(w.name(), w.delay(), w.quantum()))
            .toArray(Link[]::new);
    inputsOf = new int[controllers.length][];
    for (int c = 0; c < controllers.length; c++) {
      int own = c;
      inputsOf[c] =
          IntStream.range(0, inputs.length)
              .filter(i -> wiring.inputs().get(i).controller() == own)
              .toArray();
    }
    early = new boolean[controllers.length];
    shared = new boolean[controllers.length];
    for (Drive a : wiring.drives()) {
      for (Drive b : wiring.drives()) {
        shared[a.controller()] |=
            a.controller() == b.controller() && a.mechanism() != b.mechanism();
      }
    }
    order = new int[controllers.length];
    ports = new Ports(plants, controllers, inputsOf, wiring);
    if (from != null) {
      double[] p = new double[parameterNames().size()];
      from.parameters(p);
      ports.setParameters(p);
    }
    findGroups();
    if (from == null) {
      begin();
    } else {
      double[] u = new double[inputNames().size()];
      from.inputs(u);
      setInputs(u);
      double[] x = new double[stateSize()];
      from.save(x);
      load(x);
      begun = from.begun;
    }
  }

  /** Plans the order of evaluation, and takes together what is integrated with each mechanism. */
  private void findGroups() {
    List<List<Joint>> members = new ArrayList<>();
    for (Plant p : plants) {
      members.add(new ArrayList<>());
    }
    for (Controller c : controllers) {
      if (c instanceof Joint j) {
        members.get(j.host).add(j);
      }
    }
    for (int i = 0; i < plants.length; i++) {
      room.takeGroup(members.get(i), plants[i]);
      members.get(i).clear();
    }
    plan();
    for (int c : order) {
      if (controllers[c] instanceof Joint j) {
        members.get(j.host).add(j);
      }
    }
    Arrays.setAll(groups, i -> new JointGroup(plants[i], members.get(i).toArray(Joint[]::new)));
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
    begin();
  }

  /** Makes the past what the present is. */
  private void begin() {
    begun = false;
    mode = Mode.LOOK;
    // what has a delay always was what it is now, which may depend on others that have one
    double[] before = {};
    int same = 0;
    for (int round = 0; round <= controllers.length + 1 && same < 2; round++) {
      for (Plant p : plants) {
        p.mechanism.invalidate();
        p.mechanism.refresh();
        p.keepLate();
      }
      for (Controller c : controllers) {
        if (c instanceof Sampled s) {
          s.look();
        }
        c.fill();
      }
      for (Link l : inputs) {
        l.fill();
      }
      for (Link l : drives) {
        l.fill();
      }
      double[] now = present();
      same = Arrays.equals(before, now) ? same + 1 : 0;
      before = now;
    }
    for (Controller c : controllers) {
      if (c instanceof Joint j) {
        j.beginEvents(time());
      }
    }
  }

  /** Returns all numbers that pass between the parts now. */
  private double[] present() {
    DoubleStream links =
        Stream.concat(Arrays.stream(inputs), Arrays.stream(drives)).mapToDouble(l -> l.value);
    DoubleStream late = Arrays.stream(plants).flatMapToDouble(p -> Arrays.stream(p.late));
    DoubleStream others =
        Arrays.stream(controllers)
            .flatMapToDouble(c -> DoubleStream.concat(Arrays.stream(c.u), Arrays.stream(c.out)));
    return DoubleStream.concat(links, DoubleStream.concat(late, others)).toArray();
  }

  /** Plans what follows from the parameters: lengths of delays, and the order of evaluation. */
  private void plan() {
    double h = timestep();
    Room rest = room.rest();
    for (Link l : inputs) {
      l.plan(controllers, h, rest);
    }
    for (Link l : drives) {
      l.plan(controllers, h, rest);
    }
    for (Controller c : controllers) {
      c.plan(h, rest);
    }
    EvaluationOrder.find(wiring, controllers, inputs, order, early);
    List<Memory> memories = new ArrayList<>();
    for (Plant p : plants) {
      memories.add(Memory.of(p.mechanism, p.prefix));
      memories.add(Memory.of(p.late, true, p.lateNames()));
    }
    for (Controller c : controllers) {
      c.memories(memories);
    }
    for (Link l : inputs) {
      if (l.line != null) {
        memories.add(Memory.of(l.line, l.name));
      }
    }
    for (Link l : drives) {
      if (l.line != null) {
        memories.add(Memory.of(l.line, l.name));
      }
    }
    state.set(memories);
  }

  /** Returns the length of a step, s. */
  public double timestep() {
    return plants[0].m.opt.timestep;
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
    if (begun) {
      throw new IllegalStateException("'" + name + "' can't be set initially after a step");
    }
    double[] x = new double[stateSize()];
    save(x);
    x[i] = value;
    load(x);
    begin();
  }

  // --- stepping

  @Override
  public double time() {
    return plants[0].mechanism.time();
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
      return advance();
    } catch (RuntimeException e) {
      load(beforeStep);
      throw e;
    }
  }

  private StepReport advance() {
    double before = time();
    double h = timestep();
    begun = true;
    mode = Mode.STEP;
    try {
      if (plants.length > 1) {
        refreshAll();
        evaluate();
      }
      for (Plant p : plants) {
        p.stage = 0;
        StepReport r = p.mechanism.step();
        p.stage = 0;
        if (r.status() != StepStatus.OK) {
          return report.set(r.status(), r.dt(), p.prefix + r.cause());
        }
        p.keepLate();
      }
    } finally {
      mode = Mode.LOOK;
    }
    return finish(time() - before, h);
  }

  /** Advances the controllers, once the mechanisms have stepped. */
  private StepReport finish(double dt, double h) {
    String ended = null;
    for (Controller c : controllers) {
      if (c instanceof Joint j && j.diverged != null) {
        return report.set(StepStatus.DIVERGED, dt, j.diverged);
      }
    }
    for (int i = 0; i < groups.length; i++) {
      if (!groups[i].advance(h)) {
        return report.set(StepStatus.DIVERGED, dt, badState(groups[i]));
      }
    }
    for (Controller c : controllers) {
      if (c instanceof Joint j && j.ended != null) {
        ended = "event " + j.ended;
      }
      if (c instanceof Sampled s) {
        StepReport r = s.advance();
        if (r != null && r.status() == StepStatus.STOPPED) {
          ended = s.name + ": " + r.cause();
        } else if (r != null && !r.canContinue()) {
          return report.set(r.status(), dt, s.name + ": " + r.cause());
        }
      }
      c.nextStep();
    }
    for (Link l : inputs) {
      l.nextStep();
    }
    for (Link l : drives) {
      l.nextStep();
    }
    return ended == null ? report.ok(dt) : report.set(StepStatus.STOPPED, dt, ended);
  }

  private static String badState(JointGroup group) {
    for (Joint j : group.controllers()) {
      for (int i = 0; i < j.n; i++) {
        if (!(Math.abs(j.z[i]) <= Double.MAX_VALUE)) {
          return "state " + j.name + "." + j.model.stateNames().get(i) + " becomes " + j.z[i];
        }
      }
    }
    return "the continuous controllers have no step: 1 - h df/dx is singular";
  }

  /** Computes what follows from the states of all mechanisms, which may depend on each other. */
  void refreshAll() {
    Mode kept = mode;
    mode = Mode.LOOK;
    for (int round = 0; round < (plants.length > 1 ? 2 : 1); round++) {
      for (Plant p : plants) {
        if (round > 0) {
          p.mechanism.invalidate();
        }
        p.mechanism.refresh();
      }
    }
    mode = kept;
  }

  /** Called by mechanism {@code i} whenever it computes forces. */
  void act(int i) {
    Plant p = plants[i];
    if (groups[i] == null) {
      // still being made
      return;
    }
    if (mode == Mode.LOOK) {
      evaluate();
      take(p, 0);
      p.drive();
      return;
    }
    int stage = p.stage++;
    JointGroup g = groups[i];
    double t = p.d.time;
    double h = timestep();
    if (stage == 0) {
      if (plants.length == 1) {
        evaluate();
      }
      take(p, 0);
      if (g.stages) {
        g.keepRates(0, t);
      } else if (!g.isEmpty()) {
        g.linearize(this, t, h);
      }
    } else {
      g.place(stage, h);
      double since = JointGroup.since(stage);
      for (Joint j : g.controllers()) {
        read(j, i, since);
        j.look(t);
      }
      take(p, since);
      g.keepRates(stage, t);
    }
    p.drive();
  }

  /** Evaluates all controllers at the beginning of a step, or at the present state. */
  private void evaluate() {
    boolean step = mode == Mode.STEP;
    double t = time();
    for (int c = 0; c < controllers.length; c++) {
      if (controllers[c] instanceof Joint j) {
        j.at(t);
        System.arraycopy(j.z, 0, j.stage, 0, j.n);
        System.arraycopy(j.z, 0, j.out, 0, j.n);
        if (early[c]) {
          j.look(t);
        }
      }
    }
    for (int c : order) {
      Controller controller = controllers[c];
      read(controller, -1, 0);
      if (controller instanceof Joint j) {
        if (step) {
          j.events(t);
        }
        j.look(t);
      } else if (controller instanceof Sampled s) {
        if (step && s.isDue(t)) {
          s.sample();
        } else if (!begun) {
          s.look();
        }
      }
    }
    for (int k = 0; k < drives.length; k++) {
      Drive w = wiring.drives().get(k);
      Controller from = controllers[w.controller()];
      drives[k].pass(from.out[from.n + w.aux()], 0);
    }
    if (step) {
      for (Link l : inputs) {
        l.push();
      }
      for (Link l : drives) {
        l.push();
      }
      for (Controller c : controllers) {
        c.push();
      }
    }
  }

  /**
   * Reads the inputs of a controller.
   *
   * @param only the mechanism that is in the middle of its step, -1 at its beginning
   */
  private void read(Controller c, int only, double since) {
    for (int k : inputsOf[c.index]) {
      InputLink w = wiring.inputs().get(k);
      Source s = w.source();
      boolean present =
          only < 0
              || (s.kind() == SourceKind.CONTROLLER
                  ? controllers[s.owner()] instanceof Joint j && j.host == only
                  : s.owner() == only);
      if (present) {
        double number =
            s.kind() == SourceKind.CONTROLLER
                ? controllers[s.owner()].out[s.index()]
                : plants[s.owner()].read(s);
        inputs[k].pass(number, since);
      }
      c.u[w.input()] = inputs[k].value;
    }
    c.readPast(since);
    if (c instanceof Joint j) {
      j.useInputs();
    }
  }

  /** Takes over what drives a mechanism. */
  private void take(Plant p, double since) {
    for (int k = 0; k < p.drives.length; k++) {
      int drive = p.drives[k];
      Drive w = wiring.drives().get(drive);
      if (since > 0 && !shared[w.controller()]) {
        Controller from = controllers[w.controller()];
        drives[drive].pass(from.out[from.n + w.aux()], since);
      }
      p.values[k] = drives[drive].value;
    }
  }

  // --- derivatives, for the implicit integrators

  /** Writes the rows of a controller's inputs; inputs without a slope get zeros. */
  void inputRows(Joint j, double[] rows, JointGroup group) {
    Arrays.fill(rows, 0);
    for (int k : inputsOf[j.index]) {
      InputLink w = wiring.inputs().get(k);
      if (!inputs[k].isSmooth()) {
        continue;
      }
      Source s = w.source();
      int at = w.input() * group.width();
      if (s.kind() == SourceKind.CONTROLLER) {
        group.controllerRow(controllers[s.owner()], s.index(), rows, at);
      } else if (s.owner() == j.host) {
        group.plantRow(s, rows, at);
      }
    }
  }

  /** Returns which of some controllers drives by this connection without delay; -1 if none. */
  int smoothDriver(int drive, Joint[] of) {
    Controller from = controllers[wiring.drives().get(drive).controller()];
    boolean smooth = drives[drive].isSmooth() && !shared[from.index];
    for (int c = 0; smooth && c < of.length; c++) {
      if (of[c] == from) {
        return c;
      }
    }
    return -1;
  }

  int driveAux(int drive) {
    return wiring.drives().get(drive).aux();
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
      begun = true;
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
    if (!begun) {
      begin();
    }
  }

  @Override
  public List<String> outputNames() {
    return ports.outputNames();
  }

  @Override
  public void outputs(double[] y) {
    refreshAll();
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
    return new Coupling(model, this);
  }
}
