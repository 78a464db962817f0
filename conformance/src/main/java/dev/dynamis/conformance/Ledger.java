package dev.dynamis.conformance;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Compares every model of a folder with what MuJoCo made of it, and writes the table of {@code
 * docs/conformance.md}. A model that MuJoCo loads and that does not load here counts as failed.
 */
public final class Ledger {
  private static final String START = "<!-- table of models: generated, do not edit -->";
  private static final String END = "<!-- end of the table of models -->";

  private Ledger() {}

  private record Row(
      String model,
      String result,
      int fields,
      double worst,
      boolean passed,
      Map<String, Double> errors) {}

  /**
   * Runs the comparison.
   *
   * @param args folder of models; folder of recordings, made by {@code record/models.mjs}; page to
   *     write
   */
  public static void main(String[] args) throws IOException {
    Path models = Path.of(args[0]);
    Path recordings = Path.of(args[1]);
    Path page = Path.of(args[2]);
    List<Row> rows = new ArrayList<>();
    try (Stream<Path> files = Files.walk(recordings)) {
      List<Path> found = files.filter(f -> f.toString().endsWith(".json.gz")).sorted().toList();
      for (Path recording : found) {
        String name = recordings.relativize(recording).toString().replace(".json.gz", "");
        rows.add(compare(models, name, recording));
      }
    }
    String text = Files.readString(page);
    int from = text.indexOf(START);
    int to = text.indexOf(END);
    Files.writeString(
        page, text.substring(0, from) + START + "\n" + table(rows) + text.substring(to));
  }

  private static Row compare(Path models, String name, Path recording) throws IOException {
    Map<String, Object> reference;
    try (var in = Files.newInputStream(recording)) {
      reference = Reference.read(in);
    }
    try {
      Compiled compiled = load(models, name);
      ModelComparison c = ModelComparison.of(compiled, reference);
      boolean passed = c.differences().isEmpty();
      String result = passed ? "equal" : difference(name, c.differences().toString());
      return new Row(name, result, c.fields(), c.worstError(), passed, c.errors());
    } catch (ModelException e) {
      return new Row(name, "refused: " + shorten(firstProblem(e)), 0, 0, false, Map.of());
    }
  }

  private static String difference(String name, String what) {
    String reason = StepLedger.DECIDED.get(name);
    return reason == null ? shorten(what) : "differs as decided: " + reason;
  }

  /** Loads a model of a folder; it may read what is in the folder, also beside its own. */
  static Compiled load(Path models, String name) {
    return Mjcf.compile(Mjcf.read(models.resolve(name), models));
  }

  /** Returns what is wrong first in a model that was refused. */
  static String firstProblem(ModelException e) {
    return e.diagnostics().stream()
        .filter(d -> d.severity() == Severity.ERROR)
        .findFirst()
        .orElseThrow()
        .problem();
  }

  private static String table(List<Row> rows) {
    long passed = rows.stream().filter(Row::passed).count();
    StringBuilder b = new StringBuilder();
    b.append(passed).append(" of ").append(rows.size()).append(" models pass.");
    long decided = rows.stream().filter(r -> r.result().startsWith("differs as decided")).count();
    b.append(decided > 0 ? " " + decided + " differs as decided.\n\n" : "\n\n");
    b.append("| model | fields | worst error of reals | result |\n|---|--:|--:|---|\n");
    for (Row row : rows) {
      b.append("| ").append(row.model()).append(" | ");
      b.append(row.fields()).append(" | ");
      b.append(row.fields() == 0 ? "" : String.format(Locale.ROOT, "%.1e", row.worst()));
      b.append(" | ").append(row.result()).append(" |\n");
    }
    return b.append(fields(rows)).toString();
  }

  /**
   * For every field of reals that is not equal in all models that pass, its worst error and where.
   */
  private static String fields(List<Row> rows) {
    Map<String, Row> worst = new TreeMap<>();
    for (Row row : rows) {
      if (row.passed()) {
        row.errors()
            .forEach(
                (field, error) ->
                    worst.merge(
                        field,
                        row,
                        (a, b) -> a.errors().get(field) >= b.errors().get(field) ? a : b));
      }
    }
    StringBuilder b = new StringBuilder("\nFields of reals that are not equal to the last bit ");
    b.append("in all models that pass:\n\n| field | worst error | in |\n|---|--:|---|\n");
    worst.forEach(
        (field, row) ->
            b.append("| ")
                .append(field)
                .append(String.format(Locale.ROOT, " | %.1e | ", row.errors().get(field)))
                .append(row.model())
                .append(" |\n"));
    return b.toString();
  }

  /** One line that fits a table. */
  private static String shorten(String text) {
    String line = text.replace('\n', ' ').replace("|", "\\|");
    return line.length() <= 160 ? line : line.substring(0, 157) + "...";
  }
}
