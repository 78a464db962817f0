package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** What every system promises, shown on the smallest one. */
class DynamicalSystemTest {
  private static double[] state(DynamicalSystem system) {
    double[] state = new double[system.stateSize()];
    system.save(state);
    return state;
  }

  @Test
  void thereIsANameForEveryNumber() {
    DelayedOscillator system = new DelayedOscillator(0.01, 1, 0.1, 4);
    assertThat(system.stateNames()).hasSize(system.stateSize()).doesNotHaveDuplicates();
    assertThat(system.tangentNames()).hasSize(system.tangentSize()).doesNotHaveDuplicates();
  }

  @Test
  void loadingASavedStateRepeatsTheSteps() {
    DelayedOscillator system = new DelayedOscillator(0.01, 4, 0.3, 7);
    for (int i = 0; i < 30; i++) {
      system.step();
    }
    double[] start = state(system);
    for (int i = 0; i < 30; i++) {
      system.step();
    }
    long once = Hash64.of(state(system));
    system.load(start);
    assertThat(state(system)).containsExactly(start);
    for (int i = 0; i < 30; i++) {
      system.step();
    }
    assertThat(Hash64.of(state(system))).isEqualTo(once);
  }

  @Test
  void aCopyGoesItsOwnWay() {
    DelayedOscillator system = new DelayedOscillator(0.01, 4, 0.3, 7);
    system.setInputs(new double[] {1});
    system.step();
    DelayedOscillator twin = system.copy();
    double[] before = state(system);
    twin.step();
    assertThat(state(system)).containsExactly(before);
    system.step();
    assertThat(state(system)).containsExactly(state(twin));
  }

  @Test
  void minusUndoesPlus() {
    DelayedOscillator system = new DelayedOscillator(0.01, 4, 0.3, 2);
    double[] x = state(system);
    double[] dx = {0.5, -0.25, 1, 2};
    double[] moved = new double[system.stateSize()];
    double[] back = new double[system.tangentSize()];
    system.plus(moved, x, dx);
    system.minus(back, moved, x);
    assertThat(back).containsExactly(dx);
  }

  /** Without friction the scheme is a rotation with cos(angle) = 1 - k dt²/2. */
  @Test
  void theExampleSwingsAsItsClosedFormSays() {
    double dt = 0.05;
    double k = 4;
    DelayedOscillator system = new DelayedOscillator(dt, k, 0, 1);
    double angle = StrictMath.acos(1 - k * dt * dt / 2);
    for (int n = 1; n <= 500; n++) {
      system.step();
      // x_n = cos(n a) + c sin(n a), where x_1 = 1 - k dt² fixes c
      double c = (1 - k * dt * dt - StrictMath.cos(angle)) / StrictMath.sin(angle);
      double expected = StrictMath.cos(n * angle) + c * StrictMath.sin(n * angle);
      assertThat(state(system)[1]).isCloseTo(expected, within(1e-12));
    }
  }
}
