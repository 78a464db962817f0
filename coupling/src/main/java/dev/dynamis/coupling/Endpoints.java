package dev.dynamis.coupling;

import dev.dynamis.core.Nearest;
import dev.dynamis.coupling.Wiring.MechanismPart;
import dev.dynamis.coupling.Wiring.Source;
import dev.dynamis.coupling.Wiring.SourceKind;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.mechanics.ForceSlopes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.ObjType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the ends of connections: {@code sensor:NAME}, {@code position:JOINT}, {@code
 * velocity:JOINT}, {@code CONTROLLER.QUANTITY} to read from; {@code actuator:NAME}, {@code
 * joint:NAME}, {@code force:BODY.x}, {@code torque:BODY.x}, {@code CONTROLLER.INPUT} to write to. A
 * number of several is chosen by {@code [i]}. With several mechanisms, {@code MECHANISM.} stands
 * before the kind.
 */
final class Endpoints {
  private static final Pattern COMPONENT = Pattern.compile("(.*)\\[([0-9]{1,9})\\]");

  /** An end that does not exist: what is wrong with it, and what to do. */
  static final class Trouble extends Exception {
    private static final long serialVersionUID = 1;
    final String fix;

    Trouble(String problem, String fix) {
      super(problem);
      this.fix = fix;
    }
  }

  /** What a number goes to in a mechanism. */
  record Target(int mechanism, ForceSlopes.Target kind, int id) {}

  /** A mechanism's name taken off, the kind, the name and the component, -1 if there is none. */
  private record Parts(int mechanism, String kind, String name, int component) {}

  private final List<MechanismPart> mechanisms;

  /** The controllers by their names, without those that could not be read. */
  private final Map<String, EquationModel> controllers;

  private final List<String> order;

  Endpoints(
      List<MechanismPart> mechanisms, Map<String, EquationModel> controllers, List<String> order) {
    this.mechanisms = mechanisms;
    this.controllers = controllers;
    this.order = order;
  }

  /** Returns whether a text names a part of a mechanism, rather than of a controller. */
  static boolean isOfMechanism(String text) {
    return text.contains(":");
  }

  Source source(String text) throws Trouble {
    if (!isOfMechanism(text)) {
      return controller(text);
    }
    Parts p = split(text);
    Model m = mechanisms.get(p.mechanism()).model();
    switch (p.kind()) {
      case "sensor" -> {
        int id = find(m, ObjType.SENSOR, p.name(), "sensor");
        int k = component(p, m.sensor.dim[id], "sensor");
        return new Source(SourceKind.SENSOR, p.mechanism(), m.sensor.adr[id] + k, id);
      }
      case "position" -> {
        int id = find(m, ObjType.JOINT, p.name(), "joint");
        int k = component(p, JointType.qposSize(m.jnt.type[id]), "joint");
        return new Source(SourceKind.POSITION, p.mechanism(), m.jnt.qposadr[id] + k, -1);
      }
      case "velocity" -> {
        int id = find(m, ObjType.JOINT, p.name(), "joint");
        int k = component(p, JointType.dofSize(m.jnt.type[id]), "joint");
        return new Source(SourceKind.VELOCITY, p.mechanism(), m.jnt.dofadr[id] + k, -1);
      }
      default ->
          throw new Trouble(
              "'" + p.kind() + "' is nothing that can be read",
              nearest(p.kind(), List.of("sensor", "position", "velocity"))
                  + "write sensor:NAME, position:JOINT, velocity:JOINT or CONTROLLER.QUANTITY");
    }
  }

  private Source controller(String text) throws Trouble {
    int dot = text.indexOf('.');
    String name = dot < 0 ? text : text.substring(0, dot);
    int owner = order.indexOf(name);
    if (dot < 0 || owner < 0) {
      throw new Trouble(
          "there is no controller '" + name + "'",
          nearest(name, order)
              + "write sensor:NAME, position:JOINT, velocity:JOINT or CONTROLLER.QUANTITY");
    }
    EquationModel model = controllers.get(name);
    if (model == null) {
      // its own problems are told
      return null;
    }
    String quantity = text.substring(dot + 1);
    List<String> known = new ArrayList<>(model.stateNames());
    known.addAll(model.auxNames());
    int index = known.indexOf(quantity);
    if (index < 0) {
      throw new Trouble(
          "the controller '" + name + "' has no state or auxiliary quantity '" + quantity + "'",
          nearest(quantity, known) + "known are: " + String.join(", ", known));
    }
    return new Source(SourceKind.CONTROLLER, owner, index, -1);
  }

  Target target(String text) throws Trouble {
    Parts p = split(text);
    Model m = mechanisms.get(p.mechanism()).model();
    switch (p.kind()) {
      case "actuator" -> {
        int id = find(m, ObjType.ACTUATOR, p.name(), "actuator");
        return new Target(p.mechanism(), ForceSlopes.Target.CONTROL, id);
      }
      case "joint" -> {
        int id = find(m, ObjType.JOINT, p.name(), "joint");
        int k = component(p, JointType.dofSize(m.jnt.type[id]), "joint");
        return new Target(p.mechanism(), ForceSlopes.Target.DOF, m.jnt.dofadr[id] + k);
      }
      case "force", "torque" -> {
        int dot = p.name().lastIndexOf('.');
        int axis = dot < 0 ? -1 : List.of("x", "y", "z").indexOf(p.name().substring(dot + 1));
        if (axis < 0) {
          throw new Trouble(
              "'" + text + "' names no axis",
              "write " + p.kind() + ":BODY.x, .y or .z, in world axes");
        }
        int body = find(m, ObjType.BODY, p.name().substring(0, dot), "body");
        int id = 6 * body + axis + (p.kind().equals("torque") ? 3 : 0);
        return new Target(p.mechanism(), ForceSlopes.Target.BODY, id);
      }
      default ->
          throw new Trouble(
              "'" + p.kind() + "' is nothing that can be driven",
              nearest(p.kind(), List.of("actuator", "joint", "force", "torque"))
                  + "write actuator:NAME, joint:NAME, force:BODY.x, torque:BODY.x or"
                  + " CONTROLLER.INPUT");
    }
  }

  private Parts split(String text) throws Trouble {
    int colon = text.indexOf(':');
    String head = text.substring(0, colon).strip();
    String name = text.substring(colon + 1).strip();
    int dot = head.indexOf('.');
    int mechanism = 0;
    if (dot >= 0) {
      List<String> names = mechanisms.stream().map(MechanismPart::name).toList();
      mechanism = names.indexOf(head.substring(0, dot));
      if (mechanism < 0) {
        throw new Trouble(
            "there is no mechanism '" + head.substring(0, dot) + "'",
            nearest(head.substring(0, dot), names) + "mechanisms are: " + String.join(", ", names));
      }
    } else if (mechanisms.size() > 1) {
      throw new Trouble(
          "'" + text + "' does not say which mechanism",
          "write " + mechanisms.get(0).name() + "." + text);
    }
    Matcher m = COMPONENT.matcher(name);
    return m.matches()
        ? new Parts(mechanism, head.substring(dot + 1), m.group(1), Integer.parseInt(m.group(2)))
        : new Parts(mechanism, head.substring(dot + 1), name, -1);
  }

  private static int find(Model m, int type, String name, String what) throws Trouble {
    int id = m.names.id(type, name);
    if (id < 0) {
      List<String> names = m.names.all(type).stream().filter(n -> !n.isEmpty()).toList();
      throw new Trouble(
          "there is no " + what + " '" + name + "' in the mechanism",
          names.isEmpty()
              ? "the mechanism has no " + what + " with a name; give it one"
              : Nearest.suggestion(name, names));
    }
    return id;
  }

  private static int component(Parts p, int size, String what) throws Trouble {
    int k = Math.max(0, p.component());
    if (k >= size || (p.component() < 0 && size > 1)) {
      throw new Trouble(
          "the " + what + " '" + p.name() + "' has " + size + " numbers",
          "choose one of them: " + p.kind() + ":" + p.name() + "[0] to [" + (size - 1) + "]");
    }
    return k;
  }

  private static String nearest(String name, List<String> names) {
    return Nearest.to(name, names).map(n -> "did you mean '" + n + "'? ").orElse("");
  }
}
