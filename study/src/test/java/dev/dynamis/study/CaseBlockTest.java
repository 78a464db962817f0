package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

  @Test
  void aCauseIsNotLongerThanItNeedBe() {
    assertThat(CaseBlock.cause("x".repeat(10_000))).hasSizeLessThan(2100);
  }
}
