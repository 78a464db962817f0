package dev.dynamis.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.dynamis.core.Hash64;
import dev.dynamis.core.RandomSource;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnvironmentTest {
  static List<String> tasks() {
    return Tasks.names();
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void theSameSeedAndActionsGiveTheSameBits(String name) {
    Task task = Tasks.of(name);
    assertThat(hash(task, 7)).isEqualTo(hash(task, 7)).isNotEqualTo(hash(task, 8));
  }

  private static long hash(Task task, long seed) {
    Environment e = new Environment(task);
    Hash64 hash = new Hash64();
    RandomSource random = new RandomSource(3);
    double[] action = new double[task.actions().size()];
    hash.add(e.reset(seed));
    for (int i = 0; i < 30; i++) {
      task.actions().sample(action, random);
      Outcome o = e.step(action);
      assertThat(o.observation()).hasSize(task.observations().size());
      hash.add(o.observation()).add(o.reward());
      if (o.isOver()) {
        break;
      }
    }
    return hash.value();
  }

  @Test
  void anEnvironmentKnowsItsTaskAndShowsItsMechanism() {
    assertThat(Tasks.names()).containsExactly("balance", "swing-up", "walk");
    Task task = Tasks.balance();
    Environment e = new Environment(task);
    assertThat(e.task()).isSameAs(task);
    e.reset(1);
    double before = e.mechanism().time();
    e.step(new double[task.actions().size()]);
    assertThat(e.mechanism().time()).isGreaterThan(before);
    assertThat(task.actions().low()).hasSize(1);
    assertThat(task.actions().high()[0]).isEqualTo(-task.actions().low()[0]).isPositive();
  }

  @Test
  void anEpisodeEndsByAFallOrWithItsTime() {
    Environment e = new Environment(Tasks.balance());
    // no force: the pole falls
    double reward = e.episode(1, (action, seen) -> action[0] = 0);
    assertThat(reward).isEqualTo(e.steps()).isBetween(5.0, 200.0);
    assertThatIllegalStateException().isThrownBy(() -> e.step(new double[1]));
    e.reset(1);
    assertThatIllegalArgumentException().isThrownBy(() -> e.step(new double[2]));
    Environment swing = new Environment(Tasks.swingUp());
    swing.episode(1, (action, seen) -> action[0] = 0);
    assertThat(swing.steps()).isEqualTo(500);
  }

  @Test
  void actionsBeyondTheirSpaceAreItsEnds() {
    Environment a = new Environment(Tasks.balance());
    Environment b = new Environment(Tasks.balance());
    a.reset(5);
    b.reset(5);
    assertThat(a.step(new double[] {100}).observation())
        .containsExactly(b.step(new double[] {1}).observation());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aBatchDoesTheSameOnAnyNumberOfThreads(int threads) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      assertThat(batch(pool, threads)).isEqualTo(batch(null, 1));
    }
  }

  private static long batch(ExecutorService pool, int workers) {
    EnvironmentBatch batch = new EnvironmentBatch(Tasks.balance(), 5, pool, workers);
    batch.reset(11);
    Hash64 hash = new Hash64();
    double[][] actions = new double[5][1];
    int episodes = 0;
    for (int step = 0; step < 120; step++) {
      for (int i = 0; i < 5; i++) {
        // one of them balances for a while, the others fall
        actions[i][0] = i == 0 ? 3 * batch.observation(0)[1] : 0.1 * i;
      }
      List<Outcome> all = batch.step(actions);
      for (int i = 0; i < 5; i++) {
        hash.add(all.get(i).reward()).add(batch.observation(i));
        episodes += all.get(i).isOver() ? 1 : 0;
      }
    }
    assertThat(episodes).isGreaterThan(4);
    return hash.value();
  }

  /** A policy that was found by search balances on starts that it has never seen. */
  @Test
  void aTunedPolicySolvesTheBalance() {
    PolicySearch.Found found = PolicySearch.linear(Tasks.balance(), 1, 6, 16, 1, 2);
    Environment e = new Environment(Tasks.balance());
    double mean = PolicySearch.reward(e, found.weights(), 1_000_000, 10);
    assertThat(mean).isGreaterThan(495);
  }

  @Test
  void aRobotThatDoesNothingStands() {
    Environment e = new Environment(Tasks.walk());
    e.episode(1, (action, seen) -> Arrays.fill(action, 0));
    assertThat(e.steps()).isEqualTo(500);
  }
}
