package dev.dynamis.mechanics.sim;

import dev.dynamis.core.Quantity;
import dev.dynamis.core.Quantity.Component;
import dev.dynamis.core.Quantity.Source;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.TrnType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What can be recorded of a mechanism, in groups, with units. */
final class MechanismQuantities {
  private static final String[] XYZ = {".x", ".y", ".z"};
  private static final String[] WXYZ = {".qw", ".qx", ".qy", ".qz"};

  private final Mechanism mechanism;
  private final Model m;
  private final List<Quantity> all = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  MechanismQuantities(Mechanism mechanism) {
    this.mechanism = mechanism;
    m = mechanism.model();
  }

  List<Quantity> list() {
    positions();
    dofs();
    List<String> state = mechanism.stateNames();
    activations(state.subList(1 + m.nq + m.nv, 1 + m.nq + m.nv + m.na));
    controls();
    sensors();
    computed("energy", energyComponents(), (out, at) -> mechanism.energy(out, at));
    computed("contact", contactComponents(), this::readContacts);
    forEach("xpos", ObjType.BODY, m.nbody, XYZ, "m", i -> reader(3, i, d -> d.xpos));
    forEach("xquat", ObjType.BODY, m.nbody, WXYZ, "", i -> reader(4, i, d -> d.xquat));
    forEach("xipos", ObjType.BODY, m.nbody, XYZ, "m", i -> reader(3, i, d -> d.xipos));
    forEach("com", ObjType.BODY, m.nbody, XYZ, "m", i -> reader(3, i, d -> d.subtree.com));
    forEach("site", ObjType.SITE, m.nsite, XYZ, "m", i -> reader(3, i, d -> d.site.xpos));
    forEach("geom", ObjType.GEOM, m.ngeom, XYZ, "m", i -> reader(3, i, d -> d.geom.xpos));
    forEach("camera", ObjType.CAMERA, m.ncam, XYZ, "m", i -> reader(3, i, d -> d.cam.xpos));
    String[] one = {""};
    forEach("tendon", ObjType.TENDON, m.ntendon, one, "m", i -> reader(1, i, d -> d.ten.length));
    forEach("force", ObjType.ACTUATOR, m.nu, one, "N", i -> reader(1, i, d -> d.actuator.force));
    return List.copyOf(all);
  }

  private void add(String name, Source source, int first, List<Component> components) {
    String free = names.add(name) ? name : "sensor:" + name;
    all.add(new Quantity(free, source, first, components, null));
  }

  private void computed(String name, List<Component> components, Quantity.Reader reader) {
    names.add(name);
    all.add(Quantity.computed(name, components, reader));
  }

  /** Returns the name of the body that a joint moves. */
  private String body(int joint) {
    return Labels.of(m, ObjType.BODY, m.jnt.bodyid[joint]);
  }

  private void positions() {
    List<String> names = mechanism.stateNames().subList(1, 1 + m.nq);
    List<Component> list = new ArrayList<>();
    for (int j = 0; j < m.njnt; j++) {
      int first = m.jnt.qposadr[j];
      for (int k = 0; k < JointType.qposSize(m.jnt.type[j]); k++) {
        list.add(new Component(names.get(first + k), positionUnit(m.jnt.type[j], k), body(j)));
      }
    }
    add("qpos", Source.STATE, 1, list);
  }

  private static String positionUnit(int type, int k) {
    return switch (type) {
      case JointType.FREE -> k < 3 ? "m" : "";
      case JointType.BALL -> "";
      case JointType.SLIDE -> "m";
      case JointType.HINGE -> "rad";
      default -> throw Kinds.unknown("joint type", type);
    };
  }

  private void dofs() {
    List<String> names = mechanism.stateNames().subList(1 + m.nq, 1 + m.nq + m.nv);
    List<Component> list = new ArrayList<>();
    for (int j = 0; j < m.njnt; j++) {
      for (int k = 0; k < JointType.dofSize(m.jnt.type[j]); k++) {
        list.add(
            new Component(names.get(m.jnt.dofadr[j] + k), velocityUnit(m.jnt.type[j], k), body(j)));
      }
    }
    add("qvel", Source.STATE, 1 + m.nq, list);
  }

  private static String velocityUnit(int type, int k) {
    return switch (type) {
      case JointType.FREE -> k < 3 ? "m/s" : "rad/s";
      case JointType.BALL, JointType.HINGE -> "rad/s";
      case JointType.SLIDE -> "m/s";
      default -> throw Kinds.unknown("joint type", type);
    };
  }

  private void activations(List<String> names) {
    add("act", Source.STATE, 1 + m.nq + m.nv, plain(names));
  }

  private void controls() {
    List<Component> list = new ArrayList<>();
    List<String> names = mechanism.inputNames();
    for (int i = 0; i < m.nu; i++) {
      list.add(new Component(names.get(i), "control", drivenBody(i)));
    }
    add("ctrl", Source.INPUT, 0, list);
  }

  /** Returns the body whose joint an actuator drives, if that is what it does. */
  private String drivenBody(int actuator) {
    return switch (m.actuator.trntype[actuator]) {
      case TrnType.JOINT, TrnType.JOINTINPARENT -> body(m.actuator.trnid[2 * actuator]);
      case TrnType.SLIDERCRANK, TrnType.TENDON, TrnType.SITE, TrnType.BODY -> "";
      default -> throw Kinds.unknown("transmission type", m.actuator.trntype[actuator]);
    };
  }

  private static List<Component> plain(List<String> names) {
    return names.stream().map(n -> new Component(n, "", "")).toList();
  }

  private void sensors() {
    List<String> names = mechanism.outputNames();
    List<Component> list = new ArrayList<>();
    for (int s = 0; s < m.nsensor; s++) {
      String name = Labels.of(m, ObjType.SENSOR, s);
      String unit = sensorUnit(s);
      for (int k = 0; k < m.sensor.dim[s]; k++) {
        list.add(new Component(names.get(m.sensor.adr[s] + k), unit, name));
      }
    }
    add("sensordata", Source.OUTPUT, 0, list);
    for (int s = 0; s < m.nsensor; s++) {
      int first = m.sensor.adr[s];
      add(
          Labels.of(m, ObjType.SENSOR, s),
          Source.OUTPUT,
          first,
          list.subList(first, first + m.sensor.dim[s]));
    }
  }

  /** Returns the unit of a sensor; that of a joint's depends on the kind of joint. */
  private String sensorUnit(int s) {
    String unit = SensorType.unit(m.sensor.type[s]);
    if (m.sensor.objtype[s] != ObjType.JOINT) {
      return unit;
    }
    return switch (m.jnt.type[m.sensor.objid[s]]) {
      case JointType.SLIDE -> unit.replace("rad", "m");
      case JointType.HINGE, JointType.BALL -> unit.equals("N") ? "N m" : unit;
      case JointType.FREE -> unit;
      default -> throw Kinds.unknown("joint type", m.jnt.type[m.sensor.objid[s]]);
    };
  }

  private static List<Component> energyComponents() {
    return List.of(
        new Component("energy.potential", "J", ""), new Component("energy.kinetic", "J", ""));
  }

  private static List<Component> contactComponents() {
    return List.of(
        new Component("contact.count", "", ""),
        new Component("contact.force", "N", ""),
        new Component("contact.depth", "m", ""));
  }

  /** How many contacts act, the sum of their normal forces, and how deep the deepest is. */
  private void readContacts(double[] out, int at) {
    ContactCursor contact = mechanism.scan();
    int count = 0;
    double force = 0;
    double depth = 0;
    double[] wrench = mechanism.wrench();
    for (contact.restart(); contact.next(); ) {
      if (contact.isActive()) {
        count++;
        force += contact.frameForce(wrench)[0];
        depth = Math.max(depth, -contact.distance());
      }
    }
    out[at] = count;
    out[at + 1] = force;
    out[at + 2] = depth;
  }

  /** Where the numbers of all objects of a kind are. */
  private interface Numbers {
    double[] of(Data d);
  }

  private interface Readers {
    Quantity.Reader of(int object);
  }

  private Quantity.Reader reader(int width, int object, Numbers numbers) {
    return (out, at) ->
        System.arraycopy(numbers.of(mechanism.refresh().data()), width * object, out, at, width);
  }

  /** Adds a quantity for every object of a kind, {@code kind:NAME}. */
  private void forEach(
      String kind, int type, int count, String[] suffixes, String unit, Readers readers) {
    for (int i = 0; i < count; i++) {
      String name = Labels.of(m, type, i);
      List<Component> list = new ArrayList<>();
      for (String suffix : suffixes) {
        list.add(new Component(kind + ":" + name + suffix, unit, name));
      }
      computed(kind + ":" + name, list, readers.of(i));
    }
  }
}
