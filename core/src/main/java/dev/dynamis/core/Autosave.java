package dev.dynamis.core;

import java.nio.file.Path;

/**
 * Where and how often a run saves itself, so that it can be gone on with after its process was
 * killed.
 *
 * <p>The state is in {@code file}, which is replaced as a whole. What was recorded is in the file
 * of the recording, or, for recordings in memory, in a second file beside the snapshot, with {@code
 * .rows} at the end of its name.
 *
 * @param file the snapshot, or {@code null} for no saving
 * @param steps greatest number of steps between two snapshots, 0 for no such limit
 * @param seconds seconds on the clock after which the next snapshot is due, 0 for no such limit
 * @since 0.1.0
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

  /** Returns whether this saves to a file, however its path is written. */
  public boolean isTo(Path other) {
    return file != null
        && other != null
        && file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }
}
