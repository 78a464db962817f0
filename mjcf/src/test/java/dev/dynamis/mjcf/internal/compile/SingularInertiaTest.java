package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

class SingularInertiaTest {
  private static List<Diagnostic> notes(String joints) {
    return Mjcf.compile(
            Mjcf.readText(
                "<mujoco><worldbody><body name='other'><freejoint/><geom size='.1'/></body>"
                    + "<body name='arm' pos='1 0 0'>"
                    + joints
                    + "<geom size='.1' pos='.2 0 0'/></body></worldbody></mujoco>"))
        .notes();
  }

  @Test
  void twoHingesWithOneAxisAreNamed() {
    List<Diagnostic> found = notes("<joint name='p' axis='0 0 1'/><joint name='q' axis='0 0 1'/>");
    assertThat(found).hasSize(1);
    Diagnostic d = found.getFirst();
    assertThat(d.code()).isEqualTo("MJ249");
    assertThat(d.severity()).isEqualTo(Severity.WARNING);
    assertThat(d.element()).isEqualTo("body[arm]/joint[q]");
    assertThat(d.problem()).contains("body[arm]/joint[p], body[arm]/joint[q]");
  }

  @Test
  void armatureTellsThemApart() {
    assertThat(
            notes(
                "<joint name='p' axis='0 0 1' armature='.01'/>"
                    + "<joint name='q' axis='0 0 1' armature='.01'/>"))
        .isEmpty();
  }

  @Test
  void differentAxesAreFine() {
    assertThat(notes("<joint name='p' axis='0 0 1'/><joint name='q' axis='0 1 0'/>")).isEmpty();
  }
}
