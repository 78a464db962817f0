package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EarClippingTest {
  private static double area(float[] p, int a, int b, int c) {
    double ux = p[3 * b] - p[3 * a];
    double uy = p[3 * b + 1] - p[3 * a + 1];
    double vx = p[3 * c] - p[3 * a];
    double vy = p[3 * c + 1] - p[3 * a + 1];
    return (ux * vy - uy * vx) / 2;
  }

  private static void covers(float[] polygon, double area) throws AssetException {
    int[] t = EarClipping.triangulate(polygon);
    assertThat(t).hasSize(3 * (polygon.length / 3 - 2));
    double sum = 0;
    for (int i = 0; i < t.length; i += 3) {
      double part = area(polygon, t[i], t[i + 1], t[i + 2]);
      assertThat(part).isPositive();
      sum += part;
    }
    assertThat(sum).isCloseTo(area, within(1e-6));
  }

  @Test
  void aSquareIsCutOnce() throws AssetException {
    covers(new float[] {0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2, 0}, 4);
  }

  @Test
  void aConcavePolygonIsCoveredWithoutOverlap() throws AssetException {
    // an L of three unit squares
    covers(new float[] {0, 0, 0, 2, 0, 0, 2, 1, 0, 1, 1, 0, 1, 2, 0, 0, 2, 0}, 3);
  }
}
