package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LagrangeBasisTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aFunctionIsOneAtItsNodeAndZeroAtTheOthers(int order) {
    int n = order + 1;
    for (int a = 0; a < LagrangeBasis.nodes(order); a++) {
      double[] x = {
        (double) (a / (n * n)) / order, (double) (a / n % n) / order, (double) (a % n) / order
      };
      for (int b = 0; b < LagrangeBasis.nodes(order); b++) {
        assertThat(LagrangeBasis.value(x, 0, b, order)).isCloseTo(a == b ? 1 : 0, within(1e-15));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void allFunctionsTogetherAreThoseOneByOne(int order) {
    double[] x = {9, 0.3, 0.8, 0.45};
    double[] all = new double[LagrangeBasis.nodes(order)];
    LagrangeBasis.values(all, x, 1, order);
    for (int node = 0; node < all.length; node++) {
      assertThat(all[node]).isEqualTo(LagrangeBasis.value(x, 1, node, order));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void functionsAddUpToOneAndTheirGradientsToZero(int order) {
    Seeds.forAll(
        50,
        random -> {
          double[] x = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
          double sum = 0;
          double[] total = new double[3], gradient = new double[3];
          for (int node = 0; node < LagrangeBasis.nodes(order); node++) {
            sum += LagrangeBasis.value(x, 0, node, order);
            LagrangeBasis.gradient(gradient, 0, x, 0, node, order);
            Dense.addTo(total, 0, gradient, 0, 3);
          }
          assertThat(sum).isCloseTo(1, within(1e-14));
          assertThat(total).containsExactly(new double[3], within(1e-13));
        });
  }

  @Test
  void aGradientIsTheLimitOfDifferences() {
    double[] x = {0.3, 0.6, 0.2}, gradient = new double[3];
    double h = 1e-6;
    for (int node = 0; node < 27; node++) {
      LagrangeBasis.gradient(gradient, 0, x, 0, node, 2);
      for (int k = 0; k < 3; k++) {
        double[] up = x.clone(), down = x.clone();
        up[k] += h;
        down[k] -= h;
        double slope =
            (LagrangeBasis.value(up, 0, node, 2) - LagrangeBasis.value(down, 0, node, 2)) / (2 * h);
        // the functions are of second degree in each variable, so only rounding is left
        assertThat(gradient[k]).isCloseTo(slope, within(1e-9));
      }
    }
  }
}
