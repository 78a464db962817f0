package dev.dynamis.studio.internal.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.StepStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GalleryTest {
  @Test
  void everyModelOfTheDocumentationIsThere() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../docs/examples"))) {
      assertThat(
              files
                  .map(f -> f.getFileName().toString())
                  .filter(f -> f.endsWith(".xml"))
                  .map(f -> f.substring(0, f.length() - 4)))
          .containsExactlyInAnyOrderElementsOf(Gallery.MECHANISMS.keySet());
    }
  }

  @Test
  void everyModelLoadsAndSteps() throws IOException {
    for (Gallery.Entry e : Gallery.entries()) {
      var system = Gallery.source(e.name()).orElseThrow().load().system();
      assertThat(system.step().status()).as(e.name()).isEqualTo(StepStatus.OK);
    }
  }

  @Test
  void otherNamesAreNone() {
    assertThat(Gallery.source("example://../../etc/passwd")).isEmpty();
    assertThat(Gallery.source("builtin://ode/none")).isEmpty();
    assertThat(Gallery.source("lorenz.toml")).isEmpty();
  }
}
