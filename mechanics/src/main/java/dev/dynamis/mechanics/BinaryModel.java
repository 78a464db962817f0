package dev.dynamis.mechanics;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32C;

/**
 * The binary form of a model, little-endian: eight bytes of magic, the version (int), the length of
 * the whole file (long), the CRC-32C of all that follows (int); then the number of sizes and each
 * as name and long; then the number of fields and each as name, kind, number of elements (int) and
 * elements. A name is its length (byte) and ASCII characters.
 */
final class BinaryModel {
  /** Not ASCII at the start and with both line ends, so that a text transfer is noticed. */
  private static final byte[] MAGIC = {(byte) 0x89, 'D', 'Y', 'B', '\r', '\n', 0x1A, '\n'};

  private static final int VERSION = 1;
  private static final int HEADER = MAGIC.length + 4 + 8 + 4;

  /** Tell the fields and their shapes. */
  private static final Model EMPTY = new Model(new Sizes());

  private static final Data EMPTY_DATA = new Data(EMPTY);

  private BinaryModel() {}

  static byte[] write(Model m) {
    List<Field> fields = m.fields();
    long length = HEADER + 4L + 4L;
    for (Size s : Size.values()) {
      length += 1 + s.symbol().length() + 8;
    }
    for (Field f : fields) {
      length += 1 + f.name().length() + 1 + 4 + (long) f.length() * f.kind().bytes();
    }
    if (length > Integer.MAX_VALUE - 8) {
      throw new ModelException(
          error(
              m.names.model(),
              "the model takes " + length + " bytes, more than a file holds",
              "reduce the size of meshes, textures or height fields"));
    }
    ByteBuffer out = ByteBuffer.allocate((int) length).order(ByteOrder.LITTLE_ENDIAN);
    out.put(MAGIC).putInt(VERSION).putLong(length).putInt(0);
    out.putInt(Size.values().length);
    for (Size s : Size.values()) {
      putName(out, s.symbol());
      out.putLong(m.longSize(s));
    }
    out.putInt(fields.size());
    for (Field f : fields) {
      putName(out, f.name());
      out.put((byte) f.kind().code());
      out.putInt(f.length());
      putElements(out, f.array());
    }
    out.putInt(HEADER - 4, checksum(out.array()));
    return out.array();
  }

  static Model read(InputStream in, String source, long most) throws IOException {
    byte[] header = in.readNBytes(HEADER);
    long length = checkHeader(header, source);
    checkMemory(length, "the file", source, most);
    byte[] rest = in.readNBytes((int) length - HEADER);
    byte[] all = Arrays.copyOf(header, header.length + rest.length);
    System.arraycopy(rest, 0, all, header.length, rest.length);
    if (all.length == length && in.read() >= 0) {
      throw new ModelException(
          error(source, "there is data after the model's " + length + " bytes", COPY_AGAIN));
    }
    return read(all, source, most);
  }

  static Model read(byte[] bytes, String source, long most) {
    long length = checkHeader(bytes, source);
    if (length != bytes.length) {
      throw new ModelException(
          error(
              source,
              "the file has " + bytes.length + " bytes, its header says " + length,
              COPY_AGAIN));
    }
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    if (in.getInt(HEADER - 4) != checksum(bytes)) {
      throw new ModelException(error(source, "the checksum does not fit the content", COPY_AGAIN));
    }
    in.position(HEADER);
    try {
      Sizes sizes = readSizes(in, source);
      checkLength(in.remaining(), sizes, source);
      long model = EMPTY.footprint(sizes).bytes();
      long data = EMPTY_DATA.footprint(sizes).bytes();
      long both = model > Long.MAX_VALUE - data ? Long.MAX_VALUE : model + data;
      checkMemory(both, "the model with an instance of it", source, most);
      Model m = new Model(sizes);
      readFields(in, m, source);
      return m;
    } catch (BufferUnderflowException e) {
      throw new ModelException(error(source, "the content ends too early", COMPILE_AGAIN));
    }
  }

  private static final String COPY_AGAIN = "copy the file again, or compile the model again";
  static final String COMPILE_AGAIN = "compile the model again from its source";

  /** Checks what comes before the content, and returns the length that the file should have. */
  private static long checkHeader(byte[] bytes, String source) {
    if (isMujoco(bytes)) {
      throw new ModelException(
          error(
              source,
              "this is a binary model of MuJoCo (.mjb), a copy of the memory of one version of it",
              "give the XML file that it was compiled from, or let that version write one with"
                  + " mj_saveLastXML"));
    }
    if (!startsWith(bytes, MAGIC)) {
      throw new ModelException(
          error(source, "this is not a binary model file", "give a file that dynamis saved"));
    }
    if (bytes.length < HEADER) {
      throw new ModelException(
          error(source, "the file ends after " + bytes.length + " bytes", COPY_AGAIN));
    }
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int version = in.getInt(MAGIC.length);
    if (version != VERSION) {
      throw new ModelException(
          error(
              source,
              "the file has format version "
                  + Integer.toUnsignedString(version)
                  + ", this program reads version "
                  + VERSION,
              COMPILE_AGAIN + ", or use the program's version that saved it"));
    }
    long length = in.getLong(MAGIC.length + 4);
    if (length < HEADER || length > Integer.MAX_VALUE - 8) {
      throw new ModelException(
          error(source, "the header says that the file has " + length + " bytes", COPY_AGAIN));
    }
    return length;
  }

  /** MuJoCo's files start with this number and the size of a real. */
  private static boolean isMujoco(byte[] bytes) {
    if (bytes.length < 8) {
      return false;
    }
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    return in.getInt(0) == 54321 && (in.getInt(4) == 4 || in.getInt(4) == 8);
  }

  private static Sizes readSizes(ByteBuffer in, String source) {
    int count = in.getInt();
    if (count != Size.values().length) {
      throw new ModelException(error(source, "the file has " + count + " sizes", COMPILE_AGAIN));
    }
    Sizes sizes = new Sizes();
    for (Size s : Size.values()) {
      String name = getName(in);
      long value = in.getLong();
      if (!name.equals(s.symbol())) {
        throw new ModelException(
            error(source, "found size " + quote(name) + ", expected " + s.symbol(), COMPILE_AGAIN));
      }
      try {
        sizes.set(s, value);
      } catch (IllegalArgumentException e) {
        throw new ModelException(error(source, e.getMessage(), COMPILE_AGAIN));
      }
    }
    return sizes;
  }

  /** Checks that the rest of the file is as long as these sizes ask, before memory is taken. */
  private static void checkLength(int remaining, Sizes sizes, String source) {
    double expected = 4;
    for (Field f : EMPTY.fields()) {
      // as reals, since sizes from a bad file may overflow a long
      double elements = f.isSetting() ? f.length() : f.shape().elements(sizes);
      expected += 1 + f.name().length() + 1 + 4 + elements * f.kind().bytes();
    }
    if (expected != remaining) {
      throw new ModelException(
          error(
              source,
              "the sizes ask for "
                  + JsonWriter.number(expected)
                  + " bytes, the file has "
                  + remaining,
              COMPILE_AGAIN));
    }
  }

  /** Refuses what takes more memory than a model may, before it is allocated. */
  private static void checkMemory(long bytes, String what, String source, long most) {
    if (bytes > most) {
      throw new ModelException(
          error(
              source,
              what + " takes " + bytes + " bytes, more than the " + most + " that a model may take",
              "raise that limit if the file is to be trusted, or " + COMPILE_AGAIN));
    }
  }

  private static void readFields(ByteBuffer in, Model m, String source) {
    int count = in.getInt();
    Set<String> missing = new HashSet<>();
    m.fields().forEach(f -> missing.add(f.name()));
    for (int i = 0; i < count; i++) {
      String name = getName(in);
      Field f = missing.remove(name) ? m.field(name).orElseThrow() : null;
      if (f == null) {
        throw new ModelException(
            error(source, "found an unexpected field " + quote(name), COMPILE_AGAIN));
      }
      char kind = (char) (in.get() & 0xFF);
      int length = in.getInt();
      if (kind != f.kind().code() || length != f.length()) {
        throw new ModelException(
            error(
                source,
                "field "
                    + name
                    + " has kind "
                    + (int) kind
                    + " and "
                    + length
                    + " elements, expected "
                    + (int) f.kind().code()
                    + " and "
                    + f.length(),
                COMPILE_AGAIN));
      }
      Object values = f.array();
      if (!getElements(in, values)) {
        throw new ModelException(
            error(source, "field " + name + " has a flag that is neither 0 nor 1", COMPILE_AGAIN));
      }
      f.set(values);
    }
    if (!missing.isEmpty()) {
      throw new ModelException(
          error(
              source,
              "there is no field " + missing.stream().min(String::compareTo).get(),
              COMPILE_AGAIN));
    }
  }

  private static void putElements(ByteBuffer out, Object array) {
    switch (array) {
      case double[] a -> {
        out.asDoubleBuffer().put(a);
        out.position(out.position() + 8 * a.length);
      }
      case float[] a -> {
        out.asFloatBuffer().put(a);
        out.position(out.position() + 4 * a.length);
      }
      case int[] a -> {
        out.asIntBuffer().put(a);
        out.position(out.position() + 4 * a.length);
      }
      case boolean[] a -> {
        for (boolean x : a) {
          out.put((byte) (x ? 1 : 0));
        }
      }
      case byte[] a -> out.put(a);
      default -> throw new IllegalArgumentException(array.getClass().getName());
    }
  }

  /** Reads the elements of an array; returns false if a flag is neither 0 nor 1. */
  private static boolean getElements(ByteBuffer in, Object array) {
    switch (array) {
      case double[] a -> {
        in.asDoubleBuffer().get(a);
        in.position(in.position() + 8 * a.length);
      }
      case float[] a -> {
        in.asFloatBuffer().get(a);
        in.position(in.position() + 4 * a.length);
      }
      case int[] a -> {
        in.asIntBuffer().get(a);
        in.position(in.position() + 4 * a.length);
      }
      case boolean[] a -> {
        for (int i = 0; i < a.length; i++) {
          byte b = in.get();
          if (b != 0 && b != 1) {
            return false;
          }
          a[i] = b == 1;
        }
      }
      case byte[] a -> in.get(a);
      default -> throw new IllegalArgumentException(array.getClass().getName());
    }
    return true;
  }

  private static void putName(ByteBuffer out, String name) {
    byte[] b = name.getBytes(StandardCharsets.US_ASCII);
    out.put((byte) b.length).put(b);
  }

  private static String getName(ByteBuffer in) {
    byte[] b = new byte[in.get() & 0xFF];
    in.get(b);
    return new String(b, StandardCharsets.US_ASCII);
  }

  /** Returns the checksum of all bytes after the header. */
  private static int checksum(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, HEADER, bytes.length - HEADER);
    return (int) crc.getValue();
  }

  private static boolean startsWith(byte[] bytes, byte[] magic) {
    int n = Math.min(bytes.length, magic.length);
    return n > 0 && Arrays.equals(bytes, 0, n, magic, 0, n);
  }

  /** Returns a name from a file in quotes, without characters that could disturb a terminal. */
  private static String quote(String name) {
    return '"' + name.replaceAll("[^ -~]", "?") + '"';
  }

  private static Diagnostic error(String source, String problem, String fix) {
    return Diagnostic.error("MB001", source, 0, 0, "", problem, fix);
  }
}
