package dev.dynamis.cli;

import dev.dynamis.equations.Steppers;
import dev.dynamis.equations.model.StepperInfo;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the steppers for equations. */
@Command(
    name = "steppers",
    mixinStandardHelpOptions = true,
    description = "Lists the steppers for equations.",
    footerHeading = "%nExamples:%n",
    footer = {"  dynamis steppers", "  dynamis run builtin://ode/vanderpol --stepper radau5"})
final class SteppersCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
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
