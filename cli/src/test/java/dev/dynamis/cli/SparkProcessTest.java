package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkProcessTest {
  @TempDir Path folder;

  @AfterEach
  void forget() {
    System.clearProperty(SparkProcess.ROOT);
    System.clearProperty(SparkProcess.RESULT);
  }

  @Test
  void addressesOfSparkAreKnown() {
    for (String address :
        List.of("spark", "yarn", "spark://h:7077", "k8s://x", "local-cluster[2,1,1024]")) {
      assertThat(SparkProcess.isSpark(address)).as(address).isTrue();
    }
    assertThat(SparkProcess.isSpark("threads")).isFalse();
    assertThat(SparkProcess.isSpark("sparks")).isFalse();
  }

  @Test
  void withoutALauncherItSaysHowToGetSpark() {
    assertThatThrownBy(() -> SparkProcess.ofLauncher("yarn", null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--engine yarn needs Apache Spark")
        .hasMessageContaining("spark-submit");
  }

  @Test
  void aHomeWithoutJarsIsNamed() throws IOException {
    System.setProperty(SparkProcess.ROOT, folder.toString());
    System.setProperty(SparkProcess.RESULT, folder.resolve("1").toString());
    Files.createDirectories(folder.resolve("1"));
    Files.writeString(folder.resolve("1/dynamis-spark.jar"), "");
    assertThatThrownBy(
            () -> SparkProcess.ofLauncher("yarn", folder.toString()).run(List.of("study")))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("SPARK_HOME is " + folder + ", which has no folder 'jars'");
  }
}
