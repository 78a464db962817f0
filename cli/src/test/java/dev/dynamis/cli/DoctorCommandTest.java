package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DoctorCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void resultsHaveTheBitsThatTheyHaveEverywhere() {
    assertThat(terminal.run("doctor")).as(terminal.out.toString()).isZero();
    assertThat(terminal.out.toString())
        .contains("ok   mech/quadruped")
        .contains("same bits as everywhere")
        .contains("all is well");
  }

  @Test
  void programsGetOneObject() {
    assertThat(terminal.run("doctor", "--json")).isZero();
    assertThat(terminal.out.toString())
        .startsWith("{\"good\":true,\"dynamis\":")
        .contains("\"processors\":");
  }
}
