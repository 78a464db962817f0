package dev.dynamis.analysis.fit;

import dev.dynamis.core.Cases;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;

/** Residuals of simulations, and their derivatives by centred differences, on several threads. */
final class FitProblem implements LeastSquares.Problem {
  /** Change of a parameter, relative to it. */
  private static final double CHANGE = 6e-6;

  /** Parameters about this small are changed as if they were so large. */
  private static final double SMALL = 1e-3;

  /** Stands for a simulation that came to no end. */
  private static final double FAILED = 1e6;

  private final DynamicalSystem system;
  private final FitData data;
  private final int[] free;
  private final double[] allParameters;
  private final double[] state;
  private final List<String> stateNames;
  private final double[] inputs;
  private final Executor executor;
  private final int workers;

  /** Systems that simulate, one for each worker; made when they are needed. */
  private final List<DynamicalSystem> copies = new ArrayList<>();

  /** What the residuals of each channel are divided by. */
  final double[] scale;

  FitProblem(DynamicalSystem system, FitData data, int[] free, Executor executor, int workers) {
    this.system = system;
    this.data = data;
    this.free = free;
    this.executor = executor;
    this.workers = workers;
    allParameters = new double[system.parameterNames().size()];
    state = new double[system.stateSize()];
    inputs = new double[system.inputNames().size()];
    stateNames = system.stateNames();
    system.parameters(allParameters);
    system.save(state);
    system.inputs(inputs);
    scale = data.channels.stream().mapToDouble(FitData.Channel::scale).toArray();
  }

  /**
   * Makes sure that a simulation comes to the end of the recording.
   *
   * @throws SimulationException if it does not
   */
  void requireEnd(double[] point) {
    double[] res = residuals(point);
    if (res[res.length - 1] == FAILED) {
      throw new SimulationException(
          "the system does not come to the end of the recording with the parameters that it has");
    }
  }

  @Override
  public double[] residuals(double[] point) {
    double[] res = new double[data.residuals()];
    simulate(copy(0), point, res);
    return res;
  }

  @Override
  public double[] jacobian(double[] point) {
    int n = free.length, rows = data.residuals();
    double[][] runs = new double[2 * n][];
    double[] change = new double[n];
    for (int i = 0; i < n; i++) {
      change[i] = CHANGE * Math.max(Math.abs(point[i]), SMALL);
    }
    int[] made = {0};
    Cases.run(
        2 * n,
        executor,
        workers,
        Progress.NONE,
        () -> {
          DynamicalSystem own = copy(made[0]++);
          return (i, cancelled) -> {
            double[] p = point.clone();
            p[i / 2] += i % 2 == 0 ? change[i / 2] : -change[i / 2];
            double[] res = new double[rows];
            simulate(own, p, res);
            runs[i] = res;
          };
        });
    double[] jacobian = new double[rows * n];
    for (int i = 0; i < n; i++) {
      for (int r = 0; r < rows; r++) {
        jacobian[r * n + i] = (runs[2 * i][r] - runs[2 * i + 1][r]) / (2 * change[i]);
      }
    }
    return jacobian;
  }

  private DynamicalSystem copy(int worker) {
    while (copies.size() <= worker) {
      copies.add(system.copy());
    }
    return copies.get(worker);
  }

  /** Runs a system through the times of the recording. */
  private void simulate(DynamicalSystem own, double[] point, double[] res) {
    double[] p = allParameters.clone();
    for (int i = 0; i < free.length; i++) {
      p[free[i]] = point[i];
    }
    own.load(state, allParameters, p);
    // the length of a delay changes the size of a state, and where in it a number is
    boolean moved = own.stateSize() != state.length;
    List<String> names = moved ? own.stateNames() : stateNames;
    int channels = data.channels.size();
    double[] u = inputs.clone();
    double[] x = new double[own.stateSize()];
    double[] y = new double[own.outputNames().size()];
    boolean drives = false;
    for (double[] column : data.inputs) {
      drives |= column != null;
    }
    for (int row = 1; row < data.times.length; row++) {
      if (drives) {
        // a row has the inputs of the step that led to it
        for (int i = 0; i < u.length; i++) {
          u[i] = data.inputs[i] == null ? u[i] : data.inputs[i][row];
        }
        own.setInputs(u);
      }
      if (!advance(own, row)) {
        Arrays.fill(res, (row - 1) * channels, res.length, FAILED);
        return;
      }
      own.save(x);
      own.outputs(y);
      for (int c = 0; c < channels; c++) {
        FitData.Channel channel = data.channels.get(c);
        int at = channel.index();
        if (moved && !channel.output()) {
          at = names.indexOf(stateNames.get(at));
        }
        double now = channel.output() ? y[at] : x[at];
        double off = (now - channel.values()[row]) / scale[c];
        res[(row - 1) * channels + c] =
            Double.isFinite(off) ? Math.clamp(off, -FAILED, FAILED) : FAILED;
      }
    }
  }

  /** Steps to the time of a row; false if the system came to an end before. */
  private boolean advance(DynamicalSystem own, int row) {
    double end = data.times[row];
    double near = 1e-6 * (end - data.times[row - 1]);
    if (!(near > 0)) {
      throw new SimulationException(
          "the times of the recording don't ascend: " + data.times[row - 1] + ", then " + end);
    }
    while (own.time() < end - near) {
      // a system that goes back to its start after a failure would never come to the end
      if (own.step().status() != StepStatus.OK) {
        return false;
      }
    }
    if (own.time() > end + near) {
      throw new SimulationException(
          "the recording has a row at time "
              + end
              + ", but a step ends at "
              + own.time()
              + "; use a fixed step that its times are multiples of, and start at its first time");
    }
    return true;
  }
}
