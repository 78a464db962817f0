package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

class CasesTest {
  @Test
  void everyCaseRunsOnceWhateverTheNumberOfWorkers() {
    for (int workers : new int[] {1, 2, 7, 200}) {
      AtomicIntegerArray runs = new AtomicIntegerArray(100);
      long[] heard = {0};
      try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
        Cases.run(
            100,
            pool,
            workers,
            (done, total, what) -> {
              // one call at a time, counting up
              assertThat(done).isEqualTo(++heard[0]);
              assertThat(total).isEqualTo(100);
              return true;
            },
            () -> (i, cancelled) -> runs.incrementAndGet(i));
      }
      assertThat(heard[0]).isEqualTo(100);
      for (int i = 0; i < 100; i++) {
        assertThat(runs.get(i)).isEqualTo(1);
      }
    }
  }

  @Test
  void aListenerThatAsksToStopCancelsTheRest() {
    boolean[] cancelled = new boolean[10];
    Cases.run(
        10,
        Runnable::run,
        1,
        (done, total, what) -> done < 4,
        () -> (i, stop) -> cancelled[i] = stop.getAsBoolean());
    boolean[] expected = new boolean[10];
    Arrays.fill(expected, 4, 10, true);
    assertThat(cancelled).isEqualTo(expected);
  }

  /** A pool that a test which fails need not wait for. */
  private static ExecutorService daemons(int threads) {
    return Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
  }

  /** Every thread of the pool waits for workers that only the pool could run. */
  @Test
  void callersThatFillTheirOwnPoolRunTheirCasesThemselves() throws Exception {
    for (int threads : new int[] {1, 2}) {
      AtomicIntegerArray runs = new AtomicIntegerArray(threads * 10);
      CyclicBarrier together = new CyclicBarrier(threads);
      ExecutorService pool = daemons(threads);
      try {
        List<Future<?>> callers = new ArrayList<>();
        for (int c = 0; c < threads; c++) {
          int first = 10 * c;
          callers.add(
              pool.submit(
                  () -> {
                    together.await();
                    Cases.run(
                        10,
                        pool,
                        3,
                        Progress.NONE,
                        () -> (i, cancelled) -> runs.incrementAndGet(first + i));
                    return null;
                  }));
        }
        for (Future<?> caller : callers) {
          caller.get(30, TimeUnit.SECONDS);
        }
      } finally {
        pool.shutdownNow();
      }
      for (int i = 0; i < runs.length(); i++) {
        assertThat(runs.get(i)).isEqualTo(1);
      }
    }
  }

  /** One thread is free: it does all cases, and what waits behind the caller is not waited for. */
  @Test
  void aCallerOfItsOwnPoolDoesNotWaitForWorkersBehindIt() throws Exception {
    ExecutorService pool = daemons(2);
    try {
      AtomicIntegerArray runs = new AtomicIntegerArray(50);
      Future<?> caller =
          pool.submit(
              () ->
                  Cases.run(
                      50, pool, 4, Progress.NONE, () -> (i, stop) -> runs.incrementAndGet(i)));
      caller.get(30, TimeUnit.SECONDS);
      for (int i = 0; i < 50; i++) {
        assertThat(runs.get(i)).isEqualTo(1);
      }
    } finally {
      pool.shutdownNow();
    }
  }

  @Test
  void anInterruptReachesCasesThatTheCallerRunsItself() throws Exception {
    ExecutorService pool = daemons(1);
    try {
      boolean[] cancelled = new boolean[3];
      Future<Boolean> caller =
          pool.submit(
              () -> {
                Cases.run(
                    3,
                    pool,
                    1,
                    Progress.NONE,
                    () ->
                        (i, stop) -> {
                          Thread.currentThread().interrupt();
                          cancelled[i] = stop.getAsBoolean();
                        });
                return Thread.interrupted();
              });
      assertThat(caller.get(30, TimeUnit.SECONDS)).isTrue();
      assertThat(cancelled).containsExactly(true, true, true);
    } finally {
      pool.shutdownNow();
    }
  }

  /** So that nothing waits for a thread to wake up. */
  @Test
  void theCallerIsOneOfTheWorkers() {
    List<Thread> threads = new CopyOnWriteArrayList<>();
    CyclicBarrier together = new CyclicBarrier(2);
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      Cases.run(
          2,
          pool,
          2,
          Progress.NONE,
          () ->
              (i, stop) -> {
                threads.add(Thread.currentThread());
                await(together);
              });
    }
    assertThat(threads).hasSize(2).contains(Thread.currentThread()).doesNotHaveDuplicates();
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await(30, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void anInterruptOfTheCallerCancelsTheRest() {
    AtomicIntegerArray cancelled = new AtomicIntegerArray(3);
    try (ExecutorService pool = Executors.newFixedThreadPool(1)) {
      Thread.currentThread().interrupt();
      Cases.run(
          3,
          pool,
          2,
          Progress.NONE,
          () ->
              (i, stop) -> {
                while (!stop.getAsBoolean()) {
                  Thread.onSpinWait();
                }
                cancelled.set(i, 1);
              });
      assertThat(Thread.interrupted()).isTrue();
    }
    for (int i = 0; i < 3; i++) {
      assertThat(cancelled.get(i)).isEqualTo(1);
    }
  }

  @Test
  void afterATroubleTheRestIsCancelled() {
    AtomicIntegerArray cancelled = new AtomicIntegerArray(6);
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      assertThatIllegalStateException()
          .isThrownBy(
              () ->
                  Cases.run(
                      6,
                      pool,
                      2,
                      Progress.NONE,
                      () ->
                          (i, stop) -> {
                            if (i == 0) {
                              throw new IllegalStateException("disk full");
                            }
                            while (!stop.getAsBoolean()) {
                              Thread.onSpinWait();
                            }
                            cancelled.set(i, 1);
                          }))
          .withMessage("disk full");
    }
    for (int i = 1; i < 6; i++) {
      assertThat(cancelled.get(i)).isEqualTo(1);
    }
  }

  @Test
  void noWorkerBeginsIfOneCannotBeMade() {
    int[] made = {0};
    int[] ran = {0};
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                Cases.run(
                    5,
                    Runnable::run,
                    3,
                    Progress.NONE,
                    () -> {
                      if (++made[0] == 3) {
                        throw new IllegalStateException("no memory for a third");
                      }
                      return (i, stop) -> ran[0]++;
                    }));
    assertThat(ran[0]).isZero();
  }

  @Test
  void whatAWorkerThrowsComesOut() {
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                Cases.run(
                    3,
                    Runnable::run,
                    1,
                    Progress.NONE,
                    () ->
                        (i, stop) -> {
                          throw new IllegalStateException("bug");
                        }))
        .withMessage("bug");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cases.run(3, Runnable::run, 0, Progress.NONE, () -> (i, stop) -> {}));
  }
}
