package dev.dynamis.cluster;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A standalone master and its workers, from the jars that Maven has fetched, on loopback. */
final class StandaloneCluster implements AutoCloseable {
  private static final Path HOME = Path.of("target", "spark").toAbsolutePath();
  private static final long PATIENCE_SECONDS = 60;

  private final Path folder;
  private final int port;
  private final List<Process> processes = new ArrayList<>();

  private StandaloneCluster(Path folder, int port) {
    this.folder = folder;
    this.port = port;
  }

  /** Starts a master and workers of one core each, and waits until the master answers. */
  static StandaloneCluster start(Path folder, int workers)
      throws IOException, InterruptedException {
    return start(folder, workers, System.getProperty("java.home"));
  }

  /**
   * As {@link #start(Path, int)}.
   *
   * @param javaOfExecutors the JDK that workers start executors with
   */
  static StandaloneCluster start(Path folder, int workers, String javaOfExecutors)
      throws IOException, InterruptedException {
    Files.createDirectories(folder);
    StandaloneCluster made = new StandaloneCluster(folder, freePort());
    String own = System.getProperty("java.home");
    made.launch(
        "master",
        own,
        "org.apache.spark.deploy.master.Master",
        "--host",
        "127.0.0.1",
        "--port",
        Integer.toString(made.port),
        "--webui-port",
        "0");
    made.awaitMaster();
    for (int w = 0; w < workers; w++) {
      made.launch(
          "worker" + w,
          javaOfExecutors,
          "org.apache.spark.deploy.worker.Worker",
          "--host",
          "127.0.0.1",
          "--cores",
          "1",
          "--memory",
          "1g",
          "--webui-port",
          "0",
          "--work-dir",
          folder.resolve("work" + w).toString(),
          made.master());
    }
    return made;
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  String master() {
    return "spark://127.0.0.1:" + port;
  }

  private void launch(String name, String java, String main, String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(java, "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-XX:+IgnoreUnrecognizedVMOptions",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                HOME.resolve("jars") + File.separator + "*",
                main));
    command.addAll(List.of(args));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(name + ".log").toFile());
    builder.environment().put("SPARK_HOME", HOME.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("JAVA_HOME", java);
    processes.add(builder.start());
  }

  private void awaitMaster() throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (true) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress("127.0.0.1", port), 1000);
        return;
      } catch (IOException e) {
        if (System.nanoTime() > end || !processes.getFirst().isAlive()) {
          close();
          throw new IOException(Files.readString(folder.resolve("master.log")), e);
        }
        processes.getFirst().waitFor(200, TimeUnit.MILLISECONDS);
      }
    }
  }

  /** Kills a worker and its executor, as a machine that loses its power. */
  void killWorker(int number) {
    Process worker = processes.get(1 + number);
    worker.descendants().forEach(ProcessHandle::destroyForcibly);
    worker.destroyForcibly();
  }

  @Override
  public void close() {
    for (Process p : processes.reversed()) {
      p.descendants().forEach(ProcessHandle::destroyForcibly);
      p.destroyForcibly();
    }
  }
}
