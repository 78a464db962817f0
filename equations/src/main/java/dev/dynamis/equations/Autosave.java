package dev.dynamis.equations;

import java.nio.file.Path;

/**
 * Where and how often a run saves itself, so that {@link Simulation#recover} can go on with it
 * after the process was killed.
 *
 * <p>The state is in {@code file}, which is replaced as a whole; rows and events that were recorded
 * are appended to a second file beside it, with {@code .rows} at the end of its name.
 *
 * @param file the snapshot, or {@code null} for no saving
 * @param steps greatest number of steps between two snapshots, 0 for no such limit
 * @param seconds seconds on the clock after which the next snapshot is due, 0 for no such limit
 */
public record Autosave(Path file, long steps, double seconds) {
  /** Never saves. */
  public static final Autosave NONE = new Autosave(null, 0, 0);

  /** Checks the numbers. */
  public Autosave {
    if (steps < 0) {
      throw new IllegalArgumentException("autosave every " + steps + " steps, expected 1 or more");
    }
    if (!(seconds >= 0 && seconds <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "autosave every " + seconds + " seconds, expected a finite number greater than 0");
    }
    if (file != null && steps == 0 && seconds == 0) {
      throw new IllegalArgumentException("autosave needs a number of steps or of seconds");
    }
  }

  /** Saves every {@code steps} steps. */
  public static Autosave everySteps(Path file, long steps) {
    return new Autosave(file, steps, 0);
  }

  /** Saves when {@code seconds} have passed. */
  public static Autosave everySeconds(Path file, double seconds) {
    return new Autosave(file, 0, seconds);
  }

  /** Returns the file with the recorded rows of a snapshot. */
  static Path rowsOf(Path file) {
    return file.resolveSibling(file.getFileName() + ".rows");
  }
}
