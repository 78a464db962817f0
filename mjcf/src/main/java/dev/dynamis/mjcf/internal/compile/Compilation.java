package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.LongWork;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What the compilation of one spec works on: its objects, in the order of their ids. */
final class Compilation {
  /** Bytes of a keyframe without numbers. */
  private static final long KEY_BYTES = 64;

  final Spec spec;
  final Report problems;

  /** What the model may still take. */
  final MemoryBudget memory;

  final PartNames names = new PartNames();

  /** The objects of each kind, at its place in {@link PartKind#ALL}, in the order of their ids. */
  private final List<List<Part>> parts = new ArrayList<>();

  final List<PluginInstance> plugins = list(PluginInstance.class);
  final List<Body> bodies = list(Body.class);
  final List<Joint> joints = list(Joint.class);
  final List<Geom> geoms = list(Geom.class);
  final List<Site> sites = list(Site.class);
  final List<Camera> cameras = list(Camera.class);
  final List<Light> lights = list(Light.class);
  final List<MeshAsset> meshes = list(MeshAsset.class);
  final List<HeightFieldAsset> hfields = list(HeightFieldAsset.class);
  final List<TextureAsset> textures = list(TextureAsset.class);
  final List<Material> materials = list(Material.class);
  final List<Flex> flexes = list(Flex.class);
  final List<Skin> skins = list(Skin.class);
  final List<Pair> pairs = list(Pair.class);
  final List<Exclude> excludes = list(Exclude.class);
  final List<Equality> equalities = list(Equality.class);
  final List<Tendon> tendons = list(Tendon.class);
  final List<Actuator> actuators = list(Actuator.class);
  final List<Sensor> sensors = list(Sensor.class);
  final List<Custom.Numeric> numerics = list(Custom.Numeric.class);
  final List<Custom.Text> texts = list(Custom.Text.class);
  final List<Custom.Tuple> tuples = list(Custom.Tuple.class);
  final List<Keyframe> keys = list(Keyframe.class);

  /** Operations that a step of compilation takes for an object, about. */
  private static final int PART_WORK = 1000;

  /** What compilation has cost, so that it can be interrupted. */
  private final LongWork work = new LongWork();

  /** Near plane, which cameras without a sensor size take as focal length. */
  final float znear;

  /** Which elements use which plugins. */
  final PluginUse pluginUse;

  private final Map<Element, Settings> settings = new IdentityHashMap<>();
  private final Map<Element, Part> byElement = new IdentityHashMap<>();

  Compilation(Spec spec, Report problems, MemoryBudget memory) {
    this.spec = spec;
    this.memory = memory;
    this.problems = problems;
    znear = (float) Attrs.real(spec.section("visual").child("map"), "znear");
    BodyTree.build(this);
    PartKind.ALL.forEach(this::read);
    pluginUse = new PluginUse(this);
    int nkey = Attrs.integer(spec.section("size"), "nkey");
    try {
      memory.take(KEY_BYTES * Math.max(0, nkey - keys.size()));
      while (keys.size() < nkey) {
        keys.add(new Keyframe());
      }
    } catch (MemoryBudget.Exceeded e) {
      problems.error(Rule.TOO_LARGE, spec.section("size"), "nkey", e.getMessage(), e.fix());
    }
  }

  /** Makes an object of each element of a kind's sections. */
  private <T extends Part> void read(PartKind<T> kind) {
    for (String section : kind.sections()) {
      for (Element e : spec.section(section).children()) {
        if (kind.tag() == null || e.tag().equals(kind.tag())) {
          list(kind.type()).add(kind.make().apply(e, problems));
        }
      }
    }
  }

  /** Returns the list of a kind; only objects of its class get into it. */
  @SuppressWarnings("unchecked")
  private <T extends Part> List<T> list(Class<T> type) {
    while (parts.size() < PartKind.ALL.size()) {
      parts.add(new ArrayList<>());
    }
    for (int i = 0; i < PartKind.ALL.size(); i++) {
      if (PartKind.ALL.get(i).type() == type) {
        return (List<T>) parts.get(i);
      }
    }
    throw new IllegalStateException(type + " is not in the list of kinds");
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
    for (PartKind<?> kind : PartKind.ALL) {
      names.enter(kind.type(), parts(kind));
    }
    forEach(this::requireName);
  }

  private void requireName(Part part) {
    if (part.needsName() && part.name.isEmpty()) {
      problems.error(
          Rule.NAME_MISSING,
          part.element,
          null,
          "has no name, so that nothing can refer to it",
          "give it a name");
    }
  }

  /** Returns the objects of a kind, in the order of their ids. */
  List<Part> parts(PartKind<?> kind) {
    return parts.get(PartKind.ALL.indexOf(kind));
  }

  /** Does something with every object, kind by kind. */
  void forEach(Consumer<Part> step) {
    for (List<Part> list : parts) {
      for (Part part : list) {
        work.spend(PART_WORK);
        step.accept(part);
      }
    }
  }

  /** Returns the elements of the objects of each {@link ObjType}, in the order of their ids. */
  List<List<Element>> elements() {
    List<List<Element>> all = new ArrayList<>();
    for (int type = 0; type < ObjType.COUNT; type++) {
      PartKind<?> kind = type == ObjType.XBODY ? null : PartKind.of(type);
      List<Element> of = new ArrayList<>();
      if (kind != null) {
        parts(kind).forEach(p -> of.add(p.element));
      }
      all.add(of);
    }
    return all;
  }

  /** Returns the object that an element became, or null. */
  Part part(Element e) {
    if (byElement.isEmpty()) {
      forEach(p -> byElement.put(p.element, p));
    }
    return byElement.get(e);
  }

  /** Numbers all objects by their place in the lists. */
  void number() {
    for (List<Part> list : parts) {
      int id = 0;
      for (Part part : list) {
        part.id = id++;
      }
    }
  }
}
