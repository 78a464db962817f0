package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the notation of the grammar means. */
class GrammarReaderTest {
  private static Attribute attribute(String type, String name) {
    return Grammar.mjcf().type(type).attribute(name);
  }

  @Test
  void countsOfNumbersAreExactUpToOrAny() {
    Attribute exact = attribute("option", "gravity");
    assertThat(exact.min).isEqualTo(3);
    assertThat(exact.max).isEqualTo(3);
    Attribute partial = attribute("actuator/general", "gear");
    assertThat(partial.min).isEqualTo(1);
    assertThat(partial.max).isEqualTo(6);
    assertThat(partial.isPartial()).isTrue();
    assertThat(attribute("sensor/touch", "user").max).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void keywordsReferencesAndDefaultsAreRead() {
    Attribute interp = attribute("sensor/touch", "interp");
    assertThat(interp.keywords).containsExactly("zoh", "linear", "cubic");
    assertThat(interp.fallback().text()).isEqualTo("zoh");
    Attribute site = attribute("sensor/touch", "site");
    assertThat(site.target).isEqualTo("site");
    assertThat(site.required).isTrue();
    assertThat(site.fallback()).isNull();
  }

  @Test
  void membersOfARecordShareTheirIndices() {
    assertThat(attribute("actuator/motor", "gear").index)
        .isEqualTo(attribute("actuator/muscle", "gear").index);
    ElementType motor = Grammar.mjcf().type("actuator/motor");
    assertThat(motor.attribute("gainprm")).isNotNull();
    assertThat(motor.permits(motor.attribute("gainprm"))).isFalse();
  }
}
