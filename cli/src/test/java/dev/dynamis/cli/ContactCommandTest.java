package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContactCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void aContactIsDesignedAndTried() {
    Object[] args = {"contact", "--mass", 2, "--stiffness", 1e4, "--damping", 50};
    assertThat(terminal.run(args)).isZero();
    assertThat(terminal.out.toString())
        .contains("solref=\"-4995 -24.975\" solimp=\"0.001 0.001 0.001\"")
        .contains("rest depth 1.962 mm; 1.962 mm in a simulated contact")
        .contains("frequency 11.254 Hz, damping ratio 0.176777")
        .contains("time step 0.002 s: fine");
  }

  @Test
  void aTimeStepThatIsTooLongIsTold() {
    Object[] coarse = {
      "contact", "--mass", 2, "--stiffness", 1e4, "--damping", 50, "--timestep", 0.02
    };
    assertThat(terminal.run(coarse)).isZero();
    assertThat(terminal.out.toString()).contains("too coarse");
    terminal.clear();
    Object[] unstable = {
      "contact", "--mass", 2, "--stiffness", 1e4, "--damping", 50, "--timestep", 0.03, "--json"
    };
    assertThat(terminal.run(unstable)).isZero();
    assertThat(terminal.out.toString())
        .contains("\"fit\":\"unstable\"")
        .doesNotContain("simulatedDepth");
  }

  @Test
  void numbersThatCantBeSimulatedAreNotTried() {
    Object[] huge = {
      "contact", "--mass", 1e308, "--stiffness", 1e308, "--damping", 1e308, "--json"
    };
    assertThat(terminal.run(huge)).isZero();
    assertThat(terminal.out.toString()).doesNotContain("simulatedDepth");
  }

  @Test
  void numbersThatMakeNoSenseAreRefused() {
    Object[] args = {"contact", "--mass", -2, "--stiffness", 1e4, "--damping", 50};
    assertThat(terminal.run(args)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("the mass is -2.0 kg");
  }
}
