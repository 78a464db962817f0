package dev.dynamis.studio.internal.mechanism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

class AssetsTest {
  private final Model m =
      Mjcf.compile(
              Mjcf.readText(
                  """
                  <mujoco>
                    <asset>
                      <mesh name="cube" vertex="-1 -1 -1 1 -1 -1 1 1 -1 -1 1 -1 -1 -1 1 1 -1 1 1 1 1 -1 1 1"/>
                      <texture name="t" type="2d" builtin="flat" rgb1="1 0 0" width="4" height="2"/>
                      <hfield name="h" nrow="3" ncol="4" size="1 1 0.5 0.1"/>
                    </asset>
                    <worldbody>
                      <geom type="hfield" hfield="h"/>
                      <body pos="0 0 3">
                        <freejoint/>
                        <geom type="mesh" mesh="cube"/>
                      </body>
                    </worldbody>
                  </mujoco>
                  """))
          .model();

  private final Assets assets = new Assets(m);

  private ByteBuffer get(String path) {
    return ByteBuffer.wrap(assets.find(path).orElseThrow()).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Test
  void meshAndHullEncloseTheirVolume() {
    for (String path : new String[] {"mesh/0", "hull/0"}) {
      ByteBuffer b = get(path);
      int vertices = b.getInt(0);
      int triangles = b.getInt(4);
      assertThat(triangles).isEqualTo(12);
      int index = 12 + 24 * vertices;
      double volume = 0;
      for (int t = 0; t < triangles; t++) {
        double[][] p = new double[3][3];
        for (int k = 0; k < 3; k++) {
          int v = b.getInt(index + 12 * t + 4 * k);
          for (int i = 0; i < 3; i++) {
            p[k][i] = b.getFloat(12 + 12 * v + 4 * i);
          }
        }
        volume +=
            (p[0][0] * (p[1][1] * p[2][2] - p[1][2] * p[2][1])
                    + p[0][1] * (p[1][2] * p[2][0] - p[1][0] * p[2][2])
                    + p[0][2] * (p[1][0] * p[2][1] - p[1][1] * p[2][0]))
                / 6;
      }
      // single precision; triangles that look outward count positive
      assertThat(volume).as(path).isCloseTo(8, within(1e-5));
    }
  }

  /** Each box of a mesh's tree lies in one a step above it; there is a leaf for each triangle. */
  @Test
  void theTreeOfAMeshHasBoxesInBoxes() {
    ByteBuffer b = get("tree/0");
    int leaves = 0;
    for (int at = 0; at < b.limit(); at += 32) {
      int depth = b.getInt(at);
      leaves += b.getInt(at + 4);
      boolean within = depth == 0;
      for (int above = 0; above < b.limit() && !within; above += 32) {
        within = b.getInt(above) == depth - 1;
        for (int k = 0; k < 3; k++) {
          float center = b.getFloat(at + 8 + 4 * k) - b.getFloat(above + 8 + 4 * k);
          float room = b.getFloat(above + 20 + 4 * k) - b.getFloat(at + 20 + 4 * k);
          within &= Math.abs(center) <= room + 1e-6f;
        }
      }
      assertThat(within).as("box at %d", at / 32).isTrue();
    }
    assertThat(leaves).isEqualTo(12);
    // the whole cube
    for (int k = 0; k < 3; k++) {
      assertThat(b.getFloat(8 + 4 * k)).isCloseTo(0, within(1e-6f));
      assertThat(b.getFloat(20 + 4 * k)).isCloseTo(1, within(1e-6f));
    }
  }

  @Test
  void texturesAreRedGreenBlueAndOpaque() {
    byte[] rgba = assets.find("texture/0").orElseThrow();
    assertThat(rgba).hasSize(4 * 4 * 2).startsWith(255, 0, 0, 255);
  }

  @Test
  void whatIsNotThereIsEmpty() {
    for (String path :
        new String[] {"mesh/1", "texture/9", "flex/0", "skin/0", "tree/1", "file/0"}) {
      assertThat(assets.find(path)).as(path).isEmpty();
    }
    assertThat(assets.find("hfield/0")).isPresent();
  }
}
