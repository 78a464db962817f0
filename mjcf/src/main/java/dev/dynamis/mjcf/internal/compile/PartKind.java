package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mjcf.spec.Element;
import java.util.List;
import java.util.function.BiFunction;

/**
 * A kind of object of a model. This is the only list of them: names, ids, counts, compiling and
 * storing follow it, in this order.
 *
 * @param objType one of the {@link ObjType} values
 * @param type class of the objects
 * @param prefix what the C names of the model's fields start with
 * @param count size of the model that says how many there are
 * @param sections sections whose elements become objects of this kind; none for what bodies hold
 * @param tag tag of these elements, or null for all of the sections
 * @param make makes an object of an element; null for what bodies hold
 */
record PartKind<T extends Part>(
    int objType,
    Class<T> type,
    String prefix,
    Size count,
    List<String> sections,
    String tag,
    BiFunction<Element, Report, T> make) {
  /** All kinds, what others need first: assets before what uses them, bodies before relations. */
  static final List<PartKind<?>> ALL =
      List.of(
          ofTree(ObjType.PLUGIN, PluginInstance.class, "plugin", Size.NPLUGIN),
          asset(ObjType.MESH, MeshAsset.class, "mesh", Size.NMESH, (e, p) -> new MeshAsset(e)),
          asset(
              ObjType.HFIELD,
              HeightFieldAsset.class,
              "hfield",
              Size.NHFIELD,
              (e, p) -> new HeightFieldAsset(e)),
          new PartKind<>(
              ObjType.TEXTURE,
              TextureAsset.class,
              "tex",
              Size.NTEX,
              List.of("asset"),
              "texture",
              (e, p) -> new TextureAsset(e)),
          new PartKind<>(
              ObjType.MATERIAL,
              Material.class,
              "mat",
              Size.NMAT,
              List.of("asset"),
              "material",
              (e, p) -> new Material(e)),
          ofTree(ObjType.BODY, Body.class, "body", Size.NBODY),
          ofTree(ObjType.JOINT, Joint.class, "jnt", Size.NJNT),
          ofTree(ObjType.GEOM, Geom.class, "geom", Size.NGEOM),
          ofTree(ObjType.SITE, Site.class, "site", Size.NSITE),
          ofTree(ObjType.CAMERA, Camera.class, "cam", Size.NCAM),
          ofTree(ObjType.LIGHT, Light.class, "light", Size.NLIGHT),
          new PartKind<>(
              ObjType.FLEX,
              Flex.class,
              "flex",
              Size.NFLEX,
              List.of("deformable"),
              "flex",
              (e, p) -> new Flex(e)),
          new PartKind<>(
              ObjType.SKIN,
              Skin.class,
              "skin",
              Size.NSKIN,
              List.of("asset", "deformable"),
              "skin",
              (e, p) -> new Skin(e)),
          new PartKind<>(
              ObjType.PAIR,
              Pair.class,
              "pair",
              Size.NPAIR,
              List.of("contact"),
              "pair",
              (e, p) -> new Pair(e)),
          new PartKind<>(
              ObjType.EXCLUDE,
              Exclude.class,
              "exclude",
              Size.NEXCLUDE,
              List.of("contact"),
              "exclude",
              (e, p) -> new Exclude(e)),
          section(
              ObjType.EQUALITY,
              Equality.class,
              "eq",
              Size.NEQ,
              "equality",
              (e, p) -> new Equality(e)),
          section(
              ObjType.TENDON,
              Tendon.class,
              "tendon",
              Size.NTENDON,
              "tendon",
              (e, p) -> new Tendon(e)),
          section(ObjType.ACTUATOR, Actuator.class, "actuator", Size.NU, "actuator", Actuator::new),
          section(
              ObjType.SENSOR,
              Sensor.class,
              "sensor",
              Size.NSENSOR,
              "sensor",
              (e, p) -> new Sensor(e)),
          custom(
              ObjType.NUMERIC, Custom.Numeric.class, "numeric", Size.NNUMERIC, Custom.Numeric::new),
          custom(ObjType.TEXT, Custom.Text.class, "text", Size.NTEXT, Custom.Text::new),
          custom(
              ObjType.TUPLE,
              Custom.Tuple.class,
              "tuple",
              Size.NTUPLE,
              (e, p) -> new Custom.Tuple(e)),
          section(
              ObjType.KEY,
              Keyframe.class,
              "key",
              Size.NKEY,
              "keyframe",
              (e, p) -> new Keyframe(e)));

  private static <T extends Part> PartKind<T> ofTree(
      int objType, Class<T> type, String prefix, Size count) {
    return new PartKind<>(objType, type, prefix, count, List.of(), null, null);
  }

  private static <T extends Part> PartKind<T> asset(
      int objType, Class<T> type, String tag, Size count, BiFunction<Element, Report, T> make) {
    return new PartKind<>(objType, type, tag, count, List.of("asset"), tag, make);
  }

  private static <T extends Part> PartKind<T> custom(
      int objType, Class<T> type, String tag, Size count, BiFunction<Element, Report, T> make) {
    return new PartKind<>(objType, type, tag, count, List.of("custom"), tag, make);
  }

  private static <T extends Part> PartKind<T> section(
      int objType,
      Class<T> type,
      String prefix,
      Size count,
      String section,
      BiFunction<Element, Report, T> make) {
    return new PartKind<>(objType, type, prefix, count, List.of(section), null, make);
  }

  /** Returns the kind with an {@link ObjType} value, or null if it has no objects in a model. */
  static PartKind<?> of(int objType) {
    int wanted = objType == ObjType.XBODY ? ObjType.BODY : objType;
    for (PartKind<?> kind : ALL) {
      if (kind.objType == wanted) {
        return kind;
      }
    }
    return null;
  }

  /** Returns the kind whose fields in the model have this prefix, or null. */
  static PartKind<?> ofPrefix(String prefix) {
    for (PartKind<?> kind : ALL) {
      if (kind.prefix.equals(prefix)) {
        return kind;
      }
    }
    return null;
  }
}
