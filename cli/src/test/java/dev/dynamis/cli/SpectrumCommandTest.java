package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpectrumCommandTest {
  private final Terminal terminal = new Terminal();

  /** Van der Pol's oscillator with mu = 1 has the period 6.6632868593. */
  @Test
  void periodAndPeakAreThoseOfTheOscillator(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("s.svg");
    assertThat(
            terminal.run(
                "spectrum",
                "builtin://ode/vanderpol",
                "--param",
                "mu=1",
                "--length",
                "8192",
                "--plot",
                picture + ""))
        .isZero();
    assertThat(terminal.out.toString())
        .contains("mean time between rises through the mean 6.663", "at the frequency 0.15");
    assertThat(Files.readString(picture)).contains("Power spectrum of x");
  }

  @Test
  void whatHasNoSpectrumIsSaid() {
    assertThat(terminal.run("spectrum", "builtin://ode/vanderpol", "--of", "q")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no coordinate or output 'q'");
    assertThat(terminal.run("spectrum", "builtin://ode/lorenz", "--stepper", "rk45")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("steps of different lengths have no spectrum");
  }
}
