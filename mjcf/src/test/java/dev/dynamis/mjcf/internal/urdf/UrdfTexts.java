package dev.dynamis.mjcf.internal.urdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;

/** Robots to try readers on, and what is said about them. */
final class UrdfTexts {
  static final String INERTIAL =
      "<inertial><mass value='1'/>"
          + "<inertia ixx='0.1' iyy='0.1' izz='0.1' ixy='0' ixz='0' iyz='0'/></inertial>";

  static String robot(String content) {
    return "<robot name='r'>" + content + "</robot>";
  }

  static String link(String content) {
    return robot("<link name='a'>" + content + "</link>");
  }

  static String shape(String geometry) {
    return link("<collision><geometry>" + geometry + "</geometry></collision>");
  }

  static String joint(String type, String content) {
    return robot(
        "<link name='a'/><link name='b'>"
            + INERTIAL
            + "</link><joint name='j' type='"
            + type
            + "'><parent link='a'/><child link='b'/>"
            + content
            + "</joint>");
  }

  static String between(String name, String parent, String child) {
    return "<joint name='"
        + name
        + "' type='fixed'><parent link='"
        + parent
        + "'/><child link='"
        + child
        + "'/></joint>";
  }

  private UrdfTexts() {}

  static void isAnError(String text, String code, String said) {
    ModelException e = catchThrowableOfType(ModelException.class, () -> Mjcf.readText(text));
    assertThat(e).isNotNull();
    assertThat(e.diagnostics())
        .filteredOn(d -> d.severity() == Severity.ERROR)
        .as(e.getMessage())
        .hasSize(1)
        .allSatisfy(
            d -> {
              assertThat(d.code()).isEqualTo(code);
              assertThat(d.render()).contains(said);
              assertThat(d.line()).isEqualTo(1);
              assertThat(d.column()).isPositive();
            });
  }

  static void isWorthANote(String text, String code, String said) {
    assertThat(Mjcf.readText(text).notes())
        .filteredOn(d -> d.code().equals(code))
        .extracting(Diagnostic::render)
        .anySatisfy(d -> assertThat(d).contains(said));
  }
}
