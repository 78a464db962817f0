package dev.dynamis.bench.equations;

import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * What vector lanes give: a sweep of 1,000 parameters on one thread, case after case and side by
 * side. Rounds alternate, the least processor time counts, and all last states must be equal.
 *
 * <pre>{@code
 * SideBySide [rounds]
 * }</pre>
 *
 * <p>{@code -XX:UseAVX=2} shows a processor without AVX-512.
 */
public final class SideBySide {
  private static final int CASES = 1_000;

  private SideBySide() {}

  /** Measures the logistic map and the Lorenz system. */
  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 15;
    report("logistic map, ns an iteration", logistic(10_000, rounds));
    report("Lorenz system, ns a step of rk4", lorenz(1_000, rounds));
  }

  /**
   * What was measured, in ns a step.
   *
   * @param single one case after the other
   * @param together side by side
   */
  record Times(double single, double together) {
    double gain() {
      return single / together;
    }
  }

  private static void report(String what, Times t) {
    System.out.println(
        String.format(
            Locale.ROOT,
            "%s: %.2f one after the other, %.2f side by side, %.2f x",
            what,
            t.single(),
            t.together(),
            t.gain()));
  }

  /** Measures the logistic map for values of r between 3 and 4. */
  static Times logistic(int steps, int rounds) {
    EquationSystem system = new EquationSystem(Models.load("builtin://map/logistic"));
    return measure(system, "r", 3, 4, steps, rounds);
  }

  /** Measures the Lorenz system for values of rho between 20 and 40. */
  static Times lorenz(int steps, int rounds) {
    EquationModel model = Models.load("builtin://ode/lorenz");
    EquationSystem system = new EquationSystem(model, SystemOptions.of(model).withStepper("rk4"));
    return measure(system, "rho", 20, 40, steps, rounds);
  }

  private static Times measure(
      EquationSystem system, String parameter, double low, double high, int steps, int rounds) {
    int n = system.tangentSize();
    EquationSystem alone = system.copy();
    double[] start = new double[system.stateSize()];
    system.save(start);
    double[] last = new double[CASES * n];
    Rollout rollout =
        Rollout.of(system, CASES)
            .steps(steps)
            .every(steps)
            .start(
                (i, s) ->
                    ((EquationSystem) s).setParameter(parameter, low + (high - low) * i / CASES));
    long single = Long.MAX_VALUE;
    long together = Long.MAX_VALUE;
    for (int round = -rounds; round < rounds; round++) {
      long begin = processorTime();
      for (int i = 0; i < CASES; i++) {
        alone.load(start);
        alone.setParameter(parameter, low + (high - low) * i / CASES);
        alone.step(steps);
        System.arraycopy(alone.states(), 0, last, i * n, n);
      }
      long middle = processorTime();
      RolloutArrays all = rollout.run();
      long end = processorTime();
      for (int i = 0; i < CASES; i++) {
        for (int k = 0; k < n; k++) {
          if (all.get(i, 1, system.tangentNames().get(k)) != last[i * n + k]) {
            throw new IllegalStateException("case " + i + " differs in a lane");
          }
        }
      }
      if (round >= 0) {
        single = Math.min(single, middle - begin);
        together = Math.min(together, end - middle);
      }
    }
    double count = (double) CASES * steps;
    return new Times(single / count, together / count);
  }

  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
