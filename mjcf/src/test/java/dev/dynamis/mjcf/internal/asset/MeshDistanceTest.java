package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Signed distances from a cube of side 2, whose sides, edges and corners are known. */
class MeshDistanceTest {
  private static final double[] CUBE = {
    -1, -1, -1, 1, -1, -1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, -1, 1, -1, 1, 1, 1, 1, 1
  };
  private static final int[] FACES = {
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3,
    5, 3, 7, 5
  };

  private static MeshDistance of(double[] vert, int[] face) {
    int n = face.length / 3;
    double[] box = new double[6 * n];
    double[] center = new double[3 * n];
    for (int f = 0; f < n; f++) {
      for (int k = 0; k < 3; k++) {
        double a = vert[3 * face[3 * f] + k];
        double b = vert[3 * face[3 * f + 1] + k];
        double c = vert[3 * face[3 * f + 2] + k];
        box[6 * f + k] = Math.min(a, Math.min(b, c));
        box[6 * f + 3 + k] = Math.max(a, Math.max(b, c));
      }
    }
    return new MeshDistance(vert, face, new BoundingVolumeTree(box, center));
  }

  @Test
  void sidesEdgesAndCornersGiveTheirDistances() throws AssetException {
    MeshDistance cube = of(CUBE, FACES);
    assertThat(cube.signed(0.3, 0.2, 3)).isEqualTo(2);
    assertThat(cube.signed(0.2, 4, 5)).isCloseTo(5, within(1e-15));
    assertThat(cube.signed(3, 3, 2)).isCloseTo(3, within(1e-15));
    assertThat(cube.signed(0.1, -0.2, 0.75)).isEqualTo(-0.25);
    assertThat(cube.signed(0, 0, 0)).isEqualTo(-1);
  }

  @Test
  void theSignIsThatOfTheNearestSideEverywhere() throws AssetException {
    MeshDistance cube = of(CUBE, FACES);
    for (double x = -1.9; x < 2; x += 0.37) {
      for (double y = -1.9; y < 2; y += 0.37) {
        for (double z = -1.9; z < 2; z += 0.37) {
          double ax = Math.abs(x) - 1, ay = Math.abs(y) - 1, az = Math.abs(z) - 1;
          double ox = Math.max(ax, 0), oy = Math.max(ay, 0), oz = Math.max(az, 0);
          double want =
              Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(ax, Math.max(ay, az)), 0);
          assertThat(cube.signed(x, y, z)).isCloseTo(want, within(1e-14));
        }
      }
    }
  }

  @Test
  void trianglesWithoutAreaGiveNoDistance() {
    MeshDistance line = of(new double[] {0, 0, 0, 1, 0, 0, 2, 0, 0}, new int[] {0, 1, 2});
    assertThatThrownBy(() -> line.signed(1, 1, 1))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("no triangle with an area");
  }
}
