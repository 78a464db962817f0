package dev.dynamis.studio.source;

import dev.dynamis.coupling.Coupling;
import dev.dynamis.coupling.Couplings;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/** Equations that drive mechanisms, in a file; remembers which files were read. */
final class CouplingFile implements ModelSource {
  private final Path file;
  private final Function<Path, Resources> resources;
  private final LoadLimits limits;
  private List<Path> asked = List.of();

  /**
   * Takes a file.
   *
   * @param resources the files that mechanisms of a folder may read
   */
  CouplingFile(Path file, Function<Path, Resources> resources, LoadLimits limits) {
    this.file = file.toAbsolutePath().normalize();
    this.resources = resources;
    this.limits = limits;
  }

  @Override
  public String name() {
    return file.getFileName().toString();
  }

  @Override
  public Loaded load() throws IOException {
    Set<Path> read = new LinkedHashSet<>(List.of(file));
    try {
      // equations in files of their own lie beside the coupling
      read.addAll(tomlFiles());
      List<Compiled> texts = new ArrayList<>();
      Coupling coupling =
          Couplings.load(file, (folder, path) -> mechanism(folder, path, read, texts))
              .newInstance();
      Compiled first = texts.isEmpty() ? null : texts.getFirst();
      return new Loaded(coupling, first, coupling.model().diagnostics(), List.copyOf(read));
    } finally {
      asked = List.copyOf(read);
    }
  }

  @Override
  public List<Path> asked() {
    return asked;
  }

  private Model mechanism(Path folder, String path, Set<Path> read, List<Compiled> texts)
      throws IOException {
    if (MechanismLibrary.isName(path)) {
      Compiled compiled = MechanismLibrary.load(path);
      texts.add(compiled);
      return compiled.model();
    }
    Path found = folder.resolve(path).normalize();
    if (path.toLowerCase(Locale.ROOT).endsWith(".dyb")) {
      if (!found.toRealPath().startsWith(folder.toRealPath())) {
        throw new IOException("it lies outside the folder of the coupling");
      }
      read.add(found);
      texts.add(null);
      return Model.load(found, limits.bytes());
    }
    read.add(found);
    WatchedResources files = new WatchedResources(resources.apply(folder), folder);
    try {
      Compiled compiled = Mjcf.load(path, files, limits);
      texts.add(compiled);
      return compiled.model();
    } finally {
      read.addAll(files.asked());
    }
  }

  private List<Path> tomlFiles() throws IOException {
    try (var all = java.nio.file.Files.list(file.getParent())) {
      return all.filter(f -> f.getFileName().toString().endsWith(".toml")).sorted().toList();
    }
  }
}
