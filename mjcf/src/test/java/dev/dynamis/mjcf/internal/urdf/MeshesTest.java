package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isAnError;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.shape;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MeshesTest {
  static Stream<Arguments> errors() {
    return Stream.of(
        arguments(shape("<mesh/>"), "MJ013", "mesh/@filename"),
        arguments(shape("<mesh filename='package://p/a.stl'/>"), "MJ074", "--package p=DIR"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void whatCantBeReadIsAnError(String text, String code, String said) {
    isAnError(text, code, said);
  }
}
