package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bytes of the format; what happens to damaged files is in {@link SnapshotTest}. */
class SnapshotFileTest {
  @TempDir Path folder;

  @Test
  void theFileIsLaidOutAsDocumented() throws IOException {
    Path file = folder.resolve("a.snapshot");
    DelayedOscillator system = new DelayedOscillator(0.1, 4, 0.2, 3);
    SnapshotFile.write(Snapshot.of(system).with("extra", 2.5), file);
    ByteBuffer b = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(b.getLong()).isEqualTo(0x0A1A0A0D4E594489L);
    assertThat(b.getInt()).isEqualTo(1);
    assertThat(b.getLong()).isEqualTo(Files.size(file));
    byte[] name = new byte[b.getInt()];
    b.get(name);
    assertThat(new String(name, java.nio.charset.StandardCharsets.UTF_8))
        .isEqualTo(system.identity().name());
    assertThat(b.getLong()).isEqualTo(system.identity().hash());
    int end = b.limit() - Long.BYTES;
    assertThat(b.getLong(end)).isEqualTo(new Hash64().add(b.array(), 0, end).value());
    assertThat(b.getDouble(end - Double.BYTES)).isEqualTo(2.5);
    assertThat(SnapshotFile.read(file).numbers("extra")).containsExactly(2.5);
  }
}
