package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Binary skins: what is in them, and odd and hostile files. */
class SknReaderTest {
  /** A triangle with a texture and two bones of one vertex each. */
  private static ByteBuffer file() {
    ByteBuffer b = ByteBuffer.allocate(16 + 36 + 24 + 12 + 2 * 80).order(ByteOrder.LITTLE_ENDIAN);
    b.putInt(3).putInt(3).putInt(1).putInt(2);
    for (int i = 0; i < 15; i++) {
      b.putFloat(i);
    }
    b.putInt(0).putInt(2).putInt(1);
    for (int bone = 0; bone < 2; bone++) {
      int start = b.position();
      b.put(("body" + bone).getBytes(StandardCharsets.UTF_8)).position(start + 40);
      for (int i = 0; i < 7; i++) {
        b.putFloat(10 * bone + i);
      }
      b.putInt(1).putInt(bone).putFloat(0.5f);
    }
    return b;
  }

  @Test
  void everythingIsRead() throws AssetException {
    SkinData skin = SknReader.read(file().array());
    assertThat(skin.vert()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(skin.texcoord()).containsExactly(9, 10, 11, 12, 13, 14);
    assertThat(skin.face()).containsExactly(0, 2, 1);
    SkinData.Bone bone = skin.bones().get(1);
    assertThat(bone.body()).isEqualTo("body1");
    assertThat(bone.bindpos()).containsExactly(10, 11, 12);
    assertThat(bone.bindquat()).containsExactly(13, 14, 15, 16);
    assertThat(bone.vertid()).containsExactly(1);
    assertThat(bone.weight()).containsExactly(0.5f);
  }

  @Test
  void aFileCutAnywhereIsRefused() {
    byte[] whole = file().array();
    for (int n = 0; n < whole.length; n++) {
      byte[] part = Arrays.copyOf(whole, n);
      assertThatThrownBy(() -> SknReader.read(part))
          .as("%d bytes", n)
          .isInstanceOf(AssetException.class);
    }
    assertThatThrownBy(() -> SknReader.read(Arrays.copyOf(whole, whole.length + 4)))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("which end after 248 bytes; the file has 252");
  }

  @ParameterizedTest
  @CsvSource({
    "0, -1, claims -1 vertices",
    "0, 2147483647, which need",
    "4, 2147483647, which need",
    "8, -5, claims 3 vertices",
    "12, 2147483647, which need",
    "156, 0, bone 0 (\"body0\") of the SKN file has 0 vertices",
    "156, 2147483647, ends inside bone 0",
    "16, 2143289344, has NaN at byte 16"
  })
  void countsAndNumbersAreChecked(int at, int value, String says) {
    ByteBuffer b = file();
    b.putInt(at, value);
    assertThatThrownBy(() -> SknReader.read(b.array()))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining(says);
  }
}
