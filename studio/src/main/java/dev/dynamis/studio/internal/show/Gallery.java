package dev.dynamis.studio.internal.show;

import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.studio.source.ModelSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Models that come with the program: mechanisms of the documentation and the equations' library.
 */
public final class Gallery {
  private static final String EXAMPLE = "example://";
  private static final String BUILTIN = "builtin://";
  private static final String FOLDER = "/dev/dynamis/studio/examples/";

  /** Mechanisms by the names of their files, with a line about each. */
  static final Map<String, String> MECHANISMS =
      Map.ofEntries(
          Map.entry("arm", "A robot arm with position servos"),
          Map.entry("bolt-in-nut", "A bolt turns down into its nut, both by signed distances"),
          Map.entry("bouncing-balls", "Balls that bounce off the floor and each other"),
          Map.entry("cart-pole", "A pole on a cart, the classic of control"),
          Map.entry("falling-cloth", "A cloth of a thousand triangles falls over a ball"),
          Map.entry("figure", "A figure of capsules that can be pushed over"),
          Map.entry("humanoid", "A humanoid in a vertical plane that plans keep on its feet"),
          Map.entry("soft-ball", "A soft ball is squashed by its own weight"));

  private Gallery() {}

  /**
   * A model of the gallery.
   *
   * @param name by which it is opened
   * @param title what people call it
   * @param kind "mechanism", "ode", "map" or "dde"
   * @param note a line about it
   */
  public record Entry(String name, String title, String kind, String note) {}

  /** Returns all models, mechanisms first. */
  public static List<Entry> entries() {
    List<Entry> all = new ArrayList<>();
    for (String name : MechanismLibrary.names()) {
      String bare = name.substring(name.indexOf('/') + 1);
      String note = MechanismLibrary.describe(name);
      all.add(new Entry(BUILTIN + name, title(bare), "mechanism", note));
    }
    MECHANISMS.keySet().stream()
        .sorted()
        .forEach(
            name ->
                all.add(new Entry(EXAMPLE + name, title(name), "mechanism", MECHANISMS.get(name))));
    for (String name : Models.builtinNames()) {
      String kind = name.substring(0, Math.max(0, name.indexOf('/')));
      String bare = name.substring(name.indexOf('/') + 1);
      String own = ownName(name);
      all.add(new Entry(BUILTIN + name, own.isEmpty() ? title(bare) : own, kind, BUILTIN + name));
    }
    return all;
  }

  private static String title(String name) {
    String words = name.replace('-', ' ').replace('_', ' ');
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** The name that the text of a model gives itself. */
  private static String ownName(String name) {
    return Models.builtinText(name)
        .lines()
        .filter(line -> line.matches("\\s*name\\s*=\\s*\".*\"\\s*"))
        .findFirst()
        .map(line -> line.substring(line.indexOf('"') + 1, line.lastIndexOf('"')))
        .orElse("");
  }

  /** Returns a model by its name. */
  public static Optional<ModelSource> source(String name) {
    if (name.startsWith(EXAMPLE) && MECHANISMS.containsKey(name.substring(EXAMPLE.length()))) {
      return Optional.of(new Example(name.substring(EXAMPLE.length())));
    }
    if (name.startsWith(BUILTIN)
        && MechanismLibrary.names().contains(name.substring(BUILTIN.length()))) {
      return Optional.of(ModelSource.library(name));
    }
    boolean known =
        name.startsWith(BUILTIN)
            && Models.builtinNames().contains(name.substring(BUILTIN.length()));
    return known ? Optional.of(ModelSource.equations(name)) : Optional.empty();
  }

  private record Example(String name) implements ModelSource {
    @Override
    public Loaded load() {
      String file = name + ".xml";
      byte[] text;
      try (InputStream in = Gallery.class.getResourceAsStream(FOLDER + file)) {
        if (in == null) {
          throw new SimulationException("the example " + file + " is missing in this build");
        }
        text = in.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      Compiled compiled = Mjcf.load(file, Resources.memory(Map.of(file, text)));
      return new Loaded(new Mechanism(compiled.model()), compiled, compiled.notes(), List.of());
    }
  }
}
