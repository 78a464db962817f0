package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** A box with half sizes 0.1, 0.2, 0.3 around (1, 2, 3), against its closed form. */
class MeshInertiaTest {
  private static final Offset<Double> EXACT = within(5e-15);
  private static final int[] FACES = {
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3,
    5, 3, 7, 5
  };

  private static double[] box() {
    double[] v = new double[24];
    for (int i = 0; i < 8; i++) {
      v[3 * i] = 1 + ((i & 1) == 0 ? -0.1 : 0.1);
      v[3 * i + 1] = 2 + ((i & 2) == 0 ? -0.2 : 0.2);
      v[3 * i + 2] = 3 + ((i & 4) == 0 ? -0.3 : 0.3);
    }
    return v;
  }

  @Test
  void solidModesGiveTheBox() throws AssetException {
    for (MeshInertiaMode mode :
        new MeshInertiaMode[] {
          MeshInertiaMode.LEGACY, MeshInertiaMode.EXACT, MeshInertiaMode.CONVEX
        }) {
      MeshInertia m = new MeshInertia(box(), FACES, FACES, mode);
      assertThat(m.volume).isCloseTo(0.048, EXACT);
      assertThat(m.center).containsExactly(new double[] {1, 2, 3}, EXACT);
      // m/3 (b² + c²), in decreasing order
      assertThat(m.moments)
          .containsExactly(new double[] {0.016 * 0.13, 0.016 * 0.10, 0.016 * 0.05}, within(1e-14));
    }
  }

  @Test
  void aShellHasItsArea() throws AssetException {
    MeshInertia m = new MeshInertia(box(), FACES, FACES, MeshInertiaMode.SHELL);
    assertThat(m.volume).isCloseTo(8 * (0.02 + 0.03 + 0.06), EXACT);
    assertThat(m.center).containsExactly(new double[] {1, 2, 3}, EXACT);
  }

  @Test
  void aFaceTurnedAroundIsRefusedWhereVolumesMustBeExact() {
    int[] turned = FACES.clone();
    for (int i = 0; i < turned.length; i += 3) {
      int swap = turned[i];
      turned[i] = turned[i + 1];
      turned[i + 1] = swap;
    }
    assertThatThrownBy(() -> new MeshInertia(box(), turned, turned, MeshInertiaMode.EXACT))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("negative");
  }
}
