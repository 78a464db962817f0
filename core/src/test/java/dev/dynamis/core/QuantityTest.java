package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuantityTest {
  private static final List<Quantity.Component> ONE = List.of(new Quantity.Component("x", "m", ""));

  @Test
  void computedNumbersNeedAReaderAndOthersHaveNone() {
    assertThat(Quantity.computed("a", ONE, (out, at) -> out[at] = 1).size()).isEqualTo(1);
    assertThatIllegalArgumentException().isThrownBy(() -> Quantity.computed("a", ONE, null));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Quantity("a", Quantity.Source.STATE, 0, ONE, (out, at) -> {}))
        .withMessageContaining("quantity a");
  }
}
