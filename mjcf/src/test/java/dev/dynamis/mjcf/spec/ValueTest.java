package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ValueTest {
  private static Value value(String type, String attribute, String text) throws BadValue {
    Attribute a = Grammar.mjcf().type(type).attribute(attribute);
    return a.read(text, Place.PROGRAM, 100);
  }

  @Test
  void whatIsWrittenReadsAsTheSame() throws BadValue {
    Value v = value("option", "gravity", "0 -0 -9.81e-3");
    assertThat(v.written()).isEqualTo("0 -0 -0.00981");
    assertThat(value("option", "gravity", v.written()).same(v)).isTrue();
    assertThat(value("option", "gravity", "0 0 -0.00981").same(v)).isFalse();
  }

  @Test
  void unionsKeepTheOrderOfTheFirst() throws BadValue {
    Value a = value("option", "actuatorgroupdisable", "3 1");
    Value b = value("option", "actuatorgroupdisable", "1 2");
    assertThat(a.and(b).integers()).containsExactly(3, 1, 2);
  }

  @Test
  void aNumberThatIsNoneIsFound() throws BadValue {
    assertThat(value("option", "gravity", "0 nan 0").hasNaN()).isTrue();
    assertThat(value("option", "gravity", "0 inf 0").hasNaN()).isFalse();
    assertThat(value("option", "gravity", "0 -inf 0").hasInfinity()).isTrue();
    assertThat(value("option", "gravity", "0 1e308 0").hasInfinity()).isFalse();
  }

  @Test
  void theWrongKindIsAMistakeOfTheProgram() throws BadValue {
    Value v = value("option", "gravity", "0 0 1");
    assertThatThrownBy(v::text).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(v::bool).hasMessageContaining("@gravity holds REAL");
  }
}
