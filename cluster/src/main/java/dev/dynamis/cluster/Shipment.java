package dev.dynamis.cluster;

import dev.dynamis.core.Hash64;
import dev.dynamis.core.SimulationException;
import dev.dynamis.study.Study;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The classes that executors need: those of this library, of what it is made with, and the metrics
 * of users. Jars are sent as they are, folders are packed.
 */
final class Shipment implements AutoCloseable {
  /** One class of each module and library that cases of studies may run through. */
  private static final List<String> ANCHORS =
      List.of(
          "dev.dynamis.mechanics.Model",
          "dev.dynamis.mjcf.Mjcf",
          "dev.dynamis.equations.EquationModel",
          "dev.dynamis.coupling.Coupling",
          "dev.dynamis.analysis.Linearization",
          "org.tomlj.Toml",
          "org.hipparchus.CalculusFieldElement",
          "org.hipparchus.optim.OptimizationData");

  private final List<Path> users;
  private final List<Path> packed = new ArrayList<>();

  /**
   * Collects nothing yet.
   *
   * @param users jars and folders with metrics
   */
  Shipment(List<Path> users) {
    this.users = users;
  }

  /**
   * Returns the paths of all jars, separated by commas.
   *
   * @param before what is sent anyway, as by spark-submit
   * @param there the class path that executors have without it
   */
  String jars(String before, String there) {
    List<String> known = List.of(there.split(Pattern.quote(File.pathSeparator)));
    Set<String> all = new LinkedHashSet<>();
    for (String jar : before.split(",")) {
      if (!jar.isBlank()) {
        all.add(jar.strip());
      }
    }
    for (Path p : own()) {
      if (known.contains(p.toString())) {
        continue;
      }
      // spark-submit sends the jar that it was given
      String name = p.getFileName().toString();
      if (Files.isDirectory(p) || all.stream().noneMatch(j -> j.endsWith("/" + name))) {
        all.add(jar(p).toUri().toString());
      }
    }
    users.forEach(p -> all.add(jar(p).toUri().toString()));
    return String.join(",", all);
  }

  /** Returns where the classes of this library are. */
  static Set<Path> own() {
    Set<Path> found = new LinkedHashSet<>();
    found.add(place(CaseTask.class));
    found.add(place(Study.class));
    found.add(place(Hash64.class));
    for (String name : ANCHORS) {
      try {
        found.add(place(Class.forName(name, false, Shipment.class.getClassLoader())));
      } catch (ClassNotFoundException e) {
        throw new SimulationException("the class path lacks " + name, e);
      }
    }
    return found;
  }

  private static Path place(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new SimulationException("can't find the classes of " + type.getName(), e);
    }
  }

  private Path jar(Path p) {
    if (!Files.isDirectory(p)) {
      return p.toAbsolutePath();
    }
    try {
      Path jar = Files.createTempFile("dynamis-", ".jar");
      packed.add(jar);
      try (OutputStream out = Files.newOutputStream(jar)) {
        pack(p, out);
      }
      return jar;
    } catch (IOException e) {
      throw new SimulationException("can't pack the classes in " + p + ": " + e.getMessage(), e);
    }
  }

  private static void pack(Path folder, OutputStream out) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.setLevel(1);
      for (Path f : files) {
        zip.putNextEntry(new ZipEntry(folder.relativize(f).toString().replace('\\', '/')));
        Files.copy(f, zip);
        zip.closeEntry();
      }
    }
  }

  @Override
  public void close() {
    for (Path jar : packed) {
      try {
        Files.deleteIfExists(jar);
      } catch (IOException e) {
        // Windows may hold it until the process ends
        jar.toFile().deleteOnExit();
      }
    }
  }
}
