package dev.dynamis.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** Where packages are that the meshes of a model belong to. */
final class PackageOption {
  @Option(
      names = "--package",
      paramLabel = "NAME=DIR",
      description = "Folder that package://NAME/ stands for in a model; may be repeated.")
  private Map<String, Path> folders = new LinkedHashMap<>();

  /** Returns the folders by the names of packages. */
  Map<String, Path> folders() {
    return folders;
  }
}
