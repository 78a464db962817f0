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
 * Checkpoint saver = Checkpoint.begin(plan, rows, what, 0, () -> Snapshot.of(system));
 * for (long step = 1; step <= total; step++) {
 *   recorder.step();
 *   saver.saveIfDue(step);
 * }
 * }</pre>
 *
 * <p>To go on, read the snapshot, {@link #check} it, restore the system from it, and give {@link
 * #rowsMark} to the recording's stream.
 */
public final class Checkpoint {
  private static final String ROWS = "rows";
  private static final String PLAN = "plan";

  private final Autosave autosave;
  private final RecordingStream rows;
  private final String plan;
  private final Supplier<Snapshot> session;
  private long lastStep;
  private long lastTime;

  private Checkpoint(
      Autosave autosave, RecordingStream rows, String plan, Supplier<Snapshot> session) {
    this.autosave = autosave;
    this.rows = rows;
    this.plan = plan;
    this.session = session;
  }

  /**
   * Begins to save a run; a first snapshot is written at once.
   *
   * @param rows where the run records to, or {@code null} if it does not record
   * @param plan what must stay the same when the run is gone on with, in words
   * @param step number of the present step
   * @param session takes a snapshot of the run
   */
  public static Checkpoint begin(
      Autosave autosave, RecordingStream rows, String plan, long step, Supplier<Snapshot> session) {
    Checkpoint c = resume(autosave, rows, plan, step, session);
    c.save(step);
    return c;
  }

  /** Goes on to save a run that was just restored from the same files. */
  public static Checkpoint resume(
      Autosave autosave, RecordingStream rows, String plan, long step, Supplier<Snapshot> session) {
    Checkpoint c = new Checkpoint(autosave, rows, plan, session);
    c.lastStep = step;
    c.lastTime = System.nanoTime();
    return c;
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
    byte[] mark = rows == null ? new byte[0] : rows.mark();
    session
        .get()
        .with(ROWS, mark)
        .with(PLAN, plan.getBytes(StandardCharsets.UTF_8))
        .write(autosave.file());
    lastStep = step;
    lastTime = System.nanoTime();
  }

  /**
   * Makes sure that a snapshot was written by a run with the same plan.
   *
   * @throws SimulationException if it was not written by this class
   * @throws IllegalArgumentException if the plan was another one
   */
  public static void check(Snapshot s, Path file, String plan) {
    if (!s.sectionNames().contains(ROWS) || !s.sectionNames().contains(PLAN)) {
      throw new SimulationException(
          file + " is not the autosave of a run; use load to go on from its state");
    }
    String saved = new String(s.bytes(PLAN), StandardCharsets.UTF_8);
    if (!saved.equals(plan)) {
      throw new IllegalArgumentException(
          "the run in " + file + " has " + saved + "; asked for is " + plan);
    }
  }

  /** Returns where the recording was when the snapshot was taken; empty if there was none. */
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
   * Returns a stream for the rows of a run that records in memory, in a file beside its snapshot.
   */
  public static RecordingStream rowsBeside(Path snapshot) {
    return RecordingStream.toRows(RowsFormat.beside(snapshot), null);
  }

  /** Returns a stream that goes on with the rows beside a snapshot. */
  public static RecordingStream rowsBeside(Path snapshot, byte[] mark) {
    return RecordingStream.toRows(RowsFormat.beside(snapshot), mark);
  }

  /** Adds the rows and events beside a snapshot, up to its mark, to a recording. */
  public static void readRows(Path snapshot, byte[] mark, Recording into) {
    RowsFormat.read(
        RowsFormat.beside(snapshot), ByteBuffer.wrap(mark).getLong(), new MemorySink(into));
  }
}
