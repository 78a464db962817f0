package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FluidCoefficientsTest {
  private static double[] fluid(GeomShape shape, double... size) {
    double[] res = new double[12];
    FluidCoefficients.compute(res, 1, new double[] {0.5, 0.25, 1.5, 1, 1}, shape, size);
    return res;
  }

  @Test
  void aSphereCarriesHalfOfTheFluidThatItDisplaces() {
    // Lamb, Hydrodynamics: the added mass of a sphere is half of the displaced mass, none turns
    double volume = 4.0 / 3 * Math.PI * 0.1 * 0.1 * 0.1;
    double[] f = fluid(GeomShape.SPHERE, 0.1, 0, 0);
    for (int i = 6; i < 9; i++) {
      assertThat(f[i]).isCloseTo(volume / 2, within(1e-6 * volume));
    }
    for (int i = 9; i < 12; i++) {
      assertThat(f[i]).isCloseTo(0, within(1e-12));
    }
    assertThat(f).startsWith(1, 0.5, 0.25, 1.5, 1, 1);
  }

  @Test
  void factorsOfAnEllipsoidSumUpToTwo() {
    // the three integrals of an ellipsoid's potential sum up to 2
    double sum =
        FluidCoefficients.kappa(1, 2, 3)
            + FluidCoefficients.kappa(2, 3, 1)
            + FluidCoefficients.kappa(3, 1, 2);
    assertThat(sum).isCloseTo(2, within(1e-5));
  }
}
