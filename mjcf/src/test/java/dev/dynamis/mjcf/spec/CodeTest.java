package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CodeTest {
  @Test
  void thePageOfDiagnosticsIsUpToDate() throws IOException {
    ReferencePage.check("diagnostics-mjcf.md", Code.page());
  }

  @Test
  void codesAreUnique() {
    Set<String> codes = new HashSet<>(Arrays.stream(Code.values()).map(Code::code).toList());
    assertThat(codes).hasSize(Code.values().length);
  }
}
