package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepCommandTest {
  private final Terminal terminal = new Terminal();

  /** 1 - 1/r is where the logistic map rests below r = 3. */
  @Test
  void statisticsAreWrittenDrawnAndPrinted(@TempDir Path folder) throws Exception {
    Path table = folder.resolve("s.csv");
    Path picture = folder.resolve("s.png");
    assertThat(
            terminal.run(
                "sweep",
                "builtin://map/logistic",
                "--param",
                "r=2:2:1",
                "--plot",
                picture + "",
                "--record",
                table + ""))
        .isZero();
    assertThat(Files.readAllLines(table))
        .containsExactly("r,mean,std,min,max,final,samples", "2.0,0.5,0.0,0.5,0.5,0.5,200.0");
    assertThat(Files.size(picture)).isGreaterThan(1000);
    assertThat(terminal.out.toString()).contains("Logistic map: 1 values of r");
  }

  @Test
  void exponentsAreTheSameForAnyThreads() {
    String[] args = {
      "sweep", "builtin://map/logistic", "--param", "r=3:4:0.25", "--exponents", "1", "--json"
    };
    assertThat(terminal.run((Object[]) args)).isZero();
    String one = terminal.out.toString();
    assertThat(one).startsWith("{\"parameter\":\"r\",\"values\":[3.0,3.25,3.5,3.75,4.0]");
    assertThat(one).contains("\"exponent1\":[", "\"error1\":[", "\"failed\":0");
    Terminal other = new Terminal();
    assertThat(
            other.run(
                "sweep",
                "builtin://map/logistic",
                "--param",
                "r=3:4:0.25",
                "--exponents",
                "1",
                "--json",
                "--threads",
                "3"))
        .isZero();
    assertThat(other.out.toString()).isEqualTo(one);
  }

  @Test
  void otherParametersAreSetAndWrongOnesNamed() {
    assertThat(
            terminal.run(
                "sweep",
                "builtin://ode/lorenz",
                "--param",
                "rho=5:10:5,beta=2",
                "--of",
                "z",
                "--json"))
        .isZero();
    assertThat(terminal.out.toString()).contains("\"mean\":[4.0,9.0");
    assertThat(terminal.run("sweep", "builtin://ode/lorenz", "--param", "rh=5:10:5")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no parameter 'rh'; did you mean \"rho\"?");
    assertThat(terminal.run("sweep", "builtin://ode/lorenz", "--param", "rho")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("give --param NAME=FROM:TO:STEP");
    assertThat(terminal.run("sweep", "builtin://ode/lorenz", "--param", "rho=5:10:-1"))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("from 5.0 to 10.0 are none");
    assertThat(terminal.run("sweep", "builtin://ode/lorenz", "--param", "rho=5:10:1e-9"))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("are more than 10000000 values");
  }

  @Test
  void stepsThatLeadNowhereAreRefused() {
    assertThat(terminal.run("sweep", "builtin://map/logistic", "--param", "r=2.8:4:0"))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--param r=2.8:4:0: the step is zero");
    assertThat(terminal.run("sweep", "builtin://map/logistic", "--param", "r=3:3")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("it is one value from 3.0 to 3.0");
    assertThat(terminal.run("sweep", "builtin://map/logistic", "--param", "r=4:3.5:3"))
        .isEqualTo(2);
    assertThat(terminal.err.toString())
        .contains("steps of 3.0 from 4.0 to 3.5 are none; the step has the wrong sign");
    assertThat(terminal.run("sweep", "builtin://map/logistic", "--param", "r=3:3.5:3"))
        .isEqualTo(2);
    assertThat(terminal.err.toString())
        .contains("a step of 3.0 is longer than the way from 3.0 to 3.5");
    assertThat(terminal.run("sweep", "builtin://map/logistic", "--param", "r=4:3:-0.5")).isZero();
    assertThat(terminal.out.toString()).contains("3 values of r");
  }
}
