package dev.dynamis.render.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.render.scene.Shape;
import org.junit.jupiter.api.Test;

class UnitShapesTest {
  private final UnitShapes units = new UnitShapes();

  /** Volume of a closed shape by the divergence theorem; positive if triangles face outwards. */
  private static double volume(Shape s) {
    double sum = 0;
    for (int t = 0; t < s.triangles(); t++) {
      double[][] v = new double[3][3];
      for (int c = 0; c < 3; c++) {
        for (int k = 0; k < 3; k++) {
          v[c][k] = s.pos()[3 * s.tri()[3 * t + c] + k];
        }
      }
      sum +=
          v[0][0] * (v[1][1] * v[2][2] - v[1][2] * v[2][1])
              - v[0][1] * (v[1][0] * v[2][2] - v[1][2] * v[2][0])
              + v[0][2] * (v[1][0] * v[2][1] - v[1][1] * v[2][0]);
    }
    return sum / 6;
  }

  @Test
  void shapesAreClosedAndFaceOutwards() {
    assertThat(volume(units.box())).isCloseTo(8, within(1e-6));
    int fine = UnitShapes.level(1000);
    assertThat(volume(units.sphere(fine))).isCloseTo(4 * Math.PI / 3, within(0.02));
    assertThat(volume(units.cylinder(fine))).isCloseTo(2 * Math.PI, within(0.02));
  }

  @Test
  void largerShapesAreFinerAndNormalsHaveLengthOne() {
    assertThat(UnitShapes.level(2)).isLessThan(UnitShapes.level(500));
    for (double pixels : new double[] {1, 10, 100}) {
      Shape s = units.sphere(UnitShapes.level(pixels));
      for (int v = 0; v < s.vertices(); v++) {
        double x = s.normal()[3 * v];
        double y = s.normal()[3 * v + 1];
        double z = s.normal()[3 * v + 2];
        assertThat(x * x + y * y + z * z).isCloseTo(1, within(1e-6));
        assertThat(s.pos()[3 * v]).isCloseTo((float) x, within(1e-6f));
      }
    }
  }

  @Test
  void halvesOfASphereEndAtItsEquator() {
    Shape top = units.top(0);
    Shape bottom = units.bottom(0);
    for (int v = 0; v < top.vertices(); v++) {
      assertThat(top.pos()[3 * v + 2]).isNotNegative();
    }
    for (int v = 0; v < bottom.vertices(); v++) {
      assertThat(bottom.pos()[3 * v + 2]).isNotPositive();
    }
    assertThat(units.square().triangles()).isEqualTo(2);
    assertThat(units.tube(0).triangles()).isLessThan(units.cylinder(0).triangles());
  }
}
