package dev.dynamis.cli;

import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which files a model may read besides those of its own folder. */
final class FileOptions {
  private static final String ASSETS = "--assets";
  private static final String PACKAGE = "--package";

  @Option(
      names = ASSETS,
      paramLabel = "DIR",
      description =
          "Folder that a model may read files from, besides its own; may be repeated. Paths in the"
              + " model stay as they are, for example ../meshes/arm.stl.")
  private List<Path> assets = new ArrayList<>();

  @Option(
      names = PACKAGE,
      paramLabel = "NAME=DIR",
      description = "Folder that package://NAME/ stands for in a model; may be repeated.")
  private Map<String, Path> packages = new LinkedHashMap<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Returns an option that was given, or null if none was. */
  String given() {
    return assets.isEmpty() ? packages.isEmpty() ? null : PACKAGE : ASSETS;
  }

  /**
   * Returns the files of a model in {@code folder}.
   *
   * @throws ParameterException if a folder that was given is none
   */
  Resources resources(Path folder) {
    assets.forEach(dir -> check(ASSETS, dir));
    Map<String, Resources> byName = new HashMap<>();
    packages.forEach(
        (name, dir) -> {
          check(PACKAGE, dir);
          byName.put(name, Resources.folder(dir));
        });
    Path[] further = assets.toArray(Path[]::new);
    return new CommandFiles(Resources.folder(folder, further)).withPackages(byName);
  }

  private void check(String option, Path dir) {
    if (!Files.isDirectory(dir)) {
      throw new ParameterException(
          command.commandLine(), option + ": there is no folder '" + dir + "'");
    }
  }

  /** Files of a command, which says how to allow more of them. */
  private record CommandFiles(Resources files) implements Resources {
    @Override
    public byte[] read(String path, long limit) throws IOException {
      return files.read(path, limit);
    }

    @Override
    public boolean exists(String path) {
      return files.exists(path);
    }

    @Override
    public String describe(String path) {
      return files.describe(path);
    }

    @Override
    public String adviceOutside() {
      return "move the file below the model's folder, or allow its folder with " + ASSETS + " DIR";
    }
  }
}
