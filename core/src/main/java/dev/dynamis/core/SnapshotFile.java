package dev.dynamis.core;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/**
 * The file format of snapshots, little-endian:
 *
 * <pre>
 * magic      8 bytes   89 'D' 'Y' 'N' 0D 0A 1A 0A
 * version    int       1
 * length     long      of the whole file, in bytes
 * model      string    name, then long hash, int count, and for each size: string, int
 * time       double
 * state      int count, doubles
 * inputs     int count, doubles
 * sections   int count, and for each: string name, byte kind (0 bytes, 1 doubles), int count, content
 * checksum   long      xxHash64 of everything before
 * </pre>
 *
 * A string is an int count of bytes and UTF-8.
 */
final class SnapshotFile {
  /** Not text, and damaged by any program that takes it for text. */
  private static final byte[] MAGIC = {(byte) 0x89, 'D', 'Y', 'N', 0x0D, 0x0A, 0x1A, 0x0A};

  private static final int VERSION = 1;
  private static final int HEADER = MAGIC.length + Integer.BYTES + Long.BYTES;
  private static final int CHECKSUM = Long.BYTES;
  private static final byte BYTES = 0;
  private static final byte NUMBERS = 1;

  private final Path file;
  private ByteBuffer in;

  private SnapshotFile(Path file) {
    this.file = file;
  }

  // --- writing

  static void write(Snapshot s, Path file) {
    long length = length(s);
    if (length > Integer.MAX_VALUE - 8) {
      throw new SimulationException(
          "can't write " + file + ": the snapshot has " + length + " bytes, more than 2 GiB");
    }
    ByteBuffer out = ByteBuffer.allocate((int) length).order(ByteOrder.LITTLE_ENDIAN);
    out.put(MAGIC).putInt(VERSION).putLong(length);
    put(out, s.identity().name());
    out.putLong(s.identity().hash());
    out.putInt(s.identity().sizes().size());
    for (Map.Entry<String, Integer> size : s.identity().sizes().entrySet()) {
      put(out, size.getKey());
      out.putInt(size.getValue());
    }
    out.putDouble(s.time());
    put(out, s.state());
    put(out, s.inputs());
    out.putInt(s.sections().size());
    for (Map.Entry<String, Object> section : s.sections().entrySet()) {
      put(out, section.getKey());
      switch (section.getValue()) {
        case double[] numbers -> put(out.put(NUMBERS), numbers);
        case byte[] bytes -> out.put(BYTES).putInt(bytes.length).put(bytes);
        default -> throw new AssertionError(section.getKey());
      }
    }
    out.putLong(new Hash64().add(out.array(), 0, out.position()).value());
    AtomicFile.write(file, to -> to.write(out.array()));
  }

  private static long length(Snapshot s) {
    long n = HEADER + CHECKSUM + Long.BYTES + Double.BYTES + 4 * Integer.BYTES;
    n += length(s.identity().name());
    for (String size : s.identity().sizes().keySet()) {
      n += length(size) + Integer.BYTES;
    }
    n += (long) Double.BYTES * (s.state().length + s.inputs().length);
    for (Map.Entry<String, Object> section : s.sections().entrySet()) {
      n += length(section.getKey()) + 1 + Integer.BYTES;
      n +=
          section.getValue() instanceof double[] numbers
              ? (long) Double.BYTES * numbers.length
              : ((byte[]) section.getValue()).length;
    }
    return n;
  }

  private static int length(String text) {
    return Integer.BYTES + text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static void put(ByteBuffer out, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.putInt(bytes.length).put(bytes);
  }

  private static void put(ByteBuffer out, double[] numbers) {
    out.putInt(numbers.length);
    out.asDoubleBuffer().put(numbers);
    out.position(out.position() + Double.BYTES * numbers.length);
  }

  // --- reading

  static Snapshot read(Path file) {
    AtomicFile.requireRegular(file);
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      return new SnapshotFile(file).read(channel);
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  /**
   * Reads everything; each count is compared with the bytes that are left before it is believed.
   */
  private Snapshot read(SeekableByteChannel channel) throws IOException {
    long size = channel.size();
    checkStart(channel, size);

    in = ByteBuffer.allocate((int) size).order(ByteOrder.LITTLE_ENDIAN);
    channel.position(0);
    fill(channel, in);
    int end = in.limit() - CHECKSUM;
    if (in.getLong(end) != new Hash64().add(in.array(), 0, end).value()) {
      throw problem("its checksum is wrong, so the file was altered; use another copy");
    }
    in.position(HEADER).limit(end);

    String name = string();
    need(Long.BYTES);
    long hash = in.getLong();
    SequencedMap<String, Integer> sizes = new LinkedHashMap<>();
    for (int i = count(2 * Integer.BYTES); i > 0; i--) {
      String key = string();
      need(Integer.BYTES);
      sizes.put(key, in.getInt());
    }
    need(Double.BYTES);
    double time = in.getDouble();
    double[] state = numbers();
    double[] inputs = numbers();
    SequencedMap<String, Object> sections = new LinkedHashMap<>();
    for (int i = count(2 * Integer.BYTES + 1); i > 0; i--) {
      String section = string();
      need(1);
      byte kind = in.get();
      sections.put(
          section,
          switch (kind) {
            case BYTES -> bytes();
            case NUMBERS -> numbers();
            default -> throw problem("section \"" + section + "\" is of unknown kind " + kind);
          });
    }
    if (in.hasRemaining()) {
      throw problem(in.remaining() + " bytes follow the last section");
    }
    return new Snapshot(new Identity(name, hash, sizes), time, state, inputs, sections);
  }

  /** Checks all that can be told from the first bytes and the size of the file. */
  private void checkStart(SeekableByteChannel channel, long size) throws IOException {
    ByteBuffer start = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
    start.limit((int) Math.min(HEADER, size));
    fill(channel, start);
    int known = Math.min(start.limit(), MAGIC.length);
    if (size == 0 || !Arrays.equals(start.array(), 0, known, MAGIC, 0, known)) {
      throw problem("it is not a snapshot");
    }
    if (start.limit() < HEADER) {
      throw problem("the file was cut after " + size + " bytes; use another copy");
    }
    int version = start.getInt(MAGIC.length);
    if (version > VERSION) {
      throw problem(
          "it has format "
              + version
              + ", this version of dynamis reads up to format "
              + VERSION
              + "; use the version that wrote it, or a newer one");
    }
    if (version < 1) {
      throw problem("it has format " + version + ", which never was; the file was altered");
    }
    long length = start.getLong(MAGIC.length + Integer.BYTES);
    if (size != length) {
      throw problem(
          size < length
              ? "the file was cut: it has " + size + " of " + length + " bytes; use another copy"
              : "the file was altered: it has " + size + " bytes instead of " + length);
    }
    if (size < HEADER + CHECKSUM || size > Integer.MAX_VALUE - 8) {
      throw problem("it has " + size + " bytes, which no snapshot has");
    }
  }

  private void fill(SeekableByteChannel channel, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw problem("the file became shorter while it was read");
      }
    }
    buffer.flip();
  }

  /** Reads a count of things that take at least {@code width} bytes each. */
  private int count(int width) {
    need(Integer.BYTES);
    int n = in.getInt();
    if (n < 0 || n > in.remaining() / width) {
      throw problem(
          "a count of " + n + " doesn't fit the " + in.remaining() + " bytes that follow");
    }
    return n;
  }

  private double[] numbers() {
    double[] numbers = new double[count(Double.BYTES)];
    in.asDoubleBuffer().get(numbers);
    in.position(in.position() + Double.BYTES * numbers.length);
    return numbers;
  }

  private byte[] bytes() {
    byte[] bytes = new byte[count(1)];
    in.get(bytes);
    return bytes;
  }

  private String string() {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes())).toString();
    } catch (CharacterCodingException e) {
      throw problem("a name is not UTF-8");
    }
  }

  private void need(int bytes) {
    if (in.remaining() < bytes) {
      throw problem("the content ends too early");
    }
  }

  private SimulationException problem(String what) {
    return new SimulationException("can't read the snapshot " + file + ": " + what);
  }
}
