package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.support.Crowd;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.RunInterruptedException;
import dev.dynamis.core.Team;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.sim.CapacityPolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps on several threads. */
class LanesTest {
  private static Model crowd(String option, String memory) {
    return Crowd.model(option, memory);
  }

  /** The bits of everything but statistics of memory and time. */
  private static long hash(Data d) {
    Hash64 hash = new Hash64();
    for (Field f : d.fields()) {
      if (!f.name().startsWith("maxuse_") && !f.name().startsWith("timer.")) {
        for (int i = 0; i < f.length(); i++) {
          hash.add(Double.doubleToRawLongBits(f.value(i)));
        }
      }
    }
    return hash.value();
  }

  @ParameterizedTest
  @CsvSource({
    "Newton, pyramidal, Euler, disable",
    "Newton, elliptic, implicitfast, disable",
    "CG, pyramidal, Euler, disable",
    "CG, elliptic, RK4, disable",
    "PGS, pyramidal, implicit, disable",
    "Newton, pyramidal, Euler, enable"
  })
  void numbersAreTheSameForEveryNumberOfThreads(
      String solver, String cone, String integrator, String sleep) {
    Model m =
        crowd(
            "solver='%s' cone='%s' integrator='%s'><flag sleep='%s'/></option><option"
                .formatted(solver, cone, integrator, sleep),
            "-1");
    long[] hashes = new long[5];
    int contacts = 0;
    int islands = 0;
    for (int threads = 1; threads <= 4; threads++) {
      Mechanism crowd = new Mechanism(m).threads(threads);
      assertThat(crowd.data().lanes() == null).isEqualTo(threads == 1);
      for (int step = 0; step < 100; step++) {
        crowd.step();
        contacts = Math.max(contacts, crowd.data().ncon);
        islands = Math.max(islands, crowd.data().nisland);
      }
      hashes[threads] = hash(crowd.data());
    }
    assertThat(contacts).isGreaterThan(40);
    assertThat(islands).isGreaterThan(4);
    assertThat(hashes[2]).isEqualTo(hashes[1]);
    assertThat(hashes[3]).isEqualTo(hashes[1]);
    assertThat(hashes[4]).isEqualTo(hashes[1]);
  }

  @Test
  void stepsMakeNoGarbage() {
    Mechanism crowd = new Mechanism(crowd("", "-1")).threads(3);
    double[] start = crowd.save();
    crowd.step();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    // the least of several runs: the first ones make room
    for (int run = 0; run < 10 && least > 0; run++) {
      crowd.restore(start);
      crowd.step();
      long[] ids =
          Thread.getAllStackTraces().keySet().stream()
              .filter(t -> t == Thread.currentThread() || t.getName().equals("dynamis-team"))
              .mapToLong(Thread::threadId)
              .toArray();
      assertThat(ids.length).isGreaterThan(1);
      // a thread that had nothing to do for long has ended, and tells nothing
      long looking = allocated(threads, ids, crowd, 0);
      long stepping = allocated(threads, ids, crowd, 100);
      if (looking >= 0 && stepping >= 0) {
        least = Math.min(least, stepping - looking);
      }
    }
    assertThat(least).isZero();
  }

  /** Returns the bytes that threads allocate in some steps, with looking; -1 if one has ended. */
  private static long allocated(ThreadMXBean threads, long[] ids, Mechanism crowd, int steps) {
    long[] before = threads.getThreadAllocatedBytes(ids);
    for (int step = 0; step < steps; step++) {
      crowd.step();
    }
    long[] after = threads.getThreadAllocatedBytes(ids);
    return Arrays.stream(after).anyMatch(bytes -> bytes < 0)
        ? -1
        : Arrays.stream(after).sum() - Arrays.stream(before).sum();
  }

  @Test
  void memoryThatIsFullIsToldAsOnOneThread() {
    long[] hashes = new long[4];
    int[] warnings = new int[4];
    for (int threads = 1; threads <= 3; threads++) {
      Model m = crowd("", "60K");
      Mechanism crowd = new Mechanism(m).threads(threads).onMemoryLimit(CapacityPolicy.WARN);
      for (int step = 0; step < 60; step++) {
        crowd.step();
      }
      hashes[threads] = hash(crowd.data());
      int[] number = crowd.data().warning.number;
      warnings[threads] = number[Warning.CONTACTFULL] + number[Warning.CNSTRFULL];
    }
    assertThat(warnings[1]).isPositive();
    assertThat(warnings[2]).isEqualTo(warnings[1]);
    assertThat(warnings[3]).isEqualTo(warnings[1]);
    assertThat(hashes[2]).isEqualTo(hashes[1]);
    assertThat(hashes[3]).isEqualTo(hashes[1]);
  }

  @Test
  @Timeout(120)
  void aLongStepIsInterruptedOnAllThreadsAndHasNotHappened() throws InterruptedException {
    String endless = "iterations='2147483647' ls_iterations='2147483647' tolerance='0' solver='CG'";
    Mechanism crowd = new Mechanism(crowd(endless, "-1")).threads(2);
    AtomicReference<Throwable> end = new AtomicReference<>();
    AtomicReference<double[]> before = new AtomicReference<>();
    Thread runner =
        new Thread(
            () -> {
              try {
                while (!Thread.currentThread().isInterrupted()) {
                  before.set(crowd.save());
                  crowd.step();
                }
              } catch (RuntimeException e) {
                end.set(e);
              }
            });
    runner.start();
    runner.join(300);
    runner.interrupt();
    runner.join();
    // a solver that ends by itself, at the limit of precision, takes whole steps
    if (end.get() != null) {
      assertThat(end.get()).isInstanceOf(RunInterruptedException.class);
      assertThat(crowd.save()).containsExactly(before.get());
    }
    crowd.model().opt.iterations = 10;
    crowd.model().opt.lsIterations = 10;
    assertThat(crowd.step().canContinue()).isTrue();
  }

  @Test
  void aStepThatFailsHasNotHappened() {
    Model m = crowd("", "-1");
    Team lost =
        new Team(
            2,
            work -> {
              throw new RejectedExecutionException();
            });
    Mechanism crowd = new Mechanism(m);
    for (int step = 0; step < 10; step++) {
      crowd.step();
    }
    double[] before = crowd.save();
    Mechanism alone = crowd.copy();
    crowd.threads(lost);
    assertThatThrownBy(crowd::step).hasMessageContaining("takes no more work");
    assertThat(crowd.save()).containsExactly(before);
    crowd.threads(1).step();
    alone.step();
    assertThat(crowd.save()).containsExactly(alone.save());
  }

  @Test
  void callbacksAreCalledByTheThreadThatSteps() {
    Model m = crowd("", "-1");
    List<Thread> callers = new ArrayList<>();
    m.callbacks.contactFilter =
        (model, data, g1, g2) -> {
          callers.add(Thread.currentThread());
          return false;
        };
    Data d = new Data(m);
    d.setTeam(new Team(3));
    Physics.step(m, d);
    assertThat(callers).isNotEmpty().containsOnly(Thread.currentThread());
  }
}
