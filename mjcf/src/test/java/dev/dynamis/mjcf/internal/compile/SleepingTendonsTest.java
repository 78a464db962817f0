package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which trees may sleep although a tendon ties them to others; cases as MuJoCo 3.5 decides. */
class SleepingTendonsTest {
  private static List<Diagnostic> problems(String sleep, String tendon, String sites) {
    StringBuilder bodies = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      bodies.append(
          "<body name='b%d' pos='%d 0 0'%s><freejoint/><geom size='.1'/><site name='s%d'/></body>"
              .formatted(i, i, i == 0 ? sleep : "", i));
    }
    StringBuilder path = new StringBuilder();
    for (String site : sites.split(" ")) {
      path.append("<site site='").append(site).append("'/>");
    }
    try {
      return Mjcf.compile(
              Mjcf.readText(
                  "<mujoco><worldbody>"
                      + bodies
                      + "</worldbody><tendon><spatial name='t' "
                      + tendon
                      + ">"
                      + path
                      + "</spatial></tendon></mujoco>"))
          .notes();
    } catch (ModelException e) {
      return e.diagnostics();
    }
  }

  @Test
  void aSpringBetweenTwoTreesForbidsSleep() {
    for (String sleep : List.of(" sleep='allowed'", " sleep='init'")) {
      for (String tendon : List.of("stiffness='1'", "damping='1'")) {
        List<Diagnostic> found = problems(sleep, tendon, "s0 s1");
        assertThat(found).extracting(Diagnostic::code).containsExactly("MJ251");
        assertThat(found.getFirst().element()).endsWith("body[b0]/@sleep");
        assertThat(found.getFirst().problem()).contains("spatial[t] ties it to another tree");
      }
    }
  }

  @Test
  void aTendonOverThreeTreesForbidsSleep() {
    List<Diagnostic> found = problems(" sleep='allowed'", "", "s0 s1 s2");
    assertThat(found).extracting(Diagnostic::code).containsExactly("MJ251");
    assertThat(found.getFirst().problem()).contains("runs over 3 trees");
  }

  @Test
  void othersMaySleep() {
    assertThat(problems(" sleep='allowed'", "", "s0 s1")).isEmpty();
    assertThat(problems(" sleep='never'", "stiffness='1'", "s0 s1")).isEmpty();
    assertThat(problems("", "stiffness='1'", "s0 s1")).isEmpty();
  }
}
