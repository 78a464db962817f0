package dev.dynamis.core;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * An array of numbers with a shape, as NumPy's {@code .npy} files hold it. Values are in C order:
 * the last index changes fastest.
 *
 * @since 0.1.0
 */
public final class Npy {
  static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y'};

  /** The data begin at a multiple of this, so that files can be mapped into memory. */
  private static final int ALIGNMENT = 64;

  private final int[] shape;
  private final double[] values;

  private Npy(int[] shape, double[] values) {
    this.shape = shape;
    this.values = values;
  }

  /** Returns the lengths along every index; empty for a single number. */
  public int[] shape() {
    return shape.clone();
  }

  /** Returns the numbers, not a copy. */
  public double[] values() {
    return values;
  }

  /**
   * Writes a file in format 1.0 with little-endian 64-bit numbers.
   *
   * @throws IllegalArgumentException if the shape does not have as many elements as {@code values}
   * @throws SimulationException if the file can't be written
   */
  public static void write(Path file, double[] values, int... shape) {
    long[] lengths = Arrays.stream(shape).asLongStream().toArray();
    long count = 1;
    for (long length : lengths) {
      count = Math.multiplyExact(count, length);
    }
    if (count != values.length) {
      throw new IllegalArgumentException(
          "shape " + Arrays.toString(shape) + " has " + count + " numbers, not " + values.length);
    }
    AtomicFile.write(
        file,
        out -> {
          out.write(header(lengths));
          NumberOutput numbers = new NumberOutput(out);
          for (double value : values) {
            numbers.put(value);
          }
          numbers.flush();
        });
  }

  /**
   * Reads a file of format 1.0 to 3.0 with real numbers, integers or truth values of any width.
   *
   * @throws ModelException if it is not such a file
   * @throws SimulationException if the file can't be read, or has too many numbers for an array
   */
  public static Npy read(Path file) {
    AtomicFile.requireRegular(file);
    try (InputStream in = Files.newInputStream(file)) {
      NpyInput input = new NpyInput(in, Files.size(file), file.toString(), "");
      return read(input, file.toString());
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  /** Reads all numbers, bringing them into C order. */
  static Npy read(NpyInput input, String source) throws IOException {
    if (input.count() > Integer.MAX_VALUE - 8) {
      throw new SimulationException(
          "can't read " + source + ": it has " + input.count() + " numbers, too many for an array");
    }
    int[] shape = new int[input.dimensions()];
    for (int i = 0; i < shape.length; i++) {
      // a longer one stands beside a length of 0
      shape[i] = (int) Math.min(input.length(i), Integer.MAX_VALUE);
    }
    double[] values = new double[(int) input.count()];
    if (!input.fortranOrder() || shape.length < 2) {
      for (int i = 0; i < values.length; i++) {
        values[i] = input.next();
      }
      return new Npy(shape, values);
    }

    // the first index changes fastest in the file: count it up like an odometer
    int[] step = new int[shape.length];
    step[shape.length - 1] = 1;
    for (int d = shape.length - 1; d > 0; d--) {
      step[d - 1] = step[d] * shape[d];
    }
    int[] index = new int[shape.length];
    int place = 0;
    for (int i = 0; i < values.length; i++) {
      values[place] = input.next();
      for (int d = 0; d < shape.length; d++) {
        place += step[d];
        if (++index[d] < shape[d]) {
          break;
        }
        place -= step[d] * shape[d];
        index[d] = 0;
      }
    }
    return new Npy(shape, values);
  }

  /**
   * Returns the header of a matrix to which rows will be added: as long for any number of rows, so
   * that it can be written over.
   */
  static byte[] growingHeader(long rows, long columns) {
    return header(
        Long.toString(Long.MAX_VALUE).length() - Long.toString(rows).length(), rows, columns);
  }

  /** Returns the header of a file of little-endian 64-bit numbers. */
  static byte[] header(long... shape) {
    return header(0, shape);
  }

  private static byte[] header(int padding, long... shape) {
    StringBuilder b = new StringBuilder("{'descr': '<f8', 'fortran_order': False, 'shape': (");
    for (int i = 0; i < shape.length; i++) {
      b.append(i == 0 ? "" : " ").append(shape[i]);
      // a list of one needs its comma too
      b.append(i < shape.length - 1 || i == 0 ? "," : "");
    }
    b.append("), }").repeat(' ', padding);

    int prefix = MAGIC.length + 4;
    int length = prefix + b.length() + 1;
    b.repeat(' ', (ALIGNMENT - length % ALIGNMENT) % ALIGNMENT).append('\n');
    ByteBuffer header = ByteBuffer.allocate(prefix + b.length()).order(ByteOrder.LITTLE_ENDIAN);
    header.put(MAGIC).put((byte) 1).put((byte) 0).putShort((short) b.length());
    return header.put(b.toString().getBytes(StandardCharsets.US_ASCII)).array();
  }

  /** Writes little-endian 64-bit numbers. */
  static final class NumberOutput {
    private final OutputStream out;
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 13).order(ByteOrder.LITTLE_ENDIAN);

    NumberOutput(OutputStream out) {
      this.out = out;
    }

    void put(double value) throws IOException {
      if (!buffer.hasRemaining()) {
        flush();
      }
      buffer.putDouble(value);
    }

    void flush() throws IOException {
      out.write(buffer.array(), 0, buffer.position());
      buffer.clear();
    }
  }
}
