package dev.dynamis.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dynamis.core.Progress;
import dev.dynamis.core.SimulationException;
import dev.dynamis.study.EngineOptions;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudyEngine;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.SparkException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkTroubleTest {
  @TempDir Path folder;

  private static Study study() {
    return Study.builder("builtin://map/logistic").vary("r", 3, 4, 100).steps(10).build();
  }

  private static StudyEngine engine(String address) {
    return StudyEngine.at(address, EngineOptions.NONE);
  }

  @Test
  void aMasterThatIsNotThereIsToldAtOnce() throws IOException {
    int closed;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      closed = free.getLocalPort();
    }
    Path out = folder.resolve("out");
    long began = System.nanoTime();
    assertThatThrownBy(
            () -> study().run(engine("spark://127.0.0.1:" + closed), out, false, Progress.NONE))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no Spark master answers at spark://127.0.0.1:" + closed)
        .hasMessageContaining("Connection refused");
    assertThat(System.nanoTime() - began).isLessThan(20_000_000_000L);
    // and the folder is as good as before
    assertThat(study().run(engine("threads[1]"), out, true, Progress.NONE).isComplete()).isTrue();
  }

  @Test
  void addressesAndSettingsThatMakeNoSenseAreTold() {
    assertThatThrownBy(() -> engine("spark://host"))
        .hasMessageContaining("expected spark://HOST:PORT");
    assertThatThrownBy(() -> engine("local-cluster[2]"))
        .hasMessageContaining("expected local-cluster[WORKERS,CORES,MEGABYTES]");
    assertThatThrownBy(() -> engine("sparc://host:1"))
        .hasMessageContaining("there is no engine 'sparc://host:1'");
    EngineOptions wrong = new EngineOptions(List.of(), Map.of("executor.memory", "1g"), null);
    assertThatThrownBy(() -> StudyEngine.at("spark://host:7077", wrong))
        .hasMessageContaining("the settings of Spark begin with 'spark.'");
    assertThatThrownBy(() -> study().run(engine("yarn"), folder.resolve("y"), false, Progress.NONE))
        .hasMessageContaining("this Spark can't go to yarn: set SPARK_HOME");
    assertThatThrownBy(
            () -> study().run(engine("spark"), folder.resolve("s"), false, Progress.NONE))
        .hasMessageContaining("is for spark-submit");
  }

  @Test
  void whatSparkSaysInPagesIsToldInASentence() {
    SparkTrouble trouble = new SparkTrouble("spark://h:1", Path.of("spark.log"));
    String pages =
        "Job aborted due to stage failure: Task 3 in stage 0.0 failed 8 times, most recent failure:"
            + " Lost task 3.7 in stage 0.0 (TID 9) (10.0.0.2 executor 1): %s\n\tat a.b(C.java:1)";
    assertThat(
            trouble
                .inJob(
                    new SparkException(
                        pages.formatted(
                            "java.lang.UnsupportedClassVersionError: X has been compiled by a more"
                                + " recent version (class file version 69.0), this version"
                                + " recognizes class file versions up to 65.0")))
                .getMessage())
        .startsWith("executors at spark://h:1 run Java 21, and this is Java ")
        .contains("JAVA_HOME")
        .endsWith("; Spark's own words are in spark.log");
    assertThat(
            trouble
                .inJob(
                    new SparkException(
                        pages.formatted(
                            "java.lang.IllegalStateException: the study a became another one on its"
                                + " way: use the same version")))
                .getMessage())
        .startsWith("the study a became another one on its way: use the same version");
    assertThat(trouble.inJob(new SparkException(pages.formatted("a.Odd: thing"))).getMessage())
        .startsWith("a job failed at spark://h:1: a.Odd: thing");
  }

  /** Needs an older JDK on this machine. */
  @Test
  void workersWithAnotherJavaAreTold() throws Exception {
    Optional<Path> old = olderJdk();
    assumeTrue(old.isPresent(), "no JDK from 17 to 24 in /usr/lib/jvm");
    try (StandaloneCluster cluster =
        StandaloneCluster.start(folder.resolve("cluster"), 1, old.get().toString())) {
      Path out = folder.resolve("out");
      assertThatThrownBy(() -> study().run(engine(cluster.master()), out, false, Progress.NONE))
          .isInstanceOf(SimulationException.class)
          .hasMessageContaining("run Java " + version(old.get()) + ", and this is Java ")
          .hasMessageContaining("spark.executorEnv.JAVA_HOME");
      // the advice helps, and nothing was lost
      EngineOptions advice =
          new EngineOptions(
              List.of(),
              Map.of("spark.executorEnv.JAVA_HOME", System.getProperty("java.home")),
              null);
      assertThat(
              study()
                  .run(StudyEngine.at(cluster.master(), advice), out, true, Progress.NONE)
                  .isComplete())
          .isTrue();
    }
  }

  private static Optional<Path> olderJdk() throws IOException {
    Path all = Path.of("/usr/lib/jvm");
    if (!Files.isDirectory(all)) {
      return Optional.empty();
    }
    try (Stream<Path> folders = Files.list(all)) {
      return folders
          .filter(f -> Files.isExecutable(f.resolve("bin/java")))
          .filter(f -> version(f) >= 17 && version(f) < 25)
          .findFirst();
    }
  }

  private static int version(Path jdk) {
    try {
      return Files.readAllLines(jdk.resolve("release")).stream()
          .filter(l -> l.startsWith("JAVA_VERSION="))
          .map(l -> l.replaceAll("\\D*(\\d+).*", "$1"))
          .mapToInt(Integer::parseInt)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }
}
