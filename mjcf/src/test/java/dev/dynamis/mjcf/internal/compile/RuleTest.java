package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RuleTest {
  @Test
  void everyRuleOfTheCompilerIsExplained() throws IOException {
    String page = Files.readString(Path.of("../docs/codes.md"));
    for (Rule rule : Rule.values()) {
      if (rule != Rule.TOO_LARGE) {
        assertThat(page).contains("| " + rule.code + " | ");
      }
    }
  }
}
