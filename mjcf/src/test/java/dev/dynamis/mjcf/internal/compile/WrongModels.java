package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;

/** Models that are well-formed but wrong, and what the compiler says about them. */
final class WrongModels {
  private WrongModels() {}

  /** Asserts that a model is refused with one error: its code, the end of its path, its cause. */
  static void refused(String code, String element, String says, String xml) {
    List<Diagnostic> found = errors(xml);
    assertThat(found).hasSize(1);
    Diagnostic d = found.get(0);
    assertThat(d.code()).isEqualTo(code);
    assertThat(d.element()).endsWith(element);
    assertThat(d.problem()).contains(says);
    assertThat(d.line()).isEqualTo(1);
    assertThat(d.column()).isPositive();
    assertThat(d.severity()).isEqualTo(Severity.ERROR);
  }

  static String world(String inside) {
    return "<mujoco><worldbody>" + inside + "</worldbody></mujoco>";
  }

  static String moving(String inside) {
    return world("<body name='b'><joint axis='1 0 0'/>" + inside + "</body>");
  }

  static String assets(String inside) {
    return "<mujoco><asset>" + inside + "</asset></mujoco>";
  }

  /** A hinge h, a ball joint, sites s and w, geoms box and ball, and something else. */
  static String robot(String rest) {
    return "<mujoco><worldbody><site name='w' pos='1 0 0'/><geom name='ball' size='.1'/>"
        + "<body name='b'><joint name='h'/><geom name='box' type='box' size='1 1 1'/>"
        + "<site name='s'/><body name='c'><joint name='ball' type='ball'/><geom size='1'/>"
        + "</body></body></worldbody>"
        + rest
        + "</mujoco>";
  }

  static String tendon(String path) {
    return robot("<tendon><spatial name='t'>" + path + "</spatial></tendon>");
  }

  static List<Diagnostic> errors(String xml) {
    try {
      Mjcf.compile(Mjcf.readText(xml));
    } catch (ModelException e) {
      return e.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).toList();
    }
    return fail("the model was accepted");
  }
}
