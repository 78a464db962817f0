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
      names = "--sample",
      paramLabel = "DT",
      description =
          "Record at equal times, DT apart, whatever the steps are (default for --plot: as many as"
              + " make smooth curves).")
  Double sample;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description = "Preset of the model to start from.")
  String preset;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "Memory that stepper, lags and delays may take, such as 4G; half of the Java heap if"
              + " missing.")
  String memory;

  @Option(names = "--max-steps", paramLabel = "N", description = "Greatest number of steps.")
  Long maxSteps;
}
