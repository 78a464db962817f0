package dev.dynamis.core.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Hash64;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParquetWriterTest {
  @TempDir Path folder;

  private static byte[] table(int rows) throws IOException {
    long[] cases = new long[rows];
    double[] x = new double[rows];
    String[] words = new String[rows];
    for (int i = 0; i < rows; i++) {
      cases[i] = 1_000_000_000_000L + i;
      x[i] = i == 3 ? Double.NaN : i == 4 ? Double.NEGATIVE_INFINITY : 1.0 / (i + 1) - 0.25;
      words[i] = i % 7 == 0 ? "diverged, \"ü\"" : i % 5 == 0 ? "" : "done";
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ParquetWriter.write(
        out,
        List.of(Column.of("case", cases), Column.of("mass[pole]", x), Column.of("status", words)),
        Map.of("about", "a table"),
        "dynamis");
    return out.toByteArray();
  }

  private Path file(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("table.parquet"), bytes);
  }

  /**
   * These bytes were read by DuckDB 1.5.6 and PyArrow 25.0.1 with the same 10,000 rows; writing
   * others means to try that again, as docs/decisions/0011 says.
   */
  @Test
  void theBytesAreThoseThatOtherProgramsRead() throws IOException {
    byte[] bytes = table(10_000);
    assertThat(Long.toHexString(new Hash64().add(bytes, 0, bytes.length).value()))
        .isEqualTo("e3db41edceee9987");
  }

  @Test
  void aTableIsReadAsItWasWritten() throws IOException {
    for (int rows : new int[] {1, 2, 20, 9000}) {
      try (ParquetReader reader = new ParquetReader(file(table(rows)))) {
        assertThat(reader.rows()).isEqualTo(rows);
        assertThat(reader.names()).containsExactly("case", "mass[pole]", "status");
        assertThat(reader.notes()).containsEntry("about", "a table");
        long[] cases = reader.column("case").longs();
        assertThat(cases[rows - 1]).isEqualTo(1_000_000_000_000L + rows - 1);
        double[] x = reader.column("mass[pole]").doubles();
        assertThat(x[0]).isEqualTo(0.75);
        assertThat(reader.column("status").texts()[0]).isEqualTo("diverged, \"ü\"");
        if (rows > 5) {
          assertThat(x[3]).isNaN();
          assertThat(x[4]).isEqualTo(Double.NEGATIVE_INFINITY);
          assertThat(reader.column("status").texts()[5]).isEmpty();
        }
      }
    }
  }

  @Test
  void aFileCutAnywhereIsRefused() throws IOException {
    byte[] whole = table(20);
    for (int length = 0; length < whole.length; length++) {
      Path cut = file(Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> read(cut)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void anAlteredFileGivesAnErrorOrAnotherTableAndNothingElse() throws IOException {
    byte[] whole = table(20);
    for (int i = 0; i < whole.length; i++) {
      for (int change : new int[] {1, 0x80, 0xFF}) {
        byte[] altered = whole.clone();
        altered[i] ^= (byte) change;
        try {
          read(file(altered));
        } catch (IOException e) {
          assertThat(e).hasMessageContaining("table.parquet");
        }
      }
    }
  }

  private static void read(Path file) throws IOException {
    try (ParquetReader reader = new ParquetReader(file)) {
      for (String name : reader.names()) {
        reader.column(name);
      }
    }
  }

  @Test
  void columnsOfDifferentLengthAreRefused() {
    List<Column> columns = List.of(Column.of("a", new double[2]), Column.of("b", new double[3]));
    assertThatThrownBy(
            () -> ParquetWriter.write(new ByteArrayOutputStream(), columns, Map.of(), "x"))
        .hasMessage("b has 3 values, expected 2");
  }
}
