package dev.dynamis.cli;

import dev.dynamis.equations.Autosave;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Options of a run that only equations have. */
final class EquationOptions {
  @Option(names = "--t0", paramLabel = "T0", description = "Start time.")
  Double start;

  @Option(
      names = "--stepper",
      paramLabel = "S",
      description = "Stepper; 'dynamis steppers' lists them.")
  String stepper;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description = "Preset of the model to start from.")
  String preset;

  @Option(names = "--max-steps", paramLabel = "N", description = "Greatest number of steps.")
  Long maxSteps;

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
  Path resume;

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
