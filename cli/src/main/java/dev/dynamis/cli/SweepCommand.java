package dev.dynamis.cli;

import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.analysis.sweep.SweepResult;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Json;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.plot.Chart;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints statistics, or Lyapunov exponents, over values of a parameter. */
@Command(
    name = "sweep",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Runs a system for many values of a parameter; statistics or Lyapunov exponents of each.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis sweep builtin://map/logistic --param r=2.8:4:0.01 --exponents 1 \\",
      "      --plot l.png",
      "  dynamis sweep builtin://ode/lorenz --param rho=5:100:5 --of z --time 50 \\",
      "      --record z.csv",
      "  dynamis sweep docs/examples/arm.xml --param joint_damping[*]=0.1:1:0.1 \\",
      "      --of elbow --threads 2"
    })
final class SweepCommand extends AnalysisCommand {
  private static final int VALUES = 200;

  @Mixin private VaryOptions vary;

  @Option(
      names = "--exponents",
      paramLabel = "K",
      description = "Compute the K largest Lyapunov exponents instead of statistics.")
  private int exponents;

  @Override
  boolean varying() {
    return true;
  }

  @Override
  void analyse(DynamicalSystem system, Progress progress) {
    Sweep sweep = vary.sweep(system, varied(), VALUES, progress).exponents(exponents);
    SweepResult found = vary.threads().run(sweep::run);
    Recording table = found.statistics();
    table.setIdentity(system.identity());
    if (found.failed() < table.rows()) {
      results.write(table, () -> chart(table, system.identity().name()));
    } else {
      results.write(table);
    }
    print(found, system.identity().name());
    if (found.failed() == table.rows()) {
      nothingCame();
    }
  }

  private Chart chart(Recording table, String name) {
    Chart chart =
        exponents > 0
            ? Chart.timeSeries(table, table.columns().subList(0, exponents).toArray(String[]::new))
            : Chart.timeSeries(table, "mean", "min", "max");
    return chart.title((exponents > 0 ? "Lyapunov exponents of " : "") + name);
  }

  private void print(SweepResult found, String name) {
    Recording table = found.statistics();
    if (results.json()) {
      StringBuilder b = new StringBuilder("{\"parameter\":");
      b.append(Json.string(table.timeName())).append(",\"values\":");
      BifurcationCommand.append(b, table.times());
      for (String column : table.columns()) {
        b.append(',').append(Json.string(column)).append(':');
        BifurcationCommand.append(b, table.column(column));
      }
      b.append(",\"failed\":").append(found.failed());
      out().println(b.append(",\"trouble\":").append(Json.string(found.trouble())).append('}'));
      return;
    }
    out().println(name + ": " + table.rows() + " values of " + table.timeName());
    StringBuilder head = new StringBuilder(String.format(Locale.ROOT, "%14s", table.timeName()));
    table.columns().forEach(c -> head.append(String.format(Locale.ROOT, " %13s", c)));
    out().println(head);
    long every = Math.max(1, table.rows() / 20);
    for (long row = 0; row < table.rows(); row += every) {
      StringBuilder line = new StringBuilder();
      line.append(String.format(Locale.ROOT, "%14.8g", table.times().get(row)));
      for (String column : table.columns()) {
        line.append(String.format(Locale.ROOT, " %13.6g", table.get(row, column)));
      }
      out().println(line);
    }
    if (every > 1) {
      out().println("  every " + every + "th row; --record writes all");
    }
    BifurcationCommand.trouble(out(), found);
  }
}
