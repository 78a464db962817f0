package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isAnError;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.joint;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class NodeTest {
  static Stream<Arguments> errors() {
    return Stream.of(
        arguments(joint("continuous", "<axis xyz='0 1'/>"), "MJ024", "found 2 numbers"),
        arguments(joint("continuous", "<origin xyz='0 0 0 0'/>"), "MJ025", "origin/@xyz"),
        arguments(joint("continuous", "<origin rpy='0 0 nan'/>"), "MJ027", "origin/@rpy"),
        arguments(joint("continuous", "<origin xyz='0 0 inf'/>"), "MJ023", "infinite"),
        arguments(joint("continuous", "<dynamics damping='1,5'/>"), "MJ022", "decimal comma"),
        arguments(
            joint("continuous", "<axis xyz='0 0 1'/><axis xyz='1 0 0'/>"), "MJ012", "second"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void whatCantBeReadIsAnError(String text, String code, String said) {
    isAnError(text, code, said);
  }
}
