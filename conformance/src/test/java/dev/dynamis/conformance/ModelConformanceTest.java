package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every array of every compiled model against MuJoCo's. */
class ModelConformanceTest {
  private static final Path RESOURCES = Path.of("src/test/resources");

  static Stream<Path> models() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder : List.of("compile", "acceptance", "urdf")) {
      try (Stream<Path> files = Files.list(RESOURCES.resolve(folder))) {
        files
            .filter(f -> f.toString().matches(".*\\.(xml|urdf)"))
            .filter(f -> Files.exists(recording(f)))
            .sorted()
            .forEach(found::add);
      }
    }
    assertThat(found).hasSizeGreaterThan(215);
    return found.stream();
  }

  @ParameterizedTest
  @MethodSource("models")
  void compiledArraysEqualMujoco(Path model) throws IOException {
    Map<String, Object> reference;
    try (var in = Files.newInputStream(recording(model))) {
      reference = Reference.read(in);
    }
    Compiled compiled = Mjcf.load(model);
    assertThat(ModelComparison.of(compiled, reference).differences()).isEmpty();
    assertThat(compiled.model().names.model()).isNotEmpty();
  }

  private static Path recording(Path model) {
    return Path.of(model.toString().replaceFirst("\\.\\w+$", ".json.gz"));
  }
}
