package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RolloutTest {
  private static final int CASES = 37;
  private static final int STEPS = 120;
  private static final long EXPECTED_HASH = -2517518363684565807L;

  private static DelayedOscillator oscillator() {
    return new DelayedOscillator(0.1, 4, 0.2, 3);
  }

  /** Cases start from different places and are pushed by noise, by a policy that remembers. */
  private static Rollout noisy(DelayedOscillator prototype) {
    return Rollout.of(prototype, CASES)
        .steps(STEPS)
        .every(3)
        .start(
            (i, system) -> {
              double[] state = new double[system.stateSize()];
              system.save(state);
              state[1] = 0.1 * i;
              system.load(state);
            })
        .policy(
            i -> {
              RandomSource random = new RandomSource(42).stream(i);
              double[] sum = {0};
              return (u, step, system) -> u[0] = sum[0] = 0.9 * sum[0] + random.nextNormal();
            });
  }

  @Test
  void moreCasesThanMemoryHoldsAreRefusedBeforeTheyRun() {
    Rollout many = Rollout.of(oscillator(), Integer.MAX_VALUE);
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> many.run(new NoSink(), Runnable::run, 1))
        .withMessageContaining("how 2147483647 cases end takes more than half of the memory");
  }

  private static final class NoSink implements RolloutSink {
    @Override
    public void begin(RecordingLayout layout, int cases, int rows) {
      throw new AssertionError("nothing shall begin");
    }

    @Override
    public void row(int index, int row, double time, double[] values, int offset) {}

    @Override
    public void ended(CaseResult result) {}
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 64})
  void anyNumberOfWorkersGivesTheNumbersOfSingleRuns(int workers) {
    RolloutArrays all;
    try (ExecutorService pool = Executors.newFixedThreadPool(4)) {
      all = noisy(oscillator()).run(pool, workers);
    }
    for (int i = 0; i < CASES; i++) {
      DelayedOscillator single = oscillator();
      double[] state = new double[single.stateSize()];
      single.save(state);
      state[1] = 0.1 * i;
      single.load(state);
      RandomSource random = new RandomSource(42).stream(i);
      double sum = 0;
      Recorder recorder = Recorder.of(single).everySteps(3).start();
      for (int step = 0; step < STEPS; step++) {
        sum = 0.9 * sum + random.nextNormal();
        single.setInputs(new double[] {sum});
        recorder.step();
      }
      Recordings.assertSameNumbers(all.recording(i), recorder.recording());
      assertThat(all.results().get(i).status()).isEqualTo(CaseStatus.DONE);
      assertThat(all.results().get(i).steps()).isEqualTo(STEPS);
    }
    // the same bits on every platform and in every version
    assertThat(all.hash()).isEqualTo(EXPECTED_HASH);
  }

  @Test
  void theOrderOfCasesDoesNotMatter() {
    DelayedOscillator prototype = oscillator();
    double[][] states = new double[4][];
    for (int i = 0; i < 4; i++) {
      states[i] = new double[prototype.stateSize()];
      states[i][1] = i;
    }
    RolloutArrays forth = Rollout.of(prototype, 4).steps(50).start(states).run();
    double[][] reversed = {states[3], states[2], states[1], states[0]};
    RolloutArrays back = Rollout.of(prototype, 4).steps(50).start(reversed).run();
    for (int i = 0; i < 4; i++) {
      assertThat(forth.numbers(i)).isEqualTo(back.numbers(3 - i));
    }
    // the prototype is where it was
    assertThat(prototype.time()).isZero();
  }

  @Test
  void inputsMayBeGivenForEveryStep() {
    double[][][] u = new double[2][10][1];
    for (int k = 0; k < 10; k++) {
      u[1][k][0] = k;
    }
    RolloutArrays all = Rollout.of(oscillator(), 2).steps(10).inputs(u).run();
    DelayedOscillator single = oscillator();
    for (int k = 0; k < 10; k++) {
      single.setInputs(u[1][k]);
      single.step();
    }
    double[] state = new double[single.stateSize()];
    single.save(state);
    assertThat(all.get(1, 10, "x")).isEqualTo(state[1]);
    assertThat(all.get(1, 10, "force")).isEqualTo(9);
    assertThat(all.get(1, 10, "time")).isEqualTo(single.time());

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rollout.of(oscillator(), 3).inputs(u))
        .withMessage("inputs for 2 cases, expected 3");
    CaseResult tooFew = Rollout.of(oscillator(), 2).steps(11).inputs(u).run().results().get(0);
    assertThat(tooFew.status()).isEqualTo(CaseStatus.FAILED);
    assertThat(tooFew.steps()).isEqualTo(10);
    assertThat(tooFew.cause()).contains("case 0 has inputs for 10 steps only");
    u[0][4] = new double[0];
    CaseResult none = Rollout.of(oscillator(), 2).steps(10).inputs(u).run().results().get(0);
    assertThat(none.cause()).contains("inputs of case 0 at step 4: 0 numbers, expected 1");
  }

  @Test
  void aPolicyThatThrowsEndsItsOwnCaseOnly() {
    RolloutArrays all =
        Rollout.of(oscillator(), 5)
            .steps(20)
            .policy(
                i ->
                    (u, step, system) -> {
                      if (i == 2 && step == 7) {
                        throw new IllegalStateException("no idea");
                      }
                      u[0] = i == 3 && step == 9 ? Double.NaN : i;
                    })
            .run();
    assertThat(all.results())
        .extracting(CaseResult::status)
        .containsExactly(
            CaseStatus.DONE,
            CaseStatus.DONE,
            CaseStatus.FAILED,
            CaseStatus.FAILED,
            CaseStatus.DONE);
    CaseResult failed = all.results().get(2);
    assertThat(failed.cause()).isEqualTo("step 7: no idea");
    assertThat(failed.failure()).get().isInstanceOf(IllegalStateException.class);
    assertThat(all.rows(2)).isEqualTo(8);
    assertThat(all.results().get(3).cause())
        .isEqualTo("step 9: the policy of case 3 gave NaN for input force");
    RolloutArrays alone =
        Rollout.of(oscillator(), 5).steps(20).policy(i -> (u, step, s) -> u[0] = i).run();
    assertThat(all.numbers(4)).isEqualTo(alone.numbers(4));
  }

  /** Assertions, endless recursion and what checked exceptions hide behind are no exceptions. */
  @Test
  void anErrorOfAPolicyEndsItsOwnCaseOnly() {
    RolloutArrays all =
        Rollout.of(oscillator(), 4)
            .steps(20)
            .policy(
                i ->
                    (u, step, system) -> {
                      if (i == 1 && step == 3) {
                        throw new AssertionError("never here");
                      }
                      u[0] = i == 2 ? forever(1) : i;
                    })
            .run();
    assertThat(all.results())
        .extracting(CaseResult::status)
        .containsExactly(CaseStatus.DONE, CaseStatus.FAILED, CaseStatus.FAILED, CaseStatus.DONE);
    assertThat(all.results().get(1).cause()).isEqualTo("step 3: never here");
    assertThat(all.results().get(2).failure()).get().isInstanceOf(StackOverflowError.class);
    RolloutArrays alone =
        Rollout.of(oscillator(), 4).steps(20).policy(i -> (u, step, s) -> u[0] = i).run();
    assertThat(all.numbers(3)).isEqualTo(alone.numbers(3));
  }

  private static double forever(double x) {
    return 1 + forever(x + 1);
  }

  @Test
  void casesEndEarlyAndSayWhy() {
    RolloutArrays all =
        Rollout.of(3, i -> new DelayedOscillator(0.1, 4, i == 2 ? -1e3 : 0.2, 1))
            .steps(1_000)
            .stopWhen((i, step, system) -> i == 1 && step == 17)
            .record(r -> r.columns("x"))
            .run();
    assertThat(all.results())
        .extracting(CaseResult::status)
        .containsExactly(CaseStatus.DONE, CaseStatus.STOPPED, CaseStatus.DIVERGED);
    assertThat(all.results().get(1).steps()).isEqualTo(17);
    assertThat(all.rows(1)).isEqualTo(18);
    assertThat(all.columns()).containsExactly("x");
    assertThat(all.results().get(2).cause()).startsWith("x is ");
  }

  @Test
  void cancellingLeavesFinishedCasesWhole() {
    RolloutArrays all =
        Rollout.of(oscillator(), 10).steps(30).progress((done, total, what) -> done < 3).run();
    for (int i = 0; i < 10; i++) {
      CaseResult r = all.results().get(i);
      assertThat(r.status()).isEqualTo(i < 3 ? CaseStatus.DONE : CaseStatus.CANCELLED);
      assertThat(all.rows(i)).isEqualTo(i < 3 ? 31 : 0);
    }
  }

  @Test
  void aSinkGetsEveryRowAndNothingIsKept() {
    AtomicLong rows = new AtomicLong();
    AtomicLong ended = new AtomicLong();
    RolloutSink sink =
        new RolloutSink() {
          @Override
          public void begin(RecordingLayout layout, int cases, int most) {
            assertThat(layout.columns()).containsExactly("x");
            assertThat(most).isEqualTo(11);
          }

          @Override
          public void row(int index, int row, double time, double[] values, int offset) {
            rows.incrementAndGet();
          }

          @Override
          public void ended(CaseResult result) {
            ended.incrementAndGet();
          }
        };
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      Rollout.of(oscillator(), 500).steps(10).record(r -> r.columns("x")).run(sink, pool, 2);
    }
    assertThat(rows.get()).isEqualTo(5500);
    assertThat(ended.get()).isEqualTo(500);
  }

  @Test
  @Tag("contract")
  void aStepOfACaseMakesNoGarbage() {
    RolloutSink nowhere =
        new RolloutSink() {
          @Override
          public void begin(RecordingLayout layout, int cases, int rows) {}

          @Override
          public void row(int index, int row, double time, double[] values, int offset) {}

          @Override
          public void ended(CaseResult result) {}
        };
    Rollout.Policy push = (u, step, system) -> u[0] = 0.1;
    long few = bytes(nowhere, push, 100);
    long many = bytes(nowhere, push, 100_000);
    // what a rollout needs does not grow with its steps
    assertThat(many - few).isLessThan(4_000);
  }

  private static long bytes(RolloutSink sink, Rollout.Policy policy, int steps) {
    Rollout rollout = Rollout.of(oscillator(), 2).steps(steps).policy(i -> policy);
    return Allocation.of(5, () -> rollout.run(sink, Runnable::run, 1));
  }

  @Test
  void whatDoesNotFitTheMemoryIsRefusedBefore() {
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Rollout.of(oscillator(), 1_000_000).steps(1_000_000).run())
        .withMessageContaining("1000000 cases of 1000001 rows and 9 columns")
        .withMessageContaining("sink");
    assertThatIllegalArgumentException().isThrownBy(() -> Rollout.of(oscillator(), 0));
    assertThatIllegalArgumentException().isThrownBy(() -> Rollout.of(oscillator(), 1).steps(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Rollout.of(oscillator(), 1).every(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rollout.of(oscillator(), 2).start(new double[1][]));
  }
}
