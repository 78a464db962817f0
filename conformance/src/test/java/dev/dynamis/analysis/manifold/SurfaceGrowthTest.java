package dev.dynamis.analysis.manifold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import org.junit.jupiter.api.Test;

class SurfaceGrowthTest {
  /** Of x' = x - y, y' = x + y, z' = -z the unstable surface is the plane z = 0, turning. */
  @Test
  void aPlaneOfComplexDirectionsGrowsInRings() {
    RightHandSide rhs =
        Equations.flow("x = 0, y = 0, z = 0", "", "x", "x - y", "y", "x + y", "z", "-z")
            .rightHandSide();
    Saddle saddle = new Saddle(rhs, 0, new double[3]);
    Manifold surface = new SurfaceGrowth(rhs, 0, saddle, true, 1, 0.05, 100).grow(Progress.NONE);
    assertThat(surface.isSurface()).isTrue();
    Recording last = surface.branches().getLast();
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (long k = 0; k < last.rows(); k++) {
      double r = Math.hypot(last.get(k, "x"), last.get(k, "y"));
      least = Math.min(least, r);
      most = Math.max(most, r);
      assertThat(last.get(k, "z")).isCloseTo(0, within(1e-9));
    }
    // spirals of 45 degrees: a length of 1 leads to a radius of 1 / sqrt 2, on all sides alike
    assertThat(most).isCloseTo(Math.sqrt(0.5), within(0.06));
    assertThat(least).isCloseTo(most, within(1e-3));
  }
}
