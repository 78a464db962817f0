package dev.dynamis.core;

import java.util.Arrays;

/**
 * A growing table of numbers. Rows are added at the end; what is there is never copied again.
 *
 * <p>Rows lie in chunks, columns one after the other inside a chunk, so that both adding a row and
 * reading a column touch memory in order. The first chunks double in size, which keeps a short
 * table small; from about a megabyte on they all have the same size.
 */
final class Table {
  private static final int FIRST_NUMBERS = 1 << 8;
  private static final int LAST_NUMBERS = 1 << 17;

  /** Numbers between two columns of a large chunk, so that columns don't fall on one cache set. */
  private static final int PADDING = 8;

  /** One recording may take half of the memory, so that there is some to do something with it. */
  private static final long LIMIT = Runtime.getRuntime().maxMemory() / 2;

  private final int width;

  /** Logarithm of the rows in the first chunk, and of those in the chunks of the final size. */
  private final int firstBits;

  private final int lastBits;

  private double[][] chunks = new double[8][];
  private int chunkCount;
  private long rows;

  // the chunk that is being filled
  private long allocated;
  private double[] current;
  private int currentStride;
  private int currentRows;
  private int currentUsed;

  Table(int width) {
    this.width = width;
    firstBits = bits(FIRST_NUMBERS / width);
    lastBits = bits(LAST_NUMBERS / width);
  }

  int width() {
    return width;
  }

  long rows() {
    return rows;
  }

  /** Adds the row {@code first, rest[offset .. offset + width - 1)}. */
  void add(double first, double[] rest, int offset) {
    if (currentUsed == currentRows) {
      grow();
    }
    double[] chunk = current;
    int stride = currentStride;
    int i = currentUsed++;
    chunk[i] = first;
    for (int c = 0; c < width - 1; c++) {
      i += stride;
      chunk[i] = rest[offset + c];
    }
    rows++;
  }

  /** Adds rows of {@code first} and one of the numbers, to a table of two columns. */
  void addAll(double first, double[] second) {
    for (int from = 0; from < second.length; ) {
      if (currentUsed == currentRows) {
        grow();
      }
      int count = Math.min(second.length - from, currentRows - currentUsed);
      Arrays.fill(current, currentUsed, currentUsed + count, first);
      System.arraycopy(second, from, current, currentStride + currentUsed, count);
      currentUsed += count;
      rows += count;
      from += count;
    }
  }

  double get(long row, int column) {
    int chunk = chunkOf(row);
    return chunks[chunk][column * stride(chunk) + (int) (row - firstRow(chunk))];
  }

  /** Copies {@code count} numbers of a column, beginning at row {@code from}. */
  void copy(double[] out, int offset, int column, long from, int count) {
    while (count > 0) {
      int chunk = chunkOf(from);
      int begin = (int) (from - firstRow(chunk));
      int n = Math.min(count, rowsIn(chunk) - begin);
      System.arraycopy(chunks[chunk], column * stride(chunk) + begin, out, offset, n);
      offset += n;
      from += n;
      count -= n;
    }
  }

  private void grow() {
    if (chunkCount == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunkCount);
    }
    currentRows = rowsIn(chunkCount);
    currentStride = stride(chunkCount);
    long bytes = (long) Double.BYTES * width * currentStride;
    if (allocated + bytes > LIMIT) {
      throw full(null);
    }
    try {
      current = new double[width * currentStride];
    } catch (OutOfMemoryError e) {
      throw full(e);
    }
    allocated += bytes;
    currentUsed = 0;
    chunks[chunkCount++] = current;
  }

  /** Says that there is no room; what there is can still be read and written. */
  private SimulationException full(OutOfMemoryError cause) {
    // the next row finds the last chunk full again
    currentUsed = currentRows;
    return new SimulationException(
        "a recording of "
            + rows
            + " rows with "
            + width
            + " columns takes "
            + (allocated >> 20)
            + " MB, more does not fit the memory; record to a file (Recorder.to), record fewer"
            + " rows or columns, or give the JVM more memory (-Xmx)",
        cause);
  }

  // chunk 0 has 2^firstBits rows, chunk k as many as all before it, until it has 2^lastBits

  private int chunkOf(long row) {
    if (row >>> lastBits != 0) {
      return lastBits - firstBits + (int) (row >>> lastBits);
    }
    return Long.SIZE - Long.numberOfLeadingZeros(row >>> firstBits);
  }

  private long firstRow(int chunk) {
    if (chunk > lastBits - firstBits) {
      return (long) (chunk - (lastBits - firstBits)) << lastBits;
    }
    return chunk == 0 ? 0 : 1L << firstBits + chunk - 1;
  }

  private int rowsIn(int chunk) {
    if (chunk > lastBits - firstBits) {
      return 1 << lastBits;
    }
    return 1 << firstBits + Math.max(0, chunk - 1);
  }

  private int stride(int chunk) {
    return chunk > lastBits - firstBits ? (1 << lastBits) + PADDING : rowsIn(chunk);
  }

  /** Returns the logarithm to base 2, rounded down; 0 for less than 2. */
  private static int bits(int n) {
    return 31 - Integer.numberOfLeadingZeros(Math.max(1, n));
  }
}
