package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.PluginType;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mechanics.PluginTypes;
import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which elements use which plugin instances. Instances of {@code extension} come first, then those
 * that meshes, actuators and sensors imply, then those of the bodies and geoms of the tree.
 */
final class PluginUse {
  private final Compilation c;

  /** Types by name, of those that {@code extension} declares; null for one that is not there. */
  private final Map<String, PluginType> declared = new HashMap<>();

  private final Map<Element, PluginInstance> implied = new IdentityHashMap<>();
  private final Map<Element, String> pluginOf = new IdentityHashMap<>();

  PluginUse(Compilation c) {
    this.c = c;
    List<Element> extensions = c.spec.section("extension").children("plugin");
    if (!extensions.isEmpty()) {
      declare(extensions);
    }
    for (Element mesh : c.spec.section("asset").children("mesh")) {
      mesh.children("plugin").forEach(this::imply);
    }
    c.spec.section("actuator").children("plugin").forEach(this::imply);
    c.spec.section("sensor").children("plugin").forEach(this::imply);
    for (Element e : c.spec.world().subtree()) {
      if (e.tag().equals("plugin")) {
        imply(e);
      }
    }
  }

  private void declare(List<Element> extensions) {
    List<PluginType> all = PluginTypes.all();
    List<String> names = all.stream().map(PluginType::name).toList();
    for (Element e : extensions) {
      String name = Attrs.text(e, "plugin", "");
      PluginType type = all.stream().filter(t -> t.name().equals(name)).findFirst().orElse(null);
      if (type == null) {
        c.problems.error(
            Rule.PLUGIN,
            e,
            "plugin",
            "nobody provides a plugin \"" + name + "\"; known are " + String.join(", ", names),
            Nearest.to(name, names).map(n -> "did you mean \"" + n + "\"? Else ").orElse("")
                + PluginTypes.HOW_TO_ADD);
      }
      declared.put(name, type);
      for (Element i : e.children("instance")) {
        pluginOf.put(i, name);
        add(new PluginInstance(i, i.name(), type, c.problems));
      }
    }
  }

  private void add(PluginInstance instance) {
    if (instance.type != null) {
      c.plugins.add(instance);
    }
  }

  private void imply(Element e) {
    if (e.has("instance") || !e.has("plugin")) {
      return;
    }
    PluginType type = declared.get(Attrs.text(e, "plugin", ""));
    if (type != null) {
      PluginInstance made = new PluginInstance(e, "", type, c.problems);
      implied.put(e, made);
      add(made);
    }
  }

  /** Returns the instance that the child {@code plugin} of an element asks for, or null. */
  PluginInstance of(Element e, Capability needed) {
    List<Element> plugins = new ArrayList<>(e.children("plugin"));
    e.children("frame").forEach(f -> plugins.addAll(f.children("plugin")));
    if (plugins.size() > 1) {
      c.problems.error(
          Rule.PLUGIN, plugins.get(1), null, "is the second plugin of one element", "keep one");
    }
    return plugins.isEmpty() ? null : resolve(plugins.getFirst(), needed);
  }

  /** Returns the instance that an element asks for by its own attributes; null if it is wrong. */
  PluginInstance resolve(Element e, Capability needed) {
    String name = Attrs.text(e, "plugin", "");
    if (!e.has("instance") && name.isEmpty()) {
      c.problems.error(
          Rule.PLUGIN,
          e,
          null,
          "names neither a plugin nor an instance",
          "add plugin=\"…\" or instance=\"…\"");
      return null;
    }
    if (!name.isEmpty() && !declared.containsKey(name)) {
      c.problems.error(
          Rule.PLUGIN,
          e,
          "plugin",
          "the model does not declare the plugin \"" + name + "\"",
          "add <extension><plugin plugin=\"" + name + "\"/></extension>");
      return null;
    }
    PluginInstance found =
        e.has("instance") ? c.names.resolve(PluginInstance.class, e, "instance") : implied.get(e);
    if (found == null) {
      return null;
    }
    if (!name.isEmpty() && !found.type.name().equals(name)) {
      c.problems.error(
          Rule.PLUGIN,
          e,
          "plugin",
          "is " + name + ", but the instance is one of " + found.type.name(),
          "remove plugin, or name another instance");
    }
    if (e.has("instance") && !e.children("config").isEmpty()) {
      c.problems.warning(
          Rule.PLUGIN,
          e.children("config").getFirst(),
          null,
          "is not used: the settings of an instance are where it is declared",
          "move it to the instance in extension");
    }
    if (!found.type.capabilities().contains(needed)) {
      c.problems.error(
          Rule.PLUGIN,
          e,
          name.isEmpty() ? "instance" : "plugin",
          "the plugin " + found.type.name() + " is not for " + needed,
          "use one that is, or use it for " + found.type.capabilities());
      return null;
    }
    return found;
  }
}
