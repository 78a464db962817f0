package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Shapes in closed form; their numbering is compared with MuJoCo where flexes are compiled. */
class FlexGridTest {
  private static final double[] TENTH = {0.1, 0.1, 0.1};

  @Test
  void aCircleHasEqualSidesAndCloses() {
    FlexMesh ring = FlexGrid.of(FlexGrid.Shape.CIRCLE, 1, new int[] {7, 1, 1}, TENTH, false);
    assertThat(ring.point()).hasSize(3 * 6);
    assertThat(ring.element()).containsExactly(0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0);
    for (int e = 0; e < 6; e++) {
      assertThat(distance(ring.point(), e, (e + 1) % 6)).isCloseTo(0.1, within(1e-15));
    }
  }

  @Test
  void tetrahedraOfAGridFillItsVolume() {
    FlexMesh grid = FlexGrid.of(FlexGrid.Shape.GRID, 3, new int[] {3, 4, 2}, TENTH, false);
    assertThat(grid.element()).hasSize(4 * 6 * 2 * 3);
    assertThat(volume(grid)).isCloseTo(0.2 * 0.3 * 0.1, within(1e-15));
  }

  @Test
  void tetrahedraFromTheCenterFillABox() {
    FlexMesh box = FlexGrid.of(FlexGrid.Shape.BOX, 3, new int[] {3, 3, 4}, TENTH, false);
    assertThat(volume(box)).isCloseTo(0.2 * 0.2 * 0.3, within(1e-15));
  }

  @Test
  void pointsOfAnEllipsoidLieOnIt() {
    double[] spacing = {0.1, 0.2, 0.3};
    FlexMesh egg = FlexGrid.of(FlexGrid.Shape.ELLIPSOID, 3, new int[] {3, 3, 3}, spacing, false);
    for (int i = 3; i < egg.point().length; i += 3) {
      double x = egg.point()[i] / 0.1, y = egg.point()[i + 1] / 0.2, z = egg.point()[i + 2] / 0.3;
      assertThat(x * x + y * y + z * z).isCloseTo(1, within(1e-14));
    }
  }

  private static double distance(double[] p, int i, int j) {
    double x = p[3 * i] - p[3 * j],
        y = p[3 * i + 1] - p[3 * j + 1],
        z = p[3 * i + 2] - p[3 * j + 2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  private static double volume(FlexMesh mesh) {
    double sum = 0;
    double[] p = mesh.point();
    int[] e = mesh.element();
    for (int t = 0; t < e.length; t += 4) {
      double[] d = new double[9];
      for (int k = 0; k < 9; k++) {
        d[k] = p[3 * e[t + 1 + k / 3] + k % 3] - p[3 * e[t] + k % 3];
      }
      double six =
          d[0] * (d[4] * d[8] - d[5] * d[7])
              - d[1] * (d[3] * d[8] - d[5] * d[6])
              + d[2] * (d[3] * d[7] - d[4] * d[6]);
      sum += Math.abs(six) / 6;
    }
    return sum;
  }
}
