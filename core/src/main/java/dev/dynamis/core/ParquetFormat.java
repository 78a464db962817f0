package dev.dynamis.core;

import dev.dynamis.core.parquet.Column;
import dev.dynamis.core.parquet.ColumnType;
import dev.dynamis.core.parquet.ParquetReader;
import dev.dynamis.core.parquet.ParquetWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A Parquet table: the time and every column, in groups of rows, and the header as a note of the
 * file. It has no events. While it is recorded, its rows are in a file beside it.
 */
final class ParquetFormat implements RecordingFormat {
  /** The note with the header. */
  private static final String HEADER = "recording";

  private static final String CREATOR = "dynamis";

  /** Numbers in a group of rows, of which at least {@link #LEAST_ROWS} are together. */
  private static final int GROUP = 1 << 20;

  private static final int LEAST_ROWS = 1 << 10;

  @Override
  public RowEncoder encoder(RecordingLayout layout) {
    return new RowsFormat().encoder(layout);
  }

  @Override
  public Path growing(Path file) {
    return RowsFormat.beside(file);
  }

  @Override
  public void finish(Path file) {
    Path rows = growing(file);
    try {
      AtomicFile.write(
          file,
          out -> {
            Groups groups = new Groups(out);
            RowsFormat.read(rows, Long.MAX_VALUE, groups);
            groups.finish();
          });
    } catch (SimulationException e) {
      throw new SimulationException(
          e.getMessage() + "; the rows are in " + rows + ", 'dynamis recover' can try again", e);
    }
  }

  @Override
  public void write(Recording r, Path file) {
    AtomicFile.write(
        file,
        out -> {
          Groups groups = new Groups(out);
          groups.begin(r.layout());
          r.copyTo(groups);
          groups.finish();
        });
  }

  /** Turns rows into columns, a group of rows at a time. */
  private static final class Groups implements RecordingSink {
    private final ParquetWriter writer;
    private RecordingLayout layout;
    private double[][] values;
    private int used;
    private long rows;

    Groups(OutputStream out) throws IOException {
      writer = new ParquetWriter(out);
    }

    @Override
    public void begin(RecordingLayout layout) {
      this.layout =
          new RecordingLayout(
              layout.timeName(),
              layout.columns(),
              Collections.emptyNavigableMap(),
              layout.identity(),
              layout.groups(),
              layout.notes());
      int width = 1 + layout.columns().size();
      values = new double[width][Math.max(LEAST_ROWS, GROUP / width)];
    }

    @Override
    public void row(double time, double[] row, int offset) {
      values[0][used] = time;
      for (int c = 1; c < values.length; c++) {
        values[c][used] = row[offset + c - 1];
      }
      rows++;
      if (++used == values[0].length) {
        try {
          add();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }

    private void add() throws IOException {
      List<Column> columns = new ArrayList<>();
      for (int c = 0; c < values.length; c++) {
        String name = c == 0 ? layout.timeName() : layout.columns().get(c - 1);
        columns.add(Column.of(name, Arrays.copyOf(values[c], used)));
      }
      writer.add(columns);
      used = 0;
    }

    @Override
    public void event(int kind, double time, double[] row, int offset) {}

    @Override
    public long rows() {
      return rows;
    }

    void finish() throws IOException {
      add();
      writer.finish(Map.of(HEADER, RecordingHeader.write(layout)), CREATOR);
    }
  }

  @Override
  public void read(Path file, RecordingSink to) {
    if (!Files.exists(file) && Files.exists(growing(file))) {
      // the process that recorded it did not come to its end
      new RowsFormat().read(growing(file), to);
      return;
    }
    try {
      if (!Files.exists(file)) {
        throw new NoSuchFileException(file.toString());
      }
      read(file, new ParquetReader(file), to);
    } catch (NoSuchFileException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    } catch (IOException e) {
      throw problem(file, e.getMessage());
    }
  }

  private static void read(Path file, ParquetReader opened, RecordingSink to) throws IOException {
    try (ParquetReader reader = opened) {
      String header = reader.notes().get(HEADER);
      RecordingLayout layout =
          header == null
              ? foreign(file, reader)
              : RecordingHeader.read(new JsonText(file + "!" + HEADER, 1, header));
      to.begin(layout);
      double[][] columns = new double[1 + layout.columns().size()][];
      double[] row = new double[columns.length];
      for (int g = 0; g < reader.groups(); g++) {
        for (int c = 0; c < columns.length; c++) {
          String name = c == 0 ? layout.timeName() : layout.columns().get(c - 1);
          if (reader.type(name) == ColumnType.TEXT) {
            throw new IOException(file + ": column " + name + " has no numbers");
          }
          columns[c] = reader.column(name, g).doubles();
        }
        for (int i = 0; i < columns[0].length; i++) {
          for (int c = 0; c < columns.length; c++) {
            row[c] = columns[c][i];
          }
          to.row(row[0], row, 1);
        }
      }
    }
  }

  /** Returns the columns of numbers of a table that is no recording, such as that of a study. */
  private static RecordingLayout foreign(Path file, ParquetReader reader) throws IOException {
    List<String> names = new ArrayList<>();
    for (String name : reader.names()) {
      if (reader.type(name) != ColumnType.TEXT) {
        names.add(name);
      }
    }
    if (names.isEmpty()) {
      throw new IOException(file + ": it has no columns of numbers");
    }
    String time = names.contains(Recording.TIME) ? Recording.TIME : names.getFirst();
    names.remove(time);
    try {
      return RecordingLayout.of(time, names);
    } catch (IllegalArgumentException e) {
      throw problem(file, e.getMessage());
    }
  }

  private static ModelException problem(Path file, String problem) {
    return new ModelException(
        Diagnostic.error(
            "REC11", file.toString(), 0, 0, "", problem, "use another copy, or run again"));
  }
}
