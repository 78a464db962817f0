package dev.dynamis.mjcf.internal.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Spec;
import org.junit.jupiter.api.Test;

class ProblemsTest {
  @Test
  void onlyErrorsAreThrownButEverythingIsKept() {
    Problems problems = new Problems();
    problems.warning(Code.OLD_STYLE, new Spec().world(), "is old", "renew it");
    problems.throwIfErrors();
    assertThat(problems.hasErrors()).isFalse();
    problems.error(Code.BAD_TEXT, new Spec().root(), "model", "is odd", "change it");
    assertThat(problems.all()).hasSize(2);
    assertThatThrownBy(problems::throwIfErrors)
        .isInstanceOfSatisfying(
            ModelException.class, e -> assertThat(e.diagnostics()).isEqualTo(problems.all()));
  }

  @Test
  void aThousandAreEnough() {
    Problems problems = new Problems();
    Spec spec = new Spec();
    for (int i = 0; i < 2000; i++) {
      problems.error(Code.BAD_TEXT, spec.root(), "is odd", "change it");
    }
    assertThat(problems.isFull()).isTrue();
    assertThat(problems.all()).hasSize(1000);
  }

  @Test
  void anErrorAfterAThousandWarningsIsThrown() {
    Problems problems = new Problems();
    Spec spec = new Spec();
    for (int i = 0; i < 2000; i++) {
      problems.warning(Code.OLD_STYLE, spec.world(), "is old", "renew it");
    }
    assertThat(problems.isFull()).isFalse();
    assertThat(problems.all()).hasSize(1000);
    problems.error(Code.BAD_TEXT, spec.root(), "model", "is odd", "change it");
    assertThatThrownBy(problems::throwIfErrors)
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("is odd");
  }

  @Test
  void warningsDoNotEndReading() {
    String old = "<frame name='f%d' foo='1'/>";
    StringBuilder text = new StringBuilder("<mujoco><worldbody>");
    for (int i = 0; i < 1500; i++) {
      text.append(old.formatted(i));
    }
    Spec spec = Mjcf.readText(text + "<body name='last'/></worldbody></mujoco>");
    assertThat(Mjcf.compile(spec).model().nbody).isEqualTo(2);
  }
}
