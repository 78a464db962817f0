package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class AttributeTest {
  private static final Place HERE = new Place("m.xml", 3, 4);

  @Test
  void aTextBecomesAValueWithItsPlace() throws BadValue {
    Value v = Attribute.reals("x", 3).read(" 1 2e1\n-3 ", HERE, 10);
    assertThat(v.reals()).containsExactly(1, 20, -3);
    assertThat(v.place()).isEqualTo(HERE);
    assertThat(Attribute.reals("x", 3).read(" \t", HERE, 10)).isNull();
  }

  @Test
  void whatItCantHoldIsRefusedWithACode() {
    Attribute a = Attribute.reals("x", 3);
    assertThatThrownBy(() -> a.read("1 2", HERE, 10))
        .isInstanceOfSatisfying(
            BadValue.class, e -> assertThat(e.code()).isEqualTo(Code.TOO_FEW_NUMBERS));
    assertThatThrownBy(() -> a.read("1 2 y", HERE, 10))
        .isInstanceOfSatisfying(
            BadValue.class, e -> assertThat(e.code()).isEqualTo(Code.NOT_A_NUMBER));
    assertThatThrownBy(() -> a.read("1 2 3", HERE, 2))
        .isInstanceOfSatisfying(
            BadValue.class, e -> assertThat(e.code()).isEqualTo(Code.TOO_LARGE));
  }

  @Test
  void numbersThatAreLeftOutComeFromBelow() throws BadValue {
    Attribute gear = Grammar.mjcf().type("actuator/general").attribute("gear");
    Value over = gear.read("7 8", HERE, 10);
    assertThat(gear.lay(over, gear.fallback()).reals()).containsExactly(7, 8, 0, 0, 0, 0);
    assertThat(gear.lay(null, over)).isSameAs(over);
    assertThat(gear.lay(over, null)).isSameAs(over);
  }
}
