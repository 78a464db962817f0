package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ZerosTest {
  private static List<String> names(String name, int count) {
    return java.util.stream.IntStream.range(0, count).mapToObj(i -> name + i).toList();
  }

  private static LinearSystem continuous(
      int n, int m, int p, double[] a, double[] b, double[] c, double[] d) {
    return LinearSystem.continuous(names("x", n), names("u", m), names("y", p), a, b, c, d);
  }

  /** {@code (s + 2) (s^2 + 2 s + 5) / ((s + 1) (s + 3) (s + 4) (s + 6))}, in companion form. */
  @Test
  void aTransferFunctionHasTheRootsOfItsNumerator() {
    double[] a = {0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -72, -126, -67, -14};
    LinearSystem s =
        continuous(
            4, 1, 1, a, new double[] {0, 0, 0, 1e-3}, new double[] {10, 9, 4, 1}, new double[1]);
    assertThat(s.zeros()).containsExactly(new double[] {-1, 2, -1, -2, -2, 0}, within(1e-12));
  }

  /** With feedthrough there are as many zeros as poles: {@code 3 + 1 / (s + 2)}. */
  @Test
  void feedthroughGivesAsManyZerosAsPoles() {
    LinearSystem s =
        continuous(
            1, 1, 1, new double[] {-2}, new double[] {1}, new double[] {1}, new double[] {3});
    assertThat(s.zeros()).containsExactly(new double[] {-7.0 / 3, 0}, within(1e-14));
  }

  /**
   * {@code 1 / (s + 2) (s - 1, 4; 4.5, 2 (s - 1))} has its zero at 4 (Skogestad and Postlethwaite,
   * Multivariable Feedback Control, example 4.8).
   */
  @Test
  void aSystemWithTwoInputsAndOutputsHasAZeroOfItsOwn() {
    LinearSystem s =
        continuous(
            1,
            2,
            2,
            new double[] {-2},
            new double[] {-3, 4},
            new double[] {1, -1.5},
            new double[] {1, 0, 0, 2});
    assertThat(s.zeros()).containsExactly(new double[] {4, 0}, within(1e-13));
    assertThat(s.withInputs(List.of("u0")).zeros()).isEmpty();
  }

  /** Position of a mass: none in continuous time, and the one at -1 that sampling makes. */
  @Test
  void samplingMakesAZero() {
    LinearSystem sampled = LinearSystemTest.doubleIntegrator(1e-3);
    assertThat(sampled.toContinuous().zeros()).isEmpty();
    assertThat(sampled.zeros()).containsExactly(new double[] {-1, 0}, within(1e-9));
  }

  /** A state that nothing sees or moves is a zero, whatever the rest. */
  @Test
  void aModeThatIsOutOfReachIsAZero() {
    LinearSystem s =
        continuous(
            2,
            1,
            1,
            new double[] {-1, 0, 0, -5},
            new double[] {1, 0},
            new double[] {1, 1},
            new double[1]);
    assertThat(s.zeros()).containsExactly(new double[] {-5, 0}, within(1e-13));
    LinearSystem none = s.withOutputs(List.of());
    assertThat(none.zeros())
        .hasSize(2)
        .satisfies(z -> assertThat(z[0]).isEqualTo(-5, within(1e-13)));
  }

  /**
   * A cart that is held still leaves its pole to fall as a pendulum about a fixed pivot: the zeros
   * from the force to the place of the cart are {@code ± sqrt(3 g / (2 l))}.
   */
  @Test
  void theZerosOfACartAreThePolesOfItsPole() {
    double cart = 1, pole = 0.2, length = 0.8, g = 9.81;
    double half = length / 2;
    // (cart + pole) x'' + pole half w'' = f, pole half x'' + 4/3 pole half^2 w'' = pole g half w
    double a = cart + pole, b = pole * half, c = 4.0 / 3 * pole * half * half;
    double det = a * c - b * b;
    double fall = pole * g * half;
    double[] matrix = {0, 0, 1, 0, 0, 0, 0, 1, 0, -b * fall / det, 0, 0, 0, a * fall / det, 0, 0};
    LinearSystem s =
        continuous(
            4,
            1,
            1,
            matrix,
            new double[] {0, 0, c / det, -b / det},
            new double[] {1, 0, 0, 0},
            new double[1]);
    double w = Math.sqrt(3 * g / (2 * length));
    assertThat(s.zeros()).containsExactly(new double[] {w, 0, -w, 0}, within(1e-12));
  }
}
