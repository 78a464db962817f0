package dev.dynamis.analysis.continuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.SimulationException;
import org.junit.jupiter.api.Test;

/** The circle x^2 + p^2 = 1. */
class CurveTest {
  private final Curve circle =
      new Curve(
          SteadyProblem.of(Equations.flow("x = 1", "p = 0", "x", "1 - x*x - p*p"), 1), 0, 1, false);

  private static double off(Curve.Node n) {
    double x = n.unknowns()[0];
    return x * x + n.parameter() * n.parameter() - 1;
  }

  @Test
  void everyPointIsASolutionAlsoPastTheFold() {
    Curve.Node n = circle.begin(new double[] {1, 0}, 1);
    assertThat(n.turn()).isPositive();
    double most = 0;
    for (int k = 0; k < 60; k++) {
      Curve.Node next = circle.next(n, 0.05);
      assertThat(off(next)).isCloseTo(0, within(1e-12));
      assertThat(circle.alignment(n, next)).isGreaterThan(0.9);
      assertThat(circle.along(n, next)).isCloseTo(0.05, within(1e-9));
      n = next;
      most = Math.max(most, n.parameter());
    }
    assertThat(most).isCloseTo(1, within(1e-2));
    assertThat(n.unknowns()[0]).isNegative();
    assertThat(n.turn()).isNegative();
  }

  @Test
  void aPointWithAGivenParameterIsFoundBetweenTwoOthers() {
    Curve.Node a = circle.begin(new double[] {1, 0}, 1);
    Curve.Node b = circle.next(a, 0.3);
    Curve.Node c = circle.at(a, b, 0.1);
    assertThat(c.parameter()).isEqualTo(0.1);
    assertThat(c.unknowns()[0]).isCloseTo(Math.sqrt(0.99), within(1e-14));
  }

  @Test
  void aStartWithoutASolutionIsToldWithTheParameter() {
    assertThatThrownBy(() -> circle.begin(new double[] {0.5, 2}, 1))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("p = 2.0");
  }
}
