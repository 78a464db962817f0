package dev.dynamis.core.parquet;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * Reads the tables that {@link ParquetWriter} writes, column by column. Files of other programs
 * that use other encodings are refused by name.
 *
 * @since 0.1.0
 */
public final class ParquetReader implements AutoCloseable {
  private final Path path;
  private final RandomAccessFile file;
  private final Map<String, ColumnType> columns = new LinkedHashMap<>();
  private final List<Group> groups = new ArrayList<>();
  private final Map<String, String> notes = new LinkedHashMap<>();
  private int rows;

  /** Rows that were written together, and what the file says of their columns. */
  private record Group(int rows, Map<String, Map<Integer, Object>> chunks) {}

  /**
   * Opens a file and reads its footer.
   *
   * @throws IOException if it can't be read, or is no such table
   */
  public ParquetReader(Path path) throws IOException {
    this.path = path;
    file = new RandomAccessFile(path.toFile(), "r");
    try {
      guarded(
          () -> {
            footer();
            return null;
          });
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  /** What may go wrong while bytes of a file are understood. */
  private interface Reading<T> {
    T read() throws IOException;
  }

  private <T> T guarded(Reading<T> reading) throws IOException {
    try {
      return reading.read();
    } catch (BufferUnderflowException
        | IllegalArgumentException
        | ArithmeticException
        | IndexOutOfBoundsException
        | NegativeArraySizeException
        | NoSuchElementException
        | ClassCastException
        | NullPointerException e) {
      throw new IOException(
          path + ": is no Parquet file that Dynamis writes, or was altered: " + e.getMessage(), e);
    }
  }

  @SuppressWarnings("unchecked")
  private void footer() throws IOException {
    long length = file.length();
    if (length < 12) {
      throw new IllegalArgumentException(length + " bytes");
    }
    ByteBuffer end = bytes(length - 8, 8);
    int size = end.getInt();
    byte[] magic = new byte[4];
    end.get(magic);
    if (!Arrays.equals(magic, ParquetWriter.MAGIC) || size < 0 || size > length - 12) {
      throw new IllegalArgumentException("it does not end like one");
    }
    Map<Integer, Object> t = new ThriftReader(bytes(length - 8 - size, size)).struct();
    rows = Math.toIntExact((Long) t.get(3));
    for (Object note : (List<Object>) t.getOrDefault(5, List.of())) {
      Map<Integer, Object> pair = (Map<Integer, Object>) note;
      notes.put((String) pair.get(1), (String) pair.get(2));
    }
    List<Object> schema = (List<Object>) t.get(2);
    for (Object column : schema.subList(1, schema.size())) {
      Map<Integer, Object> c = (Map<Integer, Object>) column;
      columns.put((String) c.get(4), type((Long) c.get(1)));
    }
    long sum = 0;
    long bytes = 0;
    for (Object group : (List<Object>) t.get(4)) {
      Map<Integer, Object> g = (Map<Integer, Object>) group;
      Map<String, Map<Integer, Object>> chunks = new LinkedHashMap<>();
      for (Object chunk : (List<Object>) g.get(1)) {
        Map<Integer, Object> meta = (Map<Integer, Object>) ((Map<Integer, Object>) chunk).get(3);
        List<Object> name = (List<Object>) meta.get(3);
        chunks.put((String) name.getFirst(), meta);
        // columns that share bytes would be larger in memory than the file
        bytes = Math.addExact(bytes, (Long) meta.get(7));
      }
      int count = Math.toIntExact((Long) g.get(3));
      // every table has a column of numbers, so that rows take bytes
      if (count < 1 || count > length / Long.BYTES || !chunks.keySet().equals(columns.keySet())) {
        throw new IllegalArgumentException(
            "a group of " + count + " rows with columns " + chunks.keySet());
      }
      groups.add(new Group(count, chunks));
      sum += count;
    }
    if (sum != rows || rows > length / Long.BYTES || bytes > length) {
      throw new IllegalArgumentException(rows + " rows, but " + sum + " in " + bytes + " bytes");
    }
  }

  private static ColumnType type(long code) {
    for (ColumnType t : ColumnType.values()) {
      if (t.code == code) {
        return t;
      }
    }
    throw new IllegalArgumentException("a column of type " + code);
  }

  private ByteBuffer bytes(long from, long count) throws IOException {
    if (from < 0 || count < 0 || from + count > file.length()) {
      throw new IllegalArgumentException(
          "bytes " + from + " to " + (from + count) + " are missing");
    }
    byte[] b = new byte[Math.toIntExact(count)];
    file.seek(from);
    file.readFully(b);
    return ByteBuffer.wrap(b).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Returns the number of rows. */
  public int rows() {
    return rows;
  }

  /** Returns the number of groups of rows. */
  public int groups() {
    return groups.size();
  }

  /** Returns the names of the columns, in order. */
  public List<String> names() {
    return List.copyOf(columns.keySet());
  }

  /**
   * Returns what a column holds.
   *
   * @throws IOException if there is none of this name
   */
  public ColumnType type(String name) throws IOException {
    ColumnType type = columns.get(name);
    if (type == null) {
      throw new IOException(path + ": there is no column " + name);
    }
    return type;
  }

  /** Returns the texts that were written with the table. */
  public Map<String, String> notes() {
    return notes;
  }

  /**
   * Reads a column of all groups.
   *
   * @throws IOException if there is none of this name, or the file was altered
   */
  public Column column(String name) throws IOException {
    ColumnType type = type(name);
    Object all =
        switch (type) {
          case LONG -> new long[rows];
          case DOUBLE -> new double[rows];
          case TEXT -> new String[rows];
        };
    int at = 0;
    for (int g = 0; g < groups.size(); g++) {
      Column part = column(name, g);
      System.arraycopy(part.values(), 0, all, at, part.size());
      at += part.size();
    }
    return new Column(name, type, all);
  }

  /**
   * Reads a column of one group.
   *
   * @throws IOException if there is none of this name, or the file was altered
   */
  public Column column(String name, int group) throws IOException {
    ColumnType type = type(name);
    Group g = groups.get(group);
    return guarded(() -> read(name, type, g));
  }

  private Column read(String name, ColumnType type, Group g) throws IOException {
    Map<Integer, Object> chunk = g.chunks.get(name);
    if ((Long) chunk.get(1) != type.code) {
      throw new IllegalArgumentException("column " + name + " changes its type");
    }
    if ((Long) chunk.get(4) != 0) {
      throw new IllegalArgumentException("it is compressed");
    }
    long begin = (Long) (type == ColumnType.TEXT ? chunk.get(11) : chunk.get(9));
    ByteBuffer b = bytes(begin, (Long) chunk.get(7));
    if (type == ColumnType.TEXT) {
      return Column.of(name, texts(b, g.rows));
    }
    page(b, ParquetWriter.DATA_PAGE, 5, ParquetWriter.PLAIN);
    if ((long) g.rows * Long.BYTES > b.remaining()) {
      throw new IllegalArgumentException(g.rows + " values in " + b.remaining() + " bytes");
    }
    if (type == ColumnType.LONG) {
      long[] values = new long[g.rows];
      b.asLongBuffer().get(values);
      return Column.of(name, values);
    }
    double[] values = new double[g.rows];
    b.asDoubleBuffer().get(values);
    return Column.of(name, values);
  }

  /** Reads the header of a page, and returns how many values the page has. */
  @SuppressWarnings("unchecked")
  private static int page(ByteBuffer b, int type, int field, int encoding) {
    Map<Integer, Object> head = new ThriftReader(b).struct();
    Map<Integer, Object> own = (Map<Integer, Object>) head.get(field);
    if ((Long) head.get(1) != type || (Long) own.get(2) != encoding) {
      throw new IllegalArgumentException("a page of another kind or encoding");
    }
    return Math.toIntExact((Long) own.get(1));
  }

  private static String[] texts(ByteBuffer b, int rows) {
    int count = page(b, ParquetWriter.DICTIONARY_PAGE, 7, ParquetWriter.PLAIN);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int length = b.getInt();
      if (length < 0 || length > b.remaining()) {
        throw new IllegalArgumentException("a text of " + length + " bytes");
      }
      byte[] utf8 = new byte[length];
      b.get(utf8);
      words.add(new String(utf8, StandardCharsets.UTF_8));
    }
    page(b, ParquetWriter.DATA_PAGE, 5, ParquetWriter.RLE_DICTIONARY);
    int width = b.get();
    List<String> all = new ArrayList<>();
    while (all.size() < rows) {
      long length = varint(b) >>> 1;
      int value = 0;
      for (int bits = 0; bits < width; bits += 8) {
        value |= (b.get() & 0xFF) << bits;
      }
      if (length < 1 || length > rows - all.size()) {
        throw new IllegalArgumentException("a run of " + length + " rows");
      }
      String word = words.get(value);
      for (long i = 0; i < length; i++) {
        all.add(word);
      }
    }
    return all.toArray(String[]::new);
  }

  private static long varint(ByteBuffer b) {
    long value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      byte next = b.get();
      value |= (next & 0x7FL) << shift;
      if (next >= 0) {
        if ((value & 1) != 0) {
          throw new IllegalArgumentException("packed values, which Dynamis doesn't write");
        }
        return value;
      }
    }
    throw new IllegalArgumentException("a run that is too long");
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
