package dev.dynamis.study.parquet;

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
 */
public final class ParquetReader implements AutoCloseable {
  private final Path path;
  private final RandomAccessFile file;
  private final Map<String, Map<Integer, Object>> chunks = new LinkedHashMap<>();
  private final Map<String, String> notes = new LinkedHashMap<>();
  private int rows;

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
          path + ": is no Parquet file of a study, or was altered: " + e.getMessage(), e);
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
    List<Object> groups = (List<Object>) t.get(4);
    // every table has a column of numbers, so that rows take bytes
    if (groups.size() != 1 || rows < 0 || rows > length / Long.BYTES) {
      throw new IllegalArgumentException(groups.size() + " row groups of " + rows + " rows");
    }
    for (Object chunk : (List<Object>) ((Map<Integer, Object>) groups.getFirst()).get(1)) {
      Map<Integer, Object> meta = (Map<Integer, Object>) ((Map<Integer, Object>) chunk).get(3);
      List<Object> name = (List<Object>) meta.get(3);
      chunks.put((String) name.getFirst(), meta);
    }
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

  /** Returns the names of the columns, in order. */
  public List<String> names() {
    return List.copyOf(chunks.keySet());
  }

  /** Returns the texts that were written with the table. */
  public Map<String, String> notes() {
    return notes;
  }

  /**
   * Reads a column.
   *
   * @throws IOException if there is none of this name, or the file was altered
   */
  public Column column(String name) throws IOException {
    Map<Integer, Object> chunk = chunks.get(name);
    if (chunk == null) {
      throw new IOException(path + ": there is no column " + name);
    }
    return guarded(() -> read(name, chunk));
  }

  private Column read(String name, Map<Integer, Object> chunk) throws IOException {
    long type = (Long) chunk.get(1);
    if ((Long) chunk.get(4) != 0) {
      throw new IllegalArgumentException("it is compressed");
    }
    long begin = (Long) (type == ColumnType.TEXT.code ? chunk.get(11) : chunk.get(9));
    ByteBuffer b = bytes(begin, (Long) chunk.get(7));
    if (type == ColumnType.TEXT.code) {
      return Column.of(name, texts(b));
    }
    page(b, ParquetWriter.DATA_PAGE, 5, ParquetWriter.PLAIN);
    if (type == ColumnType.LONG.code) {
      long[] values = new long[checked(b)];
      b.asLongBuffer().get(values);
      return Column.of(name, values);
    }
    if (type != ColumnType.DOUBLE.code) {
      throw new IllegalArgumentException("column " + name + " is of type " + type);
    }
    double[] values = new double[checked(b)];
    b.asDoubleBuffer().get(values);
    return Column.of(name, values);
  }

  /** Returns the number of rows, having seen that there are as many values. */
  private int checked(ByteBuffer b) {
    if ((long) rows * Long.BYTES > b.remaining()) {
      throw new IllegalArgumentException(rows + " values in " + b.remaining() + " bytes");
    }
    return rows;
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

  private String[] texts(ByteBuffer b) {
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
          throw new IllegalArgumentException("packed values, which studies don't write");
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
