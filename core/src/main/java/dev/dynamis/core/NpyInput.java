package dev.dynamis.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads an {@code .npy} stream: the header at once, then number by number. */
final class NpyInput {
  /** Longest header that is read; NumPy's own limit is 10,000 characters. */
  private static final int MAX_HEADER = 1 << 16;

  private static final Pattern TYPE = Pattern.compile("'descr'\\s*:\\s*'([^']*)'");
  private static final Pattern ORDER = Pattern.compile("'fortran_order'\\s*:\\s*(True|False)");
  private static final Pattern SHAPE = Pattern.compile("'shape'\\s*:\\s*\\(([\\d,\\s]*)\\)");

  /** A type of numbers, and how many bytes one takes. */
  private enum Type {
    FLOAT64(8),
    FLOAT32(4),
    INT64(8),
    INT32(4),
    UINT32(4),
    INT16(2),
    UINT16(2),
    INT8(1),
    UINT8(1);

    final int width;

    Type(int width) {
      this.width = width;
    }
  }

  private final InputStream in;
  private final String source;
  private final String element;

  private final Type type;
  private final boolean fortranOrder;
  private final long[] shape;
  private final long count;
  private final ByteBuffer buffer;
  private long bytesLeft;

  /**
   * Reads the header.
   *
   * @param available how many bytes the stream has; the shape must fit it exactly
   * @param source file for messages
   * @param element entry in the file for messages
   */
  NpyInput(InputStream in, long available, String source, String element) throws IOException {
    this(in, available, source, element, false);
  }

  /**
   * Reads the header of a file that may have been growing when its process was killed: rows that
   * the header does not count yet may follow those that it counts.
   */
  static NpyInput growing(InputStream in, long available, String source) throws IOException {
    return new NpyInput(in, available, source, "", true);
  }

  private NpyInput(InputStream in, long available, String source, String element, boolean growing)
      throws IOException {
    this.in = in;
    this.source = source;
    this.element = element;

    byte[] start = in.readNBytes(Npy.MAGIC.length + 2);
    if (start.length < Npy.MAGIC.length + 2
        || !Arrays.equals(start, 0, Npy.MAGIC.length, Npy.MAGIC, 0, Npy.MAGIC.length)) {
      throw problem("it doesn't begin like an .npy file", "save it with numpy.save or dynamis");
    }
    int version = start[Npy.MAGIC.length];
    if (version < 1 || version > 3) {
      throw problem("format version " + version + " is unknown", "save it in version 1, 2 or 3");
    }
    int lengthBytes = version == 1 ? 2 : 4;
    long headerLength = littleEndian(in.readNBytes(lengthBytes), lengthBytes);
    if (headerLength > MAX_HEADER || headerLength > available) {
      throw problem("its header claims " + headerLength + " bytes", "save the file again");
    }
    byte[] bytes = in.readNBytes((int) headerLength);
    String header = new String(bytes, StandardCharsets.UTF_8);

    String code = find(TYPE, header, "descr");
    type = type(code);
    fortranOrder = find(ORDER, header, "fortran_order").equals("True");
    shape = shape(find(SHAPE, header, "shape"));
    count = count(shape);
    long present = available - start.length - lengthBytes - bytes.length;
    if (count > present / type.width || !growing && count * type.width != present) {
      throw problem(
          "shape "
              + Arrays.toString(shape)
              + " of "
              + code
              + " doesn't fit "
              + present
              + " bytes of data",
          "the file was cut or altered; save it again");
    }
    bytesLeft = count * type.width;
    buffer =
        ByteBuffer.allocate(1 << 13)
            .order(code.startsWith(">") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN)
            .limit(0);
  }

  int dimensions() {
    return shape.length;
  }

  long length(int dimension) {
    return shape[dimension];
  }

  long count() {
    return count;
  }

  boolean fortranOrder() {
    return fortranOrder;
  }

  /** Returns the next number of the file. */
  double next() throws IOException {
    if (!buffer.hasRemaining()) {
      int n = (int) Math.min(buffer.capacity(), bytesLeft);
      if (n == 0 || in.readNBytes(buffer.array(), 0, n) < n) {
        throw problem("the data end too early", "the file was cut; save it again");
      }
      bytesLeft -= n;
      buffer.position(0).limit(n);
    }
    return switch (type) {
      case FLOAT64 -> buffer.getDouble();
      case FLOAT32 -> buffer.getFloat();
      case INT64 -> buffer.getLong();
      case INT32 -> buffer.getInt();
      case UINT32 -> Integer.toUnsignedLong(buffer.getInt());
      case INT16 -> buffer.getShort();
      case UINT16 -> Short.toUnsignedInt(buffer.getShort());
      case INT8 -> buffer.get();
      case UINT8 -> Byte.toUnsignedInt(buffer.get());
    };
  }

  private Type type(String code) {
    return switch (code) {
      case "<f8", ">f8" -> Type.FLOAT64;
      case "<f4", ">f4" -> Type.FLOAT32;
      case "<i8", ">i8" -> Type.INT64;
      case "<i4", ">i4" -> Type.INT32;
      case "<u4", ">u4" -> Type.UINT32;
      case "<i2", ">i2" -> Type.INT16;
      case "<u2", ">u2" -> Type.UINT16;
      case "|i1" -> Type.INT8;
      case "|u1", "|b1" -> Type.UINT8;
      default ->
          throw problem(
              "its numbers are of type " + RecordingFormat.quote(code),
              "convert them to float64 before saving");
    };
  }

  private long[] shape(String text) {
    String list = text.strip();
    if (list.isEmpty()) {
      return new long[0];
    }
    try {
      return Arrays.stream(list.split(",")).map(String::strip).mapToLong(Long::parseLong).toArray();
    } catch (NumberFormatException e) {
      throw problem("its shape is " + RecordingFormat.quote(text), "save the file again");
    }
  }

  private long count(long[] shape) {
    try {
      long n = 1;
      for (long length : shape) {
        n = Math.multiplyExact(n, length);
      }
      return n;
    } catch (ArithmeticException e) {
      throw problem("its shape is " + Arrays.toString(shape), "save the file again");
    }
  }

  private String find(Pattern pattern, String header, String key) {
    Matcher m = pattern.matcher(header);
    if (!m.find()) {
      throw problem("its header has no readable '" + key + "'", "save it with numpy.save");
    }
    return m.group(1);
  }

  private static long littleEndian(byte[] bytes, int expected) {
    if (bytes.length < expected) {
      return Long.MAX_VALUE;
    }
    long n = 0;
    for (int i = bytes.length - 1; i >= 0; i--) {
      n = n << 8 | bytes[i] & 0xFF;
    }
    return n;
  }

  private ModelException problem(String problem, String fix) {
    return new ModelException(Diagnostic.error("REC07", source, 0, 0, element, problem, fix));
  }
}
