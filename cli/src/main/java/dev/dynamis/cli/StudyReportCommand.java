package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.study.StudyResults;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws the results of a study. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Draws what a study varied against what it measured.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis study docs/examples/logistic.study.toml --out results",
      "  dynamis study report results",
      "  dynamis study report results --measure lyapunov_1 --over r --format svg"
    })
final class StudyReportCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RESULT", description = "The folder of the results.")
  private Path folder;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Folder for pictures and page (default: 'report' in that of the results).")
  private Path out;

  @Option(
      names = "--measure",
      paramLabel = "NAME",
      description = "Draw this measure only; may be repeated.")
  private List<String> measures = new ArrayList<>();

  @Option(
      names = "--over",
      paramLabel = "NAME",
      description = "Draw over this (default: the first that has more than a few values).")
  private String over;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "Of the pictures, png (default) or svg.")
  private String format = "png";

  @Option(names = "--json", description = "Print the files as one JSON object.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (!format.equals("png") && !format.equals("svg")) {
      throw new ParameterException(
          spec.commandLine(), "--format is '" + format + "', expected png or svg");
    }
    Path to = out == null ? folder.resolve("report") : out;
    List<Path> files;
    try {
      files = new StudyReport(StudyResults.open(folder), measures, over, to, format).write();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    PrintWriter print = spec.commandLine().getOut();
    if (json) {
      print.println(
          files.stream()
              .map(f -> Json.string(f.toString()))
              .collect(Collectors.joining(",", "{\"files\":[", "]}")));
    } else {
      files.forEach(print::println);
    }
    return Dynamis.OK;
  }
}
