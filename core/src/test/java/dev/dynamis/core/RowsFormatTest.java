package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowsFormatTest {
  @TempDir Path folder;

  private Path written(Recording r) {
    Path file = folder.resolve("a.rows");
    RecordingStream stream = RecordingStream.toRows(file, null);
    stream.begin(r.layout());
    r.copyTo(stream);
    stream.close();
    return file;
  }

  private static Recording read(Path file) {
    Recording[] made = new Recording[1];
    new RowsFormat().read(file, new MemorySink(r -> made[0] = r));
    return made[0];
  }

  @Test
  void everythingComesBackWithTheSameBits() {
    Recordings.assertSame(read(written(Recordings.difficult())), Recordings.difficult());
    Recordings.assertSame(read(written(Recordings.complete())), Recordings.complete());
    assertThat(RowsFormat.count(written(Recordings.complete()))).containsExactly(2, 1, 0, 1);
  }

  @Test
  void aFileThatWasCutAnywhereGivesItsWholeRecords() throws IOException {
    Path file = written(Recordings.difficult().rows(0, 50));
    byte[] bytes = Files.readAllBytes(file);
    int record = 4 * Double.BYTES;
    int header = bytes.length - 50 * record;
    for (int length = header; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertThat(read(file).rows()).isEqualTo((length - header) / record);
    }
  }

  @Test
  void whatIsNoSuchFileIsNamed() throws IOException {
    Path file = written(Recordings.complete());
    byte[] bytes = Files.readAllBytes(file);
    assertRefused(file, new byte[5], "doesn't begin like a file of rows");
    byte[] other = bytes.clone();
    other[1] = 'X';
    assertRefused(file, other, "doesn't begin like a file of rows");
    byte[] huge = bytes.clone();
    huge[11] = 0x7F;
    assertRefused(file, huge, "its header claims 2");
    byte[] kind = bytes.clone();
    kind[bytes.length - 5 * Double.BYTES] = 99;
    assertRefused(file, kind, "it was altered");
  }

  private static void assertRefused(Path file, byte[] bytes, String message) throws IOException {
    Files.write(file, bytes);
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> read(file))
        .withMessageContaining("[REC10]")
        .withMessageContaining(message);
  }
}
