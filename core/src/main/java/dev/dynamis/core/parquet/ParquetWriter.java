package dev.dynamis.core.parquet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes flat tables as Parquet files: numbers in the plain encoding, texts by a dictionary and run
 * lengths, nothing compressed, no value missing. Tables that are larger than the memory come in
 * groups of rows.
 *
 * <p>The format is that of Apache Parquet 2.x (parquet.apache.org/docs/file-format); every reader
 * of Parquet knows these encodings.
 *
 * @since 0.1.0
 */
public final class ParquetWriter {
  static final byte[] MAGIC = {'P', 'A', 'R', '1'};
  static final int PLAIN = 0;
  static final int RLE = 3;
  static final int RLE_DICTIONARY = 8;
  static final int DATA_PAGE = 0;
  static final int DICTIONARY_PAGE = 2;
  private static final int UTF8 = 0;
  private static final int REQUIRED = 0;
  private static final int VERSION = 1;
  private static final int BLOCK = 1 << 13;

  /** Where a column's pages are. */
  private record Chunk(Column column, long dictionary, long data, long bytes) {}

  /** Rows that are written together. */
  private record Group(List<Chunk> chunks, int rows) {}

  private final OutputStream out;
  private final List<Group> groups = new ArrayList<>();
  private List<Column> schema;
  private long position;
  private long rows;

  /** Begins a file. */
  public ParquetWriter(OutputStream out) throws IOException {
    this.out = out;
    put(MAGIC);
  }

  /**
   * Writes a table as one group of rows.
   *
   * @param columns all of the same length
   * @param notes texts by name that readers show as metadata of the file
   * @param creator the name of the program
   */
  public static void write(
      OutputStream out, List<Column> columns, Map<String, String> notes, String creator)
      throws IOException {
    ParquetWriter writer = new ParquetWriter(out);
    writer.add(columns);
    writer.finish(notes, creator);
  }

  /**
   * Writes a group of rows.
   *
   * @param columns all of the same length, in every group the same names and types
   */
  public void add(List<Column> columns) throws IOException {
    if (schema == null) {
      schema = columns.stream().map(c -> new Column(c.name(), c.type(), null)).toList();
    }
    int count = columns.getFirst().size();
    if (count == 0) {
      return;
    }
    List<Chunk> chunks = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      if (column.size() != count) {
        throw new IllegalArgumentException(
            column.name() + " has " + column.size() + " values, expected " + count);
      }
      if (columns.size() != schema.size()
          || !column.name().equals(schema.get(i).name())
          || column.type() != schema.get(i).type()) {
        throw new IllegalArgumentException("a group of other columns than the first one");
      }
      chunks.add(column.type() == ColumnType.TEXT ? texts(column) : numbers(column));
    }
    groups.add(new Group(chunks, count));
    rows += count;
  }

  /**
   * Completes the file, which must have been given columns; the stream is not closed.
   *
   * @param notes texts by name that readers show as metadata of the file
   * @param creator the name of the program
   */
  public void finish(Map<String, String> notes, String creator) throws IOException {
    byte[] footer = footer(notes, creator);
    put(footer);
    put(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(footer.length).array());
    put(MAGIC);
  }

  private void put(byte[] bytes) throws IOException {
    out.write(bytes);
    position += bytes.length;
  }

  private Chunk numbers(Column column) throws IOException {
    long begin = position;
    int rows = column.size();
    put(dataPage(rows, Math.multiplyExact(Long.BYTES, rows), PLAIN));
    byte[] block = new byte[BLOCK * Long.BYTES];
    ByteBuffer b = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
    for (int from = 0; from < rows; from += BLOCK) {
      int count = Math.min(BLOCK, rows - from);
      if (column.type() == ColumnType.LONG) {
        b.clear().asLongBuffer().put(column.longs(), from, count);
      } else {
        b.clear().asDoubleBuffer().put((double[]) column.values(), from, count);
      }
      out.write(block, 0, count * Long.BYTES);
      position += (long) count * Long.BYTES;
    }
    return new Chunk(column, 0, begin, position - begin);
  }

  /** The dictionary has each text once; the rows are its numbers, as runs of equal ones. */
  private Chunk texts(Column column) throws IOException {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    String[] texts = column.texts();
    for (int i = 0; i < texts.length; i++) {
      // most are what the one before is
      if (i == 0 || texts[i] != texts[i - 1]) {
        numbers.putIfAbsent(texts[i], numbers.size());
      }
    }
    ByteArrayOutputStream words = new ByteArrayOutputStream();
    for (String text : numbers.keySet()) {
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      words.writeBytes(
          ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(utf8.length).array());
      words.writeBytes(utf8);
    }
    long begin = position;
    put(
        page(DICTIONARY_PAGE, words.size())
            .struct(7)
            .i32(1, numbers.size())
            .i32(2, PLAIN)
            .end()
            .end()
            .bytes());
    put(words.toByteArray());

    int width = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(numbers.size() - 1));
    ByteArrayOutputStream runs = new ByteArrayOutputStream();
    runs.write(width);
    for (int i = 0; i < texts.length; ) {
      int end = i + 1;
      while (end < texts.length && (texts[end] == texts[i] || texts[end].equals(texts[i]))) {
        end++;
      }
      run(runs, end - i, numbers.get(texts[i]), width);
      i = end;
    }
    long data = position;
    put(dataPage(texts.length, runs.size(), RLE_DICTIONARY));
    put(runs.toByteArray());
    return new Chunk(column, begin, data, position - begin);
  }

  /** A run is its length, doubled, as a varint, and its value in as many bytes as needed. */
  private static void run(ByteArrayOutputStream runs, int length, int value, int width) {
    long head = (long) length << 1;
    while ((head & ~0x7FL) != 0) {
      runs.write((int) (head & 0x7F) | 0x80);
      head >>>= 7;
    }
    runs.write((int) head);
    for (int bits = 0; bits < width; bits += 8) {
      runs.write(value >>> bits);
    }
  }

  private static ThriftWriter page(int type, int size) {
    return new ThriftWriter().begin().i32(1, type).i32(2, size).i32(3, size);
  }

  private static byte[] dataPage(int rows, int size, int encoding) {
    return page(DATA_PAGE, size)
        .struct(5)
        .i32(1, rows)
        .i32(2, encoding)
        .i32(3, RLE)
        .i32(4, RLE)
        .end()
        .end()
        .bytes();
  }

  private byte[] footer(Map<String, String> notes, String creator) {
    ThriftWriter t = new ThriftWriter().begin().i32(1, VERSION);
    t.list(2, ThriftWriter.STRUCT, schema.size() + 1);
    t.begin().text(4, "schema").i32(5, schema.size()).end();
    for (Column c : schema) {
      t.begin().i32(1, c.type().code).i32(3, REQUIRED).text(4, c.name());
      if (c.type() == ColumnType.TEXT) {
        // the logical type is a union, whose first alternative is a text
        t.i32(6, UTF8).struct(10).struct(1).end().end();
      }
      t.end();
    }
    t.i64(3, rows);
    t.list(4, ThriftWriter.STRUCT, groups.size());
    for (Group g : groups) {
      t.begin().list(1, ThriftWriter.STRUCT, g.chunks.size());
      long bytes = 0;
      for (Chunk c : g.chunks) {
        bytes += c.bytes;
        t.begin().i64(2, 0).struct(3);
        chunk(t, c, g.rows);
        t.end().end();
      }
      t.i64(2, bytes).i64(3, g.rows).end();
    }
    t.list(5, ThriftWriter.STRUCT, notes.size());
    notes.forEach((key, value) -> t.begin().text(1, key).text(2, value).end());
    return t.text(6, creator).end().bytes();
  }

  private static void chunk(ThriftWriter t, Chunk c, int rows) {
    boolean text = c.column.type() == ColumnType.TEXT;
    t.i32(1, c.column.type().code);
    if (text) {
      t.list(2, ThriftWriter.I32, 2).item(PLAIN).item(RLE_DICTIONARY);
    } else {
      t.list(2, ThriftWriter.I32, 1).item(PLAIN);
    }
    t.list(3, ThriftWriter.BINARY, 1).item(c.column.name());
    t.i32(4, 0).i64(5, rows).i64(6, c.bytes).i64(7, c.bytes).i64(9, c.data);
    if (text) {
      t.i64(11, c.dictionary);
    }
  }
}
