package dev.dynamis.core.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParquetReaderTest {
  @TempDir Path folder;

  private static byte[] table() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ParquetWriter.write(
        out,
        List.of(
            Column.of("case", new long[] {0, 1, 2}),
            Column.of("x", new double[] {1, Double.NaN, -3}),
            Column.of("status", new String[] {"done", "failed", "done"})),
        Map.of("a", "b"),
        "dynamis");
    return out.toByteArray();
  }

  private void readAll(byte[] bytes) throws IOException {
    Path file = Files.write(folder.resolve("t.parquet"), bytes);
    try (ParquetReader r = new ParquetReader(file)) {
      for (String name : r.names()) {
        r.column(name);
      }
    }
  }

  @Test
  void columnsAreReadByName() throws IOException {
    Path file = Files.write(folder.resolve("t.parquet"), table());
    try (ParquetReader r = new ParquetReader(file)) {
      assertThat(r.rows()).isEqualTo(3);
      assertThat(r.notes()).containsEntry("a", "b");
      assertThat(r.column("case").longs()).containsExactly(0, 1, 2);
      assertThat(r.column("x").doubles()).containsExactly(1, Double.NaN, -3);
      assertThat(r.column("status").texts()).containsExactly("done", "failed", "done");
      assertThatThrownBy(() -> r.column("y"))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("there is no column y");
    }
  }

  @Test
  void aFileCutAnywhereIsRefused() throws IOException {
    byte[] whole = table();
    for (int n = 0; n < whole.length; n++) {
      byte[] cut = Arrays.copyOf(whole, n);
      assertThatThrownBy(() -> readAll(cut)).isInstanceOf(IOException.class);
    }
  }

  /** Whatever a byte becomes, there are other numbers or a refusal, and no other exception. */
  @Test
  void changedBytesGiveOtherNumbersOrARefusal() throws IOException {
    byte[] whole = table();
    int refused = 0;
    for (int i = 0; i < whole.length; i++) {
      for (int change : new int[] {0x01, 0x0F, 0x10, 0x7F, 0x80, 0xFF}) {
        byte[] other = whole.clone();
        other[i] ^= (byte) change;
        try {
          readAll(other);
        } catch (IOException e) {
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(whole.length);
  }
}
