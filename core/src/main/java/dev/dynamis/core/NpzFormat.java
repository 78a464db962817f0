package dev.dynamis.core;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * NumPy's archive of arrays: a zip file with an {@code .npy} entry for every group of columns, of
 * two dimensions, and for every other column, of one; {@code event/KIND/COLUMN.npy} for events, and
 * {@code recording.json} with the header. While it is recorded, its rows are in a file beside it.
 */
final class NpzFormat implements RecordingFormat {
  private static final String HEADER = "recording.json";
  private static final String ARRAY = ".npy";

  /** A file may expand by this much, or to this many bytes: more is a trap, not a recording. */
  private static final int MAX_EXPANSION = 64;

  private static final long ALWAYS_ALLOWED = 64L << 20;

  /** A foreign array with more columns is refused. */
  private static final int MOST_COLUMNS = 1_000_000;

  /** Numbers that wait in a block of rows before its columns are written. */
  private static final int BLOCK = 1 << 17;

  @Override
  public RowEncoder encoder(RecordingLayout layout) {
    return new RowsFormat().encoder(layout);
  }

  @Override
  public Path growing(Path file) {
    return RowsFormat.beside(file);
  }

  @Override
  public void finish(Path file) {
    Path rows = growing(file);
    long[] counts = RowsFormat.count(rows);
    try {
      AtomicFile.writeAnywhere(
          file,
          out -> {
            Columns columns = new Columns(out, counts);
            RowsFormat.read(rows, Long.MAX_VALUE, columns);
            columns.finish();
          });
    } catch (SimulationException e) {
      throw new SimulationException(
          e.getMessage() + "; the rows are in " + rows + ", 'dynamis recover' can try again", e);
    }
  }

  @Override
  public void write(Recording r, Path file) {
    long[] counts = new long[1 + r.eventNames().size()];
    counts[0] = r.rows();
    for (int k = 1; k < counts.length; k++) {
      counts[k] = r.events(r.eventNames().get(k - 1)).rows();
    }
    AtomicFile.writeAnywhere(
        file,
        out -> {
          Columns columns = new Columns(out, counts);
          columns.begin(r.layout());
          r.copyTo(columns);
          columns.finish();
        });
  }

  /** Turns rows into columns: a block of rows at a time, each column at its place in the file. */
  private static final class Columns implements RecordingSink {
    private final StoredZip zip;
    private final long[] counts;
    private Block[] blocks;

    Columns(RandomAccessFile out, long[] counts) {
      zip = new StoredZip(out);
      this.counts = counts;
    }

    @Override
    public void begin(RecordingLayout layout) {
      byte[] header = RecordingHeader.write(layout).getBytes(StandardCharsets.UTF_8);
      int text = zip.add(HEADER, header.length);
      blocks = new Block[counts.length];
      blocks[0] = new Block(layout, "", counts[0]);
      List<String> kinds = List.copyOf(layout.events().keySet());
      for (int k = 1; k < blocks.length; k++) {
        blocks[k] = new Block(layout.ofEvent(k - 1), eventPrefix(kinds.get(k - 1)), counts[k]);
      }
      try {
        zip.write(text, header, header.length);
        for (Block block : blocks) {
          block.begin();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void row(double time, double[] values, int offset) {
      blocks[0].add(time, values, offset);
    }

    @Override
    public void event(int kind, double time, double[] values, int offset) {
      blocks[1 + kind].add(time, values, offset);
    }

    @Override
    public long rows() {
      return counts[0];
    }

    void finish() throws IOException {
      for (Block block : blocks) {
        block.flush();
      }
      zip.finish();
    }

    /** Rows of one table. */
    private final class Block {
      private final int width;
      private final List<NpzArray> arrays;
      private final long rows;
      private final int first;
      private final int capacity;
      private final double[] numbers;
      private final ByteBuffer bytes;
      private int used;

      Block(RecordingLayout layout, String prefix, long rows) {
        width = 1 + layout.columns().size();
        this.rows = rows;
        arrays = NpzArray.of(layout);
        int before = -1;
        int widest = 1;
        for (NpzArray a : arrays) {
          int entry = zip.add(prefix + a.name() + ARRAY, start(a).length + a.bytes(rows));
          before = before < 0 ? entry : before;
          widest = Math.max(widest, a.width());
        }
        first = before;
        capacity = (int) Math.min(rows, Math.max(16, BLOCK / width));
        numbers = new double[capacity * width];
        bytes =
            ByteBuffer.allocate(Double.BYTES * capacity * widest).order(ByteOrder.LITTLE_ENDIAN);
      }

      private byte[] start(NpzArray a) {
        return a.single() ? Npy.header(rows) : Npy.header(rows, a.width());
      }

      void begin() throws IOException {
        for (int i = 0; i < arrays.size(); i++) {
          byte[] start = start(arrays.get(i));
          zip.write(first + i, start, start.length);
        }
      }

      void add(double time, double[] values, int offset) {
        int at = used * width;
        numbers[at] = time;
        System.arraycopy(values, offset, numbers, at + 1, width - 1);
        if (++used == capacity) {
          try {
            flush();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        }
      }

      void flush() throws IOException {
        for (int k = 0; k < arrays.size(); k++) {
          NpzArray a = arrays.get(k);
          bytes.clear();
          for (int i = 0; i < used; i++) {
            for (int c = a.first(); c < a.first() + a.width(); c++) {
              bytes.putDouble(numbers[i * width + c]);
            }
          }
          zip.write(first + k, bytes.array(), bytes.position());
        }
        used = 0;
      }
    }
  }

  private static String eventPrefix(String kind) {
    return Recording.EVENT + "/" + kind + "/";
  }

  @Override
  public void read(Path file, RecordingSink to) {
    if (!Files.exists(file) && Files.exists(growing(file))) {
      // the process that recorded it did not come to its end
      new RowsFormat().read(growing(file), to);
      return;
    }
    try (ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
      new Archive(zip, file).read(to);
    } catch (ZipException e) {
      throw problem(file, "", "it is no whole zip file: " + e.getMessage(), "save it again");
    } catch (IOException e) {
      throw new SimulationException("can't read " + file + ": " + AtomicFile.reason(e), e);
    }
  }

  private static ModelException problem(Path file, String entry, String problem, String fix) {
    return new ModelException(
        Diagnostic.error("REC09", file.toString(), 0, 0, entry, problem, fix));
  }

  /** Reads all columns side by side, row by row. */
  private record Archive(ZipFile zip, Path file) {
    /** Takes a row with its time in front. */
    private interface RowTaker {
      void take(double time, double[] row);
    }

    /** An entry that is being read; its checksum is compared at the end. */
    private record Entry(ZipEntry zip, CheckedInputStream in) {}

    void read(RecordingSink to) throws IOException {
      checkExpansion();
      RecordingLayout layout;
      ZipEntry header = zip.getEntry(HEADER);
      if (header == null) {
        layout = foreign();
      } else {
        Entry entry = open(header);
        String text = new String(entry.in.readAllBytes(), StandardCharsets.UTF_8);
        close(entry);
        layout = RecordingHeader.read(new JsonText(file + "!" + HEADER, 1, text));
      }
      to.begin(layout);
      readColumns(layout, "", (time, row) -> to.row(time, row, 1));
      int kinds = 0;
      for (String name : layout.events().keySet()) {
        int kind = kinds++;
        readColumns(
            layout.ofEvent(kind), eventPrefix(name), (time, row) -> to.event(kind, time, row, 1));
      }
    }

    private void checkExpansion() throws IOException {
      long allowed = Math.max(ALWAYS_ALLOWED, MAX_EXPANSION * Files.size(file));
      long total = 0;
      for (ZipEntry e : zip.stream().toList()) {
        if (e.getSize() < 0 || e.getSize() > allowed - total) {
          throw problem(
              file,
              e.getName(),
              "the file expands to more than " + allowed + " bytes",
              "save it with numpy.savez instead of numpy.savez_compressed");
        }
        total += e.getSize();
      }
    }

    /** Returns the columns of an archive that another program wrote. */
    private RecordingLayout foreign() throws IOException {
      Map<String, Long> widths = new LinkedHashMap<>();
      for (ZipEntry e : zip.stream().toList()) {
        if (e.getName().endsWith(ARRAY)) {
          String name = e.getName().substring(0, e.getName().length() - ARRAY.length());
          try (InputStream in = zip.getInputStream(e)) {
            NpyInput array = new NpyInput(in, e.getSize(), file.toString(), e.getName());
            widths.put(name, array.dimensions() == 2 ? array.length(1) : -1L);
          }
        }
      }
      if (widths.isEmpty()) {
        throw problem(file, "", "it has no arrays", "save the time and the columns as arrays");
      }
      String time =
          widths.containsKey(Recording.TIME)
              ? Recording.TIME
              : widths.containsKey("t") ? "t" : widths.keySet().iterator().next();
      widths.remove(time);
      List<String> names = new ArrayList<>();
      SequencedMap<String, List<String>> groups = new LinkedHashMap<>();
      widths.forEach(
          (name, width) -> {
            if (width < 0) {
              names.add(name);
              return;
            }
            if (width > MOST_COLUMNS - names.size()) {
              throw problem(
                  file, name, "it has " + width + " columns", "save no more than " + MOST_COLUMNS);
            }
            List<String> columns = new ArrayList<>();
            for (long i = 0; i < width; i++) {
              columns.add(name + "[" + i + "]");
            }
            names.addAll(columns);
            if (width > 0) {
              groups.put(name, columns);
            }
          });
      try {
        return new RecordingLayout(
            time,
            names,
            Collections.emptyNavigableMap(),
            Optional.empty(),
            groups,
            Collections.emptyNavigableMap());
      } catch (IllegalArgumentException e) {
        throw problem(file, "", e.getMessage(), "rename the array");
      }
    }

    private void readColumns(RecordingLayout r, String prefix, RowTaker to) throws IOException {
      List<NpzArray> arrays = NpzArray.of(r);
      Entry[] entries = new Entry[arrays.size()];
      NpyInput[] inputs = new NpyInput[arrays.size()];
      for (int k = 0; k < entries.length; k++) {
        NpzArray a = arrays.get(k);
        String name = prefix + a.name() + ARRAY;
        ZipEntry e = zip.getEntry(name);
        if (e == null) {
          throw problem(
              file, name, "the header names this array, but it is not there", "save again");
        }
        entries[k] = open(e);
        inputs[k] = new NpyInput(entries[k].in, e.getSize(), file.toString(), name);
        checkShape(inputs[k], a, inputs[0].count(), name);
      }
      double[] row = new double[1 + r.columns().size()];
      for (long i = 0; i < inputs[0].count(); i++) {
        for (int k = 0; k < entries.length; k++) {
          NpzArray a = arrays.get(k);
          for (int c = a.first(); c < a.first() + a.width(); c++) {
            row[c] = inputs[k].next();
          }
        }
        to.take(row[0], row);
      }
      for (Entry entry : entries) {
        close(entry);
      }
    }

    private void checkShape(NpyInput in, NpzArray a, long rows, String name) {
      boolean fits =
          a.single()
              ? in.dimensions() == 1 && in.count() == rows
              : in.dimensions() == 2 && in.length(0) == rows && in.length(1) == a.width();
      if (!fits) {
        throw problem(
            file,
            name,
            a.single()
                ? "it is no list of " + rows + " numbers, as the time is"
                : "it is no array of " + rows + " rows, as the time has, of " + a.width(),
            "save one number, or one row, for every time");
      }
      if (in.fortranOrder() && !a.single() && a.width() > 1 && rows > 1) {
        throw problem(
            file, name, "its columns come first", "save numpy.ascontiguousarray of the array");
      }
    }

    private Entry open(ZipEntry e) throws IOException {
      return new Entry(e, new CheckedInputStream(zip.getInputStream(e), new CRC32()));
    }

    private void close(Entry entry) throws IOException {
      boolean more = entry.in.read() >= 0;
      if (more || entry.in.getChecksum().getValue() != entry.zip.getCrc()) {
        throw problem(file, entry.zip.getName(), "its checksum is wrong", "the file was altered");
      }
      entry.in.close();
    }
  }
}
