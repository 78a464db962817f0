package dev.dynamis.equations.internal.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.equations.internal.kernel.ModelParts;
import dev.dynamis.equations.internal.lang.ModelTexts;
import org.junit.jupiter.api.Test;

/** Kept steps of a solution that is known: x = 2 t from the start on, cos t before it. */
class DelayHistoryTest {
  private static final double[] P = {1.5, 0.25};

  private final ModelParts model =
      ModelTexts.read(
              "test",
              """
              [model]
              type = "ode"
              [states]
              y = 7
              x = 0
              [params]
              long = 1.5
              short = 0.25
              [equations.rhs]
              x = "2 + 0*(delay(x, long) + delay(x, short) + lag_x(1.5))"
              [history]
              x = "cos(t)"
              """)
          .compile();

  private final DelayHistory history = history(8);

  private DelayHistory history(int capacity) {
    DelayHistory h = new DelayHistory(model, model.kernel.get(), 1, capacity);
    h.begin(0, new double[] {7, 0}, P);
    return h;
  }

  /** Appends a step of x from {@code from} to {@code to} in a straight line. */
  private static boolean append(DelayHistory h, double t, double length, double from, double to) {
    boolean room = h.append(t, length, length, new double[] {7, from, 0, to - from});
    h.evaluating(new double[] {7, to});
    h.advanced(t + length);
    return room;
  }

  private static void run(DelayHistory h, int steps) {
    for (int k = 0; k < steps; k++) {
      assertThat(append(h, 0.5 * k, 0.5, k, k + 1)).isTrue();
    }
  }

  @Test
  void onlyStatesThatAreLookedUpAreKept() {
    assertThat(history.keeps(1)).isTrue();
    assertThat(history.keeps(0)).isFalse();
    assertThat(history.taus()).containsExactly(1.5, 0.25);
    assertThat(history.longest()).isEqualTo(1.5);
    assertThat(history.shortest()).isEqualTo(0.25);
    assertThat(history.capacity()).isEqualTo(8);
    // start, length, used part and two coefficients for each step
    assertThat(history.bytes()).isEqualTo(8 * 8 * 5);
    assertThat(DelayHistory.bytes(model, 1, 8)).isEqualTo(8 * 8 * 5);
    assertThat(DelayHistory.bytes(model, 1, Integer.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void theSolutionIsFoundInsideSteps() {
    run(history, 4);
    for (double tau = 0.01; tau < 2; tau += 0.01) {
      assertThat(history.delay(1, 2, tau)).isCloseTo(2 * (2 - tau), within(1e-14));
    }
    // a delay of no length is the state that is being evaluated
    history.evaluating(new double[] {7, 123});
    assertThat(history.delay(1, 2, 0)).isEqualTo(123);
  }

  @Test
  void beforeTheStartTheModelsHistoryCounts() {
    run(history, 2);
    assertThat(history.delay(1, 1, 3)).isCloseTo(Math.cos(2), within(1e-15));
    // at the start itself: after the jump for one who begins there, before it for one who ends
    // there
    assertThat(history.delay(1, 1, 1)).isZero();
    assertThat(history.delay(1, 1.25, 1.25)).isEqualTo(1);
  }

  /** At t = 0.5 x jumps from 1 to 5. */
  @Test
  void atAJumpTheSideDependsOnWhereTheStepIs() {
    append(history, 0, 0.5, 0, 1);
    append(history, 0.5, 0.5, 5, 6);
    assertThat(history.delay(1, 1, 0.5)).isEqualTo(5);
    assertThat(history.delay(1, 1.25, 0.75)).isEqualTo(1);
    assertThat(history.delay(1, 1.25, 0.5)).isCloseTo(5.5, within(1e-15));
  }

  @Test
  void whatIsTooOldIsForgottenAndMissed() {
    run(history, 20);
    // three steps reach back over the longest delay; the one that ends there is kept as well
    assertThat(history.count()).isEqualTo(4);
    assertThat(history.delay(1, 10, 1.5)).isCloseTo(17, within(1e-14));
    assertThat(history.takeMissed()).isNaN();
    assertThat(history.delay(1, 10, 5)).isNaN();
    assertThat(history.takeMissed()).isEqualTo(5);
    assertThat(history.takeMissed()).isNaN();
  }

  @Test
  void aFullHistorySaysSo() {
    DelayHistory small = history(3);
    run(small, 3);
    assertThat(append(small, 1.5, 0.5, 3, 4)).isFalse();
    small.resize(6);
    assertThat(small.count()).isZero();
    assertThat(small.capacity()).isEqualTo(6);
  }

  /** One and a half steps ago, in the middle of a step, whatever the time. */
  @Test
  void lagsThatAreNotWholeAreReadInsideSteps() {
    run(history, 3);
    assertThat(history.lag(1, 1.5)).isCloseTo(1.5, within(1e-15));
    assertThat(history.lag(1, 0.25)).isCloseTo(2.75, within(1e-15));
    assertThat(history.lag(1, 3)).isZero();
    assertThat(history.lag(1, 0)).isEqualTo(3);
    // before the start it is the initial value
    assertThat(history.lag(1, 3.5)).isZero();
  }

  @Test
  void parametersChangeTheDelays() {
    history.parameters(new double[] {0, 4});
    assertThat(history.longest()).isEqualTo(4);
    assertThat(history.shortest()).isEqualTo(4);
  }

  @Test
  void aSavedHistoryGoesOn() {
    run(history, 13);
    double[] clock = new double[3 + history.clockSize()];
    double[] past = new double[2 + history.pastSize()];
    history.saveClock(clock, 3);
    history.savePast(past, 2);
    DelayHistory other = history(8);
    other.load(6.5, clock, 3, past, 2);
    other.evaluating(new double[] {7, 13});
    assertThat(other.count()).isEqualTo(history.count());
    for (double tau = 0.1; tau < 1.5; tau += 0.1) {
      assertThat(other.delay(1, 6.5, tau)).isEqualTo(history.delay(1, 6.5, tau));
    }
    assertThat(append(other, 6.5, 0.5, 13, 14)).isTrue();
    assertThat(other.delay(1, 7, 0.75)).isCloseTo(12.5, within(1e-14));
  }
}
