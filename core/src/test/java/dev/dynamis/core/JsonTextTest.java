package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class JsonTextTest {
  @Test
  void readsStringsNumbersAndListsFromLeftToRight() {
    JsonText in =
        new JsonText(
            "a", 3, " { \"k\\u00e9y\" : [\"a\\n\", \"\"], \"n\": -1.5e3, \"i\":\"inf\" } ");
    in.expect('{');
    assertThat(in.key()).isEqualTo("kéy");
    assertThat(in.strings()).containsExactly("a\n", "");
    assertThat(in.take(',')).isTrue();
    assertThat(in.key()).isEqualTo("n");
    assertThat(in.number()).isEqualTo(-1500);
    in.expect(',');
    in.key();
    assertThat(in.number()).isInfinite();
    assertThat(in.take(',')).isFalse();
    in.expect('}');
    in.expectEnd();
  }

  @Test
  void namesLineAndColumnOfWhatItDoesNotUnderstand() {
    JsonText in = new JsonText("a", 3, "{\"x\": oops}");
    in.expect('{');
    in.key();
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(in::number)
        .withMessageStartingWith("a:3:7: [REC06] expected a number, found \"oops}\"");
  }
}
