package dev.dynamis.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** What becomes of a run: recording, picture, text for programs. */
final class OutputOptions {
  @Option(
      names = "--record",
      paramLabel = "FILE",
      description =
          "Write the recording while the run goes on: .csv, .jsonl, .npz, .npy, .parquet, or - for the"
              + " standard output.")
  private Path record;

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "With --record -: csv (default) or jsonl.")
  private String format;

  @Option(names = "--every", paramLabel = "K", description = "Record every K-th step.")
  private Integer every;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description =
          "Quantities to record, separated by commas: columns, patterns with *, and groups of"
              + " mechanisms such as qpos, ctrl, energy, contact, xpos:torso, site:*.")
  private List<String> only = List.of();

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Draw the recording over time: .png, .svg or .pdf.")
  private Path plot;

  @Option(
      names = "--phase",
      paramLabel = "X,Y",
      description = "With --plot: draw the second quantity over the first instead.")
  private String phase;

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  boolean json() {
    return json;
  }

  Path record() {
    return record;
  }

  Path plot() {
    return plot;
  }

  /** Says whether rows go to a file. */
  boolean toFile() {
    return record != null && !toStandardOutput();
  }

  /** Says whether rows go to the standard output; all else goes to the standard error then. */
  boolean toStandardOutput() {
    return record != null && record.toString().equals("-");
  }

  /** Returns the format of rows on the standard output. */
  String format() {
    return format == null ? "csv" : format;
  }

  Integer every() {
    return every;
  }

  List<String> only() {
    return only;
  }

  String phase() {
    return phase;
  }

  /**
   * Finds out before a long run what would be wrong after it.
   *
   * @throws IllegalArgumentException if files could not be written under their names
   */
  void check() {
    if (toFile()) {
      check("--record", record, ".csv", ".jsonl", ".npz", ".npy", ".parquet");
    }
    if (format != null && !toStandardOutput()) {
      throw new IllegalArgumentException(
          "--format needs --record -; the name of a file tells its format");
    }
    if (!format().equals("csv") && !format().equals("jsonl")) {
      throw new IllegalArgumentException("--format is '" + format + "', expected csv or jsonl");
    }
    check("--plot", plot, ".png", ".svg", ".pdf");
    if (phase != null) {
      axes();
      if (plot == null) {
        throw new IllegalArgumentException("--phase needs --plot FILE");
      }
    }
    if (every != null && every < 1) {
      throw new IllegalArgumentException("--every is " + every + ", expected 1 or more");
    }
  }

  /** Makes sure that a file, or null, has one of the endings and a folder to be in. */
  static void check(String option, Path file, String... endings) {
    if (file == null) {
      return;
    }
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (Arrays.stream(endings).noneMatch(name::endsWith)) {
      throw new IllegalArgumentException(
          option + " " + file + ": the name must end in one of " + String.join(", ", endings));
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      throw new IllegalArgumentException(option + " " + file + ": there is no folder " + folder);
    }
  }

  /** Returns the two names of {@code --phase}. */
  String[] axes() {
    String[] axes = phase.split(",");
    if (axes.length != 2) {
      throw new IllegalArgumentException(
          "--phase is '" + phase + "', expected two names with a comma between them");
    }
    return axes;
  }
}
