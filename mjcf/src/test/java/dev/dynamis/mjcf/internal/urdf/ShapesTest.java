package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isAnError;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isWorthANote;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.link;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.shape;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ShapesTest {
  static Stream<Arguments> errors() {
    return Stream.of(
        arguments(link("<collision/>"), "MJ018", "no element geometry"),
        arguments(shape(""), "MJ018", "add one of box"),
        arguments(shape("<box/>"), "MJ013", "box/@size"),
        arguments(shape("<box size='1 1'/>"), "MJ024", "box/@size"),
        arguments(shape("<sphere radius='big'/>"), "MJ021", "\"big\" is not a number"),
        arguments(shape("<cylinder radius='1'/>"), "MJ013", "cylinder/@length"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void whatCantBeReadIsAnError(String text, String code, String said) {
    isAnError(text, code, said);
  }

  static Stream<Arguments> notes() {
    return Stream.of(
        arguments(shape("<sphere radius='1'/>"), "MJ075", "1000 kg/m³"),
        arguments(shape("<sphere radius='1'/><box size='1 1 1'/>"), "MJ012", "only box is read"),
        arguments(
            link("<visual><geometry><sphere radius='1'/></geometry></visual>"),
            "MJ071",
            "discardvisual=\"false\""),
        arguments(
            link(
                "<collision name='c'><geometry><sphere radius='1'/></geometry></collision>"
                    + "<collision name='c'><geometry><sphere radius='1'/></geometry></collision>"),
            "MJ040",
            "this shape has none"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void whatIsReadInPartIsNoted(String text, String code, String said) {
    isWorthANote(text, code, said);
  }
}
