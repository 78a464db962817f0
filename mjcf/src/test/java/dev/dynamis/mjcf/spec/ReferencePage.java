package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Pages of the documentation that are made of the grammar and the codes; with {@code
 * -Ddynamis.regenerate=true} the tests write them.
 */
final class ReferencePage {
  private static final Path FOLDER = Path.of("..", "docs", "reference");

  private ReferencePage() {}

  static void check(String name, String text) throws IOException {
    Path file = FOLDER.resolve(name);
    if (Boolean.getBoolean("dynamis.regenerate")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }
    assertThat(Files.readString(file)).isEqualTo(text);
  }
}
