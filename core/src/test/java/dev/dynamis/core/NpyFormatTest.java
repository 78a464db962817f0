package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NpyFormatTest {
  @TempDir Path folder;

  @Test
  void aRecordingIsAMatrixWithTheTimeInItsFirstColumn() {
    Path file = folder.resolve("a.npy");
    Recording r = Recordings.difficult();
    r.write(file);
    Npy matrix = Npy.read(file);
    assertThat(matrix.shape()).containsExactly(2999, 3);
    assertThat(matrix.values()[3]).isEqualTo(r.time(1));
    Recording again = Recording.read(file);
    assertThat(again.columns()).containsExactly("c1", "c2");
    assertThat(Hash64.of(again.column(1).toArray())).isEqualTo(Hash64.of(r.column(1).toArray()));
  }

  @Test
  void theHeaderHasRoomForAnyNumberOfRows() {
    RowEncoder encoder = new NpyFormat().encoder(RecordingLayout.of(List.of("x")));
    int length = encoder.header(0).length;
    assertThat(length % 64).isZero();
    for (long rows : new long[] {1, 1_000_000, Long.MAX_VALUE}) {
      byte[] header = encoder.header(rows);
      assertThat(header).hasSize(length);
      assertThat(new String(header, StandardCharsets.ISO_8859_1)).contains("(" + rows + ", 2)");
    }
  }

  @Test
  void rowsThatTheHeaderDoesNotCountYetAreLeftOut() throws IOException {
    Path file = folder.resolve("a.npy");
    RecordingStream stream = RecordingStream.to(file);
    stream.begin(RecordingLayout.of(List.of("x")));
    stream.row(0.5, new double[] {1.5}, 0);
    stream.close();
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length + 11));
    assertThat(Recording.read(file).rows()).isEqualTo(1);
    Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 1));
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("doesn't fit");
  }

  @Test
  void whatIsNoMatrixIsNamed() {
    Path file = folder.resolve("a.npy");
    Npy.write(file, new double[8], 2, 2, 2);
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("[REC08] it is no matrix with a time column");
  }
}
