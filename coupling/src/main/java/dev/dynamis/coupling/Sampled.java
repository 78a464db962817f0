package dev.dynamis.coupling;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.SystemKind;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A controller that looks at its inputs at equal times and holds its outputs in between: at a
 * sample the outputs are computed from its state and inputs, then its state goes on to the next
 * sample with the inputs held.
 *
 * <p>Equations whose inputs nothing is connected to are sampled at every step: they need no hold,
 * and their own stepper is as accurate as they want it.
 */
final class Sampled extends Controller {
  private static final int STOP_CONDITION = -1;

  final EquationSystem system;
  private final double period;
  private final double start;
  private final int substeps;

  /** How many samples were taken. */
  private final double[] samples = new double[1];

  /** The inputs of the last sample. */
  private final double[] held;

  private final double[] auxNow;
  private boolean taken;

  /**
   * What ends the run when the mechanisms come to the time of this controller, which is ahead of
   * them: the number of an event, from 1, -1 for the stop condition, or 0.
   */
  private final double[] ending = new double[1];

  Sampled(int index, String name, EquationModel model, double period, double start) {
    super(index, name, model);
    this.period = period;
    this.start = start;
    SystemOptions options = SystemOptions.of(model);
    double dt = model.kind() == SystemKind.MAP ? period : Math.min(options.dt(), period);
    substeps = (int) Math.ceil(period / dt - 1e-9);
    system = new EquationSystem(model, options.withDt(period / substeps));
    system.restart(start);
    held = new double[system.inputNames().size()];
    system.inputs(held);
    auxNow = new double[aux];
  }

  /** Returns whether a sample is due at time {@code t}. */
  boolean isDue(double t) {
    return t - start >= (samples[0] - 1e-9) * period;
  }

  /** Takes a sample: inputs are read, outputs computed. */
  void sample() {
    taken = true;
    look();
  }

  /** Computes outputs from state and inputs. */
  void look() {
    if (!model.inputs().isEmpty()) {
      System.arraycopy(u, 0, held, 0, held.length);
      system.setInputs(held);
    }
    system.states(out, 0);
    system.outputs(auxNow);
    System.arraycopy(auxNow, 0, out, n, aux);
  }

  /**
   * Goes on to the next sample if one was taken in this step.
   *
   * @return what happened, or null if nothing was due or the run ends by an event
   */
  StepReport advance() {
    if (!taken) {
      return null;
    }
    taken = false;
    samples[0]++;
    StepReport report =
        system.stepper().adaptive()
            ? system.advance(Long.MAX_VALUE, start + samples[0] * period)
            : system.advance(substeps, Double.POSITIVE_INFINITY);
    if (report.status() != StepStatus.STOPPED) {
      return report;
    }
    ending[0] = system.terminalEvent() < 0 ? STOP_CONDITION : system.terminalEvent() + 1;
    return null;
  }

  /** Returns what ends the run when the mechanisms are at time {@code t}, or null, once. */
  String ended(double t) {
    if (ending[0] == 0 || t < system.time() - 1e-9 * period) {
      return null;
    }
    String what =
        ending[0] == STOP_CONDITION
            ? name + ": the stop condition '" + model.stopText().orElseThrow().text() + "'"
            : "event " + name + "." + model.events().get((int) ending[0] - 1).name();
    ending[0] = 0;
    return what + " at t = " + system.time();
  }

  private boolean canEnd() {
    return model.stopText().isPresent() || model.events().stream().anyMatch(EventInfo::terminal);
  }

  @Override
  void checkState(double t) {
    double most = Math.max(0, (t - start) / period) + 2;
    if (!(samples[0] == Math.rint(samples[0]) && samples[0] >= 0 && samples[0] <= most)) {
      throw new SimulationException(
          "controller "
              + name
              + " has taken "
              + samples[0]
              + " samples at time "
              + t
              + " s, expected a whole number from 0 to "
              + Math.floor(most));
    }
    boolean known =
        ending[0] == Math.rint(ending[0])
            && ending[0] >= (model.stopText().isPresent() ? STOP_CONDITION : 0)
            && ending[0] <= model.events().size();
    if (!known) {
      throw new SimulationException(
          "controller " + name + " is ended by event " + ending[0] + ", which it does not have");
    }
  }

  void restart() {
    samples[0] = 0;
    ending[0] = 0;
    taken = false;
    system.restart(start);
  }

  @Override
  void delayTimes(double[] tau) {
    double[] p = new double[parameters + u.length];
    System.arraycopy(system.parameters(), 0, p, 0, parameters);
    model.newKernel().delayTimes(tau, p);
  }

  @Override
  double parameter(int i) {
    return system.parameters()[i];
  }

  @Override
  void setParameters(double[] p, int at) {
    double[] own = new double[parameters];
    System.arraycopy(p, at, own, 0, parameters);
    system.setParameters(own);
  }

  @Override
  void memories(List<Memory> memories) {
    memories.add(Memory.of(samples, false, List.of(name + ".samples")));
    if (canEnd()) {
      memories.add(Memory.of(ending, false, List.of(name + ".ending")));
    }
    // before the state: a delay system wants its inputs first
    memories.add(
        new Held(
            system,
            held,
            IntStream.range(0, held.length)
                .mapToObj(i -> name + ".held " + system.inputNames().get(i))
                .toList()));
    memories.add(Memory.of(system, name + "."));
    memories.add(
        Memory.of(
            out,
            true,
            IntStream.range(0, n + aux).mapToObj(i -> name + ".hold " + names(i)).toList()));
    super.memories(memories);
  }

  private String names(int i) {
    return i < n ? model.stateNames().get(i) : model.auxNames().get(i - n);
  }

  /** Inputs that a system holds. */
  private static final class Held extends Memory {
    private final EquationSystem system;
    private final double[] inputs;
    private final List<String> names;
    private final boolean own;

    private Held(EquationSystem system, double[] inputs, List<String> names) {
      this.system = system;
      this.inputs = inputs;
      this.names = names;
      own = !system.model().inputs().isEmpty();
    }

    @Override
    int size() {
      return own ? inputs.length : 0;
    }

    @Override
    int tangentSize() {
      return 0;
    }

    @Override
    void save(double[] result, int at) {
      System.arraycopy(inputs, 0, result, at, size());
    }

    @Override
    void load(double[] in, int at) {
      if (own) {
        System.arraycopy(in, at, inputs, 0, inputs.length);
        system.setInputs(inputs);
      }
    }

    @Override
    void plus(double[] result, int at, double[] dx, int d) {}

    @Override
    void minus(double[] dx, int d, double[] a, double[] b, int at) {}

    @Override
    void names(List<String> all) {
      if (own) {
        all.addAll(names);
      }
    }

    @Override
    void tangentNames(List<String> all) {}
  }
}
