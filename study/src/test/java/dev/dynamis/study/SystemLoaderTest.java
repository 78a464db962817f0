package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import org.junit.jupiter.api.Test;

class SystemLoaderTest {
  private static String problem(String model, String rest) {
    String text = "[study]\nmodel = \"" + model + "\"\n" + rest;
    ModelException e = catchThrowableOfType(ModelException.class, () -> StudiesForTests.of(text));
    assertThat(e).as(text).isNotNull();
    return String.join("\n", e.diagnostics().stream().map(Diagnostic::render).toList());
  }

  @Test
  void keysThatMeanNothingForAModelAreTold() {
    assertThat(problem("p.xml", "[run]\ntime = 1\ndt = 0.1\nstepper = \"rk4\""))
        .contains("[run].dt: dt has no meaning for p.xml")
        .contains("stepper has no meaning for p.xml");
    assertThat(
            problem(
                "builtin://map/logistic",
                "[run]\nsteps = 1\nkeyframe = \"up\"\ncontrol = \"noise\"\nnoise = true"))
        .contains("keyframe has no meaning")
        .contains("control has no meaning")
        .contains("noise has no meaning");
  }

  @Test
  void keyframesAreFoundByNameAndTheNearestIsNamed() {
    StudiesForTests.of("[study]\nmodel = \"p.xml\"\n[run]\ntime = 1\nkeyframe = \"up\"");
    assertThat(problem("p.xml", "[run]\ntime = 1\nkeyframe = \"uq\""))
        .startsWith("test.study.toml:5:1: [ST06] [run].keyframe: there is no keyframe 'uq'")
        .contains("up");
  }

  @Test
  void aModelThatIsMissingOrOutsideIsToldAtItsPlace() {
    for (String missing : new String[] {"none.xml", "none.toml", "none.couple.toml", "none.dyb"}) {
      assertThat(problem(missing, "[run]\ntime = 1"))
          .startsWith("test.study.toml:2:1: [ST08] [study].model: ")
          .contains("there is no ")
          .contains(missing);
    }
    assertThat(problem("builtin://map/logistc", "[run]\nsteps = 1"))
        .startsWith("test.study.toml:2:1: [ST08]")
        .contains("map/logistic");
    assertThat(problem("builtin://mech/stak", "[run]\ntime = 1"))
        .startsWith("test.study.toml:2:1: [ST08]")
        .contains("mech/stack");
    assertThat(problem("../../etc/passwd", "[run]\ntime = 1"))
        .contains("test.study.toml:2:")
        .contains("passwd");
    assertThat(problem("a\\u0000b.toml", "[run]\ntime = 1")).contains("test.study.toml:2:");
  }

  @Test
  void timeStepsThatAreNoneAreRefused() {
    for (String h : new String[] {"0", "-1"}) {
      assertThat(problem("p.xml", "[set]\n\"option.timestep\" = " + h + "\n[run]\ntime = 1"))
          .contains("the time step is");
    }
  }
}
