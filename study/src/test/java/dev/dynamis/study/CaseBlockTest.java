package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Hash64;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CaseBlockTest {
  private static final CaseBlock BLOCK =
      new CaseBlock(
          1L << 40,
          2,
          3,
          new double[] {1, Double.NaN, 3, 4, 5, 6},
          new byte[] {0, 4},
          new TreeMap<>(Map.of(1, "ü is wrong")),
          new int[] {1, 0},
          new double[] {7, 8});

  @Test
  void aBlockIsReadAsItWasWritten() {
    CaseBlock read = CaseBlock.decode(BLOCK.encode());
    assertThat(read.first()).isEqualTo(1L << 40);
    assertThat(read.values()).isEqualTo(BLOCK.values());
    assertThat(read.status()).isEqualTo(BLOCK.status());
    assertThat(read.causes()).isEqualTo(BLOCK.causes());
    assertThat(read.rows()).isEqualTo(BLOCK.rows());
    assertThat(read.series()).isEqualTo(BLOCK.series());
  }

  @Test
  void bytesThatWereCutOrAlteredAnywhereAreRefused() {
    byte[] whole = BLOCK.encode();
    for (int i = 0; i < whole.length; i++) {
      byte[] altered = whole.clone();
      altered[i] ^= 16;
      assertThatThrownBy(() -> CaseBlock.decode(altered))
          .isInstanceOf(IllegalArgumentException.class);
      byte[] cut = Arrays.copyOf(whole, i);
      assertThatThrownBy(() -> CaseBlock.decode(cut)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  /** With a hash that fits, so that the counts are looked at. */
  @Test
  void countsThatTheBytesCantHoldAreRefusedBeforeMemoryIsTaken() {
    byte[] whole = BLOCK.encode();
    int end = whole.length - Long.BYTES;
    for (int at : new int[] {16, 20, 24, 28}) {
      for (int count : new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE / 3, -1, 1 << 28}) {
        byte[] forged = whole.clone();
        ByteBuffer b = ByteBuffer.wrap(forged).order(ByteOrder.LITTLE_ENDIAN);
        b.putInt(at, count);
        b.putLong(end, new Hash64().add(forged, 0, end).value());
        if (at == 24 && count < 0) {
          continue; // no texts at all are a block, too
        }
        assertThatThrownBy(() -> CaseBlock.decode(forged))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("contradict each other");
      }
    }
  }

  @Test
  void aCauseIsNotLongerThanItNeedBe() {
    assertThat(CaseBlock.cause("x".repeat(10_000))).hasSizeLessThan(2100);
  }
}
