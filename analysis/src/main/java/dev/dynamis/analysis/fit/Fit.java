package dev.dynamis.analysis.fit;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.SingularValueDecomposition;

/**
 * Finds parameters of a system with which it does what a recording says.
 *
 * <p>The system starts each simulation from its present state, which is that of the first row, with
 * the inputs that the recording has (a row has those of the step that led to it). Residuals are the
 * differences of states and outputs in all other rows, in units of how much each column varies;
 * once the fit is found, in units of the noise that each column turned out to have, so that a
 * precise sensor counts more than a coarse one. Parameters are those of {@link
 * DynamicalSystem#parameterNames}.
 *
 * <p>Intervals hold the true value with a probability of about 95 % if the model is right and the
 * noise of all numbers is independent: 1.96 standard deviations of the linearized problem.
 *
 * @since 0.1.0
 */
public final class Fit {
  private static final double NORMAL_95 = 1.959963984540054;

  /** Combinations of parameters that change the residuals less than this are not determined. */
  private static final double UNDETERMINED = 1e-9;

  /** Noise below this part of what a column varies counts as so much. */
  private static final double LEAST_NOISE = 1e-9;

  private final DynamicalSystem system;
  private final Recording recording;
  private final Map<String, double[]> bounds = new HashMap<>();
  private List<String> names;
  private List<String> only = List.of();
  private Executor executor = Runnable::run;
  private int workers = 1;
  private int iterations = 100;
  private LeastSquares method = LeastSquares.levenbergMarquardt();

  private Fit(DynamicalSystem system, Recording recording) {
    this.system = system;
    this.recording = recording;
    names = system.parameterNames();
  }

  /**
   * A parameter that was found.
   *
   * @param name its name
   * @param start its value before
   * @param value its value now
   * @param interval half of the interval of 95 %, infinite if the recording does not determine it
   * @param atBound whether it sits at one of its bounds
   */
  public record Parameter(
      String name, double start, double value, double interval, boolean atBound) {}

  /**
   * How a column was met.
   *
   * @param name its name
   * @param deviation root of the mean square of what is left, in its unit
   */
  public record Column(String name, double deviation) {}

  /**
   * What was found.
   *
   * @param parameters the parameters, in the order of the system
   * @param columns the columns that were fitted
   * @param iterations steps that were taken
   */
  public record Result(List<Parameter> parameters, List<Column> columns, int iterations) {
    /** Returns the value of a parameter. */
    public double value(String name) {
      return parameters.stream()
          .filter(p -> p.name.equals(name))
          .findFirst()
          .orElseThrow(() -> unknown(name, parameters.stream().map(Parameter::name).toList()))
          .value;
    }
  }

  /** Begins a fit of all parameters of a system, which is copied and not changed. */
  public static Fit of(DynamicalSystem system, Recording recording) {
    return new Fit(system, recording);
  }

  /**
   * Fits these parameters only.
   *
   * @throws IllegalArgumentException if a name is wrong, with the nearest
   */
  public Fit free(List<String> parameters) {
    for (String name : parameters) {
      if (!system.parameterNames().contains(name)) {
        throw unknown(name, system.parameterNames());
      }
    }
    names = List.copyOf(parameters);
    return this;
  }

  /**
   * Bounds a parameter.
   *
   * @throws IllegalArgumentException if the name is wrong, with the nearest, or the bounds are none
   */
  public Fit bound(String name, double low, double high) {
    if (!system.parameterNames().contains(name)) {
      throw unknown(name, system.parameterNames());
    }
    if (!(low < high)) {
      throw new IllegalArgumentException(
          "the bounds of " + name + " are " + low + " and " + high + "; use two ascending numbers");
    }
    bounds.put(name, new double[] {low, high});
    return this;
  }

  /** Looks at these columns of the recording only; without this, at all that change. */
  public Fit columns(List<String> chosen) {
    only = List.copyOf(chosen);
    return this;
  }

  /** Sets where simulations run; the result does not depend on it. */
  public Fit on(Executor where, int tasks) {
    executor = where;
    workers = tasks;
    return this;
  }

  /** Sets the greatest number of steps; 100 by default. */
  public Fit iterations(int most) {
    iterations = most;
    return this;
  }

  /** Sets the method; that of Levenberg and Marquardt by default. */
  public Fit method(LeastSquares other) {
    method = other;
    return this;
  }

  private static IllegalArgumentException unknown(String name, List<String> known) {
    String hint = known.isEmpty() ? "there are none" : Nearest.suggestion(name, known);
    return new IllegalArgumentException("no parameter \"" + name + "\"; " + hint);
  }

  /**
   * Finds the parameters.
   *
   * @throws IllegalArgumentException if there is nothing to fit, or the recording does not belong
   *     to the system
   * @throws SimulationException if the system does not come to the end with its present parameters,
   *     or no step ends at a time of the recording
   */
  public Result run() {
    int n = names.size();
    if (n == 0) {
      throw new IllegalArgumentException("no parameter to fit");
    }
    FitData data = new FitData(system, recording, only);
    if (data.residuals() < n) {
      throw new IllegalArgumentException(
          n + " parameters can't be found from " + data.residuals() + " numbers");
    }
    int[] places = names.stream().mapToInt(system.parameterNames()::indexOf).toArray();
    double[] all = new double[system.parameterNames().size()];
    system.parameters(all);
    double[] start = new double[n], low = new double[n], high = new double[n];
    for (int i = 0; i < n; i++) {
      double[] own =
          bounds.getOrDefault(
              names.get(i), new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY});
      low[i] = own[0];
      high[i] = own[1];
      start[i] = Math.clamp(all[places[i]], low[i], high[i]);
    }
    FitProblem problem = new FitProblem(system, data, places, executor, workers);
    problem.requireEnd(start);
    LeastSquares.Solution first = method.solve(problem, start, low, high, iterations);
    double[] deviations = deviations(problem, first.residuals());

    // again, in units of the noise
    for (int c = 0; c < deviations.length; c++) {
      problem.scale[c] = Math.max(deviations[c], LEAST_NOISE * data.channels.get(c).scale());
    }
    LeastSquares.Solution found =
        method.solve(problem, first.point(), low, high, Math.max(5, iterations / 4));
    double[] left = deviations(problem, found.residuals());
    double[] intervals = intervals(problem, found, low, high);
    List<Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double value = found.point()[i];
      boolean atBound = value <= low[i] || value >= high[i];
      parameters.add(new Parameter(names.get(i), start[i], value, intervals[i], atBound));
    }
    List<Column> columns = new ArrayList<>();
    for (int c = 0; c < left.length; c++) {
      columns.add(new Column(data.channels.get(c).name(), left[c]));
    }
    return new Result(
        List.copyOf(parameters), List.copyOf(columns), first.iterations() + found.iterations());
  }

  /** Deviations of the columns, in their units. */
  private static double[] deviations(FitProblem problem, double[] residuals) {
    int channels = problem.scale.length;
    double[] sums = new double[channels];
    for (int r = 0; r < residuals.length; r++) {
      sums[r % channels] += residuals[r] * residuals[r];
    }
    for (int c = 0; c < channels; c++) {
      sums[c] = problem.scale[c] * Math.sqrt(sums[c] * channels / residuals.length);
    }
    return sums;
  }

  /** Half intervals of 95 % from the linearized problem; parameters at bounds don't count. */
  private double[] intervals(
      FitProblem problem, LeastSquares.Solution found, double[] low, double[] high) {
    int n = names.size(), rows = found.residuals().length;
    double[] jacobian = problem.jacobian(found.point());
    double[] size = new double[n];
    boolean[] open = new boolean[n];
    for (int i = 0; i < n; i++) {
      double value = found.point()[i];
      open[i] = value > low[i] && value < high[i];
      for (int r = 0; r < rows; r++) {
        size[i] += jacobian[r * n + i] * jacobian[r * n + i];
      }
      size[i] = Math.sqrt(size[i]);
    }
    double[] intervals = new double[n];
    Arrays.fill(intervals, Double.POSITIVE_INFINITY);
    int[] chosen = IntStream.range(0, n).filter(i -> open[i] && size[i] > 0).toArray();
    if (chosen.length == 0 || rows <= chosen.length) {
      return intervals;
    }
    double[][] scaled = new double[rows][chosen.length];
    for (int r = 0; r < rows; r++) {
      for (int k = 0; k < chosen.length; k++) {
        scaled[r][k] = jacobian[r * n + chosen[k]] / size[chosen[k]];
      }
    }
    SingularValueDecomposition svd =
        new SingularValueDecomposition(new Array2DRowRealMatrix(scaled, false));
    double[] s = svd.getSingularValues();
    double sum = 0;
    for (double x : found.residuals()) {
      sum += x * x;
    }
    double variance = sum / (rows - chosen.length);
    for (int k = 0; k < chosen.length; k++) {
      double own = 0;
      for (int j = 0; j < s.length; j++) {
        double v = svd.getV().getEntry(k, j);
        boolean lost = s[j] <= UNDETERMINED * s[0];
        own += lost ? (Math.abs(v) > 1e-3 ? Double.POSITIVE_INFINITY : 0) : v * v / (s[j] * s[j]);
      }
      if (own < Double.POSITIVE_INFINITY) {
        intervals[chosen[k]] = NORMAL_95 * Math.sqrt(own * variance) / size[chosen[k]];
      }
    }
    return intervals;
  }
}
