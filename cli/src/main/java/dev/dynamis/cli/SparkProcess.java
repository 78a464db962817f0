package dev.dynamis.cli;

import dev.dynamis.core.SimulationException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Runs the same command once more in a process that has Apache Spark on its class path. Its jars
 * are fetched when they are first wanted; a SPARK_HOME of the user comes before them.
 */
final class SparkProcess {
  /** The project that the launcher was started from. */
  static final String ROOT = "dynamis.root";

  /** The folder of the build that the launcher has started. */
  static final String RESULT = "dynamis.result";

  /** The file for what Spark has to say. */
  static final String LOG = "dynamis.spark.log";

  /** What Spark's own launcher opens. */
  private static final List<String> OPENED =
      List.of(
          "java.base/java.lang",
          "java.base/java.lang.invoke",
          "java.base/java.lang.reflect",
          "java.base/java.io",
          "java.base/java.net",
          "java.base/java.nio",
          "java.base/java.util",
          "java.base/java.util.concurrent",
          "java.base/java.util.concurrent.atomic",
          "java.base/jdk.internal.ref",
          "java.base/sun.nio.ch",
          "java.base/sun.nio.cs",
          "java.base/sun.util.calendar");

  private final String engine;
  private final Path root;
  private final Path result;
  private final String home;

  private SparkProcess(String engine, Path root, Path result, String home) {
    this.engine = engine;
    this.root = root;
    this.result = result;
    this.home = home;
  }

  /** Returns whether an address is one of Spark's. */
  static boolean isSpark(String address) {
    return address.matches("spark|yarn|local|(spark://|k8s://|local-cluster\\[|local\\[).*");
  }

  /**
   * Finds what the launcher has said about itself.
   *
   * @param home SPARK_HOME of the user, or null
   * @throws IllegalArgumentException if no launcher has started this process
   */
  static SparkProcess ofLauncher(String engine, String home) {
    String root = System.getProperty(ROOT);
    String result = System.getProperty(RESULT);
    if (root == null || result == null) {
      throw new IllegalArgumentException(
          "--engine "
              + engine
              + " needs Apache Spark and module cluster on the class path;"
              + " start dynamis by its launcher, which fetches them, or by spark-submit");
    }
    return new SparkProcess(engine, Path.of(root), Path.of(result), home);
  }

  /** Runs the command and returns its exit code. */
  int run(List<String> args) throws IOException {
    Path jar = result.resolve("dynamis-spark.jar");
    Path folder = result.toAbsolutePath().getParent();
    if (!Files.exists(jar) && make(folder) != 0) {
      return Dynamis.WRONG_MODEL;
    }
    Path jars = home == null ? folder.resolve("dynamis-cluster/spark/jars") : Path.of(home, "jars");
    if (!Files.isDirectory(jars)) {
      throw new SimulationException(
          home == null
              ? jars + " is gone; delete " + jar + " to fetch it again"
              : "SPARK_HOME is " + home + ", which has no folder 'jars'; unset it to use another");
    }
    Path work = Files.createTempDirectory("dynamis-spark-");
    try {
      Path log = folder.resolve("spark.log");
      ProcessBuilder builder = new ProcessBuilder(command(jars, jar, log, args)).inheritIO();
      Map<String, String> environment = builder.environment();
      environment.put("SPARK_HOME", sparkHome(jars, work).toString());
      environment.putIfAbsent("SPARK_SCALA_VERSION", "2.13");
      if (engine.matches("local.*|spark://(localhost|127\\.0\\.0\\.1):\\d+")) {
        // nobody else on the network has to reach it
        environment.putIfAbsent("SPARK_LOCAL_IP", "127.0.0.1");
      }
      return await(builder.start());
    } finally {
      delete(work);
    }
  }

  private int make(Path folder) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                java(),
                "-XX:TieredStopAtLevel=1",
                root.resolve("build/SparkJars.java").toString(),
                root.toString(),
                folder.toString(),
                result.toString()));
    if (System.console() != null && System.console().isTerminal()) {
      command.add("--terminal");
    }
    return await(new ProcessBuilder(command).inheritIO().start());
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static List<String> command(Path jars, Path jar, Path log, List<String> args) {
    List<String> all = new ArrayList<>(List.of(java(), "-XX:+UseParallelGC"));
    OPENED.forEach(p -> all.add("--add-opens=" + p + "=ALL-UNNAMED"));
    all.add("--sun-misc-unsafe-memory-access=allow");
    all.add("--enable-native-access=ALL-UNNAMED");
    all.add("-D" + LOG + "=" + log);
    all.add("-Dlog4j2.configurationFile=classpath:dev/dynamis/cluster/log4j2.properties");
    all.add("-cp");
    all.add(jars + File.separator + "*" + File.pathSeparator + jar);
    all.add(Dynamis.class.getName());
    all.addAll(args);
    return all;
  }

  /** Workers inside this process leave their files in SPARK_HOME: let that be one of this run. */
  private static Path sparkHome(Path jars, Path work) throws IOException {
    try {
      Files.createSymbolicLink(work.resolve("jars"), jars.toAbsolutePath());
      return work;
    } catch (UnsupportedOperationException | IOException e) {
      // Windows allows links to some only
      return jars.toAbsolutePath().getParent();
    }
  }

  /** A signal to this process alone is one to the other as well; Ctrl-C reaches both. */
  private static int await(Process process) {
    Thread ending =
        new Thread(
            () -> {
              process.destroy();
              waitFor(process);
            });
    Runtime.getRuntime().addShutdownHook(ending);
    int code = waitFor(process);
    try {
      Runtime.getRuntime().removeShutdownHook(ending);
    } catch (IllegalStateException e) {
      return Dynamis.INTERRUPTED;
    }
    return code;
  }

  private static int waitFor(Process process) {
    boolean interrupted = false;
    while (true) {
      try {
        int code = process.waitFor();
        if (interrupted) {
          Thread.currentThread().interrupt();
        }
        return code;
      } catch (InterruptedException e) {
        interrupted = true;
        process.destroy();
      }
    }
  }

  private static void delete(Path tree) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(tree)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path f : files) {
      Files.deleteIfExists(f);
    }
  }
}
