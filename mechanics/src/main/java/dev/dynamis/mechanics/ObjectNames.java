package dev.dynamis.mechanics;

import static dev.dynamis.mechanics.layout.Size.NNAMES;
import static dev.dynamis.mechanics.layout.Size.NNAMES_MAP;

import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Group;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Names of the objects of a model, from id to name and back. An object without a name has the empty
 * name and can't be looked up.
 *
 * @since 0.1.0
 */
public final class ObjectNames extends Group {
  /**
   * All names one after the other, UTF-8, each ended by a zero; the model's own name comes first.
   */
  public final byte[] packed = bytes("names", NNAMES, "packed");

  /** Unused: ids are looked up in a table of this class. */
  public final int[] map = ints("names_map", NNAMES_MAP);

  private final Model model;

  /**
   * For each object type its ids by name; initialized lazily at the first lookup, by any thread to
   * the same.
   */
  private volatile List<Map<String, Integer>> ids;

  ObjectNames(Model model) {
    super(model, "names");
    this.model = model;
  }

  /** Returns the name of the model. */
  public String model() {
    return packed.length == 0 ? "" : text(packed, 0);
  }

  /**
   * Returns the name of an object.
   *
   * @param type one of the {@link ObjType} values that have names
   * @param id the object, from 0
   * @return the name, empty if it has none
   */
  public String name(int type, int id) {
    int[] adr = addresses(type);
    if (id < 0 || id >= adr.length) {
      throw new IllegalArgumentException(
          "there is no " + ObjType.name(type) + " " + id + ", the model has " + adr.length);
    }
    return text(packed, adr[id]);
  }

  /**
   * Returns the id of an object.
   *
   * @param type one of the {@link ObjType} values that have names
   * @param name the name
   * @return the id, or -1 if no object of this type has that name
   */
  public int id(int type, String name) {
    addresses(type);
    return table().get(type).getOrDefault(name, -1);
  }

  /** Returns the names of all objects of a type in the order of their ids. */
  public List<String> all(int type) {
    int[] adr = addresses(type);
    return IntStream.of(adr).mapToObj(a -> text(packed, a)).toList();
  }

  /** Returns the id of a body, or -1. */
  public int bodyId(String name) {
    return id(ObjType.BODY, name);
  }

  /** Returns the id of a joint, or -1. */
  public int jointId(String name) {
    return id(ObjType.JOINT, name);
  }

  /** Returns the id of a geom, or -1. */
  public int geomId(String name) {
    return id(ObjType.GEOM, name);
  }

  /** Returns the id of a site, or -1. */
  public int siteId(String name) {
    return id(ObjType.SITE, name);
  }

  /** Returns the id of a camera, or -1. */
  public int cameraId(String name) {
    return id(ObjType.CAMERA, name);
  }

  /** Returns the id of a tendon, or -1. */
  public int tendonId(String name) {
    return id(ObjType.TENDON, name);
  }

  /** Returns the id of an actuator, or -1. */
  public int actuatorId(String name) {
    return id(ObjType.ACTUATOR, name);
  }

  /** Returns the id of a sensor, or -1. */
  public int sensorId(String name) {
    return id(ObjType.SENSOR, name);
  }

  /** Returns the id of a keyframe, or -1. */
  public int keyId(String name) {
    return id(ObjType.KEY, name);
  }

  /** Returns the array of addresses of an object type. */
  int[] addresses(int type) {
    return switch (type) {
      case ObjType.BODY, ObjType.XBODY -> model.name.bodyadr;
      case ObjType.JOINT -> model.name.jntadr;
      case ObjType.GEOM -> model.name.geomadr;
      case ObjType.SITE -> model.name.siteadr;
      case ObjType.CAMERA -> model.name.camadr;
      case ObjType.LIGHT -> model.name.lightadr;
      case ObjType.FLEX -> model.name.flexadr;
      case ObjType.MESH -> model.name.meshadr;
      case ObjType.SKIN -> model.name.skinadr;
      case ObjType.HFIELD -> model.name.hfieldadr;
      case ObjType.TEXTURE -> model.name.texadr;
      case ObjType.MATERIAL -> model.name.matadr;
      case ObjType.PAIR -> model.name.pairadr;
      case ObjType.EXCLUDE -> model.name.excludeadr;
      case ObjType.EQUALITY -> model.name.eqadr;
      case ObjType.TENDON -> model.name.tendonadr;
      case ObjType.ACTUATOR -> model.name.actuatoradr;
      case ObjType.SENSOR -> model.name.sensoradr;
      case ObjType.NUMERIC -> model.name.numericadr;
      case ObjType.TEXT -> model.name.textadr;
      case ObjType.TUPLE -> model.name.tupleadr;
      case ObjType.KEY -> model.name.keyadr;
      case ObjType.PLUGIN -> model.name.pluginadr;
      default -> throw new IllegalArgumentException("objects of type " + type + " have no names");
    };
  }

  /** Forgets the lookup tables; called when the packed names are written. */
  void changed() {
    ids = null;
  }

  private List<Map<String, Integer>> table() {
    List<Map<String, Integer>> t = ids;
    if (t == null) {
      t = IntStream.range(0, ObjType.PLUGIN + 1).mapToObj(this::table).toList();
      ids = t;
    }
    return t;
  }

  private Map<String, Integer> table(int type) {
    if (type == ObjType.UNKNOWN || type == ObjType.DOF) {
      return Map.of();
    }
    Map<String, Integer> map = new HashMap<>();
    int[] adr = addresses(type);
    for (int i = 0; i < adr.length; i++) {
      String name = text(packed, adr[i]);
      if (!name.isEmpty()) {
        map.putIfAbsent(name, i);
      }
    }
    return map;
  }

  /** Returns the text that starts at {@code from} and ends before the next zero. */
  static String text(byte[] packed, int from) {
    int to = from;
    while (to < packed.length && packed[to] != 0) {
      to++;
    }
    return new String(packed, from, to - from, StandardCharsets.UTF_8);
  }
}
