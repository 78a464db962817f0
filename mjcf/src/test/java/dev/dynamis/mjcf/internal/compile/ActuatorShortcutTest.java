package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mjcf.spec.Grammar;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An actuator shortcut stands in the grammar, in the defaults and in the list of shortcuts. */
class ActuatorShortcutTest {
  private static final String PLACES =
      "a shortcut needs all of: actuator/TAG in actuators.grammar, default/TAG in"
          + " defaults.grammar, a value of ActuatorShortcut with its method of ActuatorRecord"
          + " (CONTRIBUTING, \"Add an actuator shortcut\")";

  @Test
  void everyShortcutStandsInAllPlaces() {
    List<String> shortcuts =
        Arrays.stream(ActuatorShortcut.values()).map(ActuatorShortcut::tag).sorted().toList();
    assertThat(shortcuts).as("against actuators.grammar: " + PLACES).isEqualTo(tags("actuator/"));
    // a plugin takes values of any other actuator's defaults, but has none of its own
    List<String> withDefaults = shortcuts.stream().filter(t -> !t.equals("plugin")).toList();
    assertThat(withDefaults).as("against defaults.grammar: " + PLACES).isEqualTo(defaults());
  }

  @Test
  void anUnknownTagIsNoGeneralActuator() {
    assertThatThrownBy(() -> ActuatorShortcut.of("rocket"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("actuator/rocket");
  }

  private static List<String> tags(String section) {
    return Grammar.mjcf().types().stream()
        .filter(t -> t.key.startsWith(section) && t.key.indexOf('/', section.length()) < 0)
        .map(t -> t.tag)
        .sorted()
        .toList();
  }

  private static List<String> defaults() {
    return Grammar.mjcf().types().stream()
        .filter(t -> t.key.startsWith("default/") && t.record.equals("actuator*"))
        .map(t -> t.tag)
        .sorted()
        .toList();
  }
}
