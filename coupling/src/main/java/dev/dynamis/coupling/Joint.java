package dev.dynamis.coupling;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.model.EventAction;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A continuous controller: its state is integrated together with the mechanism that it drives. Its
 * events are looked at at the beginning of every step.
 */
final class Joint extends Controller {
  /** The mechanism whose integrator takes it along. */
  final int host;

  final Kernel kernel;

  /** States at the beginning of the step and at the present stage. */
  final double[] z;

  final double[] stage;

  /** Parameters, then inputs, as the kernel takes them. */
  final double[] p;

  /** Slopes at the stages of Runge and Kutta's method. */
  final double[][] slopes;

  /** Derivatives of the right-hand sides and of the auxiliary quantities. */
  final double[] byStates;

  final double[] bySlots;
  final double[] auxByAll;

  private final EventInfo[] events;
  private final EventAction[] actions;
  private final int[] changing;

  /** Whether each event's condition held at the last step, as 0 or 1. */
  private final double[] sides;

  private final double[] auxNow;

  /** The past of states that the equations ask for; null for others. */
  private final DelayLine[] lines;

  private final Past history = new Past();
  private double timestep;
  private double begin;

  /** Set by an event that ends the run. */
  String ended;

  /** Set by an event whose action gives a number that is not finite; it was not executed. */
  String diverged;

  Joint(int index, String name, EquationModel model, int host) {
    super(index, name, model);
    this.host = host;
    kernel = model.newKernel();
    z = model.initialState();
    stage = z.clone();
    p = model.slotValues();
    slopes = new double[4][n];
    byStates = new double[n * n];
    bySlots = new double[n * p.length];
    auxByAll = new double[aux * (n + p.length)];
    events = model.events().toArray(EventInfo[]::new);
    changing =
        Arrays.stream(events)
            .flatMap(e -> e.parameters().stream())
            .mapToInt(Integer::intValue)
            .distinct()
            .sorted()
            .toArray();
    actions = new EventAction[events.length];
    Arrays.setAll(
        actions, i -> new EventAction(i, events[i], model.stateNames(), model.parameterNames()));
    sides = new double[events.length];
    auxNow = new double[aux];
    lines = new DelayLine[n];
    for (int i = 0; i < n; i++) {
      int state = i;
      boolean late = model.delays().stream().anyMatch(d -> d.state() == state);
      lines[i] = late || model.lagDepth(i) > 0 ? new DelayLine() : null;
    }
  }

  /** Returns whether the equations ask for the past of states or inputs. */
  boolean looksBack() {
    return past.length > 0 || Arrays.stream(lines).anyMatch(Objects::nonNull);
  }

  void restart() {
    System.arraycopy(model.initialState(), 0, z, 0, n);
    System.arraycopy(z, 0, stage, 0, n);
    Arrays.fill(sides, 0);
    ended = null;
    diverged = null;
  }

  /** Takes over the inputs. */
  void useInputs() {
    System.arraycopy(u, 0, p, parameters, u.length);
  }

  /**
   * Says at which time and states the equations are evaluated next.
   *
   * @param from the time at the beginning of the step
   */
  void at(double from) {
    begin = from;
  }

  /** Computes the auxiliary quantities of the present stage. */
  void look(double t) {
    System.arraycopy(stage, 0, out, 0, n);
    kernel.aux(auxNow, t, stage, p, history);
    System.arraycopy(auxNow, 0, out, n, aux);
  }

  /** Executes the events whose conditions hold; those that are located, when they begin to. */
  void events(double t) {
    ended = null;
    diverged = null;
    for (int i = 0; i < events.length; i++) {
      boolean holds = kernel.condition(i, t, z, p, history);
      boolean before = sides[i] != 0;
      sides[i] = holds ? 1 : 0;
      boolean fires =
          !events[i].locate()
              ? holds
              : switch (events[i].direction()) {
                case UP -> holds && !before;
                case DOWN -> !holds && before;
                case EITHER -> holds != before;
              };
      if (!fires) {
        continue;
      }
      try {
        actions[i].execute(kernel, t, z, p, history);
      } catch (ArithmeticException e) {
        diverged = name + ": " + e.getMessage();
        break;
      }
      if (events[i].terminal()) {
        ended = name + "." + events[i].name();
      }
      if (!model.sim().allEvents()) {
        break;
      }
    }
    if (ended == null && model.stopText().isPresent() && kernel.stop(t, z, p, history)) {
      ended = name + ": " + model.stopText().get().text();
    }
    System.arraycopy(z, 0, stage, 0, n);
  }

  /** Says which conditions hold before the first step. */
  void beginEvents(double t) {
    for (int i = 0; i < events.length; i++) {
      sides[i] = kernel.condition(i, t, z, p, history) ? 1 : 0;
    }
  }

  void rates(double[] dz, double t) {
    kernel.rhs(dz, t, stage, p, history);
  }

  /** Differentiates the equations and the auxiliary quantities at the present stage. */
  void differentiate(double t) {
    kernel.jacobian(byStates, t, stage, p, history);
    kernel.parameterJacobian(bySlots, t, stage, p, history);
    kernel.auxJacobian(auxByAll, t, stage, p, history);
  }

  @Override
  void push() {
    super.push();
    for (int i = 0; i < n; i++) {
      if (lines[i] != null) {
        lines[i].push(z[i]);
      }
    }
  }

  @Override
  void nextStep() {
    super.nextStep();
    for (DelayLine line : lines) {
      if (line != null) {
        line.nextStep();
      }
    }
  }

  @Override
  void fill() {
    super.fill();
    for (int i = 0; i < n; i++) {
      if (lines[i] != null) {
        lines[i].fill(z[i]);
      }
    }
  }

  @Override
  void planStates(double[] tau, double h, Room room) {
    timestep = h;
    double[] longest = new double[n];
    for (int i = 0; i < model.delays().size(); i++) {
      int s = model.delays().get(i).state();
      longest[s] = Math.max(longest[s], steps(tau[i], h, model.stateNames().get(s)));
    }
    for (int i = 0; i < n; i++) {
      if (lines[i] != null) {
        room.takeDelay(Math.max(longest[i], model.lagDepth(i)), name);
        lines[i].resize(Math.max(longest[i], model.lagDepth(i)));
      }
    }
  }

  @Override
  void delayTimes(double[] tau) {
    kernel.delayTimes(tau, p);
  }

  @Override
  double parameter(int i) {
    return p[i];
  }

  @Override
  void setParameters(double[] numbers, int at) {
    System.arraycopy(numbers, at, p, 0, parameters);
  }

  @Override
  void memories(List<Memory> memories) {
    memories.add(Memory.of(z, true, model.stateNames().stream().map(s -> name + "." + s).toList()));
    List<String> names = new ArrayList<>();
    for (int i : changing) {
      names.add(name + ".parameter " + model.parameterNames().get(i));
    }
    memories.add(new Changing(names));
    memories.add(
        Memory.of(
            sides, false, Arrays.stream(events).map(e -> name + ".event " + e.name()).toList()));
    IntStream.range(0, n)
        .filter(i -> lines[i] != null)
        .forEach(i -> memories.add(Memory.of(lines[i], name + "." + model.stateNames().get(i))));
    super.memories(memories);
  }

  /** The parameters that events change. */
  private final class Changing extends Memory {
    private final List<String> names;

    private Changing(List<String> names) {
      this.names = names;
    }

    @Override
    int size() {
      return changing.length;
    }

    @Override
    int tangentSize() {
      return 0;
    }

    @Override
    void save(double[] result, int at) {
      for (int i = 0; i < changing.length; i++) {
        result[at + i] = p[changing[i]];
      }
    }

    @Override
    void load(double[] in, int at) {
      for (int i = 0; i < changing.length; i++) {
        p[changing[i]] = in[at + i];
      }
    }

    @Override
    void plus(double[] result, int at, double[] dx, int d) {}

    @Override
    void minus(double[] dx, int d, double[] a, double[] b, int at) {}

    @Override
    void names(List<String> all) {
      all.addAll(names);
    }

    @Override
    void tangentNames(List<String> all) {}
  }

  /** The past of the states, as the equations see it. */
  private final class Past implements History {
    @Override
    public double lag(int state, int k) {
      return lines[state].at(k, z[state]);
    }

    @Override
    public double lag(int state, double k) {
      return lines[state].read(k, 0, z[state]);
    }

    @Override
    public double delay(int state, double t, double tau) {
      return lines[state].read(tau / timestep, (t - begin) / timestep, stage[state]);
    }
  }
}
