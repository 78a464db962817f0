package dev.dynamis.cli;

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
}
