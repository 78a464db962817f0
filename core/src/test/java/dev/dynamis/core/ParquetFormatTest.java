package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.parquet.Column;
import dev.dynamis.core.parquet.ParquetReader;
import dev.dynamis.core.parquet.ParquetWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParquetFormatTest {
  @TempDir Path folder;

  private static double value(int row, int column) {
    return row == 3 && column == 0
        ? Double.NaN
        : row == 4 ? Double.NEGATIVE_INFINITY : StrictMath.sin(0.1 * row + column);
  }

  private Path record(String name, int rows, boolean close) {
    Path file = folder.resolve(name);
    RecordingStream out = RecordingStream.to(file).flushEvery(0);
    out.begin(RecordingLayout.of(List.of("x", "v.x")));
    for (int i = 0; i < rows; i++) {
      out.row(0.01 * i, new double[] {value(i, 0), value(i, 1)}, 0);
    }
    if (close) {
      out.close();
    } else {
      out.flush();
    }
    return file;
  }

  private static void check(Recording r, int rows) {
    assertThat(r.rows()).isEqualTo(rows);
    assertThat(r.columns()).containsExactly("x", "v.x");
    for (int i = 0; i < rows; i++) {
      assertThat(r.time(i)).isEqualTo(0.01 * i);
      assertThat(r.get(i, "x")).isEqualTo(Double.valueOf(value(i, 0)));
      assertThat(r.get(i, "v.x")).isEqualTo(Double.valueOf(value(i, 1)));
    }
  }

  @Test
  void whatIsWrittenIsReadToTheBit() throws IOException {
    for (int rows : new int[] {0, 1, 1000}) {
      Path file = record("run.parquet", rows, true);
      check(Recording.read(file), rows);
      assertThat(RowsFormat.beside(file)).doesNotExist();
      Recording.read(file).write(folder.resolve("again.parquet"));
      assertThat(folder.resolve("again.parquet")).hasSameBinaryContentAs(file);
    }
  }

  @Test
  void longRecordingsHaveSeveralGroupsOfRows() throws IOException {
    int rows = 800_000;
    Path file = record("long.parquet", rows, true);
    try (ParquetReader reader = new ParquetReader(file)) {
      assertThat(reader.groups()).isEqualTo(3);
      assertThat(reader.rows()).isEqualTo(rows);
      double[] x = reader.column("x").doubles();
      assertThat(x[rows - 1]).isEqualTo(value(rows - 1, 0));
      assertThat(reader.column("time").doubles()[400_000]).isEqualTo(0.01 * 400_000);
    }
    assertThat(Recording.read(file).get(rows - 1, "v.x")).isEqualTo(value(rows - 1, 1));
  }

  @Test
  void rowsOfAKilledRunAreReadAndRecovered() {
    Path file = record("killed.parquet", 50, false);
    assertThat(file).doesNotExist();
    check(Recording.read(file), 50);
    assertThat(Recording.recover(file)).isEqualTo(50);
    assertThat(RowsFormat.beside(file)).doesNotExist();
    check(Recording.read(file), 50);
  }

  @Test
  void unitsStayAndEventsAreLeftOut() {
    DelayedOscillator system = new DelayedOscillator(0.01, 4, 0.1, 3);
    Recorder recorder = Recorder.of(system).event("hit", List.of("speed")).start();
    recorder.run(5);
    recorder.event("hit", 0.02, 3.0);
    Recording all = recorder.recording();
    Path file = folder.resolve("units.parquet");
    all.write(file);
    Recording back = Recording.read(file);
    assertThat(back.columns()).isEqualTo(all.columns());
    assertThat(back.eventNames()).isEmpty();
    assertThat(back.layout().identity()).isEqualTo(all.layout().identity());
    assertThat(back.layout().notes()).isEqualTo(all.layout().notes());
  }

  @Test
  void tablesOfNumbersAreReadWithoutTheirTexts() throws IOException {
    Path file = folder.resolve("cases.parquet");
    try (OutputStream out = Files.newOutputStream(file)) {
      ParquetWriter.write(
          out,
          List.of(
              Column.of("case", new long[] {7, 8}),
              Column.of("status", new String[] {"done", "done"}),
              Column.of("peak", new double[] {1.5, 2.5})),
          Map.of(),
          "test");
    }
    Recording r = Recording.read(file);
    assertThat(r.columns()).containsExactly("peak");
    assertThat(r.time(1)).isEqualTo(8);
    assertThat(r.get(1, "peak")).isEqualTo(2.5);
  }

  @Test
  void aTableWithoutNumbersIsRefused() throws IOException {
    Path file = folder.resolve("words.parquet");
    try (OutputStream out = Files.newOutputStream(file)) {
      ParquetWriter.write(
          out, List.of(Column.of("w", new String[] {"a".repeat(99)})), Map.of(), "test");
    }
    assertThatThrownBy(() -> Recording.read(file))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("no columns of numbers");
  }

  @Test
  void anotherFileIsRefusedWithItsName() throws IOException {
    Path file = Files.writeString(folder.resolve("text.parquet"), "time,x\n0,1\n");
    assertThatThrownBy(() -> Recording.read(file))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("REC11")
        .hasMessageContaining("text.parquet");
    assertThatThrownBy(() -> Recording.read(folder.resolve("none.parquet")))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("none.parquet");
  }
}
