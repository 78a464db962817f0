package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;

/** The plugin of a macro, which all bodies that it makes share. */
public final class SharedPlugin {
  private SharedPlugin() {}

  /**
   * Finds the instance that a macro asks for, made in {@code extension} if it names only a plugin.
   *
   * @param macro element with a child {@code plugin}, or without
   * @param name name of an instance that is made
   * @return the child, which bodies get a copy of, or null
   */
  public static Element of(Element macro, Spec spec, String name) {
    Element given = macro.child("plugin");
    if (given == null) {
      return null;
    }
    Element use = given.copy();
    if (!given.has("instance") && given.has("plugin")) {
      String plugin = given.text("plugin");
      for (Element declared : spec.section("extension").children("plugin")) {
        if (declared.text("plugin").equals(plugin)) {
          Element instance = declared.add("instance").at(given.place()).set("name", name);
          for (Element config : given.children("config")) {
            config.copy().moveTo(instance);
          }
          use.children("config").forEach(Element::remove);
          use.clear("plugin").set("instance", name);
          break;
        }
      }
    }
    return use;
  }

  /** Gives a body the plugin; nothing if there is none. */
  public static void give(Element body, Element use) {
    if (use != null) {
      Element made = body.add("plugin").at(use.place());
      for (String attribute : new String[] {"plugin", "instance"}) {
        if (use.has(attribute)) {
          made.set(attribute, use.text(attribute));
        }
      }
    }
  }
}
