package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SampledTest {
  private static final EquationModel FILTER =
      Models.parse(
          "filter",
          """
          [model]
          type = "ode"
          [inputs]
          u = 0.0
          [states]
          x = 0.0
          [equations.rhs]
          x = "u - x"
          [aux]
          twice = "2*x + u"
          """);

  @Test
  void samplesAreDueAtMultiplesOfThePeriod() {
    Sampled s = new Sampled(0, "c", FILTER, 0.1, 5);
    assertThat(s.isDue(5)).isTrue();
    s.sample();
    s.advance();
    assertThat(s.isDue(5.05)).isFalse();
    // sums of steps that end a hair before the period count as there
    assertThat(s.isDue(5.1 - 1e-12)).isTrue();
    assertThat(s.advance()).as("nothing was taken").isNull();
  }

  @Test
  void betweenSamplesTheInputIsHeldAndTheStateGoesOn() {
    Sampled s = new Sampled(0, "c", FILTER, 0.5, 0);
    s.u[0] = 1;
    s.sample();
    assertThat(s.out).containsExactly(0, 1);
    s.advance();
    s.u[0] = 0;
    s.sample();
    // x' = 1 - x over half a second
    double x = 1 - Math.exp(-0.5);
    assertThat(s.out[0]).isCloseTo(x, within(1e-9));
    assertThat(s.out[1]).isEqualTo(2 * s.out[0]);
  }

  @Test
  void everythingThatMakesTheNextSampleIsRemembered() {
    Sampled a = new Sampled(0, "c", FILTER, 0.5, 0);
    a.u[0] = 0.7;
    a.sample();
    a.advance();
    List<Memory> from = new ArrayList<>();
    a.memories(from);
    Sampled b = new Sampled(0, "c", FILTER, 0.5, 0);
    List<Memory> to = new ArrayList<>();
    b.memories(to);
    for (int i = 0; i < from.size(); i++) {
      double[] x = new double[from.get(i).size()];
      from.get(i).save(x, 0);
      to.get(i).load(x, 0);
    }
    assertThat(b.isDue(0.2)).isFalse();
    a.sample();
    b.u[0] = 0.7;
    b.sample();
    assertThat(b.out).isEqualTo(a.out);
    a.restart();
    assertThat(a.isDue(0)).isTrue();
  }
}
