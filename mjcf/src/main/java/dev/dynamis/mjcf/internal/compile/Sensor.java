package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mechanics.constant.ContactField;
import dev.dynamis.mechanics.constant.DataType;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.RayField;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mjcf.spec.Element;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/** A sensor. */
final class Sensor extends Part {
  private static final int[] CONTACT_SIZES = {1, 3, 3, 1, 3, 3, 3};
  private static final int[] RAY_SIZES = {1, 3, 3, 3, 3, 1};

  private final SensorKind kind;
  private final int type;
  private int objtype;
  private int reftype;
  private Part object;
  private Part reference;
  private final int[] intprm = new int[3];
  private int datatype;
  private int stage;
  int dim;
  private PluginInstance plugin;
  final double[] user;
  int adr;
  int historyadr;

  Sensor(Element e) {
    super(e);
    kind = SensorKind.of(e.tag());
    type = kind.type;
    user = Attrs.list(e, "user");
    datatype = kind.datatype;
    stage = kind.stage;
    dim = kind.dim;
  }

  int nsample() {
    return has("nsample") ? Attrs.integer(element, "nsample") : 0;
  }

  /** Returns the length of the history in numbers: user value, cursor, times, values. */
  long historySize() {
    long n = nsample();
    return n > 0 ? 2 + n + n * dim : 0;
  }

  /** Adds the bodies that it refers to, or between which it measures a force. */
  void references(Set<Body> into) {
    for (Part p : new Part[] {object, reference}) {
      if (p instanceof Body b) {
        into.add(b);
      }
    }
    boolean force = type == SensorType.FORCE || type == SensorType.TORQUE;
    if (force && object instanceof Site s) {
      into.add(s.body);
    }
  }

  @Override
  void link(Compilation c) {
    kind.link.find.accept(this, c);
    markUsed(object);
    markUsed(reference);
    checkObject(c.problems);
    checkValues(c.problems);
  }

  private static void markUsed(Part part) {
    if (part instanceof Geom g) {
      g.used = true;
    }
  }

  /** Attributes of the kind that names a type of object. */
  void named(Compilation c) {
    if (has("objtype")) {
      namedByType(c, "objtype", "objname", true);
    }
    if (has("reftype") || has("refname")) {
      namedByType(c, "reftype", "refname", false);
    }
    boolean inside = type == SensorType.INSIDESITE;
    attach(c, "site", ObjType.SITE, Site.class, !inside);
    attach(c, "joint", ObjType.JOINT, Joint.class, true);
    attach(c, "tendon", ObjType.TENDON, Tendon.class, true);
    attach(c, "actuator", ObjType.ACTUATOR, Actuator.class, true);
    attach(c, "body", ObjType.BODY, Body.class, true);
    attach(c, "camera", ObjType.CAMERA, Camera.class, false);
  }

  private boolean has(String attribute) {
    return element.type().attribute(attribute) != null
        && element.type().permits(element.type().attribute(attribute))
        && element.resolved(attribute) != null;
  }

  private <T extends Part> boolean attach(
      Compilation c, String attribute, int objectType, Class<T> of, boolean first) {
    if (!has(attribute)) {
      return false;
    }
    T found = c.names.resolve(of, element, attribute);
    if (first) {
      objtype = objectType;
      object = found;
    } else {
      reftype = objectType;
      reference = found;
    }
    return true;
  }

  private void namedByType(Compilation c, String kindName, String name, boolean first) {
    if (!has(kindName) || !has(name)) {
      c.problems.error(
          Rule.SENSOR_OBJECT,
          element,
          has(kindName) ? kindName : name,
          "is given without " + (has(kindName) ? name : kindName),
          "give both, or none");
      return;
    }
    int found = ObjType.of(Attrs.text(element, kindName, ""));
    PartKind<?> of = PartKind.of(found);
    if (of == null) {
      c.problems.error(
          Rule.SENSOR_OBJECT,
          element,
          kindName,
          "is " + Attrs.text(element, kindName, "") + ", which has no objects in a model",
          "use body, xbody, geom, site or camera");
      return;
    }
    attach(c, name, found, of.type(), first);
  }

  void rays(Compilation c) {
    boolean site = attach(c, "site", ObjType.SITE, Site.class, true);
    boolean camera = !site && attach(c, "camera", ObjType.CAMERA, Camera.class, true);
    if (!site && !camera || site && has("camera")) {
      c.problems.error(
          Rule.SENSOR_OBJECT,
          element,
          null,
          site ? "has a site and a camera" : "has neither a site nor a camera",
          "give one of the two");
    }
    intprm[0] = bits(c.problems, RayField::of);
    long rays = object instanceof Camera k ? (long) k.resolution[0] * k.resolution[1] : 1;
    setDim(rays * sum(RAY_SIZES), c.problems);
  }

  void distance(Compilation c) {
    for (String number : List.of("1", "2")) {
      boolean first = number.equals("1");
      boolean geom = attach(c, "geom" + number, ObjType.GEOM, Geom.class, first);
      boolean body = !geom && attach(c, "body" + number, ObjType.BODY, Body.class, first);
      if (!geom && !body || geom && has("body" + number)) {
        c.problems.error(
            Rule.SENSOR_OBJECT,
            element,
            null,
            "needs either geom" + number + " or body" + number,
            "give one of the two");
      }
    }
    if (object != null && object == reference) {
      c.problems.error(
          Rule.SENSOR_OBJECT,
          element,
          null,
          "measures an object against itself",
          "name two different objects");
    }
    for (Part p : new Part[] {object, reference}) {
      if (p instanceof Geom g && g.type == GeomType.HFIELD) {
        c.problems.error(
            Rule.SENSOR_OBJECT,
            element,
            null,
            "measures the distance to the height field geom[" + g.name + "], which is not convex",
            "name another geom");
      }
    }
  }

  void contacts(Compilation c) {
    int first = 0;
    first += attach(c, "site", ObjType.SITE, Site.class, true) ? 1 : 0;
    first += attach(c, "body1", ObjType.BODY, Body.class, true) ? 1 : 0;
    first += attach(c, "subtree1", ObjType.XBODY, Body.class, true) ? 1 : 0;
    first += attach(c, "geom1", ObjType.GEOM, Geom.class, true) ? 1 : 0;
    int second = 0;
    second += attach(c, "body2", ObjType.BODY, Body.class, false) ? 1 : 0;
    second += attach(c, "subtree2", ObjType.XBODY, Body.class, false) ? 1 : 0;
    second += attach(c, "geom2", ObjType.GEOM, Geom.class, false) ? 1 : 0;
    if (first > 1 || second > 1) {
      c.problems.error(
          Rule.SENSOR_OBJECT,
          element,
          null,
          "has more than one of "
              + (first > 1 ? "geom1, body1, subtree1, site" : "geom2, body2, subtree2"),
          "keep one of them");
    }
    intprm[0] = bits(c.problems, ContactField::of);
    intprm[1] = Attrs.keyword(element, "reduce");
    intprm[2] = Attrs.integer(element, "num");
    setDim((long) intprm[2] * sum(CONTACT_SIZES), c.problems);
  }

  /** Three values for each vertex of a mesh. */
  void mesh(Compilation c) {
    attach(c, "mesh", ObjType.MESH, MeshAsset.class, true);
    attach(c, "geom", ObjType.GEOM, Geom.class, false);
    if (object instanceof MeshAsset asset && asset.mesh != null) {
      dim = asset.mesh.vert.length;
      if (asset.mesh.normal.length < 3 * dim) {
        c.problems.error(
            Rule.SENSOR_OBJECT,
            element,
            "mesh",
            "has no normal and tangents for each vertex",
            "name a mesh with builtin=\"plate\" or builtin=\"wedge\"");
      }
    }
  }

  /** Words of {@code data} as bits; they must come in the order in which they are written. */
  private int bits(Report problems, ToIntFunction<String> number) {
    int bits = 0;
    int last = -1;
    for (String word : Attrs.words(element, "data")) {
      int n = number.applyAsInt(word);
      if (n <= last) {
        problems.error(
            Rule.SENSOR_VALUE,
            element,
            "data",
            "the word " + word + " comes too late",
            "keep the order " + String.join(", ", element.type().attribute("data").keywords));
      }
      last = n;
      bits |= 1 << n;
    }
    return bits;
  }

  private void setDim(long values, Report problems) {
    if (values > Integer.MAX_VALUE) {
      problems.error(
          Rule.SENSOR_VALUE,
          element,
          null,
          "has " + values + " values, expected at most " + Integer.MAX_VALUE,
          "measure less");
      return;
    }
    dim = (int) values;
  }

  private int sum(int[] sizes) {
    int n = 0;
    for (int i = 0; i < sizes.length; i++) {
      n += (intprm[0] >> i & 1) * sizes[i];
    }
    return n;
  }

  /** What a plugin measures, perhaps at one or two objects. */
  void plugin(Compilation c) {
    if (has("objtype") || has("objname")) {
      namedByType(c, "objtype", "objname", true);
    }
    if (has("reftype") || has("refname")) {
      namedByType(c, "reftype", "refname", false);
    }
    plugin = c.pluginUse.resolve(element, Capability.SENSOR);
    if (plugin != null) {
      stage = plugin.type.stage();
      setDim(plugin.type.sensorSize(plugin.config), c.problems);
    }
  }

  void given(Compilation c) {
    if (has("objtype") || has("objname")) {
      namedByType(c, "objtype", "objname", true);
    }
    dim = Attrs.integer(element, "dim");
    datatype = Attrs.keyword(element, "datatype");
    stage = Attrs.keyword(element, "needstage");
    int needed = datatype == DataType.AXIS ? 3 : datatype == DataType.QUATERNION ? 4 : dim;
    if (dim != needed || dim < 0) {
      c.problems.error(
          Rule.SENSOR_VALUE,
          element,
          "dim",
          "is " + dim + ", but the datatype needs " + Math.max(0, needed),
          "change one of the two");
    }
  }

  private void checkObject(Report problems) {
    String wrong = null;
    if (object instanceof Joint j) {
      if (kind.need == SensorKind.Need.SCALAR_JOINT && !j.isScalar()) {
        wrong = "names a ball or free joint, expected a hinge or slide";
      } else if (kind.need == SensorKind.Need.BALL_JOINT && j.type != JointType.BALL) {
        wrong = "names a " + JointType.name(j.type) + " joint, expected a ball joint";
      } else if (kind.need == SensorKind.Need.LIMIT && !j.isLimited()) {
        wrong = "names a joint without limits";
      }
    } else if (object instanceof Tendon t && kind.need == SensorKind.Need.LIMIT && !t.isLimited()) {
      wrong = "names a tendon without limits";
    }
    if (wrong != null) {
      problems.error(
          Rule.SENSOR_OBJECT,
          element,
          object instanceof Joint ? "joint" : "tendon",
          wrong,
          "name another one, or use another sensor");
    }
    if (type == SensorType.CAMPROJECTION
        && reference instanceof Camera k
        && (k.resolution[0] == 0 || k.resolution[1] == 0)) {
      problems.error(
          Rule.SENSOR_OBJECT,
          element,
          "camera",
          "names a camera without a resolution",
          "give the camera a resolution");
    }
  }

  private void checkValues(Report problems) {
    double cutoff = value("cutoff");
    negative(problems, "noise", value("noise"));
    negative(problems, "cutoff", cutoff);
    if (has("interval")) {
      double[] interval = Attrs.reals(element, "interval");
      negative(problems, "interval", interval[0]);
      if (interval[1] > 0 || (interval[0] > 0 && interval[1] <= -interval[0])) {
        problems.error(
            Rule.SENSOR_VALUE,
            element,
            "interval",
            "the phase is " + interval[1] + ", expected a number above minus the period, up to 0",
            "give the phase as a negative part of the period");
      }
    }
    Actuator.checkHistory(element, value("delay"), nsample(), problems);
    boolean direction = datatype == DataType.AXIS && type != SensorType.GEOMNORMAL;
    if (cutoff > 0 && (datatype == DataType.QUATERNION || direction)) {
      problems.error(
          Rule.SENSOR_VALUE,
          element,
          "cutoff",
          "can't be applied to directions and quaternions",
          "remove it");
    }
  }

  private double value(String attribute) {
    return has(attribute) ? Attrs.real(element, attribute) : 0;
  }

  private void negative(Report problems, String attribute, double value) {
    if (value < 0) {
      problems.error(
          Rule.SENSOR_VALUE,
          element,
          attribute,
          "is " + value + ", expected zero or more",
          "remove the sign");
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    m.sensor.type[i] = type;
    m.sensor.datatype[i] = datatype;
    m.sensor.needstage[i] = stage;
    m.sensor.objtype[i] = objtype;
    m.sensor.objid[i] = object == null ? -1 : object.id;
    m.sensor.reftype[i] = reftype;
    m.sensor.refid[i] = reference == null ? -1 : reference.id;
    System.arraycopy(intprm, 0, m.sensor.intprm, 3 * i, 3);
    m.sensor.dim[i] = dim;
    m.sensor.adr[i] = adr;
    m.sensor.cutoff[i] = value("cutoff");
    m.sensor.noise[i] = value("noise");
    m.sensor.history[2 * i] = nsample();
    m.sensor.history[2 * i + 1] = has("interp") ? Attrs.keyword(element, "interp") : 0;
    m.sensor.historyadr[i] = nsample() > 0 ? historyadr : -1;
    m.sensor.delay[i] = value("delay");
    if (has("interval")) {
      Attrs.copy(element, "interval", m.sensor.interval, 2 * i);
    }
    System.arraycopy(user, 0, m.sensor.user, m.nuser_sensor * i, user.length);
    m.sensor.plugin[i] = plugin == null ? -1 : plugin.id;
  }
}
