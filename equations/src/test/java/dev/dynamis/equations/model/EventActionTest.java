package dev.dynamis.equations.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.RunResult;
import dev.dynamis.equations.RunStatus;
import dev.dynamis.equations.Simulation;
import dev.dynamis.equations.SystemOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An event can't make a number infinite or NaN. */
class EventActionTest {
  private static String map(String phase, String action) {
    return """
    [model]
    type = "map"
    [states]
    x = 0.0
    y = 1.0
    [params]
    a = 1.0
    [equations.rhs]
    x = "x + 1 + 0*lag_x(1)"
    [events.bad]
    cond = "x > 4.5"
    phase = "%s"
    action = \"\"\"
    %s
    \"\"\"
    [sim]
    dt = 1.0
    """
        .formatted(phase, action);
  }

  @ParameterizedTest
  @ValueSource(strings = {"start", "end"})
  void anActionOnAMapThatIsNotFiniteEndsTheRunByName(String phase) {
    for (String action : new String[] {"y = log(-x)", "a = 1/(x - x)", "x = 7\ny = 1e308*10"}) {
      Simulation sim = new Simulation(Models.parse("m", map(phase, action)));
      RunResult r = sim.run(sim.defaults().iterations(10));
      assertThat(r.status()).isEqualTo(RunStatus.NOT_FINITE);
      assertThat(r.message())
          .contains("event bad sets " + (action.contains("a =") ? "a to" : "y to"));
      assertThat(r.message()).contains("m:11:9");
      // the state is that of the last committed step, whole
      int last = phase.equals("start") ? 5 : 4;
      assertThat(r.finalStates()).containsExactly(last, 1);
      assertThat(r.finalParameters()).containsExactly(1);
      assertThat(r.recording().rows()).isEqualTo(last + 1);
      assertThat(sim.system().lags().lag("x", 1)).isEqualTo(last - 1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"rk4", "rk45"})
  void soDoesALocatedEventOfAFlow(String stepper) {
    String text =
        """
        [model]
        type = "ode"
        [states]
        x = 0.0
        [equations.rhs]
        x = "1"
        [events.bad]
        cond = "x > 0.55"
        locate = true
        action.x = "x/0"
        """;
    EquationModel m = Models.parse("m", text);
    Simulation sim = new Simulation(m, SystemOptions.of(m).withStepper(stepper).withDt(0.1));
    RunResult r = sim.run(sim.defaults().until(1));
    assertThat(r.status()).isEqualTo(RunStatus.NOT_FINITE);
    assertThat(r.message()).contains("event bad sets x to Infinity at t = 0.55");
    assertThat(r.finalStates()[0]).isLessThanOrEqualTo(0.55);
  }

  @Test
  void finiteActionsAreExecuted() {
    Simulation sim = new Simulation(Models.parse("m", map("end", "y = y + x\na = 2*a")));
    RunResult r = sim.run(sim.defaults().iterations(6));
    assertThat(r.finalStates()).containsExactly(6, 1 + 5 + 6);
    assertThat(r.finalParameters()).containsExactly(4);
  }
}
