package dev.dynamis.coupling;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.model.InputDelayInfo;
import java.util.List;

/** A system of equations in a coupling. */
abstract class Controller {
  /** Its number in the coupling. */
  final int index;

  final String name;
  final EquationModel model;

  /** Numbers of states, parameters, inputs, and auxiliary quantities. */
  final int n;

  final int parameters;
  final int inputs;
  final int aux;

  /** The inputs, then the past values of inputs that the equations ask for. */
  final double[] u;

  /** States, then auxiliary quantities, as others see them. */
  final double[] out;

  /** The past of inputs, as many as past values are asked for; their delays in steps. */
  final DelayLine[] past;

  final double[] pastSteps;
  private final int[] pastInput;

  Controller(int index, String name, EquationModel model) {
    this.index = index;
    this.name = name;
    this.model = model;
    n = model.states().size();
    parameters = model.parameters().size();
    inputs = model.inputs().size();
    aux = model.aux().size();
    List<InputDelayInfo> delays = model.inputDelays();
    u = new double[inputs + delays.size()];
    System.arraycopy(model.slotValues(), parameters, u, 0, u.length);
    out = new double[n + aux];
    past = new DelayLine[delays.size()];
    pastSteps = new double[delays.size()];
    pastInput = new int[delays.size()];
    for (int i = 0; i < past.length; i++) {
      past[i] = new DelayLine();
      pastInput[i] = delays.get(i).input();
    }
  }

  /** Reads the past of inputs. */
  final void readPast(double since) {
    for (int i = 0; i < past.length; i++) {
      u[inputs + i] = past[i].read(pastSteps[i], since, u[pastInput[i]]);
    }
  }

  void push() {
    for (int i = 0; i < past.length; i++) {
      past[i].push(u[pastInput[i]]);
    }
  }

  void nextStep() {
    for (DelayLine line : past) {
      line.nextStep();
    }
  }

  /** Everything always was what it is now. */
  void fill() {
    for (int i = 0; i < past.length; i++) {
      past[i].fill(u[pastInput[i]]);
    }
  }

  /** Plans the room for what is remembered, from the present parameters. */
  final void plan(double timestep, Room room) {
    double[] tau = new double[model.delays().size() + past.length];
    delayTimes(tau);
    for (int i = 0; i < past.length; i++) {
      pastSteps[i] = steps(tau[model.delays().size() + i], timestep, "an input of " + name);
      room.takeDelay(pastSteps[i], "an input of " + name);
      past[i].resize(pastSteps[i]);
    }
    planStates(tau, timestep, room);
  }

  /** Returns the length of a delay in steps. */
  static double steps(double tau, double timestep, String what) {
    if (!(tau >= 0 && tau <= 1e6 * timestep)) {
      throw new Unfit(
          Code.DELAY,
          "the delay of "
              + what
              + " is "
              + tau
              + " s, expected a time from 0 to "
              + 1e6 * timestep
              + " s, a million steps");
    }
    return tau / timestep;
  }

  void planStates(double[] tau, double timestep, Room room) {}

  /**
   * Looks at a state that was loaded.
   *
   * @throws dev.dynamis.core.SimulationException if it can't be one at time {@code t}
   */
  void checkState(double t) {}

  abstract void delayTimes(double[] tau);

  abstract double parameter(int i);

  abstract void setParameters(double[] p, int at);

  /** Adds what it remembers. */
  void memories(List<Memory> memories) {
    for (int i = 0; i < past.length; i++) {
      memories.add(Memory.of(past[i], name + "." + model.inputNames().get(inputs + i)));
    }
  }
}
