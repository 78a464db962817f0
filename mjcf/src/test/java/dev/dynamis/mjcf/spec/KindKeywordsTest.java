package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.LengthRangeMode;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A new kind of mechanics that a file can't name is noticed, and a keyword without its kind. */
class KindKeywordsTest {
  static List<Arguments> keywords() {
    return List.of(
        kinds("joint", "type", JointType.COUNT, JointType::name),
        kinds("geom", "type", GeomType.COUNT, GeomType::name),
        kinds("actuator/general", "dyntype", DynType.COUNT, DynType::name),
        kinds("actuator/general", "gaintype", GainType.COUNT, GainType::name),
        kinds("actuator/general", "biastype", BiasType.COUNT, BiasType::name),
        kinds("option", "integrator", Integrator.COUNT, Integrator::name),
        kinds("compiler/lengthrange", "mode", LengthRangeMode.COUNT, LengthRangeMode::name));
  }

  private static Arguments kinds(
      String element, String attribute, int count, IntFunction<String> name) {
    return Arguments.of(element, attribute, IntStream.range(0, count).mapToObj(name).toList());
  }

  @ParameterizedTest
  @MethodSource("keywords")
  void everyKindIsAKeywordOfItsAttribute(String element, String attribute, List<String> kinds) {
    assertThat(Grammar.mjcf().type(element).attribute(attribute).keywords)
        .as("keywords of %s/@%s in the grammar", element, attribute)
        .containsExactlyInAnyOrderElementsOf(kinds);
  }

  @Test
  void everyEqualityIsAnElement() {
    List<String> kinds =
        IntStream.range(0, EqType.COUNT)
            .filter(k -> k != EqType.DISTANCE) // removed from MJCF, a number of older binary files
            .mapToObj(EqType::name)
            .toList();
    assertThat(Grammar.mjcf().type("equality").children())
        .as("elements of equality in relations.grammar")
        .extracting(type -> type.tag)
        .containsExactlyInAnyOrderElementsOf(kinds);
  }
}
