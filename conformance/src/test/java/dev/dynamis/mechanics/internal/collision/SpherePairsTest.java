package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sphere of radius 0.1: its distance from another shape is that of its center less 0.1. */
class SpherePairsTest {
  @ParameterizedTest
  @CsvSource({
    // the other is at (1, 2, 3) with its axis along z; distance and direction of the nearest point
    "size='.2', 1.3 2.4 3, .3, -.6 -.8 0",
    "type='capsule' size='.2 .5', 1.3 2.4 3.4, .3, -.6 -.8 0",
    "type='capsule' size='.2 .5', 1 2.3 3.9, .3, 0 -.6 -.8",
    "type='cylinder' size='.2 .5', 1.3 2.4 3.4, .3, -.6 -.8 0",
    "type='cylinder' size='.2 .5', 1.1 2 3.8, .3, 0 0 -1",
    "type='cylinder' size='.2 .5', 1.5 2 3.9, .5, -.6 0 -.8",
    "type='box' size='.2 .3 .5', 1.1 2.2 3.7, .2, 0 0 -1",
    "type='box' size='.2 .3 .5', 1.5 2.7 3.2, .5, -.6 -.8 0",
    "type='box' size='.2 .3 .5', 1.3 2.5 3.7, .3, -1/3 -2/3 -2/3",
  })
  void touchesTheNearestPoint(String other, String at, double fromCenter, String direction) {
    TwoGeoms s = TwoGeoms.of("size='.1' pos='" + at + "'", other + " pos='1 2 3'");
    double dist = fromCenter - .1;
    assertThat(s.find(1).found.count).isEqualTo(1);
    assertThat(s.found.dist[0]).isCloseTo(dist, within(1e-15));
    double[] center = numbers(at);
    double[] n = numbers(direction);
    double[] pos = new double[3];
    for (int k = 0; k < 3; k++) {
      pos[k] = center[k] + n[k] * (.1 + dist / 2);
    }
    assertThat(s.normal(0)).containsExactly(n, within(2e-15));
    assertThat(s.pos(0)).containsExactly(pos, within(2e-15));
    assertThat(s.find(dist - 1e-12).found.count).isZero();
    assertThat(s.find(dist + 1e-12).found.count).isEqualTo(1);
  }

  private static double[] numbers(String text) {
    String[] parts = text.split(" ");
    double[] numbers = new double[parts.length];
    for (int i = 0; i < numbers.length; i++) {
      String[] fraction = parts[i].split("/");
      numbers[i] = Double.parseDouble(fraction[0]);
      if (fraction.length > 1) {
        numbers[i] /= Double.parseDouble(fraction[1]);
      }
    }
    return numbers;
  }
}
