package dev.dynamis.cli;

import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command that times another engine. It prints JSON, or text, in which {@code "wall_ms": X} says
 * how long the steps took, or {@code "steps_per_second": X} how fast they were.
 */
final class ReferenceCommand {
  private static final Pattern WALL = Pattern.compile("\"wall_ms\"\\s*:\\s*([-+.eE\\d]+)");
  private static final Pattern RATE = Pattern.compile("\"steps_per_second\"\\s*:\\s*([-+.eE\\d]+)");

  private final String template;

  /**
   * Takes a command.
   *
   * @param template words with blanks between them, without a shell; {@code {model}} stands for the
   *     file and {@code {n}} for the number of steps
   */
  ReferenceCommand(String template) {
    this.template = template;
    if (!template.contains("{model}")) {
      throw new IllegalArgumentException(
          "--reference '" + template + "' has no {model} to put the file's name in");
    }
  }

  /** Runs the command and returns its steps per second. */
  double stepsPerSecond(String model, int steps) throws IOException {
    List<String> words = new ArrayList<>();
    for (String word : template.strip().split("\\s+")) {
      words.add(
          word.replace("{model}", Path.of(model).toAbsolutePath().toString())
              .replace("{n}", Integer.toString(steps)));
    }
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code;
    try {
      code = process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new SimulationException("the reference command was interrupted");
    }
    Matcher rate = RATE.matcher(output);
    if (code == 0 && rate.find()) {
      return Double.parseDouble(rate.group(1));
    }
    Matcher wall = WALL.matcher(output);
    if (code == 0 && wall.find()) {
      return steps / (Double.parseDouble(wall.group(1)) * 1e-3);
    }
    String shown = output.strip();
    throw new SimulationException(
        "the reference command for "
            + model
            + " ended with code "
            + code
            + " and printed neither \"steps_per_second\" nor \"wall_ms\""
            + (shown.isEmpty() ? "" : ": " + shown.substring(0, Math.min(300, shown.length()))));
  }
}
