package dev.dynamis.mechanics;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.ModelException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The plugin types that are there: those of this library and of all other providers.
 *
 * @since 0.1.0
 */
public final class PluginTypes {
  /** How to make another plugin known. */
  public static final String HOW_TO_ADD =
      "put its module or jar on the path, for ./dynamis by DYNAMIS_CLASSES=its.jar: it must provide"
          + " dev.dynamis.mechanics.PluginType";

  private PluginTypes() {}

  /**
   * Looks for all types.
   *
   * @return the types, ordered by name
   * @throws ModelException if a provider can't be used, or two have the same name
   */
  public static List<PluginType> all() {
    List<PluginType> types = new ArrayList<>();
    try {
      ServiceLoader.load(PluginType.class).forEach(types::add);
    } catch (ServiceConfigurationError e) {
      throw new ModelException(
          error("a provider of plugins can't be used: " + e.getMessage(), "repair or remove it"));
    }
    types.sort(Comparator.comparing(PluginType::name));
    for (int i = 1; i < types.size(); i++) {
      PluginType a = types.get(i - 1);
      PluginType b = types.get(i);
      if (number(a.name()) == number(b.name())) {
        throw new ModelException(
            error(
                "two plugins have the name "
                    + a.name()
                    + ": "
                    + a.getClass()
                    + " and "
                    + b.getClass(),
                "remove one of them"));
      }
    }
    return types;
  }

  /** Returns the type of a name. */
  public static Optional<PluginType> find(String name) {
    return all().stream().filter(t -> t.name().equals(name)).findFirst();
  }

  /** Returns the number that stands for a type in {@code plugin} of a model, not negative. */
  public static int number(String name) {
    return (int) (new Hash64().add(name).value() >>> 33);
  }

  /** Returns the types of all instances of a model. */
  static PluginType[] of(Model m) {
    List<PluginType> known = m.nplugin == 0 ? List.of() : all();
    PluginType[] types = new PluginType[m.nplugin];
    for (int i = 0; i < types.length; i++) {
      int wanted = m.plugin[i];
      types[i] =
          known.stream()
              .filter(t -> number(t.name()) == wanted)
              .findFirst()
              .orElseThrow(() -> new ModelException(error(missing(wanted, known), HOW_TO_ADD)));
    }
    return types;
  }

  /** Says that a model asks for a plugin that is not among those known. */
  static String missing(int number, List<PluginType> known) {
    return "nobody provides the plugin number "
        + number
        + " that the model was compiled with; known are "
        + String.join(", ", known.stream().map(PluginType::name).toList());
  }

  private static Diagnostic error(String problem, String fix) {
    return Diagnostic.error("MB003", "", 0, 0, "plugin", problem, fix);
  }
}
