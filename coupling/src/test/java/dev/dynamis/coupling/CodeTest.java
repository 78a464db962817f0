package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CodeTest {
  @Test
  void everyCodeIsExplainedInTheReference() throws IOException {
    String page = Files.readString(Path.of("../docs/reference/coupling.md"));
    for (Code code : Code.values()) {
      assertThat(page).contains("| " + code.id() + " | " + code.summary() + " |");
    }
  }
}
