package dev.dynamis.render.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class TextureTest {
  private static Texture texture(String attributes) {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    "<mujoco><asset><texture name='t' " + attributes + "/></asset></mujoco>"))
            .model();
    return Texture.of(m, 0);
  }

  @Test
  void aFlatTextureRepeatsItself() {
    Texture t =
        texture("type='2d' builtin='checker' rgb1='1 0 0' rgb2='0 0 1' width='8' height='8'");
    assertThat(t.isCube()).isFalse();
    assertThat(t.width()).isEqualTo(8);
    float[] a = new float[3];
    float[] b = new float[3];
    t.flat(a, 0.25, 0.25, 1);
    t.flat(b, 3.25, -1.75, 1);
    assertThat(b).isEqualTo(a);
    t.flat(b, 0.75, 0.25, 1);
    assertThat(b[0]).isCloseTo(1 - a[0], within(1e-3f));
  }

  @Test
  void fromFarAwayOnlyTheMeanIsLeft() {
    Texture t =
        texture("type='2d' builtin='checker' rgb1='1 1 1' rgb2='0 0 0' width='16' height='16'");
    float[] c = new float[3];
    t.flat(c, 0.1, 0.2, 1000);
    assertThat(c[0]).isCloseTo(0.5f, within(0.01f));
    t.row(c, 0.9, 0.4, 300, 0, 5, 1e6);
    assertThat(c[1]).isCloseTo(0.5f, within(0.01f));
  }

  @Test
  void aRowIsTheMeanOfItsPlaces() {
    Texture t =
        texture("type='2d' builtin='checker' rgb1='1 .5 0' rgb2='0 .5 1' width='64' height='64'");
    float[] c = new float[3];
    for (int i = 0; i < 200; i++) {
      // along rows and across edges, within one color and over several squares
      double s = -1.3 + 0.0177 * i;
      double v = 0.4 + 0.0031 * i;
      int n = 2 + i % 4;
      double ds = n / 64.0 * (i % 3 == 0 ? 0.1 : 0.9);
      double dt = i % 2 == 0 ? 0 : 0.3 * ds;
      double[] mean = new double[3];
      for (int k = 0; k < n; k++) {
        double at = (k + 0.5) / n - 0.5;
        t.flat(c, s + at * ds, v + at * dt, 1);
        for (int j = 0; j < 3; j++) {
          mean[j] += c[j] / n;
        }
      }
      t.row(c, s, v, ds, dt, n, 0.9);
      for (int j = 0; j < 3; j++) {
        assertThat(c[j]).as("row %d", i).isCloseTo((float) mean[j], within(1e-6f));
      }
    }
  }

  @Test
  void aCubeHasAColorInEveryDirection() {
    Texture t = texture("type='cube' builtin='flat' rgb1='.2 .4 .6' width='8' height='8'");
    assertThat(t.isCube()).isTrue();
    float[] c = new float[3];
    for (double[] d : new double[][] {{1, 0, 0}, {-3, 2, 1}, {0, 0, -1e-9}, {1, 1, 1}}) {
      t.cube(c, d[0], d[1], d[2], 1);
      assertThat(c[0]).isCloseTo(0.2f, within(0.005f));
      assertThat(c[2]).isCloseTo(0.6f, within(0.005f));
    }
  }
}
