package dev.dynamis.analysis.manifold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.SimulationException;
import org.junit.jupiter.api.Test;

class SaddleTest {
  /** A pendulum on its head: eigenvalues 1 and -1, directions (1, 1) and (1, -1). */
  private final Saddle upright =
      new Saddle(
          Equations.flow("q = 3, v = 0", "", "q", "v", "v", "-sin(q)").rightHandSide(),
          0,
          new double[] {3, 0.1});

  @Test
  void thePointIsFoundWithItsEigenvaluesAndDirections() {
    assertThat(upright.x()[0]).isCloseTo(Math.PI, within(1e-14));
    assertThat(upright.x()[1]).isCloseTo(0, within(1e-14));
    int out = upright.real(true)[0];
    assertThat(upright.spectrum().re()[out]).isCloseTo(1, within(1e-14));
    double[] d = upright.direction(1, false);
    assertThat(d[0]).isCloseTo(Math.sqrt(0.5), within(1e-9));
    assertThat(d[1]).isCloseTo(Math.sqrt(0.5), within(1e-9));
    double[] in = upright.direction(-1, false);
    assertThat(in[0] + in[1]).isCloseTo(0, within(1e-9));
    assertThat(upright.isPlane(true)).isFalse();
  }

  @Test
  void directionsThatTurnAreNoCurves() {
    Saddle focus =
        new Saddle(
            Equations.flow("x = 0, y = 0", "", "x", "x - 2*y", "y", "2*x + y").rightHandSide(),
            0,
            new double[2]);
    assertThat(focus.isPlane(true)).isTrue();
    assertThatThrownBy(() -> focus.real(true))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("is complex");
  }

  @Test
  void vectorsGetLengthOneAndAPositiveLargestComponent() {
    double[] v = {0, -4};
    Saddle.normalize(v);
    assertThat(v[1]).isEqualTo(1);
  }

  @Test
  void whereThereIsNoStateOfRestThatIsSaid() {
    assertThatThrownBy(
            () ->
                new Saddle(
                    Equations.flow("x = 1", "", "x", "1 + x*x").rightHandSide(),
                    0,
                    new double[] {0.5}))
        .isInstanceOf(SimulationException.class);
  }
}
