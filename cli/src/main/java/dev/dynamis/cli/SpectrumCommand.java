package dev.dynamis.cli;

import dev.dynamis.analysis.signal.PowerSpectrum;
import dev.dynamis.analysis.signal.SeriesStatistics;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StateProbe;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.plot.Chart;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints statistics of a coordinate along a run, and draws its power spectrum. */
@Command(
    name = "spectrum",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Statistics, period and power spectrum of a coordinate or output along a run.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis spectrum builtin://ode/vanderpol --plot spectrum.png",
      "  dynamis spectrum builtin://ode/lorenz --of z --steps 100000 --json"
    })
final class SpectrumCommand extends AnalysisCommand {
  private static final int HEARD_EVERY = 1024;
  private static final int MOST = 100_000_000;

  @Option(
      names = "--of",
      paramLabel = "NAME",
      description = "Coordinate or output to look at (default: the first coordinate).")
  private String of;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "Steps, or iterations of a map, to look at (default: 16384).")
  private int steps = 16384;

  @Option(
      names = "--transient",
      paramLabel = "N",
      description = "Steps that pass before (default: as --steps).")
  private Integer before;

  @Option(
      names = "--length",
      paramLabel = "N",
      description =
          "Steps of a stretch that is transformed, a power of two (default: so that there are about"
              + " eight).")
  private int length;

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    if (steps < 16 || steps > MOST || before != null && before < 0) {
      throw new IllegalArgumentException("--steps is " + steps + ", expected 16 to " + MOST);
    }
    String name = of == null ? system.tangentNames().getFirst() : of;
    double[][] series = record(system, name, progress);
    SeriesStatistics s = SeriesStatistics.of(series[0], series[1]);
    double dt = (series[0][series[0].length - 1] - series[0][0]) / (series[0].length - 1);
    PowerSpectrum p = PowerSpectrum.welch(series[1], dt, length);
    p.density().setIdentity(system.identity());
    results.write(p.density(), () -> chart(p, name, system.identity().name()));
    print(s, p, name, system.identity().name());
  }

  private double[][] record(DynamicalSystem system, String name, Progress progress) {
    boolean output = !system.stateNames().contains(name);
    if (output && !system.outputNames().contains(name)) {
      throw new IllegalArgumentException(
          "no coordinate or output '"
              + name
              + "'; "
              + Nearest.suggestion(name, system.tangentNames()));
    }
    double[] y = new double[Math.max(1, system.outputNames().size())];
    int at = output ? system.outputNames().indexOf(name) : 0;
    StateProbe probe = output ? system::outputs : system.probe(system.stateNames().indexOf(name));
    int skipped = before == null ? steps : before;
    double[][] series = new double[2][steps];
    double expected = Double.NaN;
    for (int k = -skipped; k < steps; k++) {
      StepReport report = system.step();
      if (report.status() != StepStatus.OK) {
        throw new SimulationException(
            "the run ended at time " + system.time() + ": " + report.cause());
      }
      if (k >= 0) {
        probe.read(y);
        series[0][k] = system.time();
        series[1][k] = y[at];
        if (k > 0 && !(Math.abs(report.dt() - expected) <= 1e-6 * expected)) {
          throw new IllegalArgumentException(
              "steps of different lengths have no spectrum; choose --stepper rk4 and --dt");
        }
        expected = report.dt();
      }
      if (k % HEARD_EVERY == 0 && !progress.update(k + skipped, steps + skipped, "steps")) {
        if (k < 16) {
          throw new SimulationException("stopped before anything was known");
        }
        return new double[][] {Arrays.copyOf(series[0], k + 1), Arrays.copyOf(series[1], k + 1)};
      }
    }
    return series;
  }

  private static Chart chart(PowerSpectrum p, String column, String name) {
    Recording shown = new Recording("frequency", List.of(PowerSpectrum.POWER));
    double[] power = p.density().column(PowerSpectrum.POWER).toArray();
    double[] f = p.density().times().toArray();
    for (int k = 1; k < f.length; k++) {
      shown.add(f[k], power[k]);
    }
    return Chart.timeSeries(shown, PowerSpectrum.POWER)
        .logarithmic()
        .logarithmicVertical()
        .title("Power spectrum of " + column + ", " + name);
  }

  private void print(SeriesStatistics s, PowerSpectrum p, String column, String name) {
    if (results.json()) {
      StringBuilder b = new StringBuilder("{\"of\":").append(Json.string(column));
      String[] keys = {"mean", "std", "min", "max", "median", "period", "peak", "resolution"};
      double[] values = {
        s.mean(), s.deviation(), s.min(), s.max(), s.median(), s.period(), p.peak(), p.resolution()
      };
      for (int i = 0; i < keys.length; i++) {
        b.append(",\"").append(keys[i]).append("\":").append(Json.number(values[i]));
      }
      b.append(",\"segments\":").append(p.segments()).append(",\"frequency\":");
      BifurcationCommand.append(b, p.density().times());
      b.append(",\"power\":");
      BifurcationCommand.append(b, p.density().column(PowerSpectrum.POWER));
      out().println(b.append('}'));
      return;
    }
    out().println(column + " of " + name);
    out()
        .printf(
            Locale.ROOT,
            "  mean %.9g, standard deviation %.9g, %.9g to %.9g, median %.9g%n",
            s.mean(),
            s.deviation(),
            s.min(),
            s.max(),
            s.median());
    out()
        .printf(
            Locale.ROOT,
            "  mean time between rises through the mean %.9g, greatest power at the frequency %.6g"
                + " +- %.2g%n",
            s.period(),
            p.peak(),
            p.resolution() / 2);
  }
}
