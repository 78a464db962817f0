package dev.dynamis.equations;

import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.util.function.Supplier;

/**
 * Saves a run every so many steps or seconds: first the new rows, then the snapshot that marks how
 * many of them belong to it.
 */
final class Saver {
  /** The section with the mark of the recorded rows. */
  static final String ROWS = "rows";

  private final Autosave plan;
  private final RowLog log;
  private final Supplier<Snapshot> session;
  private long lastStep;
  private long lastTime;

  private Saver(Autosave plan, RowLog log, Supplier<Snapshot> session) {
    this.plan = plan;
    this.log = log;
    this.session = session;
  }

  /**
   * Begins to save; an older run's snapshot of the same name is deleted, and a first one is written
   * at once.
   *
   * @param session takes a snapshot of the run
   */
  static Saver begin(Autosave plan, Recording recording, long step, Supplier<Snapshot> session) {
    try {
      Files.deleteIfExists(plan.file());
      Files.deleteIfExists(Autosave.rowsOf(plan.file()));
    } catch (IOException e) {
      throw new SimulationException("can't replace " + plan.file() + ": " + e.getMessage(), e);
    }
    Saver saver = new Saver(plan, RowLog.begin(Autosave.rowsOf(plan.file()), recording), session);
    saver.save(step);
    return saver;
  }

  /** Goes on to save with files that were just read. */
  static Saver resume(Autosave plan, RowLog log, long step, Supplier<Snapshot> session) {
    Saver saver = new Saver(plan, log, session);
    saver.lastStep = step;
    saver.lastTime = System.nanoTime();
    return saver;
  }

  /** Returns how many steps may be taken before this is asked again. */
  long stepsLeft(long step) {
    return plan.steps() == 0 ? Long.MAX_VALUE : lastStep + plan.steps() - step;
  }

  /** Saves if it is time to. */
  void saveIfDue(long step) {
    boolean due = plan.steps() > 0 && step - lastStep >= plan.steps();
    if (due || plan.seconds() > 0 && 1e-9 * (System.nanoTime() - lastTime) >= plan.seconds()) {
      save(step);
    }
  }

  /** Saves now. */
  void save(long step) {
    log.append();
    session.get().with(ROWS, log.mark()).write(plan.file());
    lastStep = step;
    lastTime = System.nanoTime();
  }
}
