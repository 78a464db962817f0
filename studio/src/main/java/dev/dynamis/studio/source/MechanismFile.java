package dev.dynamis.studio.source;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** A mechanism in a file; remembers which files its model was read from. */
final class MechanismFile implements ModelSource {
  private final Path file;
  private final Resources resources;
  private final LoadLimits limits;
  private List<Path> asked = List.of();

  MechanismFile(Path file, Resources resources, LoadLimits limits) {
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
    String name = name();
    asked = List.of(file);
    if (name.toLowerCase(Locale.ROOT).matches(".*\\.(dyb|mjb)")) {
      Model m = Model.load(file, limits.bytes());
      return new Loaded(new Mechanism(m), null, List.of(), List.of(file));
    }
    WatchedResources files = new WatchedResources(resources, file.getParent());
    files.asked().add(file);
    try {
      Compiled compiled = Mjcf.load(name, files, limits);
      Mechanism mechanism = new Mechanism(compiled.model());
      return new Loaded(mechanism, compiled, compiled.notes(), List.copyOf(files.asked()));
    } finally {
      asked = List.copyOf(files.asked());
    }
  }

  @Override
  public List<Path> asked() {
    return asked;
  }
}
