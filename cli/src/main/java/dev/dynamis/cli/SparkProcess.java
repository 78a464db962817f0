package dev.dynamis.cli;

import dev.dynamis.core.SimulationException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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

  /**
   * How the cache is used: without the profiles in it, which are those of another model. That it
   * does not fit, as that of another JDK, is no matter to talk about.
   */
  private static final List<String> BY_CACHE =
      List.of(
          "-XX:+IgnoreUnrecognizedVMOptions",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:-AOTReplayTraining",
          "-Xlog:aot*=off",
          "-Xlog:cds*=off");

  /** What a JVM does to learn which classes a study needs. */
  private static final String PRACTICE =
      """
      [study]
      model = "builtin://mech/humanoid"
      cases = 8
      [vary]
      "state:v.root.x" = "normal(0, 0.5)"
      [run]
      steps = 200
      control = "noise"
      amplitude = 0.3
      """;

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
    boolean first = !isReady();
    if (first && make(folder) != 0) {
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
      Path cache = result.resolve("spark.aot");
      if (first && home == null) {
        train(jars, jar, work, cache);
      }
      List<String> options = home == null ? options(jars, jar, cache) : List.of();
      return await(process(jars, work, command(jars, jar, log, options, args)).inheritIO().start());
    } finally {
      delete(work);
    }
  }

  private ProcessBuilder process(Path jars, Path work, List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    environment.put("SPARK_HOME", sparkHome(jars, work).toString());
    environment.putIfAbsent("SPARK_SCALA_VERSION", "2.13");
    if (engine.matches("local.*|spark://(localhost|127\\.0\\.0\\.1):\\d+")) {
      // nobody else on the network has to reach it
      environment.putIfAbsent("SPARK_LOCAL_IP", "127.0.0.1");
    }
    return builder;
  }

  /** Returns whether nothing has to be fetched or built. */
  boolean isReady() {
    return Files.exists(result.resolve("dynamis-spark.jar"));
  }

  /**
   * Runs a study as driver and executor in one, for a cache of its classes. Without it everything
   * works, only slower to start.
   */
  private void train(Path jars, Path jar, Path work, Path cache) throws IOException {
    Path study = Files.writeString(work.resolve("practice.study.toml"), PRACTICE);
    Path made = work.resolve("spark.aot");
    Path log = work.resolve("practice.log");
    List<String> args =
        List.of(
            "study",
            study.toString(),
            "--engine",
            "local[1]",
            "--out",
            work.resolve("practice").toString());
    // linked classes would want that executors are started with the very options of this JVM
    List<String> options = List.of("-XX:AOTCacheOutput=" + made, "-XX:-AOTClassLinking");
    ProcessBuilder builder = process(jars, work, command(jars, jar, log, options, args));
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.redirectErrorStream(true).redirectOutput(work.resolve("practice.out").toFile());
    if (await(builder.start()) == Dynamis.OK && Files.exists(made)) {
      Path next =
          Files.copy(
              made, cache.resolveSibling("next-spark.aot"), StandardCopyOption.REPLACE_EXISTING);
      Files.move(next, cache, StandardCopyOption.ATOMIC_MOVE);
    }
  }

  /** Returns the options of a JVM that starts by the cache, and what its executors here get. */
  private List<String> options(Path jars, Path jar, Path cache) {
    if (!Files.exists(cache)) {
      return List.of();
    }
    List<String> all = new ArrayList<>(List.of("-XX:AOTCache=" + cache));
    all.addAll(BY_CACHE);
    if (engine.startsWith("local-cluster")) {
      // all of them share the processors of this machine, so nobody compiles what runs once only
      all.add("-XX:TieredStopAtLevel=1");
      all.add("-Dspark.executor.extraClassPath=" + classPath(jars, jar));
      all.add(
          "-Dspark.executor.extraJavaOptions=-XX:+UseSerialGC -XX:CompileThresholdScaling=4"
              + " \"-XX:AOTCache="
              + cache
              + "\" "
              + String.join(" ", BY_CACHE));
    }
    return all;
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

  private static String classPath(Path jars, Path jar) {
    return jars + File.separator + "*" + File.pathSeparator + jar;
  }

  private static List<String> command(
      Path jars, Path jar, Path log, List<String> options, List<String> args) {
    List<String> all = new ArrayList<>(List.of(java(), "-XX:+UseSerialGC"));
    all.addAll(options);
    OPENED.forEach(p -> all.add("--add-opens=" + p + "=ALL-UNNAMED"));
    all.add("--sun-misc-unsafe-memory-access=allow");
    all.add("--enable-native-access=ALL-UNNAMED");
    all.add("-D" + LOG + "=" + log);
    all.add("-Dlog4j2.configurationFile=classpath:dev/dynamis/cluster/log4j2.properties");
    all.add("-cp");
    all.add(classPath(jars, jar));
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
