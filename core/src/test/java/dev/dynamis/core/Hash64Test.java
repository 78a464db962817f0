package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Hash64Test {
  /** The seed and generator of the reference implementation's own test data. */
  private static final int PRIME32 = 0x9E3779B1;

  @ParameterizedTest
  @CsvSource({
    "'', ef46db3751d8e999",
    "a, d24ec4f1a98c6e5b",
    "as, 1c330fb2d66be179",
    "asd, 631c37ce72a97393",
    "abc, 44bc2cf5ad770999",
    "test, 4fdcca5ddb678139",
    "Call me Ishmael., 6d04390fc9d61a90",
    "Nobody inspects the spammish repetition, fbcea83c8a378bf1",
    "Some years ago--never mind how long precisely-, 8f26f2b986afdc52"
  })
  void matchesThePublishedValuesOfXxHash64(String text, String expected) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    assertThat(new Hash64().add(bytes, 0, bytes.length).value())
        .isEqualTo(Long.parseUnsignedLong(expected, 16));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0, 4fce394cc88952d8",
    "1, 1, 739840cb819fa723",
    "14, 0, cffa8db881bc3a3d",
    "14, 1, 5b9611585efcc9cb",
    "101, 0, 0eab543384f878ad",
    "101, 1, caa65939306f1e21"
  })
  void matchesTheReferenceImplementationsSanityCheck(int length, int seeded, String expected) {
    byte[] data = new byte[length];
    int generator = PRIME32;
    for (int i = 0; i < length; i++) {
      data[i] = (byte) (generator >>> 24);
      generator *= generator;
    }
    Hash64 hash = new Hash64(seeded == 1 ? Integer.toUnsignedLong(PRIME32) : 0);
    assertThat(hash.add(data, 0, length).value()).isEqualTo(Long.parseUnsignedLong(expected, 16));
  }

  @Test
  void numbersCountAsTheirLittleEndianBytes() {
    byte[] bytes = {1, 2, 3, 4, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, (byte) 0xF0, 0x3F, 1};
    long expected = new Hash64().add(bytes, 0, bytes.length).value();
    assertThat(new Hash64().add(0x04030201).add(0x0102030405060708L).add(1.0).add(true).value())
        .isEqualTo(expected);
  }

  @Test
  void piecesOfAnySizeGiveTheSameAsTheWhole() {
    byte[] data = new byte[1000];
    for (int i = 0; i < data.length; i++) {
      data[i] = (byte) (31 * i);
    }
    long expected = new Hash64().add(data, 0, data.length).value();
    for (int piece : new int[] {1, 3, 7, 8, 31, 32, 33, 64, 500}) {
      Hash64 hash = new Hash64();
      for (int i = 0; i < data.length; i += piece) {
        hash.add(data, i, Math.min(piece, data.length - i)).value();
      }
      assertThat(hash.value()).as("pieces of %d", piece).isEqualTo(expected);
    }
  }

  @Test
  void stringsThatRunIntoEachOtherDiffer() {
    assertThat(new Hash64().add("ab").add("c").value())
        .isNotEqualTo(new Hash64().add("a").add("bc").value());
  }

  @Test
  void allNansAreOneAndTheTwoZerosAreTwo() {
    double other = Double.longBitsToDouble(0x7FF8000000000123L);
    assertThat(Hash64.of(new double[] {Double.NaN})).isEqualTo(Hash64.of(new double[] {other}));
    assertThat(Hash64.of(new double[] {0.0})).isNotEqualTo(Hash64.of(new double[] {-0.0}));
  }

  @Test
  void resetForgetsEverything() {
    Hash64 hash = new Hash64().add(new double[] {1, 2, 3, 4, 5}).add(new int[] {1, 2});
    assertThat(hash.reset().value()).isEqualTo(new Hash64().value());
  }
}
