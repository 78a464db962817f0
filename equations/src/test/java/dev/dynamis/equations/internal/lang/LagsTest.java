package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.DelayInfo;
import dev.dynamis.equations.model.InputDelayInfo;
import org.junit.jupiter.api.Test;

/** How far models look back. */
class LagsTest {
  private static String model(String kind, String equation) {
    return """
    [model]
    type = "%s"
    [states]
    x = 1.0
    y = 0.0
    [params]
    tau = 0.5
    [inputs]
    u = 2.0
    [equations.rhs]
    x = "%s"
    y = "0"
    """
        .formatted(kind, equation);
  }

  private static String error(String kind, String equation) {
    String text = model(kind, equation);
    return catchThrowableOfType(ModelException.class, () -> Models.parse("m", text)).getMessage();
  }

  @Test
  void theDeepestLagOfEachStateCounts() {
    EquationModel m = Models.parse("m", model("map", "lag_x(2) + lag_x(7) + lag_y()"));
    assertThat(m.lagDepth(0)).isEqualTo(7);
    assertThat(m.lagDepth(1)).isEqualTo(1);
    EquationModel fractional = Models.parse("m", model("map", "lag_x(2.5)"));
    assertThat(fractional.fractionalLagDepth(0)).isEqualTo(3);
  }

  @Test
  void equalDelaysAreOneAndThoseOfInputsAreInputs() {
    EquationModel m =
        Models.parse(
            "m", model("ode", "delay(x, tau) + delay(x, tau) + delay(u, tau) - delay(u, 2*tau)*u"));
    assertThat(m.delays()).extracting(DelayInfo::state).containsExactly(0);
    assertThat(m.inputDelays()).extracting(InputDelayInfo::input).containsExactly(0, 0);
    assertThat(m.inputNames()).containsExactly("u", "delay(u, tau)", "delay(u, 2*tau)");
  }

  @Test
  void mapsHaveDelaysOfInputsOnly() {
    assertThat(Models.parse("m", model("map", "delay(u, tau)")).inputDelays()).hasSize(1);
    assertThat(error("map", "delay(x, tau)")).contains("m:11:6: [EQ064]");
  }

  @Test
  void lengthsThatAreNoneAreErrors() {
    assertThat(error("ode", "delay(u, x)")).contains("[EQ063]");
    assertThat(error("ode", "delay(u, -1)")).contains("a delay of -1");
    assertThat(error("ode", "delay(tau, 1)")).contains("[EQ063]");
    assertThat(error("ode", "lag_x(tau)")).contains("[EQ061]");
    assertThat(error("ode", "lag_x(0)")).contains("[EQ062]");
    assertThat(error("ode", "lag_x(5000)")).contains("[EQ062]");
  }
}
