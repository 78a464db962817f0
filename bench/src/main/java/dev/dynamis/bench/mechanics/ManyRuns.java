package dev.dynamis.bench.mechanics;

import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * How rollouts of a mechanism scale with threads, open loop and with a policy that reads the state,
 * and what transition matrices cost. Rounds with one thread and with two alternate. On a machine
 * that others use too, compare processor time, which is that of the working threads alone.
 *
 * <pre>ManyRuns MODEL [rounds [cases [steps]]]</pre>
 */
public final class ManyRuns {
  private ManyRuns() {}

  /** Measures a model. */
  public static void main(String[] args) {
    Mechanism model = Mjcf.mechanism(Path.of(args[0]));
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 7;
    int cases = args.length > 2 ? Integer.parseInt(args[2]) : 16;
    int steps = args.length > 3 ? Integer.parseInt(args[3]) : 250;
    List<Thread> workers = new ArrayList<>();
    try (ExecutorService pool =
        Executors.newFixedThreadPool(
            2,
            run -> {
              Thread worker = new Thread(run);
              workers.add(worker);
              return worker;
            })) {
      scaling("open loop", rounds, pool, workers, () -> rollout(model, cases, steps, noise()));
      scaling(
          "closed loop",
          rounds,
          pool,
          workers,
          () -> rollout(model, cases, steps, feedback(model)));
    }
    matrices(model, rounds);
  }

  private interface Make {
    Rollout rollout();
  }

  private static Rollout rollout(Mechanism model, int cases, int steps, Rollout.Policy policy) {
    return Rollout.of(model, cases)
        .steps(steps)
        .every(steps)
        .policy(i -> policy)
        .record(r -> r.columns(model.stateNames().get(1)));
  }

  private static Rollout.Policy noise() {
    return (u, step, system) -> {
      for (int i = 0; i < u.length; i++) {
        u[i] = 0.01 * ((step * 31 + i * 17) % 21 - 10);
      }
    };
  }

  /** Drives every actuated joint back to where it began, from positions and velocities. */
  private static Rollout.Policy feedback(Mechanism model) {
    int nu = model.model().nu;
    int[] joint = new int[nu];
    for (int i = 0; i < nu; i++) {
      joint[i] = Math.max(0, model.model().actuator.trnid[2 * i]);
    }
    return (u, step, system) -> {
      Mechanism m = (Mechanism) system;
      for (int i = 0; i < nu; i++) {
        double q = m.data().qpos[m.model().jnt.qposadr[joint[i]]];
        double v = m.data().qvel[m.model().jnt.dofadr[joint[i]]];
        u[i] = -0.5 * q - 0.02 * v;
      }
    };
  }

  private static void scaling(
      String what, int rounds, ExecutorService pool, List<Thread> workers, Make make) {
    double[][] rates = new double[2][rounds];
    double[][] perSecondOfProcessor = new double[2][rounds];
    long hash = 0;
    for (int r = -rounds; r < rounds; r++) {
      for (int threads = 1; threads <= 2; threads++) {
        Rollout rollout = make.rollout();
        long wall = System.nanoTime();
        long cpu = processorTime(workers);
        RolloutArrays all = rollout.run(pool, threads);
        double seconds = (System.nanoTime() - wall) * 1e-9;
        double used = (processorTime(workers) - cpu) * 1e-9;
        long count = all.results().stream().mapToLong(c -> c.steps()).sum();
        if (r >= 0) {
          rates[threads - 1][r] = count / seconds;
          perSecondOfProcessor[threads - 1][r] = count / used;
        }
        if (hash != 0 && hash != all.hash()) {
          throw new IllegalStateException("results depend on threads");
        }
        hash = all.hash();
      }
    }
    double one = median(rates[0]);
    double two = median(rates[1]);
    double costOne = median(perSecondOfProcessor[0]);
    double costTwo = median(perSecondOfProcessor[1]);
    System.out.println(
        String.format(
            Locale.ROOT,
            "%s: %.0f steps/s on one thread, %.0f on two, %.2f x; by processor time %.0f and %.0f,"
                + " %.2f x",
            what,
            one,
            two,
            two / one,
            costOne,
            2 * costTwo,
            2 * costTwo / costOne));
  }

  private static void matrices(Mechanism model, int rounds) {
    StepDerivatives of = model.derivatives();
    int n = of.states();
    double[] a = new double[n * n];
    double[] b = new double[n * of.inputs()];
    double[] times = new double[rounds];
    for (int r = -30; r < rounds; r++) {
      long cpu = processorTime(List.of(Thread.currentThread()));
      for (int k = 0; k < 10; k++) {
        of.transition(a, b, null, null);
      }
      if (r >= 0) {
        times[r] = (processorTime(List.of(Thread.currentThread())) - cpu) * 1e-10;
      }
    }
    System.out.println(
        String.format(Locale.ROOT, "A and B by centred differences: %.3f ms", 1e3 * median(times)));
  }

  private static long processorTime(List<Thread> threads) {
    ThreadMXBean bean = ManagementFactory.getThreadMXBean();
    return threads.stream().mapToLong(t -> bean.getThreadCpuTime(t.threadId())).sum();
  }

  private static double median(double[] x) {
    double[] sorted = x.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
