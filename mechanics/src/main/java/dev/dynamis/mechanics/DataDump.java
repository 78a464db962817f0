package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.layout.Field;
import java.io.IOException;
import java.util.Locale;
import java.util.Set;

/** Writes data as one JSON object, everything under its C name. */
final class DataDump {
  private DataDump() {}

  static void write(Data d, Appendable out, Set<String> only) throws IOException {
    JsonWriter json = new JsonWriter(out);
    json.begin();
    members(d, json, only);
    json.end();
  }

  /** Writes fields as members of the object that is open. */
  static void members(Data d, JsonWriter json, Set<String> only) throws IOException {
    for (Field f : d.fields()) {
      if (f.name().indexOf('.') < 0 && wanted(only, f.name())) {
        json.field(f.name(), f);
      }
    }
    if (wanted(only, "contact")) {
      contacts(d, json);
    }
    if (wanted(only, "contact_force")) {
      contactForces(d, json);
    }
    if (wanted(only, "warning")) {
      json.begin("warning");
      for (int i = 0; i < Warning.COUNT; i++) {
        element(json, d, "warning", upper(Warning.name(i)), i);
      }
      json.end();
    }
    if (wanted(only, "timer")) {
      json.begin("timer");
      for (int i = 0; i < Timer.COUNT; i++) {
        element(json, d, "timer", upper(Timer.name(i)), i);
      }
      json.end();
    }
    if (wanted(only, "solver")) {
      solver(d, json);
    }
  }

  private static boolean wanted(Set<String> only, String name) {
    return only.isEmpty() || only.contains(name);
  }

  private static String upper(String name) {
    return name.toUpperCase(Locale.ROOT);
  }

  private static void contacts(Data d, JsonWriter json) throws IOException {
    json.beginArray("contact");
    for (int i = 0; i < d.ncon; i++) {
      json.begin();
      members(json, d, "contact", i);
      json.member("geom1", d.contact.geom[2 * i]);
      json.member("geom2", d.contact.geom[2 * i + 1]);
      json.end();
    }
    json.endArray();
  }

  /** Force and torque of each contact in its frame. */
  private static void contactForces(Data d, JsonWriter json) throws IOException {
    double[] force = new double[6];
    json.beginArray("contact_force");
    for (int i = 0; i < d.ncon; i++) {
      ContactForce.of(d.model, d, i, force, 0);
      json.elements(force, 6);
    }
    json.endArray();
  }

  /** The statistics of the iterations that were made, for each island. */
  private static void solver(Data d, JsonWriter json) throws IOException {
    json.beginArray("solver");
    int islands = Math.min(Widths.NISLAND, Math.max(1, d.nisland));
    for (int k = 0; k < islands; k++) {
      json.beginArray();
      for (int i = 0; i < Math.min(d.solver.niter[k], Widths.NSOLVER); i++) {
        json.begin();
        members(json, d, "solver", k * Widths.NSOLVER + i);
        json.end();
      }
      json.endArray();
    }
    json.endArray();
  }

  private static void element(JsonWriter json, Data d, String struct, String name, int i)
      throws IOException {
    json.begin(name);
    members(json, d, struct, i);
    json.end();
  }

  /** Writes element {@code i} of each array that stands for a member of a C structure. */
  private static void members(JsonWriter json, Data d, String struct, int i) throws IOException {
    for (Field f : d.fields()) {
      if (f.name().startsWith(struct + ".")) {
        String member = f.name().substring(struct.length() + 1);
        int width = f.shape().rows() == null ? 1 : f.shape().factor();
        json.row(member, f.array(), i * width, width);
      }
    }
  }
}
