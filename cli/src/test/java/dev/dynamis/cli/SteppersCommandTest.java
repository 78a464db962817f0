package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.Steppers;
import org.junit.jupiter.api.Test;

/** The list of steppers. */
class SteppersCommandTest {
  private final Terminal terminal = new Terminal();

  private String line(String name) {
    return terminal
        .out
        .toString()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .reduce((a, b) -> a + "\n" + b)
        .orElse("");
  }

  @Test
  void everyStepperHasALineWithWhatItIs() {
    assertThat(terminal.run("steppers")).isZero();
    assertThat(terminal.out.toString().lines().count()).isEqualTo(Steppers.all().size());
    // the orders of Runge and Kutta's, Dormand and Prince's and Hairer's methods
    assertThat(line("rk4")).contains("order 4  differential equations").doesNotContain("adaptive");
    assertThat(line("dop853")).contains("order 8", "adaptive").doesNotContain("implicit");
    assertThat(line("radau5")).contains("order 5", "adaptive, implicit, for stiff equations");
    assertThat(line("map")).contains("maps");
  }
}
