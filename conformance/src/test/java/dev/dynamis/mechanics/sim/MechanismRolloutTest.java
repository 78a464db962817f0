package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.RandomSource;
import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many humanoids on the floor: what they do is a function of their numbers alone. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MechanismRolloutTest {
  private static final int CASES = 13;
  private static final int STEPS = 60;

  /** The same bits on every platform; a change of them is a line of the changelog. */
  private static final long EXPECTED_HASH = 968830846877884903L;

  private Mechanism humanoid;

  @BeforeAll
  void letOneFallToTheFloor() {
    humanoid = new Mechanism(Mjcf.load(Path.of("src/test/resources/contact/humanoid.xml")).model());
    for (int k = 0; k < 150; k++) {
      humanoid.step();
    }
    assertThat(humanoid.data().ncon).isPositive();
  }

  /** Cases start with velocities of their own, and have noisy feedback that remembers. */
  private Rollout cases(int[] numbers) {
    return Rollout.of(humanoid, numbers.length)
        .steps(STEPS)
        .every(7)
        .start(
            (i, system) -> {
              Mechanism own = (Mechanism) system;
              for (int k = 0; k < own.model().nv; k++) {
                own.data().qvel[k] += 0.01 * ((numbers[i] + k) % 5);
              }
              own.invalidate();
            })
        .policy(
            i -> {
              RandomSource random = new RandomSource(5).stream(numbers[i]);
              double[] slow = {0};
              return (u, step, system) -> {
                Mechanism own = (Mechanism) system;
                slow[0] = 0.9 * slow[0] + 0.1 * random.nextNormal();
                for (int k = 0; k < u.length; k++) {
                  u[k] = slow[0] - 0.2 * own.data().qpos[7 + k];
                }
              };
            });
  }

  @ParameterizedTest(name = "{0} workers on {1} threads")
  @CsvSource({"1,1", "2,2", "3,2", "13,3"})
  @Tag("contract")
  void workersAndThreadsDoNotChangeABit(int workers, int threads) {
    int[] numbers = IntStream.range(0, CASES).toArray();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      RolloutArrays all = cases(numbers).run(pool, workers);
      assertThat(all.results()).allMatch(r -> r.status() == CaseStatus.DONE);
      assertThat(all.hash()).isEqualTo(EXPECTED_HASH);
    }
  }

  @Test
  void neitherDoTheirOrderNorTheirCompany() {
    int[] numbers = IntStream.range(0, CASES).toArray();
    RolloutArrays all = cases(numbers).run();
    RolloutArrays back = cases(IntStream.range(0, CASES).map(i -> CASES - 1 - i).toArray()).run();
    RolloutArrays few = cases(new int[] {4, 9}).run();
    for (int i = 0; i < CASES; i++) {
      assertThat(back.numbers(CASES - 1 - i)).isEqualTo(all.numbers(i));
    }
    assertThat(few.numbers(0)).isEqualTo(all.numbers(4));
    assertThat(few.numbers(1)).isEqualTo(all.numbers(9));
    assertThat(all.numbers(4)).isNotEqualTo(all.numbers(9));
  }
}
