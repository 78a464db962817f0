package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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

  @Test
  void anInterruptOfTheCallerCancelsTheRest() {
    boolean[] cancelled = new boolean[2];
    try (ExecutorService pool = Executors.newFixedThreadPool(1)) {
      Thread.currentThread().interrupt();
      Cases.run(
          2,
          pool,
          1,
          Progress.NONE,
          () ->
              (i, stop) -> {
                while (!stop.getAsBoolean()) {
                  Thread.onSpinWait();
                }
                cancelled[i] = true;
              });
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(cancelled).containsExactly(true, true);
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
