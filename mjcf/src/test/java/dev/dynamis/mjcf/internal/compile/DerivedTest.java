package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Length ranges are found in bounded time. */
class DerivedTest {
  private static List<Diagnostic> problems(String text) {
    return assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          try {
            return Mjcf.compile(Mjcf.readText(text)).notes();
          } catch (ModelException e) {
            return e.diagnostics();
          }
        });
  }

  @Test
  void aSimulationThatDivergesIsReported() {
    List<Diagnostic> found =
        problems(
            "<mujoco><compiler angle='radian'><lengthrange accel='1e12'/></compiler>"
                + "<worldbody><body><joint name='h' limited='true' range='-1 1'/>"
                + "<geom size='.1' pos='.1 0 0'/></body></worldbody>"
                + "<actuator><muscle name='m' joint='h'/></actuator></mujoco>");
    assertThat(found).isNotEmpty();
    assertThat(found.getFirst().code()).isEqualTo("MJ245");
    assertThat(found.getFirst().element()).contains("muscle[m]");
  }

  @Test
  void manyMusclesShareOneBudget() {
    StringBuilder muscles = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      muscles.append("<muscle name='m").append(i).append("' joint='h'/>");
    }
    List<Diagnostic> found =
        problems(
            "<mujoco><compiler angle='radian'/>"
                + "<worldbody><body><joint name='h' limited='true' range='-1 1'/>"
                + "<geom size='.1' pos='.1 0 0'/></body></worldbody><actuator>"
                + muscles
                + "</actuator></mujoco>");
    assertThat(found)
        .anySatisfy(
            d -> {
              assertThat(d.code()).isEqualTo("MJ245");
              assertThat(d.problem()).contains("of 5000 actuators takes too long");
            });
  }
}
