package dev.dynamis.studio.internal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.studio.Studio;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageFilesTest {
  @ParameterizedTest
  @ValueSource(strings = {"/", "/studio.js", "/studio.css", "/icon.svg", "/LICENSES.txt"})
  void thePageIsThere(String path) throws IOException {
    assertThat(PageFiles.find(path)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../Studio.class",
        "/sources.sha256",
        "/page/index.html",
        "/..%2fStudio.class",
        "//index.html",
        "/index.html/"
      })
  void nothingElseIs(String path) throws IOException {
    assertThat(PageFiles.find(path)).isEmpty();
  }

  @Test
  void theBundleWasMadeFromTheSources() throws IOException, NoSuchAlgorithmException {
    Path page = Path.of("page").toAbsolutePath();
    List<String> names = new ArrayList<>();
    try (Stream<Path> all = Files.walk(page.resolve("src"))) {
      all.filter(Files::isRegularFile)
          .map(f -> page.relativize(f).toString().replace('\\', '/'))
          .sorted()
          .forEach(names::add);
    }
    names.addAll(List.of("package.json", "build.mjs"));
    MessageDigest hash = MessageDigest.getInstance("SHA-256");
    for (String name : names) {
      hash.update(("/" + name + "\n").getBytes(StandardCharsets.UTF_8));
      hash.update(Files.readAllBytes(page.resolve(name)));
    }
    try (InputStream in = Studio.class.getResourceAsStream("page/sources.sha256")) {
      String made = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
      assertThat(made)
          .as("the page is older than its sources: run 'npm ci && npm run build' in studio/page")
          .isEqualTo(HexFormat.of().formatHex(hash.digest()));
    }
  }
}
