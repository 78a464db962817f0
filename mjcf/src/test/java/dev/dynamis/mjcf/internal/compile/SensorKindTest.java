package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mjcf.spec.ElementType;
import dev.dynamis.mjcf.spec.Grammar;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A sensor stands in the grammar, among the constants and in the table of kinds, or nowhere. */
class SensorKindTest {
  private static final String PLACES =
      "a sensor needs all of: an element in sensors.grammar, a constant and keyword in SensorType,"
          + " a row in SensorKind (CONTRIBUTING, \"Add a sensor\")";

  @Test
  void everySensorStandsInAllPlaces() {
    Set<String> grammar = tags("sensor/");
    Set<String> kinds =
        Arrays.stream(SensorKind.values())
            .map(k -> SensorType.name(k.type))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> constants =
        IntStream.range(0, SensorType.COUNT)
            .mapToObj(SensorType::name)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> all = new TreeSet<>(grammar);
    all.addAll(kinds);
    all.addAll(constants);
    assertThat(missing(all, grammar)).as("not in sensors.grammar: " + PLACES).isEmpty();
    assertThat(missing(all, kinds)).as("not in SensorKind: " + PLACES).isEmpty();
    assertThat(missing(all, constants)).as("not in SensorType: " + PLACES).isEmpty();
    assertThat(kinds).hasSize(SensorKind.values().length);
  }

  @Test
  void everyTagHasItsKind() {
    for (String tag : tags("sensor/")) {
      assertThat(SensorType.name(SensorKind.of(tag).type)).isEqualTo(tag);
    }
  }

  private static Set<String> missing(Set<String> all, Set<String> there) {
    Set<String> missing = new TreeSet<>(all);
    missing.removeAll(there);
    return missing;
  }

  private static Set<String> tags(String section) {
    List<ElementType> types = Grammar.mjcf().types();
    return types.stream()
        .filter(t -> t.key.startsWith(section) && t.key.indexOf('/', section.length()) < 0)
        .map(t -> t.tag)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
