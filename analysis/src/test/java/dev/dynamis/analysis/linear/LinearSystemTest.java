package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinearSystemTest {
  /** Mass m on spring and damper: positions x, v, force f. */
  static LinearSystem oscillator(double m, double d, double k) {
    return LinearSystem.continuous(
        List.of("x", "v"),
        List.of("f"),
        List.of("x", "a"),
        new double[] {0, 1, -k / m, -d / m},
        new double[] {0, 1 / m},
        new double[] {1, 0, -k / m, -d / m},
        new double[] {0, 1 / m});
  }

  static LinearSystem doubleIntegrator(double dt) {
    return LinearSystem.continuous(
            List.of("x", "v"),
            List.of("u"),
            List.of("x"),
            new double[] {0, 1, 0, 0},
            new double[] {0, 1},
            new double[] {1, 0},
            new double[1])
        .toDiscrete(dt);
  }

  @Test
  void stepsOfADoubleIntegratorAreItsParabola() {
    LinearSystem s = doubleIntegrator(0.1);
    assertThat(s.a()).containsExactly(new double[] {1, 0.1, 0, 1}, within(1e-16));
    assertThat(s.b()).containsExactly(new double[] {0.005, 0.1}, within(1e-16));
    assertThat(s.isDiscrete()).isTrue();
    LinearSystem back = s.toContinuous();
    assertThat(back.a()).containsExactly(new double[] {0, 1, 0, 0}, within(1e-14));
    assertThat(back.b()).containsExactly(new double[] {0, 1}, within(1e-14));
  }

  @Test
  void discreteAndContinuousFormsAreInverses() {
    LinearSystem s = oscillator(2, 0.3, 50);
    LinearSystem back = s.toDiscrete(0.01).toContinuous();
    assertThat(back.a()).containsExactly(s.a(), within(1e-12));
    assertThat(back.b()).containsExactly(s.b(), within(1e-12));
    assertThat(back.c()).isEqualTo(s.c());
  }

  @Test
  void aDelayHasNoContinuousForm() {
    LinearSystem delay =
        LinearSystem.discrete(
            0.1,
            List.of("x", "past.u[0]"),
            List.of("u"),
            List.of(),
            new double[] {1, 0.1, 0, 0},
            new double[] {0, 1},
            new double[0],
            new double[0]);
    assertThatThrownBy(delay::toContinuous)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("past.u[0]")
        .hasMessageContaining("gone after a few steps");
  }

  @Test
  void eigenvaluesOfADampedOscillatorAreThoseOfItsPolynomial() {
    double[] values = oscillator(2, 0.4, 50).eigenvalues();
    double re = -0.1, im = Math.sqrt(25 - 0.01);
    assertThat(values).containsExactly(new double[] {re, im, re, -im}, within(1e-13));
    assertThat(oscillator(2, 0.4, 50).isStable()).isTrue();
    assertThat(oscillator(2, -0.4, 50).isStable()).isFalse();
  }

  @Test
  void inputsAndOutputsAreChosenByName() {
    LinearSystem s = oscillator(2, 0.4, 50).withOutputs(List.of("a"));
    assertThat(s.outputs()).containsExactly("a");
    assertThat(s.c()).containsExactly(-25, -0.2);
    assertThat(s.d()).containsExactly(0.5);
    assertThatThrownBy(() -> s.withInputs(List.of("ff")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no input \"ff\"")
        .hasMessageContaining("f");
  }

  @Test
  void feedbackClosesTheLoop() {
    LinearSystem s = oscillator(1, 0, 0).feedback(new double[] {4, 2});
    assertThat(s.a()).containsExactly(0, 1, -4, -2);
    assertThat(s.c()).containsExactly(1, 0, -4, -2);
  }

  @Test
  void sizesThatDoNotFitAndNumbersThatAreNotFiniteAreRefused() {
    List<String> x = List.of("x");
    double[] one = {1};
    assertThatThrownBy(() -> LinearSystem.discrete(0.1, x, x, x, new double[2], one, one, one))
        .hasMessageContaining("A is 1 x 1, found 2 numbers");
    double[] nan = {Double.NaN};
    assertThatThrownBy(() -> LinearSystem.discrete(0.1, x, x, x, one, nan, one, one))
        .hasMessageContaining("B has NaN in row 0, column 0");
    assertThatThrownBy(() -> LinearSystem.discrete(0, x, x, x, one, one, one, one))
        .hasMessageContaining("step of a discrete system is 0.0");
  }
}
