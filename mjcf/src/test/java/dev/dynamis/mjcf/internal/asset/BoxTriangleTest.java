package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Triangles that a unit box touches and does not. */
class BoxTriangleTest {
  private static final double[] BOX = {0, 0, 0, 1, 1, 1};

  private static boolean touch(double... v) {
    return BoxTriangle.touch(v, 0, 3, 6, BOX);
  }

  @Test
  void aTriangleInsideOrAcrossTouches() {
    assertThat(touch(.2, .2, .2, .4, .2, .2, .2, .4, .3)).isTrue();
    assertThat(touch(-5, -5, .5, 10, -5, .5, -5, 10, .5)).isTrue();
  }

  @Test
  void aTriangleBesideDoesNot() {
    assertThat(touch(2, 0, 0, 3, 0, 0, 2, 1, 0)).isFalse();
    // its box meets the other one, its plane does not
    assertThat(touch(3.5, 0, 0, 0, 3.5, 0, 0, 0, 3.5)).isFalse();
    // its plane does too, but an edge separates them
    assertThat(touch(2.5, -.2, .5, -.2, 2.5, .5, 3, 3, .5)).isFalse();
  }
}
