package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NpyTest {
  @TempDir Path folder;

  @Test
  void theHeaderIsWhatFormatOneAsksFor() throws IOException {
    Path file = folder.resolve("a.npy");
    Npy.write(file, new double[] {1, 2, 3, 4, 5, -0.0}, 2, 3);
    ByteBuffer b = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);

    // magic, version 1.0, length of the header, which ends on a multiple of 64 with a new line
    assertThat(b.array()).startsWith(0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0);
    int length = b.getShort(8);
    assertThat((10 + length) % 64).isZero();
    String header = new String(b.array(), 10, length, StandardCharsets.US_ASCII);
    assertThat(header).endsWith("\n");
    assertThat(header.strip())
        .isEqualTo("{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3), }");
    assertThat(b.capacity()).isEqualTo(10 + length + 6 * 8);
    assertThat(b.getDouble(10 + length + 8)).isEqualTo(2);
    assertThat(b.getDouble(10 + length + 40)).isEqualTo(-0.0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"''|()", "5|(5,)", "5 1|(5, 1)", "0 2 3|(0, 2, 3)"})
  void shapesAreWrittenAsPythonWritesThem(String lengths, String expected) {
    long[] shape =
        Arrays.stream(lengths.split(" "))
            .filter(s -> !s.isEmpty())
            .mapToLong(Long::parseLong)
            .toArray();
    assertThat(new String(Npy.header(shape), StandardCharsets.ISO_8859_1))
        .contains("'shape': " + expected + ", }");
  }

  @Test
  void arraysComeBack() {
    Path file = folder.resolve("a.npy");
    double[] values = {1, Double.NaN, -0.0, 4, 5, 6, 7, 8};
    Npy.write(file, values, 2, 2, 2);
    assertThat(Npy.read(file).values()).containsExactly(values);
    assertThat(Npy.read(file).shape()).containsExactly(2, 2, 2);
    Npy.write(file, new double[0], 0, 3);
    assertThat(Npy.read(file).values()).isEmpty();
    assertThat(Npy.read(file).shape()).containsExactly(0, 3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Npy.write(file, values, 3, 3))
        .withMessage("shape [3, 3] has 9 numbers, not 8");
  }

  @Test
  void readsWhatNumPyWrites() {
    Npy matrix = Npy.read(resource("fortran.npy"));
    assertThat(matrix.shape()).containsExactly(2, 3);
    assertThat(matrix.values()).containsExactly(0, 1, 2, 10, 11, 12);

    Npy cube = Npy.read(resource("cube.npy"));
    assertThat(cube.shape()).containsExactly(2, 3, 4);
    for (int i = 0; i < 24; i++) {
      assertThat(cube.values()[i]).isEqualTo(i);
    }
    assertThat(Npy.read(resource("scalar.npy")).values()).containsExactly(2.5);
    assertThat(Npy.read(resource("scalar.npy")).shape()).isEmpty();
    assertThat(Npy.read(resource("big-endian.npy")).values()).containsExactly(1.5, -2);
  }

  @Test
  void aRecordingIsAMatrixWithTheTimeFirst() {
    Path file = folder.resolve("a.npy");
    Recording r = Recordings.difficult();
    r.write(file);
    assertThat(Npy.read(file).shape()).containsExactly((int) r.rows(), 3);
    Recording read = Recording.read(file);
    assertThat(read.columns()).containsExactly("c1", "c2");
    assertThat(Hash64.of(read.column("c2").toArray())).isEqualTo(Hash64.of(r.column(1).toArray()));

    Recording fortran = Recording.read(resource("fortran.npy"));
    assertThat(fortran.times().toArray()).containsExactly(0, 10);
    assertThat(fortran.column("c2").toArray()).containsExactly(2, 12);

    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(resource("cube.npy")))
        .withMessageContaining("[REC08] it is no matrix with a time column");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'descr': '<f8', 'fortran_order': False, 'shape': (2,)   | doesn't fit 8 bytes of data",
        "'descr': '<f8', 'fortran_order': False, 'shape': (9999999999, 9999999999) | its shape is",
        "'descr': '<f8', 'fortran_order': False, 'shape': (99999999999999999999) | its shape is",
        "'descr': '|O', 'fortran_order': False, 'shape': (1,) | its numbers are of type",
        "'descr': '<f8', 'shape': (1,) | its header has no readable 'fortran_order'",
        "'descr': '<f8', 'fortran_order': False, 'shape': (-1,) | its header has no readable 'shape'",
        "'descr': [('a', '<f8')], 'fortran_order': False, 'shape': (1,) | no readable 'descr'"
      })
  void refusesHeadersThatLie(String row) throws IOException {
    int bar = row.lastIndexOf('|');
    write("{" + row.substring(0, bar).strip() + "}", 8);
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Npy.read(folder.resolve("a.npy")))
        .withMessageContaining(row.substring(bar + 1).strip());
  }

  @Test
  void refusesFilesOfAnotherKind() throws IOException {
    Path file = folder.resolve("a.npy");
    for (byte[] bytes :
        List.of(
            new byte[0],
            "time,x\n0,1\n".getBytes(StandardCharsets.US_ASCII),
            new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 9, 0, 1, 1},
            new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0, 1},
            new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 2, 0, -1, -1, -1, -1})) {
      Files.write(file, bytes);
      assertThatExceptionOfType(ModelException.class)
          .isThrownBy(() -> Npy.read(file))
          .withMessageContaining("[REC07]");
    }
  }

  private void write(String header, int dataBytes) throws IOException {
    ByteBuffer b =
        ByteBuffer.allocate(10 + header.length() + dataBytes).order(ByteOrder.LITTLE_ENDIAN);
    b.put(Npy.MAGIC).put((byte) 1).put((byte) 0).putShort((short) header.length());
    b.put(header.getBytes(StandardCharsets.US_ASCII));
    Files.write(folder.resolve("a.npy"), b.array());
  }

  private static Path resource(String name) {
    return Path.of("src/test/resources/recording").resolve(name);
  }
}
