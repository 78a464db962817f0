package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class FreshProcessTest {
  @Test
  void whatTheProgramPrintsIsReturned() throws IOException {
    assertThat(FreshProcess.output(List.of("--version"))).startsWith("dynamis ");
  }

  @Test
  void anErrorNamesTheCommandAndItsCode() {
    assertThatThrownBy(() -> FreshProcess.output(List.of("info", "no/such.xml")))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("info no/such.xml")
        .hasMessageContaining("code " + Dynamis.WRONG_MODEL);
  }
}
