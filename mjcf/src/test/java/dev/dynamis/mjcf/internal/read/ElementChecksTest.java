package dev.dynamis.mjcf.internal.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

class ElementChecksTest {
  private static List<String> codes(String text) {
    try {
      return Mjcf.readText(text).notes().stream().map(Diagnostic::code).toList();
    } catch (ModelException e) {
      return e.diagnostics().stream().map(Diagnostic::code).toList();
    }
  }

  private static String servo(String attributes) {
    return "<mujoco><worldbody><body><joint name='j' range='-1 1'/><geom size='.1'/></body>"
        + "</worldbody><actuator><position joint='j' "
        + attributes
        + "/></actuator></mujoco>";
  }

  @Test
  void onlyAPositiveInheritrangeConflictsWithARange() {
    assertThat(codes(servo("inheritrange='0' ctrlrange='-1 1'"))).isEmpty();
    assertThat(codes(servo("inheritrange='1'"))).isEmpty();
    assertThat(codes(servo("inheritrange='1' ctrlrange='-1 1'"))).containsExactly("MJ031");
  }

  @Test
  void anOrientationIsGivenOnce() {
    String world = "<mujoco><worldbody>%s</worldbody></mujoco>";
    for (String other : List.of("euler='0 0 1'", "axisangle='0 0 1 1'", "zaxis='0 1 0'")) {
      for (String tag : List.of("body", "site", "camera", "frame")) {
        String element = "<" + tag + " quat='1 0 0 0' " + other + "/>";
        assertThat(codes(world.formatted(element))).as(element).containsExactly("MJ030");
      }
    }
    assertThat(codes(world.formatted("<body quat='1 0 0 0'/>"))).isEmpty();
  }

  @Test
  void aFullInertiaHasItsOrientation() {
    String body =
        "<mujoco><worldbody><body><inertial pos='0 0 0' mass='1' %s/></body></worldbody></mujoco>";
    assertThat(codes(body.formatted("fullinertia='1 1 1 0 0 0' quat='1 0 0 0'")))
        .containsExactly("MJ031");
    assertThat(codes(body.formatted("diaginertia='1 1 1' quat='1 0 0 0'"))).isEmpty();
  }
}
