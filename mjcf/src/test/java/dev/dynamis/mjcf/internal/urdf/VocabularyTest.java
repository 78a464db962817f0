package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isWorthANote;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.joint;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.link;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.robot;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class VocabularyTest {
  static Stream<Arguments> notes() {
    return Stream.of(
        arguments(robot("<xacro:include filename='x'/>"), "MJ076", "run xacro"),
        arguments(link("<colision/>"), "MJ010", "did you mean \"collision\"?"),
        arguments(
            joint("continuous", "<dynamics dampin='1'/>"), "MJ011", "did you mean \"damping\"?"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void whatIsReadInPartIsNoted(String text, String code, String said) {
    isWorthANote(text, code, said);
  }
}
