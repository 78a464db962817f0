package dev.dynamis.bench.equations;

import dev.dynamis.core.Cases;
import dev.dynamis.core.Progress;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.RunResult;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.DoubleSupplier;
import java.util.stream.IntStream;

/** What is measured: each case runs to a number that every program must agree on. */
enum EquationCase {
  /** 10,000,000 steps of the classical Runge-Kutta method, nothing recorded. */
  LORENZ_RK4("lorenz-rk4", 10_000_000) {
    @Override
    DoubleSupplier prepare() {
      EquationModel model = Models.load("builtin://ode/lorenz");
      SystemOptions options = SystemOptions.of(model).withStepper("rk4").withDt(0.001);
      return () -> {
        Simulation sim = new Simulation(model, options);
        double end = work() * 0.001;
        return last(sim.run(sim.defaults().until(end).maxSteps(work() + 10).recording(false)));
      };
    }
  },

  /** 100,000,000 iterations, nothing recorded. */
  LOGISTIC("logistic", 100_000_000) {
    @Override
    DoubleSupplier prepare() {
      return iterations(Models.load("builtin://map/logistic"));
    }
  },

  /** 50,000,000 iterations of a map that looks one step back, nothing recorded. */
  DELAYED_LOGISTIC("delayed-logistic", 50_000_000) {
    @Override
    DoubleSupplier prepare() {
      return iterations(
          Models.parse(
              "delayed logistic map",
              """
              [model]
              type = "map"
              [states]
              x = 0.1
              [params]
              r = 2.1
              [equations.rhs]
              x = "r*x*(1 - lag_x(1))"
              [sim]
              dt = 1.0
              """));
    }
  },

  /** 10,000 iterations for each of 1,000 parameters, all recorded, on one thread. */
  SWEEP("sweep", 10_000_000) {
    @Override
    DoubleSupplier prepare() {
      return sweep(1);
    }
  },

  /** The same on two threads. */
  SWEEP_2("sweep-2", 10_000_000) {
    @Override
    DoubleSupplier prepare() {
      return sweep(2);
    }
  };

  private final String title;
  private final long work;

  EquationCase(String title, long work) {
    this.title = title;
    this.work = work;
  }

  String title() {
    return title;
  }

  /** Returns the number of steps. */
  long work() {
    return work;
  }

  /** Returns what runs the case once. */
  abstract DoubleSupplier prepare();

  DoubleSupplier iterations(EquationModel model) {
    return () -> {
      Simulation sim = new Simulation(model);
      return last(sim.run(sim.defaults().iterations(work).recording(false)));
    };
  }

  DoubleSupplier sweep(int workers) {
    EquationModel model = Models.load("builtin://map/logistic");
    int count = 1000;
    double[] r =
        IntStream.range(0, count).mapToDouble(i -> 2.5 + i * (1.5 / (count - 1))).toArray();
    r[count - 1] = 4;
    long each = work / count;
    return () -> {
      try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
        RunResult[] results = new RunResult[count];
        Cases.run(
            count,
            pool,
            workers,
            Progress.NONE,
            () ->
                (i, cancelled) -> {
                  Simulation sim = new Simulation(model);
                  sim.assign(Map.of("r", r[i]));
                  results[i] = sim.run(sim.defaults().iterations(each).only("x"));
                });
        RunResult result = results[count - 1].orThrow();
        double[] x = result.recording().column("x").toArray();
        return x[x.length - 1];
      }
    };
  }

  private static double last(RunResult result) {
    return result.orThrow().finalStates()[0];
  }
}
