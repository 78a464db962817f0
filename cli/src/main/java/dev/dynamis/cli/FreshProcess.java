package dev.dynamis.cli;

import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * This program once more, in a process of its own: compiled code, and what its compiler has taken
 * for likely, are not shared.
 */
final class FreshProcess {
  private FreshProcess() {}

  /**
   * Runs the program with the options of this virtual machine, and returns what it prints; its
   * messages go where those of this process go.
   *
   * @throws SimulationException if it ends with an error, or this thread is interrupted
   */
  static String output(List<String> arguments) throws IOException {
    Process process =
        new ProcessBuilder(command(arguments))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    process.getOutputStream().close();
    try {
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int code = process.waitFor();
      if (code != 0) {
        throw new SimulationException(
            "'" + String.join(" ", arguments) + "' ended with code " + code);
      }
      return output;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SimulationException("interrupted");
    } finally {
      process.destroy();
    }
  }

  private static List<String> command(List<String> arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    String module = System.getProperty("jdk.module.main");
    if (Dynamis.class.getModule().isNamed() && module != null) {
      words.addAll(List.of("-m", module + "/" + Dynamis.class.getName()));
    } else {
      words.addAll(List.of("-cp", System.getProperty("java.class.path")));
      words.add(Dynamis.class.getName());
    }
    words.addAll(arguments);
    return words;
  }
}
