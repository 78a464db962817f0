package dev.dynamis.mechanics;

import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import java.io.IOException;
import java.util.Set;

/** Writes a model as JSON: {@code {"model_arrays": {...}}}, everything under its C name. */
final class ModelDump {
  private ModelDump() {}

  static void write(Model m, Appendable out) throws IOException {
    JsonWriter json = new JsonWriter(out);
    json.begin();
    write(m, json, Set.of());
    json.end();
  }

  /** Writes the model, but for some arrays, as member of the object that is open. */
  static void write(Model m, JsonWriter json, Set<String> without) throws IOException {
    json.begin("model_arrays");
    for (Size s : Size.values()) {
      json.member(s.symbol(), m.longSize(s));
    }
    settings(m, json, "opt");
    settings(m, json, "stat");
    for (Field f : m.fields()) {
      if (!f.isSetting() && !without.contains(f.name())) {
        json.field(f.name(), f);
      }
    }
    json.end();
  }

  private static void settings(Model m, JsonWriter json, String name) throws IOException {
    json.begin(name);
    for (Field f : m.fields()) {
      if (f.isSetting() && f.name().startsWith(name + ".")) {
        json.field(f.name().substring(name.length() + 1), f);
      }
    }
    json.end();
  }
}
