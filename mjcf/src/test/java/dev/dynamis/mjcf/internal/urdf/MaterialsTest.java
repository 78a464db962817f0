package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isAnError;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isWorthANote;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.link;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.robot;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MaterialsTest {
  static Stream<Arguments> errors() {
    return Stream.of(
        arguments(robot("<material name='m'><color/></material>"), "MJ013", "color/@rgba"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void whatCantBeReadIsAnError(String text, String code, String said) {
    isAnError(text, code, said);
  }

  static Stream<Arguments> notes() {
    return Stream.of(
        arguments(
            link(
                "<visual><geometry><sphere radius='1'/></geometry><material name='blu'/></visual>"
                    + "<visual><geometry><sphere radius='1'/></geometry><material name='blue'>"
                    + "<color rgba='0 0 1 1'/></material></visual>"),
            "MJ041",
            "did you mean \"blue\"?"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void whatIsReadInPartIsNoted(String text, String code, String said) {
    isWorthANote(text, code, said);
  }
}
