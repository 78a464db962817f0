package dev.dynamis.core;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another process that runs a test's main method, to be killed. */
record Child(Process process, BufferedReader lines) implements AutoCloseable {
  /** Starts {@code main} with the classes of this module and its tests. */
  static Child start(Class<?> main, List<String> options, Object... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(options);
    command.add("-cp");
    command.add(root(main) + File.pathSeparator + root(Recording.class));
    command.add(main.getName());
    for (Object arg : args) {
      command.add(arg.toString());
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return new Child(process, process.inputReader());
  }

  /** Returns the folder or archive that a class comes from. */
  private static String root(Class<?> c) {
    String name = c.getName().replace('.', '/') + ".class";
    String url = c.getResource("/" + name).toString();
    String place = url.substring(0, url.length() - name.length());
    if (place.startsWith("jar:")) {
      place = place.substring("jar:".length(), place.length() - "!/".length());
    }
    return Path.of(URI.create(place)).toString();
  }

  /**
   * Says whether SIGINT reaches children: a shell's background jobs ignore it, and so do theirs.
   */
  static boolean hearsInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return true;
    }
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("SigIgn:")) {
        return (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 1L << 1) == 0;
      }
    }
    return true;
  }

  /** Waits for the next line of its output. */
  String line() throws IOException {
    return lines.readLine();
  }

  /** Sends a signal and waits for the end. */
  void kill(String signal) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the process goes on after " + signal);
    }
  }

  /** Waits for the end and returns the exit code. */
  int end() throws InterruptedException {
    if (!process.waitFor(120, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the process does not end");
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
