package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueTextTest {
  private static List<Diagnostic> problems(String text) {
    try {
      return Mjcf.readText(text).notes();
    } catch (ModelException e) {
      return e.diagnostics();
    }
  }

  @Test
  void hexadecimalNumbersAreReadWithAWarning() {
    String text = "<mujoco><option gravity='0x10 -0x1.8p1 0x.8P-1'/></mujoco>";
    assertThat(Mjcf.readText(text).option().reals("gravity")).containsExactly(16, -3, 0.25);
    assertThat(problems(text)).extracting(Diagnostic::code).containsExactly("MJ019");
    assertThat(problems("<mujoco><option gravity='0x 0xg 0x1p'/></mujoco>"))
        .extracting(Diagnostic::code)
        .containsExactly("MJ021");
  }

  @Test
  void namesHaveNoControlCharacters() {
    Spec spec = new Spec();
    Element body = spec.world().add("body");
    for (String name : List.of("a\0b", "a\u001b[2J", "a\u0007")) {
      assertThat(
              org.assertj.core.api.Assertions.catchThrowableOfType(
                      ModelException.class, () -> body.set("name", name))
                  .diagnostics())
          .extracting(Diagnostic::code)
          .containsExactly("MJ028");
    }
    assertThat(problems("<mujoco model='a\u001b[31mb'/>"))
        .extracting(Diagnostic::code)
        .containsExactly("MJ028");
  }

  @Test
  void quaternionsWithoutALengthAreRefused() {
    String body = "<mujoco><worldbody><body quat='%s'><geom size='1'/></body></worldbody></mujoco>";
    for (String quat : List.of("0 0 0 0", "1e-8 0 0 0", "1e308 1e308 0 0", "inf 0 0 0")) {
      assertThat(problems(body.formatted(quat)))
          .as(quat)
          .extracting(Diagnostic::code)
          .contains("MJ026");
    }
    Model m = Mjcf.compile(Mjcf.readText(body.formatted("1e-6 0 0 0"))).model();
    assertThat(m.body.quat[4]).isEqualTo(1);
  }

  @Test
  void longVectorsKeepTheirDirection() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    "<mujoco><worldbody><body><joint axis='0 1e308 0'/><geom size='1'/></body>"
                        + "<body zaxis='1e300 0 0'><geom size='1'/></body></worldbody></mujoco>"))
            .model();
    assertThat(m.jnt.axis).containsExactly(0, 1, 0);
    for (int b = 1; b < m.nbody; b++) {
      double norm = 0;
      for (int k = 4 * b; k < 4 * b + 4; k++) {
        norm += m.body.quat[k] * m.body.quat[k];
      }
      assertThat(Math.abs(norm - 1)).isLessThan(1e-14);
    }
  }

  @Test
  void aWrongSequenceOfAxesIsReportedOnce() {
    assertThat(
            problems(
                "<mujoco><compiler eulerseq='ab'/><worldbody><replicate count='2' euler='0 0 1'>"
                    + "<geom size='1'/></replicate></worldbody></mujoco>"))
        .extracting(Diagnostic::code)
        .containsExactly("MJ028");
  }
}
