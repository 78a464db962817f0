package dev.dynamis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Does what users do most, for the JVM to watch: with {@code -XX:AOTCacheOutput} it keeps the
 * classes that it needed and profiles of hot code, so that later processes start fast and are fast
 * soon. The launchers run this after a build.
 */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Does what users do most, for a JVM that learns from it (-XX:AOTCacheOutput=FILE).",
      "The launcher runs this after a build; later commands start faster by it."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis train --seconds 2",
      "  java -XX:AOTCacheOutput=a.aot -cp LIBRARIES dev.dynamis.cli.Dynamis train"
    })
final class TrainCommand implements Callable<Integer> {
  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "How long a mechanism steps (default: ${DEFAULT-VALUE}).",
      defaultValue = "4")
  private double seconds;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Path folder = Files.createTempDirectory("dynamis-train");
    try {
      return practise(folder.toString());
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  private int practise(String folder) {
    String model = folder + "/model.xml";
    String recording = folder + "/run.npz";
    String picture = folder + "/picture.png";
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    List<String[]> commands =
        List.of(
            new String[] {"--help"},
            new String[] {"models"},
            new String[] {"info", "builtin://mech/humanoid"},
            new String[] {"run", "builtin://ode/lorenz", "--t", "20"},
            new String[] {"run", "builtin://ode/lorenz", "--t", "20", "--plot", picture},
            new String[] {"run", "builtin://map/logistic", "--n", "2000"},
            new String[] {"convert", "builtin://mech/cart-pole", model},
            new String[] {"check", model},
            new String[] {"run", model, "--time", "1", "--record", recording},
            new String[] {"plot", recording, "-o", picture},
            new String[] {"render", "builtin://mech/humanoid", "--size", "320x240", "-o", picture},
            new String[] {"run", "builtin://mech/humanoid", "--time", "2", "--ctrl", "noise"},
            new String[] {
              "bench",
              "builtin://mech/humanoid",
              "--steps",
              "1000",
              "--rounds",
              "1",
              "--warm-up",
              Double.toString(seconds)
            });
    PrintWriter err = spec.commandLine().getErr();
    for (String[] command : commands) {
      int code = Dynamis.run(nowhere, err, command);
      if (code != Dynamis.OK) {
        return code;
      }
    }
    return Dynamis.OK;
  }
}
