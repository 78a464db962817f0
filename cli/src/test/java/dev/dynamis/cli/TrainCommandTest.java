package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TrainCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void allCommandsOfTheTrainingSucceedAndPrintNothing() {
    int code = terminal.runWith(List.of("train", "--seconds", "0"));
    assertThat(code).as("%s", terminal.err).isZero();
    assertThat(terminal.out.toString()).isEmpty();
    assertThat(terminal.err.toString()).isEmpty();
  }
}
