package dev.dynamis.studio.source;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import java.nio.file.Path;
import java.util.List;

/** Equations in a TOML file, or of the library. */
final class EquationFile implements ModelSource {
  private static final String BUILTIN = "builtin://";

  private final String uri;

  EquationFile(String uri) {
    this.uri = uri;
  }

  @Override
  public String name() {
    return uri.startsWith(BUILTIN) ? uri : Path.of(uri).getFileName().toString();
  }

  @Override
  public Loaded load() {
    EquationModel model = Models.load(uri);
    return new Loaded(new EquationSystem(model), null, model.diagnostics(), asked());
  }

  @Override
  public List<Path> asked() {
    return uri.startsWith(BUILTIN) ? List.of() : List.of(Path.of(uri));
  }
}
