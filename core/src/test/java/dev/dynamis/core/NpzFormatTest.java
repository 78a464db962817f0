package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NpzFormatTest {
  @TempDir Path folder;

  @Test
  void everythingComesBackWithTheSameBits() {
    Path file = folder.resolve("a.npz");
    Recordings.difficult().write(file);
    Recordings.assertSame(Recording.read(file), Recordings.difficult());
    Recordings.complete().write(file);
    Recordings.assertSame(Recording.read(file), Recordings.complete());
  }

  @Test
  void partsOfARecordingAreWrittenToo() {
    Path file = folder.resolve("a.npz");
    Recording part = Recordings.difficult().every(7).select("x");
    part.write(file);
    Recordings.assertSame(Recording.read(file), part);
  }

  @Test
  void equalRecordingsGiveEqualFiles() {
    Recordings.complete().write(folder.resolve("a.npz"));
    Recordings.complete().write(folder.resolve("b.npz"));
    assertThat(folder.resolve("a.npz")).hasSameBinaryContentAs(folder.resolve("b.npz"));
  }

  /** The stream reader of the JDK checks every entry's size and checksum. */
  @Test
  void entriesAreStoredWithTheirChecksums() throws IOException {
    Path file = folder.resolve("a.npz");
    Recording r = new Recording(List.of("x"));
    r.add(0, 1.5);
    r.add(1, -2);
    r.addEvent("hit", 0.5, 9);
    r.write(file);
    StringBuilder names = new StringBuilder();
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
      for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
        byte[] content = zip.readAllBytes();
        assertThat(e.getMethod()).isEqualTo(ZipEntry.STORED);
        names.append(e.getName()).append(' ');
        if (e.getName().equals("x.npy")) {
          ByteBuffer data = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
          assertThat(content).hasSize(128 + 16);
          assertThat(data.getDouble(128)).isEqualTo(1.5);
          assertThat(data.getDouble(136)).isEqualTo(-2);
        }
      }
    }
    assertThat(names.toString().trim().split(" "))
        .containsExactly(
            "recording.json",
            "time.npy",
            "x.npy",
            "event/hit/time.npy",
            "event/hit/sample.npy",
            "event/hit/value1.npy");
  }

  @Test
  void readsWhatNumPyWrites() {
    Recording r = Recording.read(resource("numpy.npz"));
    assertThat(r.timeName()).isEqualTo("time");
    assertThat(r.columns()).containsExactly("x", "n");
    assertThat(r.times().toArray()).containsExactly(0, 0.5, 1);
    assertThat(r.column("x").toArray()).containsExactly(1, -0.0, Math.PI);
    assertThat(r.column("n").toArray()).containsExactly(1, -2, 3);
  }

  @Test
  void readsWhatNumPyCompresses() {
    Recording r = Recording.read(resource("numpy-compressed.npz"));
    assertThat(r.timeName()).isEqualTo("t");
    assertThat(r.column("f").toArray()).containsExactly(0.5, Double.POSITIVE_INFINITY, Double.NaN);
  }

  @Test
  void anAlteredEntryIsNoticed() throws IOException {
    Path file = folder.resolve("a.npz");
    Recordings.difficult().write(file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("its checksum is wrong");
  }

  @Test
  void aFileThatWasCutIsNoticed() throws IOException {
    Path file = folder.resolve("a.npz");
    Recordings.difficult().write(file);
    byte[] bytes = Files.readAllBytes(file);
    for (int length : new int[] {0, 10, bytes.length / 2, bytes.length - 1}) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertThatExceptionOfType(ModelException.class)
          .as("%d bytes", length)
          .isThrownBy(() -> Recording.read(file))
          .withMessageContaining("[REC09] it is no whole zip file");
    }
  }

  @Test
  void arraysThatDoNotMatchAreNamed() throws IOException {
    Path file = folder.resolve("a.npz");
    zip(file, "time.npy", npy(2, 16), "x.npy", npy(3, 24));
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("[REC09] x.npy: it is no list of 2 numbers, as the time is");
    zip(file, "readme.txt", new byte[3], "b", new byte[0]);
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("it has no arrays");
    String header = "{\"recording\":1,\"columns\":[\"y\"],\"events\":{}}";
    zip(file, "recording.json", header.getBytes(StandardCharsets.UTF_8), "time.npy", npy(0, 0));
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("y.npy: the header names this array, but it is not there");
  }

  @Test
  void aHugeShapeWithoutDataCostsNothing() throws IOException {
    Path file = folder.resolve("a.npz");
    zip(file, "time.npy", npy(1L << 60, 16), "x.npy", npy(1L << 60, 16));
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("doesn't fit 16 bytes of data");
  }

  @Test
  void aFileThatExpandsWithoutBoundIsRefused() throws IOException {
    Path file = folder.resolve("a.npz");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.setLevel(Deflater.BEST_SPEED);
      zip.putNextEntry(new ZipEntry("time.npy"));
      long rows = 9L << 20;
      zip.write(Npy.header(rows));
      byte[] zeros = new byte[1 << 20];
      for (int i = 0; i < rows * 8 / zeros.length; i++) {
        zip.write(zeros);
      }
      zip.closeEntry();
    }
    assertThat(Files.size(file)).isLessThan(1 << 20);
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("expands to more than 67108864 bytes");
  }

  private static byte[] npy(long rows, int dataBytes) {
    byte[] header = Npy.header(rows);
    return Arrays.copyOf(header, header.length + dataBytes);
  }

  private static void zip(Path file, String name1, byte[] content1, String name2, byte[] content2)
      throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      zip.putNextEntry(new ZipEntry(name1));
      zip.write(content1);
      zip.putNextEntry(new ZipEntry(name2));
      zip.write(content2);
    }
  }

  private static Path resource(String name) {
    return Path.of("src/test/resources/recording").resolve(name);
  }
}
