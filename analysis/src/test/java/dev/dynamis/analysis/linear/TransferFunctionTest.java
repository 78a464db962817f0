package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TransferFunctionTest {
  private static LinearSystem system(double dt, double[] a, double[] b, double[] c, double d) {
    int n = b.length;
    List<String> states = IntStream.range(0, n).mapToObj(i -> "x" + i).toList();
    return dt == 0
        ? LinearSystem.continuous(states, List.of("u"), List.of("y"), a, b, c, new double[] {d})
        : LinearSystem.discrete(dt, states, List.of("u"), List.of("y"), a, b, c, new double[] {d});
  }

  /** The controllable form of {@code 3 (s + 4) / ((s + 1) (s + 2) (s + 3))}. */
  private static LinearSystem third() {
    return system(
        0,
        new double[] {0, 1, 0, 0, 0, 1, -6, -11, -6},
        new double[] {0, 0, 1},
        new double[] {12, 3, 0},
        0);
  }

  @Test
  void theRootsAndTheGainAreThoseOfTheQuotient() {
    TransferFunction g = TransferFunction.of(third(), "u", "y");
    assertThat(g.gain()).isCloseTo(3, within(1e-12));
    assertThat(g.zeros()).containsExactly(new double[] {-4, 0}, within(1e-12));
    assertThat(g.poles()).containsExactly(new double[] {-1, 0, -2, 0, -3, 0}, within(1e-12));
    assertThat(g.steady()).isCloseTo(2, within(1e-12));
    assertThat(g.dt()).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TransferFunction.of(third(), "v", "y"))
        .withMessageContaining("no input \"v\"");
  }

  /** Two ways to the same number: products of roots, and solutions of linear equations. */
  @Test
  void itsValuesAreTheFrequencyResponse() {
    double[] w = {0.1, 1, 7, 30};
    for (LinearSystem s : List.of(third(), third().toDiscrete(0.1))) {
      TransferFunction g = TransferFunction.of(s, "u", "y");
      FrequencyResponse r = FrequencyResponse.of(s, "u", "y", w);
      for (int k = 0; k < w.length; k++) {
        double[] at =
            s.isDiscrete()
                ? g.at(StrictMath.cos(0.1 * w[k]), StrictMath.sin(0.1 * w[k]))
                : g.at(0, w[k]);
        double size = r.magnitudes()[k];
        assertThat(at[0]).isCloseTo(r.re()[k], within(1e-10 * size));
        assertThat(at[1]).isCloseTo(r.im()[k], within(1e-10 * size));
      }
      assertThat(g.steady()).isCloseTo(2, within(1e-10));
    }
  }

  @Test
  void feedthroughIsTheGainAndAnIntegratorHasNoSteadyOne() {
    TransferFunction lead =
        TransferFunction.of(
            system(0, new double[] {-1}, new double[] {1}, new double[] {3}, 2), "u", "y");
    // 2 + 3 / (s + 1) = 2 (s + 2.5) / (s + 1)
    assertThat(lead.gain()).isCloseTo(2, within(1e-13));
    assertThat(lead.zeros()).containsExactly(new double[] {-2.5, 0}, within(1e-13));
    TransferFunction sum =
        TransferFunction.of(
            system(0.1, new double[] {1}, new double[] {0.1}, new double[] {1}, 0), "u", "y");
    assertThat(sum.gain()).isCloseTo(0.1, within(1e-15));
    assertThat(sum.zeros()).isEmpty();
    assertThat(sum.steady()).isInfinite();
  }

  @Test
  void whatDoesNotReachTheOutputIsZero() {
    TransferFunction none =
        TransferFunction.of(
            system(0, new double[] {-1, 0, 0, -2}, new double[] {1, 0}, new double[] {0, 1}, 0),
            "u",
            "y");
    assertThat(none.gain()).isZero();
    assertThat(none.at(0, 1)).containsExactly(0, 0);
    assertThat(none.steady()).isZero();
  }

  @Test
  void equalZerosAndPolesCanBeTakenAway() {
    // the second state is not reached
    LinearSystem s =
        system(0, new double[] {-1, 0, 0, -5}, new double[] {2, 0}, new double[] {1, 1}, 0);
    TransferFunction g = TransferFunction.of(s, "u", "y");
    assertThat(g.zeros()).hasSize(2);
    TransferFunction simple = g.simplified(1e-9);
    assertThat(simple.zeros()).isEmpty();
    assertThat(simple.poles()).containsExactly(new double[] {-1, 0}, within(1e-14));
    assertThat(simple.at(0.3, 0.7)).containsExactly(g.at(0.3, 0.7), within(1e-14));
  }
}
