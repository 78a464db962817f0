package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.core.Recording;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Completes a recording whose run was killed. */
@Command(
    name = "recover",
    mixinStandardHelpOptions = true,
    description = "Makes the archive of a run that was killed from the rows beside it.",
    footerHeading = "%nExamples:%n",
    footer = "  dynamis recover walk.npz")
final class RecoverCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "FILE",
      description =
          "The .npz or .parquet file that the run would have written; its rows are in FILE.rows.")
  private Path file;

  @Option(names = "--json", description = "Print the number of rows as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    try {
      long rows = Recording.recover(file);
      spec.commandLine()
          .getOut()
          .println(
              json
                  ? "{\"file\":" + Json.string(file.toString()) + ",\"rows\":" + rows + "}"
                  : file + ": " + rows + " rows");
      return Dynamis.OK;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
