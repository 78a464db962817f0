package dev.dynamis.analysis.manifold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import org.junit.jupiter.api.Test;

/** Of (x, y) -> (2 x, y / 2 + x^2) the unstable manifold is y = 2 x^2 / 7, the stable one x = 0. */
class MapCurveTest {
  private final RightHandSide map =
      Equations.map("x = 0, y = 0", "", "x", "2*x", "y", "y/2 + x*x").rightHandSide();

  @Test
  void imagesOfTheFirstSegmentLieOnTheManifold() {
    MapCurve curve = new MapCurve(map, 0, true, 2, new double[2]);
    for (int side = -1; side <= 1; side += 2) {
      Recording branch =
          curve.grow(new double[2], new double[] {1, 0}, side, 3, 0.05, 100, Progress.NONE);
      assertThat(branch.rows()).isGreaterThan(50);
      for (long k = 0; k < branch.rows(); k++) {
        double x = branch.get(k, "x");
        assertThat(x * side).isGreaterThanOrEqualTo(-0.0);
        assertThat(branch.get(k, "y")).isCloseTo(2 * x * x / 7, within(1e-9));
      }
    }
    assertThat(curve.end()).isNotBlank();
  }

  @Test
  void imagesOfTheInverseLieOnTheStableManifold() {
    Recording branch =
        new MapCurve(map, 0, false, 0.5, new double[2])
            .grow(new double[2], new double[] {0, 1}, 1, 3, 0.05, 100, Progress.NONE);
    assertThat(branch.get(branch.rows() - 1, "y")).isGreaterThan(2);
    for (long k = 0; k < branch.rows(); k++) {
      assertThat(branch.get(k, "x")).isCloseTo(0, within(1e-9));
    }
  }

  @Test
  void aBranchEndsAtItsBound() {
    MapCurve curve = new MapCurve(map, 0, true, 2, new double[2]);
    curve.grow(new double[2], new double[] {1, 0}, 1, 1000, 0.5, 2, Progress.NONE);
    assertThat(curve.end()).contains("bound");
  }

  /** Of y -> y (1 - y) / 2 nothing above 1/8 is an image. */
  @Test
  void aBranchEndsWhereTheMapHasNoInverse() {
    RightHandSide fold =
        Equations.map("x = 0, y = 0", "", "x", "2*x", "y", "y*(1 - y)/2").rightHandSide();
    MapCurve curve = new MapCurve(fold, 0, false, 0.5, new double[2]);
    Recording branch =
        curve.grow(new double[2], new double[] {0, 1}, 1, 3, 0.01, 100, Progress.NONE);
    assertThat(branch.get(branch.rows() - 1, "y")).isLessThanOrEqualTo(0.5);
    assertThat(curve.end()).contains("no point that the map takes to its last one");
  }
}
