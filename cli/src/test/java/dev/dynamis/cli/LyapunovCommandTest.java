package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LyapunovCommandTest {
  private final Terminal terminal = new Terminal();

  /** ln 2, exactly, at r = 4. */
  @Test
  void jsonHasExponentsErrorsTimeMethodAndDimension() {
    assertThat(terminal.run("lyapunov", "builtin://map/logistic", "--set", "r=4", "--json"))
        .isZero();
    Matcher m =
        Pattern.compile(
                "\\{\"exponents\":\\[(\\S+)],\"error\":\\[(\\S+)],\"time\":10000.0,\"method\":\"QR"
                    + " of tangent steps, derivatives: exact\",\"kaplanYorke\":1.0}\\s*")
            .matcher(terminal.out.toString());
    assertThat(m.matches()).isTrue();
    double error = Double.parseDouble(m.group(2));
    assertThat(Math.abs(Double.parseDouble(m.group(1)) - StrictMath.log(2))).isLessThan(5 * error);
    assertThat(error).isLessThan(0.01);
  }

  @Test
  void peopleGetALineForEachExponent(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("l.png");
    Path table = folder.resolve("l.csv");
    String[] args = {
      "lyapunov",
      "builtin://map/henon",
      "--n",
      "2",
      "--time",
      "2000",
      "--plot",
      picture + "",
      "--record",
      table + ""
    };
    assertThat(terminal.run((Object[]) args)).isZero();
    assertThat(terminal.out.toString())
        .contains("2 of 2 exponents over 2000.0, 2000 steps", "+-", "Kaplan-Yorke dimension 1.2");
    assertThat(Files.size(picture)).isGreaterThan(1000);
    assertThat(Files.readString(table)).startsWith("iterations,exponent1,exponent2");
  }

  @Test
  void whatCannotBeAnsweredIsSaid() {
    assertThat(terminal.run("lyapunov", "builtin://map/henon", "--set", "x=100")).isEqualTo(1);
    assertThat(terminal.err.toString())
        .contains("the orbit ended", "start nearer to an attractor\n");
    assertThat(terminal.run("lyapunov", "builtin://ode/lorenz", "--dt", "1e-300")).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("steps of 1.00e-300 change nothing");
    assertThat(terminal.run("lyapunov", "builtin://map/henon", "--n", "3")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("3 exponents asked for; this system has 1 to 2");
    assertThat(terminal.run("lyapunov", "builtin://map/henon", "--set", "q=1")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("q");
    assertThat(terminal.run("lyapunov", "builtin://map/henon", "--key", "1")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--key has no meaning here");
    assertThat(terminal.run("lyapunov", "builtin://map/henon", "--plot", "a.gif")).isEqualTo(2);
    assertThat(terminal.run("lyapunov", "builtin://ode/lorenz", "--time", "0.01")).isZero();
    assertThat(terminal.out.toString()).contains("the time is too short to tell errors");
  }

  /** x' = x: an exponent, but of no attractor. */
  @Test
  void anOrbitThatAnEventEndsIsToldSo(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("clock.toml");
    Files.writeString(
        file,
        """
        [model]
        type = "ode"
        [states]
        x = 0.0
        [equations.rhs]
        x = "1"
        [events.late]
        cond = "x > 2"
        terminal = true
        """);
    assertThat(terminal.run("lyapunov", file)).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("; take a shorter time, or leave out that event");
  }

  @Test
  void anOrbitThatLeavesForInfinityIsToldWithItsExponent(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("away.toml");
    Files.writeString(
        file, "[model]\ntype = \"ode\"\n[states]\nx = 1\n[equations.rhs]\nx = \"x\"\n");
    assertThat(terminal.run("lyapunov", file, "--time", "30")).isZero();
    assertThat(terminal.out.toString()).contains("1.0000", "the orbit leaves for infinity");
  }
}
