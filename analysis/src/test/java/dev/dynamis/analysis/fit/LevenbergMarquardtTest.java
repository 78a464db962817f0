package dev.dynamis.analysis.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LevenbergMarquardtTest {
  private static final double[] NONE = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
  private static final double[] ANY = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};

  private static final LeastSquares.Problem ROSENBROCK =
      new LeastSquares.Problem() {
        @Override
        public double[] residuals(double[] p) {
          return new double[] {10 * (p[1] - p[0] * p[0]), 1 - p[0]};
        }

        @Override
        public double[] jacobian(double[] p) {
          return new double[] {-20 * p[0], 10, -1, 0};
        }
      };

  @Test
  void theValleyOfRosenbrockIsFollowedToItsEnd() {
    LeastSquares.Solution s =
        LeastSquares.levenbergMarquardt().solve(ROSENBROCK, new double[] {-1.2, 1}, NONE, ANY, 200);
    assertThat(s.point()).containsExactly(new double[] {1, 1}, within(1e-12));
    assertThat(s.residuals()).containsExactly(new double[] {0, 0}, within(1e-11));
  }

  /** With p0 at most 0.5 the least is at p0 = 0.5, p1 = 0.25. */
  @Test
  void aBoundHoldsWhatPressesAgainstIt() {
    LeastSquares.Solution s =
        LeastSquares.levenbergMarquardt()
            .solve(ROSENBROCK, new double[] {-1.2, 1}, NONE, new double[] {0.5, 2}, 200);
    assertThat(s.point()).containsExactly(new double[] {0.5, 0.25}, within(1e-9));
  }

  /** A start at a bound that does not matter leaves it. */
  @Test
  void aBoundLetsGoWhatMovesAway() {
    LeastSquares.Solution s =
        LeastSquares.levenbergMarquardt()
            .solve(
                ROSENBROCK, new double[] {-2, 3}, new double[] {-2, -3}, new double[] {3, 3}, 200);
    assertThat(s.point()).containsExactly(new double[] {1, 1}, within(1e-9));
  }
}
