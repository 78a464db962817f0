package dev.dynamis.study;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.parquet.Column;
import dev.dynamis.core.parquet.ParquetWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A part of the results while its cases are run: neighbouring cases that become one file. Finished
 * cases are appended to a journal, which a killed process leaves whole up to its last entry; when
 * all cases of the part are there, its file is written and the journal deleted.
 */
final class ResultPart {
  static final String HASH = "dynamis.hash";
  static final String STATUS = "dynamis.status";
  private static final String CREATOR = "dynamis";

  private final Study study;
  private final Layout layout;
  private final int number;
  private final long first;
  private final int count;
  private final int width;
  private final double[] values;
  private final byte[] status;
  private final SortedMap<Integer, String> causes = new TreeMap<>();
  private final SortedMap<Long, CaseBlock> series = new TreeMap<>();
  private final BitSet done;
  private int missing;
  private RandomAccessFile journal;

  /**
   * Where the files of a part are.
   *
   * @param folder the folder of the results
   */
  record Layout(Path folder) {
    Path cases(int part) {
      return folder.resolve("cases").resolve(name(part) + ".parquet");
    }

    Path series(int part) {
      return folder.resolve("series").resolve(name(part) + ".parquet");
    }

    Path journal(int part) {
      return folder.resolve("journal").resolve(name(part) + ".blocks");
    }

    private static String name(int part) {
      return String.format(Locale.ROOT, "part-%06d", part);
    }
  }

  /** Makes a part; what a journal has of it is read. */
  ResultPart(Study study, Layout layout, int number) {
    this.study = study;
    this.layout = layout;
    this.number = number;
    first = (long) number * study.partCases();
    count = (int) Math.min(study.partCases(), study.cases() - first);
    width = study.width();
    values = new double[count * width];
    status = new byte[count];
    done = new BitSet(count);
    missing = count;
    Path file = layout.journal(number);
    if (Files.isRegularFile(file)) {
      try {
        read(file);
      } catch (IOException e) {
        throw new SimulationException("can't read " + file + ": " + e.getMessage(), e);
      }
    }
  }

  private void read(Path file) throws IOException {
    ByteBuffer b = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    int size;
    while ((size = CaseBlock.size(b)) > 0) {
      byte[] bytes = new byte[size];
      b.get(b.position(), bytes);
      try {
        add(CaseBlock.decode(bytes));
      } catch (IllegalArgumentException e) {
        // what comes after an entry that was altered is not to be trusted either
        break;
      }
      b.position(b.position() + size);
    }
    journal = new RandomAccessFile(file.toFile(), "rw");
    journal.setLength(b.position());
    journal.seek(b.position());
  }

  long first() {
    return first;
  }

  int missing() {
    return missing;
  }

  boolean isDone() {
    return missing == 0;
  }

  /** Returns the next missing cases at or after a place, or null. */
  synchronized StudyEngine.Piece missing(int from, int most) {
    int begin = done.nextClearBit(from);
    if (begin >= count) {
      return null;
    }
    int end = done.nextSetBit(begin);
    end = Math.min(end < 0 ? count : end, count);
    return new StudyEngine.Piece(first + begin, Math.min(most, end - begin));
  }

  /**
   * Takes finished cases, and writes the file of the part if these were the last.
   *
   * @throws IOException if they can't be written
   */
  synchronized void accept(CaseBlock block) throws IOException {
    if (!add(block)) {
      return;
    }
    if (missing == 0) {
      write();
      close();
      Files.deleteIfExists(layout.journal(number));
    } else {
      append(block.encode());
    }
  }

  /** Returns whether the block had anything new; an engine may run cases twice. */
  private boolean add(CaseBlock block) {
    long at = block.first() - first;
    if (at < 0 || at + block.count() > count || block.width() != width || !isWhole(block)) {
      throw new IllegalArgumentException("a block of another study");
    }
    int from = (int) at;
    if (done.nextClearBit(from) >= from + block.count()) {
      return false;
    }
    System.arraycopy(block.values(), 0, values, from * width, block.count() * width);
    System.arraycopy(block.status(), 0, status, from, block.count());
    block.causes().forEach((i, text) -> causes.put(from + i, text));
    if (!study.recorded().isEmpty()) {
      series.put(block.first(), block);
    }
    done.set(from, from + block.count());
    missing = count - done.cardinality();
    return true;
  }

  /** Returns whether the parts of a block belong together. */
  private boolean isWhole(CaseBlock block) {
    int known = CaseStatus.values().length;
    for (byte s : block.status()) {
      if (s < 0 || s >= known) {
        return false;
      }
    }
    long numbers = 0;
    for (int r : block.rows()) {
      if (r < 0) {
        return false;
      }
      numbers += (long) r * (1 + study.recorded().size());
    }
    return numbers == block.series().length
        && (block.causes().isEmpty()
            || block.causes().firstKey() >= 0 && block.causes().lastKey() < block.count());
  }

  private void append(byte[] bytes) throws IOException {
    if (journal == null) {
      Path file = layout.journal(number);
      Files.createDirectories(file.getParent());
      journal = new RandomAccessFile(file.toFile(), "rw");
    }
    journal.write(bytes);
  }

  synchronized void close() throws IOException {
    if (journal != null) {
      journal.close();
      journal = null;
    }
  }

  // --- the file

  /** Rows along cases come first: where the cases are, everything is. */
  private void write() throws IOException {
    if (!study.recorded().isEmpty()) {
      Path file = layout.series(number);
      Files.createDirectories(file.getParent());
      List<Column> columns = seriesColumns();
      AtomicFile.write(file, out -> ParquetWriter.write(out, columns, Map.of(), CREATOR));
    }
    Path file = layout.cases(number);
    Files.createDirectories(file.getParent());
    List<Column> columns = caseColumns();
    Map<String, String> notes = new TreeMap<>();
    notes.put(HASH, Long.toHexString(hash()));
    notes.put(STATUS, counts());
    AtomicFile.write(file, out -> ParquetWriter.write(out, columns, notes, CREATOR));
  }

  private List<Column> caseColumns() {
    List<Column> all = new ArrayList<>();
    long[] numbers = new long[count];
    double[][] varied = new double[study.axes().size()][count];
    String[] words = new String[count];
    String[] reasons = new String[count];
    long[] steps = new long[count];
    boolean any = !causes.isEmpty();
    double[] now = new double[varied.length];
    String[] known =
        Arrays.stream(CaseStatus.values()).map(ResultPart::word).toArray(String[]::new);
    for (int i = 0; i < count; i++) {
      numbers[i] = first + i;
      study.values(first + i, now);
      for (int a = 0; a < varied.length; a++) {
        varied[a][i] = now[a];
      }
      words[i] = known[status[i]];
      reasons[i] = any ? causes.getOrDefault(i, "") : "";
      steps[i] = (long) values[i * width];
    }
    all.add(Column.of("case", numbers));
    for (int a = 0; a < varied.length; a++) {
      all.add(Column.of(study.axes().get(a), varied[a]));
    }
    all.add(Column.of("status", words));
    all.add(Column.of("steps", steps));
    all.add(Column.of("time", column(1)));
    List<String> measured = study.measured();
    for (int c = 0; c < measured.size(); c++) {
      all.add(Column.of(measured.get(c), column(2 + c)));
    }
    all.add(Column.of("cause", reasons));
    return all;
  }

  static String word(CaseStatus status) {
    return status.name().toLowerCase(Locale.ROOT);
  }

  private double[] column(int c) {
    double[] all = new double[count];
    for (int i = 0; i < count; i++) {
      all[i] = values[i * width + c];
    }
    return all;
  }

  private List<Column> seriesColumns() {
    int wide = 1 + study.recorded().size();
    int rows = series.values().stream().mapToInt(b -> b.series().length / wide).sum();
    long[] cases = new long[rows];
    double[][] columns = new double[wide][rows];
    int at = 0;
    for (CaseBlock block : series.values()) {
      int from = 0;
      for (int i = 0; i < block.count(); i++) {
        for (int r = 0; r < block.rows()[i]; r++, at++) {
          cases[at] = block.first() + i;
          for (int c = 0; c < wide; c++) {
            columns[c][at] = block.series()[from++];
          }
        }
      }
    }
    List<Column> all = new ArrayList<>();
    all.add(Column.of("case", cases));
    all.add(Column.of("time", columns[0]));
    for (int c = 1; c < wide; c++) {
      all.add(Column.of(study.recorded().get(c - 1), columns[c]));
    }
    return all;
  }

  /** The hash does not know how cases were shared among blocks. */
  private long hash() {
    Hash64 h = new Hash64();
    boolean any = !causes.isEmpty();
    ByteBuffer b =
        ByteBuffer.allocate(8 * Math.max(width + 1, 1024)).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < count; i++) {
      b.putInt(status[i]);
      for (int c = 0; c < width; c++) {
        b.putLong(Double.doubleToLongBits(values[i * width + c]));
      }
      String cause = any ? causes.getOrDefault(i, "") : "";
      if (cause.isEmpty()) {
        b.putInt(0);
      }
      if (!cause.isEmpty() || b.remaining() < 8 * (width + 1)) {
        h.add(b.array(), 0, b.position());
        b.clear();
      }
      if (!cause.isEmpty()) {
        h.add(cause);
      }
    }
    h.add(b.array(), 0, b.position());
    for (CaseBlock block : series.values()) {
      for (int rows : block.rows()) {
        h.add(rows);
      }
    }
    for (CaseBlock block : series.values()) {
      h.add(block.series());
    }
    return h.value();
  }

  private String counts() {
    int[] all = new int[CaseStatus.values().length];
    for (byte s : status) {
      all[s]++;
    }
    StringBuilder b = new StringBuilder();
    for (CaseStatus s : CaseStatus.values()) {
      b.append(b.isEmpty() ? "" : " ").append(word(s)).append('=').append(all[s.ordinal()]);
    }
    return b.toString();
  }
}
