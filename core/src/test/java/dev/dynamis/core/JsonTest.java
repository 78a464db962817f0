package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void stringsEscapeQuotesControlsAndHalvesOfPairs() {
    assertThat(Json.string("a/b é")).isEqualTo("\"a/b é\"");
    assertThat(Json.string("\"\\")).isEqualTo("\"\\\"\\\\\"");
    assertThat(Json.string("\n\u001f")).isEqualTo("\"\\u000a\\u001f\"");
    assertThat(Json.string("\uD83D\uDE00")).isEqualTo("\"\\ud83d\\ude00\"");
  }

  @Test
  void numbersReadBackAsTheSameBitsAndOthersAreStrings() {
    assertThat(Json.number(0.1)).isEqualTo("0.1");
    assertThat(Json.number(-0.0)).isEqualTo("-0.0");
    assertThat(Json.number(Double.NaN)).isEqualTo("\"NaN\"");
    assertThat(Json.number(Double.NEGATIVE_INFINITY)).isEqualTo("\"-Infinity\"");
    assertThat(Json.append(new StringBuilder(), Double.POSITIVE_INFINITY))
        .hasToString("\"Infinity\"");
  }

  @Test
  void listsAndObjectsOfNumbers() {
    assertThat(Json.append(new StringBuilder(), List.of("a", "b"))).hasToString("[\"a\",\"b\"]");
    assertThat(Json.append(new StringBuilder(), List.of())).hasToString("[]");
    assertThat(Json.numbers(List.of("x", "y"), new double[] {9, 1, 2.5}, 1))
        .isEqualTo("{\"x\":1.0,\"y\":2.5}");
  }
}
