package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mjcf.spec.Grammar;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** An actuator shortcut stands in the grammar, in the defaults and in the list of shortcuts. */
class ActuatorShortcutTest {
  private static final String PLACES =
      "a shortcut needs all of: actuator/TAG in actuators.grammar, default/TAG in"
          + " defaults.grammar, a value of ActuatorShortcut with its method of ActuatorRecord"
          + " (CONTRIBUTING, \"Add an actuator shortcut\")";

  @Test
  void everyShortcutStandsInAllPlaces() {
    Set<String> shortcuts =
        Arrays.stream(ActuatorShortcut.values())
            .map(ActuatorShortcut::tag)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> defaults = defaults();
    // it takes values of any other actuator's defaults, but has none of its own
    assertThat(defaults.add("plugin")).isTrue();
    Set<String> all = new TreeSet<>(tags("actuator/"));
    all.addAll(shortcuts);
    all.addAll(defaults);
    assertThat(missing(all, tags("actuator/"))).as("not in actuators.grammar: " + PLACES).isEmpty();
    assertThat(missing(all, defaults)).as("not in defaults.grammar: " + PLACES).isEmpty();
    assertThat(missing(all, shortcuts)).as("not in ActuatorShortcut: " + PLACES).isEmpty();
  }

  @Test
  void anUnknownTagIsNoGeneralActuator() {
    assertThatThrownBy(() -> ActuatorShortcut.of("rocket"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("actuator/rocket");
  }

  private static Set<String> missing(Set<String> all, Set<String> there) {
    Set<String> missing = new TreeSet<>(all);
    missing.removeAll(there);
    return missing;
  }

  private static Set<String> tags(String section) {
    return Grammar.mjcf().types().stream()
        .filter(t -> t.key.startsWith(section) && t.key.indexOf('/', section.length()) < 0)
        .map(t -> t.tag)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> defaults() {
    return Grammar.mjcf().types().stream()
        .filter(t -> t.key.startsWith("default/") && t.record.equals("actuator*"))
        .map(t -> t.tag)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
