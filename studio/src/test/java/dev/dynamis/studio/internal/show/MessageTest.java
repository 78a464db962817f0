package dev.dynamis.studio.internal.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageTest {
  @Test
  void valuesAreReadByName() throws Message.MalformedException {
    Message m =
        Message.read(
            "{\"do\":\"pull\",\"body\":3,\"to\":[1,2.5,-1],\"on\":true,\"names\":[\"a\"]}");
    assertThat(m.verb()).isEqualTo("pull");
    assertThat(m.index("body", 1, 4)).isEqualTo(3);
    assertThat(m.numbers("to", 3)).containsExactly(1, 2.5, -1);
    assertThat(m.flag("on")).isTrue();
    assertThat(m.texts("names")).containsExactly("a");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "[]",
        "{}",
        "{\"do\":1}",
        "{\"do\":\"a\"",
        "{\"do\":\"a\"} x",
        "{\"do\":\"a\",\"b\":{\"c\":1}}",
        "{\"do\":\"a\",\"b\":[[1]]}",
        "{\"do\":\"a\",\"b\":null}",
        "{\"do\":\"a\",\"b\":NaN}",
        "{\"do\":\"a\",\"b\":1e99999999999999999999999999999999999999999}"
      })
  void whatIsNoMessageIsMalformed(String text) {
    assertThatThrownBy(() -> Message.read(text)).isInstanceOf(Message.MalformedException.class);
  }

  @Test
  void longTextsAndListsAreMalformed() {
    String text = "{\"do\":\"a\",\"b\":\"" + "x".repeat(5000) + "\"}";
    assertThatThrownBy(() -> Message.read(text)).isInstanceOf(Message.MalformedException.class);
    String list = "{\"do\":\"a\",\"b\":[1" + ",1".repeat(5000) + "]}";
    assertThatThrownBy(() -> Message.read(list)).isInstanceOf(Message.MalformedException.class);
  }

  @Test
  void aValueThatDoesNotFitIsNamed() throws Message.MalformedException {
    Message m = Message.read("{\"do\":\"pull\",\"body\":3.5,\"to\":[1,2],\"far\":1e999}");
    assertThatThrownBy(() -> m.index("body", 0, 9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("pull: body is 3.5");
    assertThatThrownBy(() -> m.numbers("to", 3)).hasMessageContaining("3 numbers");
    assertThatThrownBy(() -> m.number("far")).hasMessageContaining("a number");
    assertThatThrownBy(() -> m.text("body")).hasMessageContaining("a string");
  }
}
