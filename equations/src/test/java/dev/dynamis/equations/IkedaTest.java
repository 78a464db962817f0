package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The Ikeda map against the rows that dynlib 0.40.3 recorded.
 *
 * <p>Its sines come from a library that rounds correctly, ours are those of {@link StrictMath},
 * which may be off in the last bit. With correctly rounded sines our arithmetic gives dynlib's rows
 * to the bit, up to the sixtieth; from each of them one iteration with our own sines leads to the
 * next one up to that bit.
 */
class IkedaTest {
  /** The same equations in the same order, with the sine and cosine given from outside. */
  private static final String GIVEN_SINES =
      """
      [model]
      type = "map"
      [states]
      x = 0.1
      y = 0.0
      [params]
      u = 0.9
      a = 0.4
      b = 6.0
      c = 1.0
      s = 0.0
      [aux]
      theta = "a - b / (1.0 + (x**2 + y**2))"
      [equations.rhs]
      x = "1.0 + u * (x * c - y * s)"
      y = "u * (x * s + y * c)"
      """;

  @Test
  void everyIterationIsTheRecordedOne() {
    EquationSystem exact = new EquationSystem(Models.parse("ikeda", GIVEN_SINES));
    EquationSystem ours = new EquationSystem(Models.load("builtin://map/ikeda"));
    Map<String, Object> golden =
        Json.map(Json.resource("/dynlib/golden.json")).get("runs") instanceof List<?> runs
            ? Json.map(
                runs.stream()
                    .filter(r -> "ikeda_n60".equals(Json.map(r).get("id")))
                    .findAny()
                    .get())
            : Map.of();
    List<Object> rows = Json.list(Json.map(golden.get("nojit")).get("rec"));
    int compared = 0;
    double[] theta = new double[1];
    for (int i = 0; i <= 60; i++) {
      for (Object row : rows) {
        List<Object> recorded = Json.list(row);
        if ((Double) recorded.get(0) == i) {
          assertThat(exact.state("x")).isEqualTo(Double.parseDouble((String) recorded.get(2)));
          assertThat(exact.state("y")).isEqualTo(Double.parseDouble((String) recorded.get(3)));
          compared++;
        }
      }
      ours.setStates(exact.states());
      ours.step();
      exact.outputs(theta);
      exact.setParameter("c", series(theta[0], 0));
      exact.setParameter("s", series(theta[0], 1));
      exact.step();
      for (String state : List.of("x", "y")) {
        assertThat(ours.state(state)).isCloseTo(exact.state(state), within(4e-16 * 2));
      }
    }
    assertThat(compared).isEqualTo(6);
  }

  /** The correctly rounded cosine (first power 0) or sine (first power 1). */
  private static double series(double angle, int first) {
    MathContext digits = new MathContext(60);
    BigDecimal x = new BigDecimal(angle);
    BigDecimal term = first == 0 ? BigDecimal.ONE : x;
    BigDecimal sum = term;
    for (int n = first + 2; n < 120; n += 2) {
      term =
          term.multiply(x, digits)
              .multiply(x, digits)
              .divide(BigDecimal.valueOf((long) n * (n - 1)), digits)
              .negate();
      sum = sum.add(term);
    }
    return sum.doubleValue();
  }
}
