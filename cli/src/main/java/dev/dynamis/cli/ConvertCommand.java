package dev.dynamis.cli;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Json;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts between the formats of models. */
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    description = "Converts a model: MJCF or URDF to canonical MJCF (.xml) or to binary (.dyb).",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis convert builtin://mech/car car.dyb",
      "  dynamis convert builtin://mech/car - > car.xml",
      "  dynamis convert robot.urdf robot.xml",
      "  dynamis convert robots/arm.xml arm.dyb --assets meshes"
    })
final class ConvertCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "FROM",
      description = "MJCF, URDF or binary model, or builtin://mech/NAME.")
  private String from;

  @Parameters(
      index = "1",
      paramLabel = "TO",
      description = "File to write, .xml or .dyb; - for MJCF on the standard output.")
  private Path to;

  @Option(names = "--json", description = "Print what was written as one JSON object.")
  private boolean json;

  @Mixin private FileOptions fileOptions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    MechanismFiles.Loaded loaded = MechanismFiles.load(from, fileOptions);
    for (Diagnostic note : loaded.notes()) {
      spec.commandLine().getErr().println(note.render());
    }
    if (to.toString().equals("-") && loaded.spec() != null) {
      spec.commandLine().getOut().print(Mjcf.write(loaded.spec()));
      spec.commandLine().getOut().flush();
    } else if (MechanismFiles.isBinary(to)) {
      loaded.model().save(to);
    } else if (!to.toString().endsWith(".xml") && !to.toString().equals("-")) {
      throw new ParameterException(
          spec.commandLine(), to + ": the name of the result must end with .xml or .dyb");
    } else if (loaded.spec() == null) {
      throw new ParameterException(
          spec.commandLine(),
          from + ": a binary model has no text any more; convert it from its MJCF or URDF file");
    } else {
      byte[] text = Mjcf.write(loaded.spec()).getBytes(StandardCharsets.UTF_8);
      AtomicFile.write(to, out -> out.write(text));
    }
    if (json && !to.toString().equals("-")) {
      spec.commandLine()
          .getOut()
          .println(
              "{\"from\":" + Json.string(from) + ",\"to\":" + Json.string(to.toString()) + "}");
    }
    return Dynamis.OK;
  }
}
