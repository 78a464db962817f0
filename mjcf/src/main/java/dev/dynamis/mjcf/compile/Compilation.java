package dev.dynamis.mjcf.compile;

import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.ElementType;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What the compilation of one spec works on: its objects, in the order of their ids. */
final class Compilation {
  final Spec spec;
  final Report problems;
  final Names names = new Names();
  final List<Body> bodies = new ArrayList<>();
  final List<Joint> joints = new ArrayList<>();
  final List<Geom> geoms = new ArrayList<>();
  final List<Site> sites = new ArrayList<>();
  final List<Camera> cameras = new ArrayList<>();
  final List<Light> lights = new ArrayList<>();
  final List<MeshAsset> meshes;
  final List<HeightFieldAsset> hfields;
  final List<TextureAsset> textures;
  final List<Material> materials;
  final List<Pair> pairs;
  final List<Exclude> excludes;
  final List<Equality> equalities;
  final List<Tendon> tendons;
  final List<Actuator> actuators;
  final List<Sensor> sensors;
  final List<Custom.Numeric> numerics;
  final List<Custom.Text> texts;
  final List<Custom.Tuple> tuples;
  final List<Keyframe> keys;

  /** Near plane, which cameras without a sensor size take as focal length. */
  final float znear;

  private final Map<Element, Settings> settings = new IdentityHashMap<>();
  private final Map<Element, Part> byElement = new IdentityHashMap<>();

  Compilation(Spec spec, Report problems) {
    this.spec = spec;
    this.problems = problems;
    znear = (float) Attrs.real(spec.section("visual").child("map"), "znear");
    BodyTree.build(this);
    meshes = read("asset", "mesh", MeshAsset::new);
    hfields = read("asset", "hfield", HeightFieldAsset::new);
    textures = read("asset", "texture", TextureAsset::new);
    materials = read("asset", "material", Material::new);
    pairs = read("contact", "pair", Pair::new);
    excludes = read("contact", "exclude", Exclude::new);
    equalities = read("equality", null, Equality::new);
    tendons = read("tendon", null, Tendon::new);
    actuators = read("actuator", null, e -> new Actuator(e, problems));
    sensors = read("sensor", null, Sensor::new);
    numerics = read("custom", "numeric", e -> new Custom.Numeric(e, problems));
    texts = read("custom", "text", e -> new Custom.Text(e, problems));
    tuples = read("custom", "tuple", Custom.Tuple::new);
    keys = read("keyframe", null, Keyframe::new);
    int nkey = Attrs.integer(spec.section("size"), "nkey");
    while (keys.size() < Math.min(nkey, Assembly.MAX_KEYS)) {
      keys.add(new Keyframe());
    }
  }

  /** Makes an object of each element of a section that this profile simulates. */
  private <T> List<T> read(String section, String tag, Function<Element, T> make) {
    List<T> made = new ArrayList<>();
    for (Element e : spec.section(section).children()) {
      if ((tag == null || e.tag().equals(tag)) && e.type().support == ElementType.Support.FULL) {
        made.add(make.apply(e));
      }
    }
    return made;
  }

  /** Returns the compiler settings of the whole model. */
  Settings settings() {
    return settings(spec.root());
  }

  /** Returns the compiler settings that the values of an element were written for. */
  Settings settings(Element e) {
    return settings.computeIfAbsent(e.compiler(), Settings::new);
  }

  /** Enters all names; reports those that are missing. */
  void enterNames() {
    names.enter(Body.class, bodies);
    names.enter(Joint.class, joints);
    names.enter(Geom.class, geoms);
    names.enter(Site.class, sites);
    names.enter(Camera.class, cameras);
    names.enter(Light.class, lights);
    names.enter(MeshAsset.class, meshes);
    names.enter(HeightFieldAsset.class, hfields);
    names.enter(TextureAsset.class, textures);
    names.enter(Material.class, materials);
    names.enter(Pair.class, pairs);
    names.enter(Exclude.class, excludes);
    names.enter(Equality.class, equalities);
    names.enter(Tendon.class, tendons);
    names.enter(Actuator.class, actuators);
    names.enter(Sensor.class, sensors);
    names.enter(Custom.Numeric.class, numerics);
    names.enter(Custom.Text.class, texts);
    names.enter(Custom.Tuple.class, tuples);
    names.enter(Keyframe.class, keys);
    meshes.forEach(this::requireName);
    hfields.forEach(this::requireName);
    textures.stream().filter(TextureAsset::needsName).forEach(this::requireName);
    materials.forEach(this::requireName);
  }

  private void requireName(Part part) {
    if (part.name.isEmpty()) {
      problems.error(
          Rule.NAME_MISSING,
          part.element,
          null,
          "has no name, so that nothing can refer to it",
          "give it a name");
    }
  }

  /** Returns the class of objects of a type, or null if they have no names. */
  static Class<? extends Part> kind(int objType) {
    return switch (objType) {
      case ObjType.BODY, ObjType.XBODY -> Body.class;
      case ObjType.JOINT -> Joint.class;
      case ObjType.GEOM -> Geom.class;
      case ObjType.SITE -> Site.class;
      case ObjType.CAMERA -> Camera.class;
      case ObjType.LIGHT -> Light.class;
      case ObjType.MESH -> MeshAsset.class;
      case ObjType.HFIELD -> HeightFieldAsset.class;
      case ObjType.TEXTURE -> TextureAsset.class;
      case ObjType.MATERIAL -> Material.class;
      case ObjType.PAIR -> Pair.class;
      case ObjType.EXCLUDE -> Exclude.class;
      case ObjType.EQUALITY -> Equality.class;
      case ObjType.TENDON -> Tendon.class;
      case ObjType.ACTUATOR -> Actuator.class;
      case ObjType.SENSOR -> Sensor.class;
      case ObjType.NUMERIC -> Custom.Numeric.class;
      case ObjType.TEXT -> Custom.Text.class;
      case ObjType.TUPLE -> Custom.Tuple.class;
      case ObjType.KEY -> Keyframe.class;
      default -> null;
    };
  }

  /** Returns the objects of a type, in the order of their ids. */
  List<? extends Part> parts(int objType) {
    return switch (objType) {
      case ObjType.BODY -> bodies;
      case ObjType.JOINT -> joints;
      case ObjType.GEOM -> geoms;
      case ObjType.SITE -> sites;
      case ObjType.CAMERA -> cameras;
      case ObjType.LIGHT -> lights;
      case ObjType.MESH -> meshes;
      case ObjType.HFIELD -> hfields;
      case ObjType.TEXTURE -> textures;
      case ObjType.MATERIAL -> materials;
      case ObjType.PAIR -> pairs;
      case ObjType.EXCLUDE -> excludes;
      case ObjType.EQUALITY -> equalities;
      case ObjType.TENDON -> tendons;
      case ObjType.ACTUATOR -> actuators;
      case ObjType.SENSOR -> sensors;
      case ObjType.NUMERIC -> numerics;
      case ObjType.TEXT -> texts;
      case ObjType.TUPLE -> tuples;
      case ObjType.KEY -> keys;
      default -> List.of();
    };
  }

  /** Returns the object that an element became, or null. */
  Part part(Element e) {
    if (byElement.isEmpty()) {
      for (int type = 0; type < ObjType.COUNT; type++) {
        parts(type).forEach(p -> byElement.put(p.element, p));
      }
    }
    return byElement.get(e);
  }

  /** Numbers all objects by their place in the lists. */
  void number() {
    for (int type = 0; type < ObjType.COUNT; type++) {
      int id = 0;
      for (Part part : parts(type)) {
        part.id = id++;
      }
    }
  }
}
