package dev.dynamis.study;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.Recording;
import dev.dynamis.core.parquet.Column;
import dev.dynamis.core.parquet.ColumnType;
import dev.dynamis.core.parquet.ParquetReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What is done when a study ends: all parts make one hash, failed cases are listed, small results
 * are written as CSV and NPZ too.
 */
final class Closing {
  /** So many cases are few enough for a spreadsheet. */
  private static final long SMALL = 100_000;

  private static final int SHOWN = 5;

  private final StudyResults results;
  private final Hash64 hash = new Hash64();
  private final List<StudySummary.Failure> first = new ArrayList<>();

  private Closing(StudyResults results) {
    this.results = results;
  }

  /** Completes the folder of a study, if all its cases are finished, and tells what came of it. */
  static StudySummary of(
      Study study, Path folder, long done, long ran, double seconds, String engine) {
    Closing closing = new Closing(StudyResults.open(folder));
    boolean whole = done == study.cases();
    Map<CaseStatus, Long> status = closing.results.status();
    long failed =
        status.getOrDefault(CaseStatus.FAILED, 0L) + status.getOrDefault(CaseStatus.DIVERGED, 0L);
    if (failed > 0) {
      AtomicFile.write(folder.resolve("failed.csv"), closing::failures);
    }
    long value = 0;
    if (whole) {
      value = closing.hash();
      if (study.cases() <= SMALL) {
        AtomicFile.write(folder.resolve("results.csv"), closing::csv);
        closing.npz(folder.resolve("results.npz"));
      }
    }
    StudySummary summary =
        new StudySummary(
            study.name(),
            folder,
            study.cases(),
            done,
            ran,
            status,
            List.copyOf(closing.first),
            value,
            seconds,
            engine);
    AtomicFile.write(
        folder.resolve("summary.json"),
        out -> out.write((summary.json() + "\n").getBytes(StandardCharsets.UTF_8)));
    return summary;
  }

  private long hash() {
    results.each(r -> hash.add(r.notes().getOrDefault(ResultPart.HASH, "")));
    return hash.value();
  }

  private void failures(OutputStream out) throws IOException {
    List<String> axes = results.axes();
    List<String> head = new ArrayList<>(List.of("case"));
    head.addAll(axes);
    head.addAll(List.of("status", "cause"));
    line(out, head);
    List<String> bad =
        List.of(ResultPart.word(CaseStatus.FAILED), ResultPart.word(CaseStatus.DIVERGED));
    results.each(
        reader -> {
          String[] status = reader.column("status").texts();
          boolean any = false;
          for (String s : status) {
            any |= bad.contains(s);
          }
          if (!any) {
            return;
          }
          long[] cases = reader.column("case").longs();
          String[] causes = reader.column("cause").texts();
          List<double[]> varied = new ArrayList<>();
          for (String axis : axes) {
            varied.add(reader.column(axis).doubles());
          }
          for (int i = 0; i < status.length; i++) {
            if (bad.contains(status[i])) {
              List<String> cells = new ArrayList<>(List.of(Long.toString(cases[i])));
              for (double[] v : varied) {
                cells.add(Double.toString(v[i]));
              }
              cells.addAll(List.of(status[i], causes[i]));
              line(out, cells);
              if (first.size() < SHOWN) {
                CaseStatus s = CaseStatus.valueOf(status[i].toUpperCase(java.util.Locale.ROOT));
                first.add(new StudySummary.Failure(cases[i], s, causes[i]));
              }
            }
          }
        });
  }

  private void csv(OutputStream out) throws IOException {
    boolean[] begun = {false};
    results.each(
        reader -> {
          if (!begun[0]) {
            line(out, reader.names());
            begun[0] = true;
          }
          List<Column> columns = columns(reader);
          for (int i = 0; i < reader.rows(); i++) {
            List<String> cells = new ArrayList<>();
            for (Column c : columns) {
              cells.add(
                  switch (c.type()) {
                    case LONG -> Long.toString(c.longs()[i]);
                    case DOUBLE -> Double.toString(((double[]) c.values())[i]);
                    case TEXT -> c.texts()[i];
                  });
            }
            line(out, cells);
          }
        });
  }

  private static List<Column> columns(ParquetReader reader) throws IOException {
    List<Column> all = new ArrayList<>();
    for (String name : reader.names()) {
      all.add(reader.column(name));
    }
    return all;
  }

  private static void line(OutputStream out, List<String> cells) throws IOException {
    StringBuilder b = new StringBuilder();
    for (String cell : cells) {
      b.append(b.isEmpty() ? "" : ",");
      boolean quoted = cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
      b.append(quoted ? "\"" + cell.replace("\"", "\"\"") + "\"" : cell);
    }
    out.write(b.append('\n').toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Numbers only: the status is that of {@link CaseStatus}, causes are left out. */
  private void npz(Path file) {
    List<Recording> made = new ArrayList<>();
    results.each(
        reader -> {
          List<Column> columns =
              columns(reader).stream().filter(c -> c.type() != ColumnType.TEXT).toList();
          String[] status = reader.column("status").texts();
          if (made.isEmpty()) {
            List<String> names = new ArrayList<>();
            columns.forEach(c -> names.add(c.name()));
            names.set(0, "status");
            made.add(new Recording("case", names));
          }
          List<double[]> numbers = columns.stream().map(Column::doubles).toList();
          double[] row = new double[numbers.size()];
          for (int i = 0; i < reader.rows(); i++) {
            CaseStatus s = CaseStatus.valueOf(status[i].toUpperCase(java.util.Locale.ROOT));
            row[0] = s.ordinal();
            for (int c = 1; c < row.length; c++) {
              row[c] = numbers.get(c)[i];
            }
            made.getFirst().add(numbers.getFirst()[i], row);
          }
        });
    made.getFirst().write(file);
  }
}
