package dev.dynamis.studio.source;

import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.spec.Compiled;
import java.util.List;

/** A mechanism of the library. */
record LibraryMechanism(String name) implements ModelSource {
  @Override
  public Loaded load() {
    Compiled compiled = MechanismLibrary.load(name);
    return new Loaded(new Mechanism(compiled.model()), compiled, compiled.notes(), List.of());
  }
}
