package dev.dynamis.analysis.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SweepTableTest {
  private static SweepTable table(int runs, int width) {
    double[] values = IntStream.range(0, runs).asDoubleStream().toArray();
    return new SweepTable("r", values, width, List.of("mean"), "x");
  }

  private static void set(SweepTable t, int run) {
    t.set(run, new double[] {10 * run}, new double[] {run, -run}, run % 5 == 3 ? "left" : "");
  }

  private static void check(SweepResult r, int runs) {
    double[] means = IntStream.range(0, runs).mapToDouble(i -> 10 * i).toArray();
    assertThat(r.statistics().column("mean").toArray()).isEqualTo(means);
    double[] samples = IntStream.range(0, runs).boxed().flatMapToDouble(i -> samples(i)).toArray();
    assertThat(r.points().column("x").toArray()).isEqualTo(samples);
    assertThat(r.failed())
        .isEqualTo((int) IntStream.range(0, runs).filter(i -> i % 5 == 3).count());
    assertThat(r.trouble()).isEqualTo("r = 3.0: left");
  }

  private static DoubleStream samples(int run) {
    return DoubleStream.of(run, -run);
  }

  @Test
  void blocksThatFinishInAnyOrderAreInTheirs() {
    for (int seed = 0; seed < 20; seed++) {
      SweepTable t = table(22, 4);
      assertThat(t.blocks()).isEqualTo(6);
      List<Integer> order = new ArrayList<>(IntStream.range(0, 6).boxed().toList());
      Collections.shuffle(order, new Random(seed));
      for (int block : order) {
        for (int i = 4 * block; i < Math.min(22, 4 * block + 4); i++) {
          set(t, i);
        }
        t.finish(block);
      }
      check(t.result(), 22);
    }
  }

  @Test
  void noBlockOfManyThreadsIsForgotten() {
    int runs = 20_000;
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      for (int round = 0; round < 5; round++) {
        SweepTable t = table(runs, 1);
        CompletableFuture<?>[] all =
            IntStream.range(0, 4)
                .mapToObj(
                    w ->
                        CompletableFuture.runAsync(
                            () -> {
                              for (int i = w; i < runs; i += 4) {
                                set(t, i);
                                t.finish(i);
                              }
                            },
                            threads))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
        check(t.result(), runs);
      }
    }
  }

  @Test
  void whatIsKeptOfARunIsItsNumbersAndSamples() {
    SweepTable t = table(4, 4);
    set(t, 2);
    set(t, 3);
    assertThat(t.whole(2)).hasValueSatisfying(v -> assertThat(v).containsExactly(20, 2, -2));
    assertThat(t.whole(3)).isEmpty();
  }
}
