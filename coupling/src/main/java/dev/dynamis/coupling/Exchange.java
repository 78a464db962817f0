package dev.dynamis.coupling;

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
 * What passes between the mechanisms and controllers of a coupling: who reads what of whom, when,
 * and what drives a mechanism whenever it computes forces.
 */
final class Exchange {
  /** What an evaluation is for. */
  private enum Mode {
    /** The values of the present state are wanted; nothing is remembered. */
    LOOK,
    /** A step is taken. */
    STEP
  }

  final Plant[] plants;
  final Controller[] controllers;

  /** The connections to each controller. */
  final int[][] inputsOf;

  private final Wiring wiring;
  private final JointGroup[] groups;
  private final Link[] inputs;
  private final Link[] drives;
  private final int[] order;

  /** Controllers whose auxiliary quantities others need before their inputs are known. */
  private final boolean[] early;

  /**
   * Controllers that drive several mechanisms. These get what they had at the beginning of the
   * step, all of them the same, so that forces between mechanisms are equal and opposite.
   */
  private final boolean[] shared;

  private final StepReport report = new StepReport();
  private Mode mode = Mode.LOOK;

  /** Whether a step was taken or a state loaded, so that the past is what it was. */
  boolean begun;

  /**
   * Makes the parts.
   *
   * @param from whose mechanisms are copied; null if they are made new
   * @param apart whether these have models of their own
   * @param start the time of the first step, s; NaN if it is that of the first mechanism
   */
  Exchange(CouplingModel model, Exchange from, boolean apart, double start, Room room) {
    wiring = model.wiring();
    plants = new Plant[wiring.mechanisms().size()];
    groups = new JointGroup[plants.length];
    for (int i = 0; i < plants.length; i++) {
      if (i > 0) {
        room.takeMechanism(wiring.mechanisms().get(i));
      }
      Mechanism mechanism;
      if (from == null) {
        mechanism = model.mechanism(i);
      } else if (apart) {
        mechanism = from.plants[i].mechanism.withParameters(List.of());
      } else {
        mechanism = from.plants[i].mechanism.copy();
      }
      plants[i] = new Plant(this, i, wiring, mechanism);
    }
    double first = Double.isNaN(start) ? time() : start;
    controllers = new Controller[wiring.controllers().size()];
    for (int c = 0; c < controllers.length; c++) {
      controllers[c] = model.controller(c, first, room);
    }
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
    order = new int[controllers.length];
    early = new boolean[controllers.length];
    shared = new boolean[controllers.length];
    for (Drive a : wiring.drives()) {
      for (Drive b : wiring.drives()) {
        shared[a.controller()] |=
            a.controller() == b.controller() && a.mechanism() != b.mechanism();
      }
    }
  }

  // --- what is planned

  /** Takes the room of what is integrated with each mechanism. */
  void takeGroups(Room room) {
    for (int i = 0; i < plants.length; i++) {
      int host = i;
      room.takeGroup(
          Arrays.stream(controllers)
              .filter(c -> c instanceof Joint j && j.host == host)
              .map(c -> (Joint) c)
              .toList(),
          plants[i]);
    }
  }

  /** Plans what follows from the parameters: lengths of delays, and the order of evaluation. */
  void plan(Room rest) {
    double h = timestep();
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
  }

  /** Takes together what is integrated with each mechanism, in the order of evaluation. */
  void findGroups() {
    List<List<Joint>> members = new ArrayList<>();
    for (int i = 0; i < plants.length; i++) {
      members.add(new ArrayList<>());
    }
    for (int c : order) {
      if (controllers[c] instanceof Joint j) {
        members.get(j.host).add(j);
      }
    }
    Arrays.setAll(groups, i -> new JointGroup(plants[i], members.get(i).toArray(Joint[]::new)));
  }

  /** Returns all that is remembered from step to step. */
  List<Memory> memories() {
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
    return memories;
  }

  /** Returns the length of a step, s. */
  double timestep() {
    return plants[0].m.opt.timestep;
  }

  /** Returns whether nothing counts time steps, so that one may be shorter than others. */
  boolean canShorten() {
    boolean mechanisms = Arrays.stream(plants).allMatch(p -> p.m.nhistory == 0);
    boolean links =
        Stream.concat(Arrays.stream(inputs), Arrays.stream(drives)).allMatch(l -> l.line == null);
    return mechanisms
        && links
        && Arrays.stream(controllers).allMatch(c -> c instanceof Joint j && !j.looksBack());
  }

  double time() {
    return plants[0].mechanism.time();
  }

  // --- the beginning

  /** Makes the past what the present is. */
  void begin() {
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

  // --- stepping

  /** Takes a step of the mechanisms and then of the controllers; what fails stays halfway. */
  StepReport advance() {
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
        if (r != null && !r.canContinue()) {
          return report.set(r.status(), dt, s.name + ": " + r.cause());
        }
        String by = s.ended(time());
        ended = by == null ? ended : by;
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

  // --- the whole state

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
}
