package dev.dynamis.cli;

import dev.dynamis.core.Autosave;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** When a run is saved, and from where it goes on. */
final class SaveOptions {
  @Option(
      names = "--autosave",
      paramLabel = "FILE",
      description = "Save the run from time to time, so that --resume can go on with it.")
  private Path autosave;

  @Option(
      names = "--autosave-every",
      paramLabel = "N",
      description = "Save after so many steps, or seconds with an s: 100000, 30s (default: 60s).")
  private String autosaveEvery;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Go on with a run that was saved to FILE; the other options are as before.")
  private Path resume;

  /** Returns the snapshot to go on from, or {@code null}. */
  Path resume() {
    return resume;
  }

  /**
   * Returns when a run is to be saved.
   *
   * @throws IllegalArgumentException if that can't be understood
   */
  Autosave autosave() {
    if (autosave == null) {
      if (autosaveEvery != null) {
        throw new IllegalArgumentException("--autosave-every needs --autosave FILE");
      }
      return Autosave.NONE;
    }
    String every = autosaveEvery == null ? "60s" : autosaveEvery;
    try {
      return every.endsWith("s")
          ? Autosave.everySeconds(
              autosave, Double.parseDouble(every.substring(0, every.length() - 1)))
          : Autosave.everySteps(autosave, Long.parseLong(every));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "--autosave-every "
              + every
              + ": expected a number of steps like 100000, or of seconds like 30s",
          e);
    }
  }
}
