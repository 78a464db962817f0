package dev.dynamis.cli;

import dev.dynamis.core.Json;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.studio.Studio;
import dev.dynamis.studio.StudioOptions;
import dev.dynamis.studio.source.ModelSource;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Opens the studio: a model in the browser. */
@Command(
    name = "view",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Shows a model in the browser: run it, touch it, change it.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  dynamis view humanoid.xml",
      "  dynamis view builtin://mech/humanoid",
      "  dynamis view builtin://ode/lorenz",
      "  dynamis view robot.couple.toml            equations that drive a mechanism",
      "  dynamis view                              a gallery of bundled models",
      "  dynamis view arm.xml --replay run.npz     a recording of run --record",
      "  dynamis view arm.xml --no-open --port 8080"
    })
final class ViewCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "MODEL",
      arity = "0..1",
      description =
          "MJCF (.xml), URDF or binary model; TOML file of equations or a coupling;"
              + " builtin://KIND/NAME. Without it: a gallery.")
  private String model;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "Port of the server (default: any free one).")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "H",
      description =
          "Address to listen at, so that other machines can connect; the address of the page then"
              + " has a token (default: this machine only).")
  private String host = StudioOptions.LOOPBACK;

  @Option(names = "--no-open", description = "Only print the address, open no browser.")
  private boolean quiet;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description = "Recording of the mechanism to begin with, as run --record writes it.")
  private Path replay;

  @Option(names = "--json", description = "Print the address as one JSON object.")
  private boolean json;

  @Mixin private FileOptions files;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (Studio studio = open()) {
      PrintWriter out = spec.commandLine().getOut();
      if (json) {
        out.println("{\"address\":" + Json.string(studio.address()) + "}");
      } else {
        out.println(studio.address());
        out.println("Ctrl-C ends the studio");
      }
      out.flush();
      if (!quiet) {
        openBrowser(studio.address());
      }
      studio.awaitEnd();
    } catch (BindException e) {
      throw new ParameterException(
          spec.commandLine(),
          "port " + port + " of " + host + " can't be used: " + e.getMessage(),
          e);
    }
    return Dynamis.OK;
  }

  /** Opens the studio that the arguments ask for. */
  Studio open() throws IOException {
    try {
      StudioOptions options = (model == null ? gallery() : show()).withHost(host).withPort(port);
      return Studio.open(replay == null ? options : options.withRecording(replay));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private StudioOptions gallery() {
    if (replay != null || files.given() != null) {
      throw new IllegalArgumentException(
          (replay != null ? "--replay" : files.given()) + " needs a MODEL");
    }
    return StudioOptions.gallery().withFolder(Path.of("").toAbsolutePath());
  }

  private StudioOptions show() {
    if (CouplingFiles.isCoupling(model)) {
      Path file = Path.of(model).toAbsolutePath().normalize();
      return StudioOptions.showing(ModelSource.coupling(file, files::resources, files.limits()))
          .withFolder(file.getParent());
    }
    if (!MechanismFiles.isMechanism(model)) {
      if (replay != null || files.given() != null) {
        throw new IllegalArgumentException(
            (replay != null ? "--replay" : files.given())
                + " has no meaning here: "
                + model
                + " is a system of equations");
      }
      return StudioOptions.showing(ModelSource.equations(model));
    }
    if (MechanismLibrary.isName(model)) {
      if (files.given() != null) {
        throw new IllegalArgumentException(
            files.given() + " has no meaning here: " + model + " is a mechanism of the library");
      }
      return StudioOptions.showing(ModelSource.library(model));
    }
    Path file = Path.of(model).toAbsolutePath().normalize();
    Resources resources = files.resources(file.getParent());
    return StudioOptions.showing(ModelSource.mechanism(file, resources, files.limits()))
        .withFolder(file.getParent());
  }

  /** Opens the page if there is a desktop; where there is none, the address is all. */
  private static void openBrowser(String address) {
    String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    boolean desktop =
        os.startsWith("windows")
            || os.startsWith("mac")
            || System.getenv("DISPLAY") != null
            || System.getenv("WAYLAND_DISPLAY") != null;
    if (!desktop) {
      return;
    }
    List<String> command =
        os.startsWith("windows")
            ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
            : List.of(os.startsWith("mac") ? "open" : "xdg-open", address);
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // no program that opens pages: the address was printed
      return;
    }
  }
}
