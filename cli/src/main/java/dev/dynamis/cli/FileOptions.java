package dev.dynamis.cli;

import dev.dynamis.mjcf.ModelCache;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which files a model may read besides those of its own folder. */
final class FileOptions {
  private static final String ASSETS = "--assets";
  private static final String PACKAGE = "--package";
  private static final String MEMORY = "--load-memory";

  /** Most bytes of all cached models, and least bytes of files for one to be cached. */
  private static final long CACHE_BYTES = 2L << 30;

  private static final long CACHED_FROM = 2L << 20;

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

  @Option(
      names = MEMORY,
      paramLabel = "SIZE",
      description =
          "Memory that loading a model may take, such as 4G; half of the Java heap if missing. Give"
              + " the heap itself with JAVA_TOOL_OPTIONS=-Xmx8g.")
  private String memory;

  @Option(
      names = "--no-cache",
      description =
          "Compile the model even if it was compiled before; models with megabytes of meshes are"
              + " kept in a cache otherwise.")
  private boolean noCache;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * Returns the cache of compiled models, or null if there shall be none: with --no-cache, with
   * {@code DYNAMIS_CACHE=off}, and for a program that runs from folders of classes, which may
   * change unnoticed. {@code DYNAMIS_CACHE} may also name the folder.
   */
  ModelCache cache() {
    String chosen = System.getenv("DYNAMIS_CACHE");
    String version = version(System.getProperty("java.class.path", ""));
    if (noCache || "off".equals(chosen) || version == null) {
      return null;
    }
    return new ModelCache(cacheFolder(chosen), CACHE_BYTES, CACHED_FROM, version);
  }

  private static Path cacheFolder(String chosen) {
    if (chosen != null && !chosen.isBlank()) {
      return Path.of(chosen);
    }
    String caches = System.getenv("XDG_CACHE_HOME");
    Path base =
        caches == null || caches.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(caches);
    return base.resolve("dynamis").resolve("models");
  }

  /** Names, sizes and times of the jars that the program consists of; null if it has folders. */
  static String version(String classPath) {
    StringBuilder version = new StringBuilder();
    for (String entry : classPath.split(File.pathSeparator)) {
      File jar = new File(entry);
      if (!jar.isFile()) {
        return null;
      }
      version.append(jar.getName()).append(' ').append(jar.length()).append(' ');
      version.append(jar.lastModified()).append(';');
    }
    return version.toString();
  }

  /** Returns an option that was given, or null if none was. */
  String given() {
    if (!assets.isEmpty()) {
      return ASSETS;
    }
    return packages.isEmpty() ? memory == null ? null : MEMORY : PACKAGE;
  }

  /**
   * Returns what a model may ask for.
   *
   * @throws ParameterException if the memory is no size
   */
  LoadLimits limits() {
    if (memory == null) {
      return LoadLimits.DEFAULT;
    }
    try {
      return LoadLimits.DEFAULT.withBytes(bytes(MEMORY, memory));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage(), e);
    }
  }

  /**
   * Returns a size in bytes.
   *
   * @throws IllegalArgumentException if the text is none
   */
  static long bytes(String option, String size) {
    String text = size.strip().toUpperCase(Locale.ROOT);
    int unit = text.isEmpty() ? -1 : "KMGT".indexOf(text.charAt(text.length() - 1));
    String digits = unit < 0 ? text : text.substring(0, text.length() - 1);
    if (!digits.matches("[0-9]{1,15}") || (unit >= 0 && digits.length() > 6)) {
      throw new IllegalArgumentException(
          option + ": '" + size + "' is no size; give bytes, or a number with K, M, G or T");
    }
    return Long.parseLong(digits) << 10 * (unit + 1);
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
