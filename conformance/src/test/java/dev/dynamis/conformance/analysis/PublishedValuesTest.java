package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.PublishedValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every published value is held by a test, and has a source and a tolerance. */
class PublishedValuesTest {
  private static final Path TESTS = Path.of("src/test/java/dev/dynamis/conformance/analysis");

  @Test
  void everyValueIsHeldByATest() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(TESTS)) {
      for (Path file : files.sorted().toList()) {
        all.append(Files.readString(file));
      }
    }
    List<String> keys = PublishedValues.keys();
    assertThat(keys).hasSizeGreaterThan(130);
    assertThat(keys).filteredOn(key -> !isNamed(all, key)).isEmpty();
  }

  /** By its whole name, or as a name that is put together from parts. */
  private static boolean isNamed(CharSequence tests, String key) {
    String text = tests.toString();
    return text.contains('"' + key + '"')
        || key.startsWith("hutchinson_") && text.contains("\"hutchinson_\" + r + \"_")
        || key.startsWith("walker_") && text.contains("\"walker_\" + kind + \"")
        || key.startsWith("vanderpol") && text.contains("\"vanderpol\" + mu + \"");
  }
}
