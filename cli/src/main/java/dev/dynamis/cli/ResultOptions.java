package dev.dynamis.cli;

import dev.dynamis.core.Recording;
import dev.dynamis.plot.Chart;
import java.nio.file.Path;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** What becomes of the result of an analysis: table, picture, text for programs. */
final class ResultOptions {
  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write the table of the result: .csv, .jsonl, .npz, .npy or .parquet.")
  private Path record;

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Draw the result: .png, .svg or .pdf.")
  private Path plot;

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  boolean json() {
    return json;
  }

  /**
   * Finds out before a long analysis what would be wrong after it.
   *
   * @throws IllegalArgumentException if files could not be written under their names
   */
  void check() {
    OutputOptions.check("--record", record, ".csv", ".jsonl", ".npz", ".npy", ".parquet");
    OutputOptions.check("--plot", plot, ".png", ".svg", ".pdf");
  }

  /**
   * Refuses to go on without a picture, where that is the result.
   *
   * @throws IllegalArgumentException if none was asked for
   */
  void needPlot() {
    if (plot == null) {
      throw new IllegalArgumentException("the result is a picture: give --plot FILE");
    }
  }

  /** Writes a table of which there is nothing to draw. */
  void write(Recording table) {
    if (record != null) {
      table.write(record);
    }
  }

  /** Writes what was asked for. */
  void write(Recording table, Supplier<Chart> chart) {
    write(table);
    if (plot != null) {
      chart.get().write(plot);
    }
  }
}
