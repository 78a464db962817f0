package dev.dynamis.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.study.EngineOptions;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SparkSettingsTest {
  private static String jars(String address, Map<String, String> settings) {
    EngineOptions options = new EngineOptions(List.of(), settings, null);
    try (Shipment shipment = new Shipment(List.of())) {
      return new SparkSettings(address, options).conf("test", shipment).get("spark.jars");
    }
  }

  @Test
  void executorsOfThisMachineAreNotSentWhatTheyHave() {
    String all =
        Shipment.own().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    Map<String, String> known = Map.of("spark.executor.extraClassPath", all);
    assertThat(jars("local-cluster[2,1,1024]", known)).isEmpty();
    assertThat(jars("local-cluster[2,1,1024]", Map.of())).contains(".jar");
    // the same path may lead to something else on another machine
    assertThat(jars("spark://127.0.0.1:7077", known)).contains(".jar");
  }
}
