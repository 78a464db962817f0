package dev.dynamis.equations;

import dev.dynamis.core.Cases;
import dev.dynamis.core.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.Executor;

/**
 * Many runs of one model that differ in parameters and initial states.
 *
 * <pre>{@code
 * EnsembleResult all =
 *     Ensemble.of(model).vary("r", 2.8, 3.2, 3.5).vary("x", 0.1, 0.2).run(options, pool, 4);
 * }</pre>
 *
 * <p>Each run starts from the model's initial state, with its own values set, whatever ran before
 * it on the same thread; its numbers are those of a single run, for any number of workers.
 *
 * @since 0.1.0
 */
public final class Ensemble {
  private final EquationModel model;
  private final SystemOptions options;
  private final SequencedMap<String, double[]> axes;

  private Ensemble(
      EquationModel model, SystemOptions options, SequencedMap<String, double[]> axes) {
    this.model = model;
    this.options = options;
    this.axes = axes;
  }

  /** Begins an ensemble of runs that step as the model asks for. */
  public static Ensemble of(EquationModel model) {
    return of(model, SystemOptions.of(model));
  }

  /** Begins an ensemble. */
  public static Ensemble of(EquationModel model, SystemOptions options) {
    return new Ensemble(model, options, new LinkedHashMap<>());
  }

  /**
   * Returns this ensemble with one more axis of its grid: a state's initial value or a parameter.
   * The axis that was added last varies fastest.
   */
  public Ensemble vary(String name, double... values) {
    if (!model.stateNames().contains(name) && !model.parameterNames().contains(name)) {
      List<String> all = new ArrayList<>(model.stateNames());
      all.addAll(model.parameterNames());
      EquationSystem.index(all, name, "state or parameter");
    }
    if (values.length == 0) {
      throw new IllegalArgumentException("no values for '" + name + "'");
    }
    SequencedMap<String, double[]> more = new LinkedHashMap<>(axes);
    more.put(name, values.clone());
    return new Ensemble(model, options, more);
  }

  /** Returns the number of runs. */
  public int size() {
    long n = 1;
    for (double[] values : axes.values()) {
      n *= values.length;
      if (n > Integer.MAX_VALUE) {
        throw new IllegalArgumentException("the grid has more than " + Integer.MAX_VALUE + " runs");
      }
    }
    return (int) n;
  }

  /** Returns the values of run {@code index}, by name. */
  public SequencedMap<String, Double> values(int index) {
    List<String> names = new ArrayList<>(axes.keySet());
    double[] chosen = new double[names.size()];
    int rest = index;
    for (int a = names.size() - 1; a >= 0; a--) {
      double[] values = axes.get(names.get(a));
      chosen[a] = values[rest % values.length];
      rest /= values.length;
    }
    SequencedMap<String, Double> map = new LinkedHashMap<>();
    for (int a = 0; a < chosen.length; a++) {
      map.put(names.get(a), chosen[a]);
    }
    return Collections.unmodifiableSequencedMap(map);
  }

  /** Runs all, one after the other, on the calling thread. */
  public List<RunResult> run(RunOptions run) {
    return run(run, Runnable::run, 1, Progress.NONE);
  }

  /** Runs all on an executor. */
  public List<RunResult> run(RunOptions run, Executor executor, int workers) {
    return run(run, executor, workers, Progress.NONE);
  }

  /**
   * Runs all on an executor.
   *
   * @param workers how many tasks share the runs
   * @param progress hears the number of finished runs, from any worker; if it asks to stop, the
   *     rest of the runs are {@link RunStatus#CANCELLED} at their start
   * @return the results, in the order of the grid
   */
  public List<RunResult> run(RunOptions run, Executor executor, int workers, Progress progress) {
    if (run.autosave().file() != null) {
      throw new IllegalArgumentException("the runs of an ensemble can't be saved to one file");
    }
    if (!run.sinks().isEmpty()) {
      throw new IllegalArgumentException("the runs of an ensemble can't share one sink");
    }
    int n = size();
    RunResult[] results = new RunResult[n];
    Cases.run(
        n,
        executor,
        workers,
        progress,
        () ->
            (i, cancelled) ->
                results[i] = one(values(i), cancelled.getAsBoolean() ? cancelled(run) : run));
    return List.of(results);
  }

  private static RunOptions cancelled(RunOptions run) {
    return run.progress((finished, total, what) -> false).recording(false);
  }

  /** A system is made for every run, so that nothing of another run can be left in it. */
  private RunResult one(Map<String, Double> values, RunOptions run) {
    Simulation sim = new Simulation(model, options);
    sim.assign(values);
    return sim.run(run);
  }
}
