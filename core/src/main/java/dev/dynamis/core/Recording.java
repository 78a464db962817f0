package dev.dynamis.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Numbers over time: a time column, named columns, and events.
 *
 * <p>Rows are added at the end and stay where they are. A recording that would take more than half
 * of the JVM's memory ends with an exception that says so; longer ones go to a file while they are
 * made, see {@link RecordingStream}. Parts are taken as views that copy nothing: {@link #rows(long,
 * long)}, {@link #between}, {@link #every}, {@link #select}, {@link #column(String)}. A view shows
 * the rows that were there when it was taken.
 *
 * <pre>{@code
 * Recording r = new Recording(List.of("x", "v"));
 * r.add(0.0, 1.0, 0.0);
 * r.add(0.1, 0.995, -0.0998);
 * double[] x = r.column("x").toArray();
 * r.write(Path.of("swing.csv"));
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Recording {
  /** The usual name of the time column. */
  public static final String TIME = "time";

  /** First column of every kind of event: the last row before it, or −1. */
  public static final String SAMPLE = "sample";

  /** Begins the names that files give to columns of events. */
  static final String EVENT = "event";

  private final String timeName;
  private final List<String> columns;
  private final Map<String, Integer> indexes = new HashMap<>();
  private final Map<String, Recording> events;
  private Identity identity;

  /** Its groups and notes; what this is a view of may have more. */
  private RecordingLayout described;

  private final Table table;
  private boolean ascending = true;
  private double lastTime = Double.NEGATIVE_INFINITY;

  // a view: row r is first + r*stride of the table, column c is its column source[c]
  private final boolean view;
  private final long first;
  private final long stride;
  private final long count;
  private final int[] source;

  /**
   * Makes an empty recording with a column {@code time} and the given ones.
   *
   * @throws IllegalArgumentException if two names are the same, or a name is empty, {@code event},
   *     or begins with {@code event/}
   */
  public Recording(List<String> columns) {
    this(TIME, columns);
  }

  /** Makes an empty recording whose time column has another name. */
  public Recording(String timeName, List<String> columns) {
    this(RecordingLayout.of(timeName, columns));
  }

  /** Makes an empty recording. */
  public Recording(RecordingLayout layout) {
    this(
        layout.timeName(),
        layout.columns(),
        new Table(1 + layout.columns().size()),
        false,
        0,
        1,
        0,
        identity(layout.columns().size()));
    layout.events().forEach(this::defineEvent);
    identity = layout.identity().orElse(null);
    described = layout;
  }

  private Recording(
      String timeName,
      List<String> columns,
      Table table,
      boolean view,
      long first,
      long stride,
      long count,
      int[] source) {
    this.timeName = timeName;
    this.columns = List.copyOf(columns);
    this.table = table;
    this.view = view;
    this.first = first;
    this.stride = stride;
    this.count = count;
    this.source = source;
    events = new LinkedHashMap<>();
    indexes.put(timeName, -1);
    for (int c = 0; c < this.columns.size(); c++) {
      indexes.put(this.columns.get(c), c);
    }
  }

  // --- writing

  /**
   * Adds a row.
   *
   * @param time time of the row
   * @param values one number for every column
   */
  public void add(double time, double... values) {
    if (values.length != columns.size()) {
      throw new IllegalArgumentException(
          values.length + " values for " + columns.size() + " columns");
    }
    add(time, values, 0);
  }

  /** Adds a row with {@code values[offset .. offset + columnCount())}; makes no garbage. */
  public void add(double time, double[] values, int offset) {
    if (view) {
      throw new IllegalStateException("rows can't be added to a view of a recording");
    }
    ascending &= time >= lastTime;
    lastTime = time;
    table.add(time, values, offset);
  }

  /**
   * Adds rows of one time, of a recording with one column.
   *
   * @param values the number of each row
   */
  public void addAll(double time, double[] values) {
    if (columns.size() != 1) {
      throw new IllegalArgumentException("rows of " + columns.size() + " columns, expected 1");
    }
    if (view) {
      throw new IllegalStateException("rows can't be added to a view of a recording");
    }
    if (values.length > 0) {
      ascending &= time >= lastTime;
      lastTime = time;
      table.addAll(time, values);
    }
  }

  /**
   * Declares a kind of event, whose values get names. Declaring it again with the same names
   * changes nothing.
   *
   * @return the events of this kind: a recording with the columns {@link #SAMPLE} and {@code
   *     valueNames}
   */
  public Recording defineEvent(String name, List<String> valueNames) {
    List<String> all = RecordingLayout.eventColumns(valueNames);
    Recording kind = events.get(name);
    if (kind == null) {
      RecordingLayout.checkEvent(name);
      kind = new Recording(timeName, all);
      events.put(name, kind);
    } else if (!kind.columns.equals(all)) {
      throw new IllegalArgumentException(
          "event \"" + name + "\" has the columns " + kind.columns + ", not " + all);
    }
    return kind;
  }

  /**
   * Adds an event after the last row. A kind that was not declared gets columns {@code value1},
   * {@code value2} and so on.
   */
  public void addEvent(String name, double time, double... values) {
    Recording kind = events.get(name);
    if (kind == null) {
      List<String> names = new ArrayList<>();
      for (int i = 1; i <= values.length; i++) {
        names.add("value" + i);
      }
      kind = defineEvent(name, names);
    }
    double[] all = new double[1 + values.length];
    all[0] = rows() - 1;
    System.arraycopy(values, 0, all, 1, values.length);
    kind.add(time, all);
  }

  /** Sets what the rows came from; it is kept in files that can hold it. */
  public void setIdentity(Identity identity) {
    this.identity = identity;
  }

  // --- reading

  /** Returns what this holds, without its numbers. */
  public RecordingLayout layout() {
    SequencedMap<String, List<String>> kinds = new LinkedHashMap<>();
    events.forEach((name, kind) -> kinds.put(name, kind.columns.subList(1, kind.columnCount())));
    RecordingLayout own = described.withColumns(columns);
    return new RecordingLayout(timeName, columns, kinds, identity(), own.groups(), own.notes());
  }

  /** Gives all rows, then all events, to a sink that has begun with the same layout. */
  public void copyTo(RecordingSink sink) {
    double[] row = new double[columnCount()];
    for (long i = 0; i < rows(); i++) {
      row(row, i);
      sink.row(time(i), row, 0);
    }
    int k = 0;
    for (Recording kind : events.values()) {
      double[] values = new double[kind.columnCount()];
      for (long i = 0; i < kind.rows(); i++) {
        kind.row(values, i);
        sink.event(k, kind.time(i), values, 0);
      }
      k++;
    }
  }

  /** Returns what the rows came from, if that is known. */
  public Optional<Identity> identity() {
    return Optional.ofNullable(identity);
  }

  /** Returns the name of the time column. */
  public String timeName() {
    return timeName;
  }

  /** Returns the names of the columns, without the time. */
  public List<String> columns() {
    return columns;
  }

  /** Returns the number of columns, without the time. */
  public int columnCount() {
    return columns.size();
  }

  /** Returns the number of rows. */
  public long rows() {
    return view ? count : table.rows();
  }

  /** Returns the time of a row. */
  public double time(long row) {
    return table.get(tableRow(row), 0);
  }

  /** Returns one number. */
  public double get(long row, int column) {
    return table.get(tableRow(row), source[column]);
  }

  /** Returns one number; {@code column} may name the time. */
  public double get(long row, String column) {
    return table.get(tableRow(row), tableColumn(indexOf(column)));
  }

  /** Copies a row, without its time, to {@code out[0 .. columnCount())}. */
  public void row(double[] out, long row) {
    long r = tableRow(row);
    for (int c = 0; c < source.length; c++) {
      out[c] = table.get(r, source[c]);
    }
  }

  /**
   * Returns the place of a column, or −1 for the time, which {@code t} names as well unless a
   * column does.
   */
  public int indexOf(String column) {
    Integer index = indexes.get(column);
    if (index == null && column.equals("t")) {
      return -1;
    }
    if (index == null) {
      List<String> prefixed =
          Arrays.stream(Quantity.Source.values())
              .map(s -> s.prefix + column)
              .filter(indexes::containsKey)
              .toList();
      if (!prefixed.isEmpty()) {
        throw new IllegalArgumentException(
            "\"" + column + "\" needs a prefix; use one of: " + String.join(", ", prefixed));
      }
      List<String> known = new ArrayList<>(columns);
      known.add(timeName);
      throw new IllegalArgumentException(
          "no column \"" + column + "\"; " + Nearest.suggestion(column, known));
    }
    return index;
  }

  /** Returns a view of one column, or of the time. */
  public Column column(String name) {
    return new Column(name, tableColumn(indexOf(name)), rows());
  }

  /** Returns a view of one column. */
  public Column column(int index) {
    return new Column(columns.get(index), source[index], rows());
  }

  /** Returns a view of the times. */
  public Column times() {
    return new Column(timeName, 0, rows());
  }

  /** Returns the kinds of events, in the order in which they were declared. */
  public List<String> eventNames() {
    return List.copyOf(events.keySet());
  }

  /** Returns the events of one kind: a column {@link #SAMPLE}, then the values. */
  public Recording events(String name) {
    Recording kind = events.get(name);
    if (kind == null) {
      throw new IllegalArgumentException(
          "no event \"" + name + "\"; " + Nearest.suggestion(name, events.keySet()));
    }
    return kind;
  }

  // --- views

  /** Returns a view of the rows {@code from} to {@code to}, the latter excluded. */
  public Recording rows(long from, long to) {
    if (from < 0 || to < from || to > rows()) {
      throw new IndexOutOfBoundsException(
          "rows " + from + " to " + to + " of a recording of " + rows());
    }
    return view(columns, first + from * stride, stride, to - from, source);
  }

  /** Returns a view of every {@code n}-th row, beginning with the first. */
  public Recording every(long n) {
    if (n < 1) {
      throw new IllegalArgumentException("every " + n + " rows; use 1 or more");
    }
    return view(columns, first, stride * n, (rows() + n - 1) / n, source);
  }

  /**
   * Returns a view of the rows and events with a time in {@code [from, to]}.
   *
   * @throws IllegalStateException if the times don't ascend
   */
  public Recording between(double from, double to) {
    long begin = firstRow(from, false);
    long end = Math.max(begin, firstRow(to, true));
    Recording part = view(columns, first + begin * stride, stride, end - begin, source);
    part.events.replaceAll((name, kind) -> kind.between(from, to));
    return part;
  }

  /** Returns a view of some columns, in the given order. */
  public Recording select(String... names) {
    int[] chosen = new int[names.length];
    Arrays.setAll(chosen, i -> tableColumn(indexOf(names[i])));
    return view(List.of(names), first, stride, rows(), chosen);
  }

  private Recording view(List<String> names, long first, long stride, long count, int[] source) {
    Recording part = new Recording(timeName, names, table, true, first, stride, count, source);
    part.ascending = ascending;
    part.identity = identity;
    part.described = described;
    part.events.putAll(events);
    return part;
  }

  /** Returns the first row at or after a time, or after it. */
  private long firstRow(double time, boolean after) {
    if (!ascending) {
      throw new IllegalStateException(
          "the times of this recording don't ascend; use rows(from, to)");
    }
    long low = 0;
    long high = rows();
    while (low < high) {
      long middle = (low + high) >>> 1;
      double t = time(middle);
      if (after ? t <= time : t < time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private long tableRow(long row) {
    if (row < 0 || row >= rows()) {
      throw new IndexOutOfBoundsException("row " + row + " of a recording of " + rows());
    }
    return first + row * stride;
  }

  private int tableColumn(int index) {
    return index < 0 ? 0 : source[index];
  }

  private static int[] identity(int n) {
    int[] all = new int[n];
    Arrays.setAll(all, c -> 1 + c);
    return all;
  }

  // --- files

  /**
   * Writes a file, in the format of its name: {@code .csv}, {@code .jsonl}, {@code .npz}, {@code
   * .npy} or {@code .parquet}. An older file is replaced when the new one is complete.
   *
   * <p>{@code .jsonl} and {@code .npz} hold everything; {@code .csv} and {@code .parquet} have no
   * events, {@code .npy} neither events nor names.
   *
   * @throws SimulationException if the file can't be written
   * @throws IllegalArgumentException if the name ends in none of these
   */
  public void write(Path file) {
    RecordingFormat.of(file).write(this, file);
  }

  /**
   * Reads a file that {@link #write} or another program wrote, in the format of its name.
   *
   * @throws ModelException if the content is not what the format asks for, with the place
   * @throws SimulationException if the file can't be read
   * @throws IllegalArgumentException if the name ends in none of the known ones
   */
  public static Recording read(Path file) {
    Recording[] made = new Recording[1];
    read(file, new MemorySink(r -> made[0] = r));
    return made[0];
  }

  /**
   * Reads a file as {@link #read(Path)} does, but gives its rows and events to a sink instead of
   * keeping them, for files that are larger than the memory.
   */
  public static void read(Path file, RecordingSink to) {
    RecordingFormat format = RecordingFormat.of(file);
    AtomicFile.requireRegular(file);
    format.read(file, to);
  }

  /**
   * Completes a recording whose process did not come to its end: makes the archive {@code FILE.npz}
   * from {@code FILE.npz.rows}, or a Parquet table from its rows. Other formats are complete up to
   * their last flush anyway. Needs little memory however long the recording is.
   *
   * @return how many rows there are
   * @throws SimulationException if there is nothing to make it from
   */
  public static long recover(Path file) {
    RecordingFormat format = RecordingFormat.of(file);
    Path rows = format.growing(file);
    if (rows.equals(file)) {
      throw new SimulationException(
          file
              + " is written in place, so it has all its rows; only .npz and .parquet files need"
              + " this");
    }
    if (!Files.exists(rows)) {
      throw new SimulationException("can't recover " + file + ": there is no " + rows);
    }
    format.finish(file);
    long count = RowsFormat.count(rows)[0];
    try {
      Files.delete(rows);
    } catch (IOException e) {
      throw new SimulationException("can't delete " + rows + ": " + AtomicFile.reason(e), e);
    }
    return count;
  }

  @Override
  public String toString() {
    return "Recording of " + rows() + " rows with columns " + columns;
  }

  /** A view of one column. */
  public final class Column {
    private final String name;
    private final int tableColumn;
    private final long size;

    private Column(String name, int tableColumn, long size) {
      this.name = name;
      this.tableColumn = tableColumn;
      this.size = size;
    }

    /** Returns the column's name. */
    public String name() {
      return name;
    }

    /** Returns the number of rows. */
    public long size() {
      return size;
    }

    /** Returns one number. */
    public double get(long row) {
      return table.get(tableRow(row), tableColumn);
    }

    /** Copies rows {@code from .. from + count} to {@code out[offset .. offset + count)}. */
    public void copy(double[] out, int offset, long from, int count) {
      if (from < 0 || count < 0 || from + count > size) {
        throw new IndexOutOfBoundsException(
            "rows " + from + " to " + (from + count) + " of a column of " + size);
      }
      if (stride == 1) {
        table.copy(out, offset, tableColumn, first + from, count);
      } else {
        for (int i = 0; i < count; i++) {
          out[offset + i] = table.get(first + (from + i) * stride, tableColumn);
        }
      }
    }

    /**
     * Returns a copy of all rows.
     *
     * @throws IllegalStateException if they are too many for an array
     */
    public double[] toArray() {
      if (size > Integer.MAX_VALUE - 8) {
        throw new IllegalStateException(size + " rows are too many for an array; use copy");
      }
      double[] all = new double[(int) size];
      copy(all, 0, 0, all.length);
      return all;
    }
  }
}
