package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.INERTIAL;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isAnError;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isWorthANote;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.link;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class InertialTest {
  static Stream<Arguments> errors() {
    return Stream.of(
        arguments(
            link("<inertial><mass value='2'/>" + INERTIAL.substring(10)), "MJ012", "second mass"),
        arguments(link(INERTIAL.replace("'1'", "'-1'")), "MJ023", "the mass -1 is negative"),
        arguments(link(INERTIAL.replace("<mass value='1'/>", "")), "MJ018", "no element mass"),
        arguments(link(INERTIAL.replace("ixy='0'", "")), "MJ013", "inertia/@ixy"),
        arguments(link("<inertial><mass value='1'/></inertial>"), "MJ018", "no element inertia"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void whatCantBeReadIsAnError(String text, String code, String said) {
    isAnError(text, code, said);
  }

  static Stream<Arguments> notes() {
    return Stream.of(
        arguments(link("<inertial/>").replace("'a'", "'world'"), "MJ071", "the world does not"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void whatIsReadInPartIsNoted(String text, String code, String said) {
    isWorthANote(text, code, said);
  }
}
