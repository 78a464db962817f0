package dev.dynamis.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Recorded speeds of the models of a suite, in steps per second: ours and those of other engines,
 * measured in turns on one machine. A file of tab-separated columns; lines that start with # say
 * when, where and with which versions.
 */
final class SuiteTable {
  private static final String RESOURCE = "suite.tsv";

  /**
   * One model.
   *
   * @param model a name of the library, or a path below the folder with collections of models
   * @param steps steps of a round
   * @param ours our recorded speed
   * @param reference speed of the native engine, NaN if it was not measured
   * @param webAssembly speed of the engine in WebAssembly, NaN if it was not measured
   */
  record Row(String model, int steps, double ours, double reference, double webAssembly) {}

  private final List<String> notes = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();

  SuiteTable(BufferedReader in) throws IOException {
    int number = 0;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      number++;
      if (line.startsWith("#")) {
        notes.add(line.substring(1).strip());
      } else if (!line.isBlank()) {
        rows.add(row(line.split("\t"), number));
      }
    }
  }

  private static Row row(String[] cells, int line) {
    if (cells.length != 5) {
      throw new IllegalArgumentException("line " + line + " has " + cells.length + " columns of 5");
    }
    return new Row(
        cells[0], Integer.parseInt(cells[1]), rate(cells[2]), rate(cells[3]), rate(cells[4]));
  }

  private static double rate(String cell) {
    return cell.equals("-") ? Double.NaN : Double.parseDouble(cell);
  }

  /** Reads the table that comes with the program. */
  static SuiteTable shipped() throws IOException {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                SuiteTable.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
      return new SuiteTable(in);
    }
  }

  /** Returns what is said about the measurement, line by line. */
  List<String> notes() {
    return List.copyOf(notes);
  }

  List<Row> rows() {
    return List.copyOf(rows);
  }
}
