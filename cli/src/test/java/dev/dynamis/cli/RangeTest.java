package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RangeTest {
  @Test
  void aRangeHasAValueOrTwoEndsAndAThirdNumber() {
    assertThat(Range.parse("--x", "r=2")).isEqualTo(new Range("r", 2, 2, Double.NaN));
    assertThat(Range.parse("--x", "r=2").single()).isTrue();
    assertThat(Range.parse("--x", "r=-2:3")).isEqualTo(new Range("r", -2, 3, Double.NaN));
    assertThat(Range.parse("--x", "a[0]=1:2:0.5")).isEqualTo(new Range("a[0]", 1, 2, 0.5));
  }

  @Test
  void otherTextsAreRefusedWithTheOption() {
    assertThatThrownBy(() -> Range.parse("--x", "r")).hasMessageContaining("--x r: expected NAME=");
    assertThatThrownBy(() -> Range.parse("--x", "r=1:2:3:4"))
        .hasMessageContaining("expected NAME=");
    assertThatThrownBy(() -> Range.parse("--x", "r=1:b"))
        .hasMessage("--x r=1:b: 'b' is not a number");
    assertThatThrownBy(() -> Range.parse("--x", "r=1:Infinity")).hasMessageContaining("not finite");
  }
}
