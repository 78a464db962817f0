package dev.dynamis.cli;

import dev.dynamis.mechanics.sim.DivergencePolicy;
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
              + " what was recorded), or throw (keep nothing).")
  DivergencePolicy onDivergence = DivergencePolicy.RESET;
}
