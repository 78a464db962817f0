package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnalysisCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void anInterruptEndsAnAnalysisWithWhatIsKnown() {
    Thread.currentThread().interrupt();
    int code =
        terminal.run("lyapunov", "builtin://map/henon", "--time", "1e15", "--transient", "0");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(code).isEqualTo(Dynamis.INTERRUPTED);
    assertThat(terminal.out.toString()).contains("2 of 2 exponents over 1024.0");
  }

  @Test
  void wrongModelsAndArgumentsHaveTheirExitCodes() {
    assertThat(terminal.run("lyapunov", "builtin://map/henom")).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("henon");
    assertThat(terminal.run("lyapunov")).isEqualTo(2);
  }

  /** Some of the starts of the search are states that no step leaves. */
  @Test
  void startsThatComeToNothingAreNotLogged() {
    List<String> logged = new ArrayList<>();
    Handler handler =
        new StreamHandler() {
          @Override
          public void publish(LogRecord record) {
            logged.add(record.getMessage());
          }
        };
    Logger logger = Logger.getLogger(Data.class.getName());
    logger.addHandler(handler);
    try {
      assertThat(terminal.run("fixedpoints", "builtin://mech/cart-pole")).isZero();
    } finally {
      logger.removeHandler(handler);
    }
    assertThat(logged).isEmpty();
    assertThat(terminal.err.toString()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fixedpoints",
        "continue",
        "lyapunov",
        "bifurcation",
        "poincare",
        "basins",
        "manifold",
        "sweep"
      })
  void aModelAloneIsEnoughAndAnUnknownParameterIsNamed(String command) {
    String model = command.equals("basins") ? "builtin://map/henon" : "builtin://ode/lorenz";
    assertThat(terminal.run(command, model)).isZero();
    assertThat(terminal.out.toString()).isNotBlank().doesNotContain("NaN");
    assertThat(terminal.run(command, model, "--param", "nope=3")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("'nope'", "use one of");
  }

  /** x' = a + x^2 has neither a state of rest nor an orbit that stays. */
  @ParameterizedTest
  @CsvSource({
    "fixedpoints, the residual does not fall, try a --box",
    "continue, no solution was found, give one with --start",
    "lyapunov, the orbit ended at time, start nearer",
    "bifurcation, the first trouble was at a, try other values",
    "poincare, the orbit ended at time, start nearer",
    "basins, stays bounded, choose other starts",
    "manifold, no saddle was found, --at",
    "sweep, runs ended early, becomes Infinity",
  })
  void whereOrbitsEscapeAndNewtonsMethodFindsNothingThatIsSaid(
      String command, String what, String fix, @TempDir Path folder) throws Exception {
    Path model = folder.resolve("escape.toml");
    Files.writeString(
        model,
        """
        [model]
        type = "ode"
        [states]
        x = 1.0
        y = 1.0
        [params]
        a = 1.0
        [equations.rhs]
        x = "a + x^2"
        y = "a + y^2"
        [sim]
        dt = 0.01
        """);
    Object[] args = {command, model};
    Object[] grid = {command, model, "--x", "x=-2:2:8", "--y", "y=-2:2:8"};
    assertThat(terminal.run(command.equals("basins") ? grid : args)).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.out.toString() + terminal.err).contains(what, fix);
  }

  /** x' = x + y and y' = 2 (x + y) rest on a whole line, where the Jacobian has no inverse. */
  @ParameterizedTest
  @CsvSource({
    "fixedpoints, 0, the Jacobian is singular at",
    "continue, 1, the Jacobian is singular; start nearer to one",
    "manifold, 1, the Jacobian is singular on the way",
    "basins, 1, stays bounded; choose other starts",
    "poincare, 1, the orbit ended at time",
  })
  void aSingularJacobianIsSaid(String command, int code, String what, @TempDir Path folder)
      throws Exception {
    Path model = folder.resolve("line.toml");
    Files.writeString(
        model,
        """
        [model]
        type = "ode"
        [states]
        x = 1.0
        y = 2.0
        [params]
        a = 1.0
        [equations.rhs]
        x = "a*(x + y)"
        y = "2*a*(x + y)"
        [sim]
        dt = 0.01
        """);
    assertThat(terminal.run(command, model)).isEqualTo(code);
    assertThat(terminal.out.toString() + terminal.err).contains(what);
  }

  @Test
  void aSectionThatIsNeverCrossedIsSaid() {
    assertThat(terminal.run("poincare", "builtin://ode/lorenz", "--section", "z=1000"))
        .isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString())
        .contains("z = 1000.0, up was never crossed", "z stayed between", "try another level");
  }

  @Test
  void basinsTakeTwoDifferentCoordinatesOfStarts() {
    Object[] same = {"basins", "builtin://map/henon", "--x", "x=-2:2:4", "--y", "x=-2:2:4"};
    assertThat(terminal.run(same)).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("both axes are x");
    assertThat(terminal.run("basins", "builtin://dde/wright")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("basins need two coordinates; this system has 1");
  }
}
