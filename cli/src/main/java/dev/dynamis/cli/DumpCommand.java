package dev.dynamis.cli;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.mechanics.Model;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes arrays under the reference's C names, for comparison with other engines. */
@Command(
    name = "dump",
    mixinStandardHelpOptions = true,
    description = "Writes every array of the compiled model as JSON under MuJoCo's C names.",
    footerHeading = "%nExample:%n",
    footer = "  dynamis dump humanoid.xml --model --out humanoid.json")
final class DumpCommand implements Callable<Integer> {
  @Parameters(paramLabel = "MODEL", description = "MJCF, URDF or binary model.")
  private Path file;

  @Option(names = "--model", required = true, description = "Dump the arrays of the model.")
  private boolean model;

  @Option(names = "--out", paramLabel = "FILE", description = "File to write; printed if missing.")
  private Path out;

  @Mixin private PackageOption packages;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Model m = MechanismFiles.load(file, packages).model();
    if (out == null) {
      m.dump(spec.commandLine().getOut());
      spec.commandLine().getOut().println();
    } else {
      AtomicFile.write(
          out,
          stream -> {
            var text = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
            m.dump(text);
            text.flush();
          });
    }
    return Dynamis.OK;
  }
}
