package dev.dynamis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The command in a process of its own, on the class path of the tests, to be killed. */
final class CommandProcess {
  private CommandProcess() {}

  /** Starts the command; what it prints goes to {@code out} and {@code err} in a folder. */
  static Process start(Path folder, Object... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xmx64m", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(Dynamis.class.getName());
    for (Object arg : args) {
      command.add(arg.toString());
    }
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  /** Sends a signal and returns the exit code. */
  static int kill(Process p, String signal) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + signal, Long.toString(p.pid())).start().waitFor();
    if (!p.waitFor(60, TimeUnit.SECONDS)) {
      p.destroyForcibly();
      throw new IllegalStateException("the process goes on after " + signal);
    }
    return p.exitValue();
  }

  /**
   * Says whether SIGINT reaches children: a shell's background jobs ignore it, and so do theirs.
   */
  static boolean hearsInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    return !Files.exists(status)
        || Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .allMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) == 0);
  }
}
