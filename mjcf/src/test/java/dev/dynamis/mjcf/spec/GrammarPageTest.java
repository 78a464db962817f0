package dev.dynamis.mjcf.spec;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class GrammarPageTest {
  @Test
  void theReferencePageIsUpToDate() throws IOException {
    ReferencePage.check("mjcf.md", Grammar.mjcf().page());
  }
}
