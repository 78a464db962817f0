package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.equations.Models;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a run would stumble over is told when the model is read. */
class StartCheckTest {
  private static final String DELAYED =
      """
      [model]
      type = "ode"
      [states]
      x = 1.0
      [params]
      tau = 1.0
      [equations.rhs]
      x = "-delay(x, 2*tau)"
      [sim]
      dt = 0.01
      """;

  private static List<String> warnings(String text) {
    return Models.parse("m", text).diagnostics().stream().map(Diagnostic::render).toList();
  }

  private static String errors(String text) {
    return catchThrowableOfType(ModelException.class, () -> Models.parse("m", text)).getMessage();
  }

  @Test
  void aDelayThatIsNoTimeIsAnErrorAtItsPlace() {
    assertThat(warnings(DELAYED)).isEmpty();
    assertThat(errors(DELAYED.replace("tau = 1.0", "tau = -1.0")))
        .contains("m:8:16: [EQ063]")
        .contains("a delay of -2.0");
    assertThat(errors(DELAYED.replace("2*tau", "tau/0"))).contains("EQ063", "Infinity");
  }

  @Test
  void aDelayThatDoesNotFitTheStepsIsWarnedAbout() {
    assertThat(warnings(DELAYED.replace("tau = 1.0", "tau = 1e-3")))
        .singleElement()
        .asString()
        .contains("m:8:16", "EQ067", "shorter than the step");
    assertThat(warnings(DELAYED.replace("tau = 1.0", "tau = 1e6")))
        .singleElement()
        .asString()
        .contains("m:8:16", "EQ067", "2.0E8 steps");
    assertThat(warnings(DELAYED.replace("tau = 1.0", "tau = 1e6") + "stepper = \"rk45\"\n"))
        .isEmpty();
  }

  private static final String WHOLE =
      """
      [model]
      type = "map"
      dtype = "int32"
      [states]
      n = 70000
      [aux]
      square = "n*n"
      [equations.rhs]
      n = "n + 1"
      """;

  @Test
  void quantitiesWithoutAValueAtTheStartAreWarnedAbout() {
    assertThat(warnings(WHOLE))
        .singleElement()
        .asString()
        .contains("m:7:11", "EQ103", "4900000000 does not fit");
    String ode = DELAYED.replace("-delay(x, 2*tau)", "log(-x)");
    assertThat(warnings(ode)).singleElement().asString().contains("m:8:6", "EQ103", "NaN");
  }

  @Test
  void absurdNumbersAreWarnedAbout() {
    String ode = DELAYED.replace("-delay(x, 2*tau)", "-x");
    assertThat(warnings(ode.replace("dt = 0.01", "dt = 1e-300")))
        .singleElement()
        .asString()
        .contains("m:10:6", "EQ102", "steps");
    assertThat(warnings(ode + "newton_max_iter = 2000000000\nmax_tries = 2000000000\n")).hasSize(2);
    assertThat(warnings(ode + "transient = 5.0\n"))
        .singleElement()
        .asString()
        .contains("nothing is recorded");
    assertThat(warnings(WHOLE.replace("70000", "7") + "[sim]\nmax_steps = 9e18\n"))
        .singleElement()
        .asString()
        .contains("9.0E18 iterations");
    String sum = "sum(sum(sin(i*j*x) for j in range(100000)) for i in range(100000))";
    assertThat(warnings(ode.replace("\"-x\"", "\"" + sum + "\"")))
        .singleElement()
        .asString()
        .contains("m:8:6", "EQ102", "1.0E10 values");
  }

  @Test
  void numbersThatAreNotFiniteAreErrors() {
    String ode = DELAYED.replace("-delay(x, 2*tau)", "-x");
    for (String value : new String[] {"inf", "-inf", "nan"}) {
      assertThat(errors(ode.replace("x = 1.0", "x = " + value))).contains("m:4:5", "EQ031");
      assertThat(errors(ode.replace("tau = 1.0", "tau = " + value))).contains("m:6:7", "EQ031");
      assertThat(errors(ode.replace("dt = 0.01", "dt = " + value))).contains("m:10:6", "EQ031");
      assertThat(errors(ode + "t_end = " + value + "\n")).contains("m:11:9", "EQ031");
      assertThat(errors(ode + "atol = " + value + "\n")).contains("m:11:8", "EQ031");
    }
  }

  @Test
  void eventsThatARunWouldRefuseAreErrors() {
    String ode = DELAYED.replace("-delay(x, 2*tau)", "-x");
    String event = "[events.e]\ncond = \"x < 0\"\n";
    assertThat(errors(ode + event.replace("x < 0", "True") + "locate = true\n"))
        .contains("m:12:9", "EQ073", "the same all the time");
    assertThat(errors(ode + event + "log = [\"x\", \"t\", \"state:x\"]\n"))
        .contains("m:13:", "EQ071", "'x' is logged twice");
    assertThat(errors(ode + event.replace("events.e", "events.\"a/b\""))).contains("EQ022", "a/b");
  }
}
