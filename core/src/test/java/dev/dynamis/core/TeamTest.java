package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TeamTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  @Timeout(60)
  void everyPartIsDoneOnceBeforeTheCallerGoesOn(int threads) {
    Team team = new Team(threads);
    for (int round = 0; round < 2000; round++) {
      int parts = round % 37;
      AtomicIntegerArray done = new AtomicIntegerArray(parts);
      AtomicIntegerArray inLane = new AtomicIntegerArray(threads);
      AtomicInteger clashes = new AtomicInteger();
      team.run(
          (lane, part) -> {
            clashes.addAndGet(inLane.getAndSet(lane, 1));
            done.incrementAndGet(part);
            inLane.set(lane, 0);
          },
          parts);
      assertThat(clashes.get()).isZero();
      for (int i = 0; i < parts; i++) {
        assertThat(done.get(i)).isOne();
      }
    }
  }

  @Test
  @Timeout(60)
  void theFirstPartThatFailsIsThrownAfterAllAreDone() {
    Team team = new Team(3);
    for (int round = 0; round < 200; round++) {
      AtomicInteger done = new AtomicInteger();
      assertThatThrownBy(
              () ->
                  team.run(
                      (lane, part) -> {
                        done.incrementAndGet();
                        if (part % 10 == 7) {
                          throw new IllegalStateException("part " + part);
                        }
                      },
                      40))
          .hasMessage("part 7");
      assertThat(done.get()).isEqualTo(40);
    }
    AtomicInteger sum = new AtomicInteger();
    team.run((lane, part) -> sum.addAndGet(part), 5);
    assertThat(sum.get()).isEqualTo(10);
  }

  @Test
  @Timeout(60)
  void aTeamThatIsBusyLetsOthersWorkAlone() {
    Team team = new Team(2);
    AtomicInteger inner = new AtomicInteger();
    team.run((lane, part) -> team.run((l, p) -> inner.incrementAndGet(), 3), 4);
    assertThat(inner.get()).isEqualTo(12);
  }

  @Test
  @Timeout(60)
  void threadsOfAnExecutorAreUsedAndGivenBack() throws InterruptedException {
    try (ExecutorService executor = Executors.newFixedThreadPool(1)) {
      Team team = new Team(2, executor);
      ConcurrentHashMap<String, Boolean> names = new ConcurrentHashMap<>();
      AtomicInteger waiting = new AtomicInteger();
      team.run(
          (lane, part) -> {
            names.put(Thread.currentThread().getName(), true);
            // nobody can do both
            waiting.incrementAndGet();
            while (waiting.get() < 2) {
              Thread.onSpinWait();
            }
          },
          2);
      assertThat(names).hasSize(2).containsKey(Thread.currentThread().getName());
    }
  }

  @Test
  @Timeout(60)
  void anExecutorThatTakesNoWorkIsToldBeforeAnythingHappens() {
    Team team =
        new Team(
            2,
            work -> {
              throw new RejectedExecutionException();
            });
    AtomicInteger done = new AtomicInteger();
    assertThatThrownBy(() -> team.run((lane, part) -> done.incrementAndGet(), 4))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("executor");
    assertThat(done.get()).isZero();
  }

  @Test
  void aTeamHasAtLeastOneThread() {
    assertThatThrownBy(() -> new Team(0)).hasMessageContaining("found 0");
  }
}
