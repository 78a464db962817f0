package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Dim;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Place;
import dev.dynamis.studio.internal.show.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Every number of one element, and the place in the file of what the file says about it. */
final class ElementDetails {
  /** Kinds of elements: type of the object, what counts its rows, and how its fields begin. */
  private static final Map<String, Kind> KINDS =
      Map.ofEntries(
          Map.entry("body", new Kind(ObjType.BODY, Size.NBODY)),
          Map.entry("joint", new Kind(ObjType.JOINT, Size.NJNT)),
          Map.entry("geom", new Kind(ObjType.GEOM, Size.NGEOM)),
          Map.entry("site", new Kind(ObjType.SITE, Size.NSITE)),
          Map.entry("camera", new Kind(ObjType.CAMERA, Size.NCAM)),
          Map.entry("light", new Kind(ObjType.LIGHT, Size.NLIGHT)),
          Map.entry("tendon", new Kind(ObjType.TENDON, Size.NTENDON)),
          Map.entry("actuator", new Kind(ObjType.ACTUATOR, Size.NU)),
          Map.entry("sensor", new Kind(ObjType.SENSOR, Size.NSENSOR)),
          Map.entry("equality", new Kind(ObjType.EQUALITY, Size.NEQ)),
          Map.entry("pair", new Kind(ObjType.PAIR, Size.NPAIR)),
          Map.entry("flex", new Kind(ObjType.FLEX, Size.NFLEX)),
          Map.entry("skin", new Kind(ObjType.SKIN, Size.NSKIN)),
          Map.entry("mesh", new Kind(ObjType.MESH, Size.NMESH)),
          Map.entry("hfield", new Kind(ObjType.HFIELD, Size.NHFIELD)),
          Map.entry("material", new Kind(ObjType.MATERIAL, Size.NMAT)),
          Map.entry("texture", new Kind(ObjType.TEXTURE, Size.NTEX)));

  /** Kinds that are no parts of bodies, as pages list them. */
  static final List<String> LISTED =
      List.of(
          "actuator",
          "sensor",
          "tendon",
          "equality",
          "pair",
          "flex",
          "skin",
          "mesh",
          "hfield",
          "material",
          "texture");

  private static final int MOST = 64;

  private ElementDetails() {}

  private record Kind(int type, Size count) {}

  /** Returns the names of all elements of a kind. */
  static List<String> names(Model m, String name) {
    Kind kind = KINDS.get(name);
    return IntStream.range(0, m.size(kind.count()))
        .mapToObj(i -> m.names.name(kind.type(), i))
        .toList();
  }

  static String of(Data d, Compiled compiled, String name, int id) {
    Kind kind = KINDS.get(name);
    if (kind == null) {
      throw new IllegalArgumentException("there are no details of a " + name);
    }
    Model m = d.model;
    if (id < 0 || id >= m.size(kind.count())) {
      throw new IllegalArgumentException("there is no " + name + " " + id);
    }
    JsonText t = new JsonText().open().put("type", "details").put("kind", name).put("id", id);
    t.put("name", m.names.name(kind.type(), id));
    place(t, compiled, kind.type(), id);
    fields(t.key("model"), m.fields(), kind.count(), id);
    fields(t.key("state"), d.fields(), kind.count(), id);
    return t.close().toString();
  }

  private static void fields(JsonText t, List<Field> fields, Dim rows, int id) {
    t.open();
    for (Field f : fields) {
      if (f.shape() == null || f.shape().rows() != rows || f.kind() == FieldKind.BYTE) {
        continue;
      }
      int count = f.shape().columns() == null ? f.shape().factor() : 0;
      t.key(f.name()).openList();
      for (int i = 0; i < Math.min(count, MOST); i++) {
        t.value(f.value(id * count + i));
      }
      t.closeList();
    }
    t.close();
  }

  private static void place(JsonText t, Compiled compiled, int type, int id) {
    Element e = compiled == null ? null : compiled.element(type, id);
    if (e == null) {
      return;
    }
    place(t, "place", e.place());
    t.put("element", e.path()).key("attributes").openList();
    // what the element says itself goes before what its default classes say
    Map<String, Element> givers = new LinkedHashMap<>();
    for (Element giver : e.cascade().reversed()) {
      for (Attribute a : giver.type().attributes) {
        if (giver.get(a) != null) {
          givers.putIfAbsent(a.name, giver);
        }
      }
    }
    for (Map.Entry<String, Element> g : givers.entrySet()) {
      // a value writes itself as in a file, between quotes after its name
      String text = g.getValue().get(g.getKey()).toString();
      t.open().put("name", g.getKey());
      t.put("value", text.substring(text.indexOf('"') + 1, text.length() - 1));
      place(t, "place", g.getValue().place(g.getKey()));
      t.close();
    }
    t.closeList();
  }

  private static void place(JsonText t, String name, Place p) {
    if (p != null && p.line() > 0) {
      t.put(name, p.source() + ":" + p.line() + ":" + p.column());
    }
  }
}
