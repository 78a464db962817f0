package dev.dynamis.core;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * Saves a run every so many steps or seconds: first what was recorded, then a snapshot that marks
 * how much of it belongs to that moment.
 *
 * <pre>{@code
 * Checkpoint saver = Checkpoint.of(plan, "every step", () -> Snapshot.of(system)).rows(stream);
 * saver.save(0);
 * for (long step = 1; step <= total; step++) {
 *   recorder.step();
 *   saver.saveIfDue(step);
 * }
 * }</pre>
 *
 * <p>To go on, {@link #read} the snapshot, restore the system from it, {@link #check} that the same
 * is recorded, and give {@link #rowsMark} to the recording's stream.
 *
 * @since 0.1.0
 */
public final class Checkpoint implements AutoCloseable {
  private static final String ROWS = "rows";
  private static final String PLAN = "plan";
  private static final byte[] NOTHING = {};

  private final Autosave autosave;
  private final String plan;
  private final Supplier<Snapshot> session;
  private Supplier<byte[]> rows = () -> NOTHING;
  private Runnable close = () -> {};
  private long lastStep;
  private long lastTime = System.nanoTime();

  private Checkpoint(Autosave autosave, String plan, Supplier<Snapshot> session) {
    this.autosave = autosave;
    this.plan = plan;
    this.session = session;
  }

  /**
   * Prepares to save a run that does not record.
   *
   * @param plan what must stay the same when the run is gone on with, in words
   * @param session takes a snapshot of the run
   */
  public static Checkpoint of(Autosave autosave, String plan, Supplier<Snapshot> session) {
    return new Checkpoint(autosave, plan, session);
  }

  /** Saves where a recording in a file is, too. */
  public Checkpoint rows(RecordingStream stream) {
    rows = stream::mark;
    return this;
  }

  /**
   * Saves a recording in memory, too, in a file beside the snapshot.
   *
   * @param mark where that file ends if the recording was just read from it, or empty
   */
  public Checkpoint rows(Recording recording, byte[] mark) {
    RowsTail tail = new RowsTail(RowsFormat.beside(autosave.file()), recording, mark);
    rows = tail::mark;
    close = tail::close;
    return this;
  }

  /** Says at which step the run is that was just gone on with, and is saved already. */
  public Checkpoint at(long step) {
    lastStep = step;
    lastTime = System.nanoTime();
    return this;
  }

  /** Returns how many steps may be taken before this is asked again. */
  public long stepsLeft(long step) {
    return autosave.steps() == 0 ? Long.MAX_VALUE : lastStep + autosave.steps() - step;
  }

  /** Saves if it is time to. */
  public void saveIfDue(long step) {
    boolean due = autosave.steps() > 0 && step - lastStep >= autosave.steps();
    if (due
        || autosave.seconds() > 0 && 1e-9 * (System.nanoTime() - lastTime) >= autosave.seconds()) {
      save(step);
    }
  }

  /** Saves now. */
  public void save(long step) {
    byte[] mark = rows.get();
    session
        .get()
        .with(ROWS, mark)
        .with(PLAN, plan.getBytes(StandardCharsets.UTF_8))
        .write(autosave.file());
    at(step);
  }

  /** Closes the file of rows, if this has one of its own. */
  @Override
  public void close() {
    close.run();
  }

  /**
   * Reads what a run saved.
   *
   * @throws SimulationException if the file can't be read, or was not saved by a run
   */
  public static Snapshot read(Path file) {
    Snapshot s = Snapshot.read(file);
    if (!s.sectionNames().contains(ROWS) || !s.sectionNames().contains(PLAN)) {
      throw new SimulationException(
          file + " is not the autosave of a run; use load to go on from its state");
    }
    return s;
  }

  /**
   * Makes sure that a run had the same plan.
   *
   * @throws IllegalArgumentException if it was another one
   */
  public static void check(Snapshot s, Path file, String plan) {
    String saved = new String(s.bytes(PLAN), StandardCharsets.UTF_8);
    if (!saved.equals(plan)) {
      throw new IllegalArgumentException(
          "the run in " + file + " has " + saved + "; asked for is " + plan);
    }
  }

  /** Returns where the recording was when the snapshot was taken; empty if it had not begun. */
  public static byte[] rowsMark(Snapshot s) {
    return s.bytes(ROWS);
  }

  /**
   * Deletes what an older run saved under the same name, before a new run begins: until its first
   * snapshot is there, an older one must not be taken for it.
   */
  public static void forget(Path snapshot) {
    try {
      Files.deleteIfExists(snapshot);
      Files.deleteIfExists(RowsFormat.beside(snapshot));
    } catch (IOException e) {
      throw new SimulationException("can't replace " + snapshot + ": " + AtomicFile.reason(e), e);
    }
  }

  /**
   * Returns a stream for rows that are kept nowhere else, in a file beside the snapshot.
   *
   * @param mark where to go on, or empty for a new file
   */
  public static RecordingStream rowsBeside(Path snapshot, byte[] mark) {
    return RecordingStream.toRows(RowsFormat.beside(snapshot), mark.length == 0 ? null : mark);
  }

  /** Adds the rows and events beside a snapshot, up to its mark, to a recording. */
  public static void readRows(Path snapshot, byte[] mark, Recording into) {
    readRows(snapshot, mark, new MemorySink(into));
  }

  /**
   * Gives the rows and events beside a snapshot, up to its mark, to a sink.
   *
   * @throws SimulationException if they are not what they were
   */
  public static void readRows(Path snapshot, byte[] mark, RecordingSink into) {
    if (mark.length > 0) {
      RowsFormat.check(RowsFormat.beside(snapshot), mark);
      RowsFormat.read(RowsFormat.beside(snapshot), ByteBuffer.wrap(mark).getLong(), into);
    }
  }
}
