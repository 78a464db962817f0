package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.equations.Steppers;
import dev.dynamis.equations.model.StepperInfo;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the steppers for equations. */
@Command(
    name = "steppers",
    mixinStandardHelpOptions = true,
    description = "Lists the steppers for equations.",
    footerHeading = "%nExamples:%n",
    footer = {"  dynamis steppers", "  dynamis run builtin://ode/vanderpol --stepper radau5"})
final class SteppersCommand implements Callable<Integer> {
  @Option(names = "--json", description = "Print a list of JSON objects.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      StringJoiner all = new StringJoiner(",", "[", "]");
      for (StepperInfo s : Steppers.all()) {
        all.add(
            "{\"name\":"
                + Json.string(s.name())
                + ",\"order\":"
                + s.order()
                + ",\"map\":"
                + s.map()
                + ",\"adaptive\":"
                + s.adaptive()
                + ",\"implicit\":"
                + s.implicit()
                + ",\"stiff\":"
                + s.stiff()
                + "}");
      }
      out.println(all);
      return Dynamis.OK;
    }
    for (StepperInfo s : Steppers.all()) {
      out.printf(
          Locale.ROOT,
          "%-10s order %d  %s%s%s%s%s%n",
          s.name(),
          s.order(),
          s.map() ? "maps" : "differential equations",
          s.adaptive() ? ", adaptive" : "",
          s.implicit() ? ", implicit" : "",
          s.stiff() ? ", for stiff equations" : "",
          s.aliases().isEmpty() ? "" : ", also " + String.join(" ", s.aliases()));
    }
    return Dynamis.OK;
  }
}
