package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SkinDataTest {
  private static SkinData.Bone bone(int[] vertid, float... weight) {
    return new SkinData.Bone("b", new float[3], new float[] {0, 0, 3, 4}, vertid, weight);
  }

  private static SkinData skin(SkinData.Bone... bones) {
    return new SkinData(new float[6], new float[0], new int[3], List.of(bones));
  }

  @Test
  void weightsOfAVertexSumUpToOne() {
    SkinData.Bone one = bone(new int[] {0, 1}, 1, 2);
    SkinData.Bone two = bone(new int[] {0}, 3);
    assertThat(skin(one, two).normalizeWeights()).isEqualTo(-1);
    assertThat(one.weight()).containsExactly(0.25f, 1);
    assertThat(two.weight()).containsExactly(0.75f);
  }

  @Test
  void verticesWithoutWeightAreNamed() {
    assertThat(skin(bone(new int[] {0}, 1)).normalizeWeights()).isEqualTo(1);
    assertThat(skin(bone(new int[] {0, 1}, 1, -1)).normalizeWeights()).isEqualTo(1);
  }

  @Test
  void orientationsGetLengthOne() {
    SkinData.Bone b = bone(new int[] {0}, 1);
    b.normalize();
    assertThat(b.bindquat()).containsExactly(0, 0, 0.6f, 0.8f);
  }
}
