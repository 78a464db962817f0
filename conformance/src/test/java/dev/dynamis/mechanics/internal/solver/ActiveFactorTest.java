package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Buffers;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ActiveFactorTest {
  private static final int N = 12;

  private final SplittableRandom random = new SplittableRandom(5);
  private final double[][] a = new double[N][N];
  private final double[] weight = new double[N];

  ActiveFactorTest() {
    double[][] half = new double[N][N];
    for (int i = 0; i < N; i++) {
      weight[i] = random.nextDouble(1, 3);
      for (int j = 0; j < N; j++) {
        half[i][j] = random.nextDouble(-1, 1);
      }
    }
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        for (int k = 0; k < N; k++) {
          a[i][j] += half[i][k] * half[j][k];
        }
      }
    }
  }

  /** {@code (A + 1/weight) x} gives back the right side in the rows of the list. */
  private void assertSolves(ActiveFactor factor, int[] list) {
    assertThat(factor.size).isEqualTo(list.length);
    double[] x = new double[N];
    double[] want = new double[N];
    for (int k = 0; k < list.length; k++) {
      want[k] = random.nextDouble(-1, 1);
      x[k] = want[k];
    }
    factor.solve(x);
    for (int k = 0; k < list.length; k++) {
      double sum = x[k] / weight[list[k]];
      for (int c = 0; c < list.length; c++) {
        sum += a[list[k]][list[c]] * x[c];
      }
      assertThat(sum).isCloseTo(want[k], within(1e-11));
    }
  }

  @Test
  void rowsAreAppendedOneByOneOrManyAtOnce() {
    ActiveFactor factor = new ActiveFactor(Buffers.unlimited());
    factor.clear(N);
    int[] list = {3, 1, 4, 0, 5, 9, 2, 6};
    factor.append(a, list, 1, weight);
    factor.append(a, list, 4, weight);
    factor.append(a, list, 5, weight);
    factor.append(a, list, 8, weight);
    assertSolves(factor, list);
  }

  @Test
  void whatIsInFrontOfAChangeStays() {
    ActiveFactor factor = new ActiveFactor(Buffers.unlimited());
    factor.clear(N);
    factor.append(a, new int[] {0, 1, 2, 3, 4, 5, 6}, 7, weight);
    factor.size = 3;
    int[] list = {0, 1, 2, 8, 9, 4};
    factor.append(a, list, list.length, weight);
    assertSolves(factor, list);
  }

  @Test
  void noRowsHaveNothingToSolve() {
    ActiveFactor factor = new ActiveFactor(Buffers.unlimited());
    factor.clear(0);
    factor.append(a, new int[0], 0, weight);
    factor.solve(new double[0]);
    assertThat(factor.size).isZero();
  }
}
