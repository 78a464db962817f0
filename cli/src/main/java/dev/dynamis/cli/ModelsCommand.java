package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.mjcf.MechanismLibrary;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the models of the library, or shows the text of one. */
@Command(
    name = "models",
    mixinStandardHelpOptions = true,
    description = "Lists the mechanisms and equations of the library, or shows the text of one.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis models",
      "  dynamis models ode/lorenz > my-lorenz.toml",
      "  dynamis models mech/pendulum > my-pendulum.xml"
    })
final class ModelsCommand implements Callable<Integer> {
  @Parameters(arity = "0..1", paramLabel = "NAME", description = "Model whose text to show.")
  private String name;

  @Option(names = "--json", description = "Print the list, or name and text, as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (name != null) {
      String plain = name.replaceFirst("^builtin://", "");
      String text =
          plain.startsWith("mech/") ? MechanismLibrary.text(plain) : Models.builtinText(plain);
      out.print(
          json
              ? "{\"name\":"
                  + Json.string("builtin://" + plain)
                  + ",\"text\":"
                  + Json.string(text)
                  + "}\n"
              : text);
      out.flush();
      return Dynamis.OK;
    }
    Map<String, String> lines = new LinkedHashMap<>();
    MechanismLibrary.names().forEach(n -> lines.put(n, MechanismLibrary.describe(n)));
    Models.builtinNames().forEach(n -> lines.put(n, describe(Models.load("builtin://" + n))));
    if (json) {
      StringBuilder b = new StringBuilder("{");
      lines.forEach(
          (n, line) ->
              b.append(b.length() > 1 ? "," : "")
                  .append(Json.string("builtin://" + n))
                  .append(':')
                  .append(Json.string(line)));
      out.println(b.append('}'));
    } else {
      lines.forEach((n, line) -> out.printf(Locale.ROOT, "builtin://%-22s %s%n", n, line));
    }
    return Dynamis.OK;
  }

  private static String describe(EquationModel m) {
    return "states "
        + String.join(" ", m.stateNames())
        + "; parameters "
        + String.join(" ", m.parameterNames());
  }
}
