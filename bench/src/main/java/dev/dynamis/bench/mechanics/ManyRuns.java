package dev.dynamis.bench.mechanics;

import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
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
 * and what transition matrices cost. Rounds alternate: one thread, two threads, and two processes
 * with one thread each, which share nothing, so that they show what the machine has to give.
 *
 * <pre>ManyRuns MODEL [rounds [cases [steps]]]</pre>
 *
 * <p>Throughput is that of the best round, which others on the machine disturbed least. Processor
 * time is that of the working threads alone.
 */
public final class ManyRuns {
  private ManyRuns() {}

  /** Measures a model. */
  public static void main(String[] args) throws IOException {
    Mechanism model = Mjcf.mechanism(Path.of(args[0]));
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 7;
    int cases = args.length > 2 ? Integer.parseInt(args[2]) : 64;
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
      for (Loop loop : Loop.values()) {
        scaling(loop, args[0], model, rounds, cases, steps, pool, workers);
      }
    }
    matrices(model, rounds);
  }

  /** What chooses the inputs. */
  enum Loop {
    OPEN("open loop"),
    CLOSED("closed loop");

    private final String words;

    Loop(String words) {
      this.words = words;
    }

    Rollout rollout(Mechanism model, int cases, int steps) {
      Rollout.Policy policy = this == OPEN ? noise() : feedback(model);
      return Rollout.of(model, cases)
          .steps(steps)
          .every(steps)
          .policy(i -> policy)
          .record(r -> r.columns(model.stateNames().get(1)));
    }
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

  /** Steps a second, by the clock and by processor time, of all rounds of one kind. */
  private static final class Rates {
    private final double[] wall;
    private final double[] processor;

    Rates(int rounds) {
      wall = new double[rounds];
      processor = new double[rounds];
    }

    void set(int round, double steps, double seconds, double used) {
      if (round >= 0) {
        wall[round] = steps / seconds;
        processor[round] = steps / used;
      }
    }
  }

  private static void scaling(
      Loop loop,
      String file,
      Mechanism model,
      int rounds,
      int cases,
      int steps,
      ExecutorService pool,
      List<Thread> workers)
      throws IOException {
    Rates[] threads = {new Rates(rounds), new Rates(rounds)};
    Rates processes = new Rates(rounds);
    long hash = 0;
    try (SeparateProcess first = new SeparateProcess(file, loop, cases / 2, steps);
        SeparateProcess second = new SeparateProcess(file, loop, cases / 2, steps)) {
      for (int r = -rounds; r < rounds; r++) {
        for (int k = 0; k < 2; k++) {
          long cpu = processorTime(workers);
          long wall = System.nanoTime();
          RolloutArrays all = loop.rollout(model, cases, steps).run(pool, k + 1);
          double seconds = (System.nanoTime() - wall) * 1e-9;
          double used = (processorTime(workers) - cpu) * 1e-9;
          long count = all.results().stream().mapToLong(c -> c.steps()).sum();
          threads[k].set(r, count, seconds, used);
          if (hash != 0 && hash != all.hash()) {
            throw new IllegalStateException("results depend on threads");
          }
          hash = all.hash();
        }
        long wall = System.nanoTime();
        first.start();
        second.start();
        double used = first.await() + second.await();
        processes.set(r, 2.0 * (cases / 2) * steps, (System.nanoTime() - wall) * 1e-9, used);
      }
    }
    double one = best(threads[0].wall);
    double cost = best(threads[0].processor);
    System.out.println(
        String.format(
            Locale.ROOT,
            "%s, one thread: %.0f steps/s (%.1f us a step)",
            loop.words,
            one,
            1e6 / one));
    report("two threads", one, cost, threads[1]);
    report("two processes", one, cost, processes);
  }

  private static void report(String what, double one, double cost, Rates rates) {
    double wall = best(rates.wall);
    double processor = 2 * best(rates.processor);
    System.out.println(
        String.format(
            Locale.ROOT,
            "  %s: %.0f steps/s, %.2f x; %.2f x by processor time",
            what,
            wall,
            wall / one,
            processor / cost));
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

  static long processorTime(List<Thread> threads) {
    ThreadMXBean bean = ManagementFactory.getThreadMXBean();
    return threads.stream().mapToLong(t -> bean.getThreadCpuTime(t.threadId())).sum();
  }

  private static double best(double[] rates) {
    return Arrays.stream(rates).max().orElseThrow();
  }

  private static double median(double[] x) {
    double[] sorted = x.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
