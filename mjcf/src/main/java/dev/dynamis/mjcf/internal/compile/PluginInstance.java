package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.PluginConfig;
import dev.dynamis.mechanics.PluginType;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mechanics.PluginTypes;
import dev.dynamis.mjcf.spec.Element;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An instance of a plugin: declared in {@code extension}, or implied where it is used. */
final class PluginInstance extends Part {
  /** What kind it is; null if nobody provides it, which was reported. */
  final PluginType type;

  final PluginConfig config;

  /** Where its text and its state start. */
  int attradr;

  int stateadr;
  private byte[] text = new byte[0];

  /**
   * Makes an instance.
   *
   * @param e element with its settings
   * @param name its name, empty if it is implied
   */
  PluginInstance(Element e, String name, PluginType type, Report problems) {
    super(e, name);
    this.type = type;
    config = type == null ? null : new PluginConfig(type, values(problems));
  }

  private Map<String, String> values(Report problems) {
    Map<String, String> values = new HashMap<>();
    List<String> known = type.attributes();
    for (Element c : element.children("config")) {
      String key = Attrs.text(c, "key", "");
      if (!known.contains(key)) {
        problems.error(
            Rule.PLUGIN,
            c,
            "key",
            "\"" + key + "\" is no attribute of " + type.name(),
            known.isEmpty() ? "remove it" : Nearest.suggestion(key, known));
      } else if (values.put(key, Attrs.text(c, "value", "")) != null) {
        problems.error(Rule.PLUGIN, c, "key", "\"" + key + "\" is given twice", "keep one of them");
      }
      if (Attrs.text(c, "value", "").indexOf('\0') >= 0) {
        problems.error(Rule.PLUGIN, c, "value", "contains a character of code 0", "remove it");
      }
    }
    return values;
  }

  /** Returns how many bytes of text it has. */
  int textSize() {
    text = config.toBytes();
    return text.length;
  }

  int stateSize() {
    return type.stateSize(config);
  }

  /** Reports what its type finds wrong with the settings. */
  void report(PluginConfig of, Report problems) {
    for (PluginConfig.Problem p : of.problems()) {
      Element at = element;
      for (Element c : element.children("config")) {
        if (Attrs.text(c, "key", "").equals(p.key())) {
          at = c;
        }
      }
      boolean found = at != element;
      problems.error(
          Rule.PLUGIN,
          at,
          found ? "value" : null,
          found || p.key().isEmpty() ? p.problem() : p.key() + " " + p.problem(),
          p.fix());
    }
  }

  /** Makes an instance on trial, which tells what is wrong with settings and model. */
  void tryOn(Model m, Report problems) {
    PluginConfig again = PluginConfig.of(m, id, type);
    try {
      type.create(m, id, again);
      if (type.capabilities().contains(Capability.DISTANCE)) {
        type.shape(again);
      }
      report(again, problems);
    } catch (RuntimeException e) {
      problems.error(
          Rule.PLUGIN,
          element,
          null,
          "the plugin " + type.name() + " fails with " + e,
          "this is a mistake in the plugin or in its settings");
    }
  }

  @Override
  void store(Model m, Compilation c) {
    m.plugin[id] = PluginTypes.number(type.name());
    m.pluginAttradr[id] = attradr;
    System.arraycopy(text, 0, m.pluginAttr, attradr, text.length);
    m.pluginStateadr[id] = stateadr;
    m.pluginStatenum[id] = stateSize();
  }
}
