package dev.dynamis.cli;

import dev.dynamis.mechanics.sim.DivergencePolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.Arrays;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Options of a run that only mechanisms have. */
final class MechanismOptions {
  @ArgGroup(exclusive = false)
  StartOptions start = new StartOptions();

  @Option(
      names = "--on-divergence",
      paramLabel = "POLICY",
      description =
          "When a number becomes NaN or huge: reset (go on from the start, the default), stop (keep"
              + " the last good state), or throw (end with an error).")
  DivergencePolicy onDivergence = DivergencePolicy.RESET;

  @Option(
      names = "--on-memory",
      paramLabel = "POLICY",
      description =
          "When contacts and constraints need more than the model's memory (size/@memory): stop"
              + " (with an error that says how much it needs, the default), or warn (go on without"
              + " those that found no room, and count).")
  MemoryPolicy onMemory = MemoryPolicy.STOP;

  @Option(
      names = "--noise",
      paramLabel = "SEED",
      description =
          "Add noise to recorded sensors, as strong as their attribute noise says; the same seed"
              + " gives the same noise.")
  Long noise;

  /** Makes a mechanism do what the options say. */
  void apply(Mechanism mechanism) {
    mechanism.onDivergence(onDivergence).onMemoryLimit(onMemory.policy);
    if (noise != null) {
      if (Arrays.stream(mechanism.model().sensor.noise).allMatch(x -> x == 0)) {
        throw new IllegalArgumentException(
            "--noise has no meaning here: no sensor of the model has the attribute noise");
      }
      mechanism.sensorNoise(noise);
    }
  }
}
