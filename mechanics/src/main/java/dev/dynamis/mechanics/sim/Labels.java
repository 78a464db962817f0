package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Names for the components of vectors of a model, all different. */
final class Labels {
  private static final String[] XYZ = {".x", ".y", ".z"};
  private static final String[] WXYZ = {".qw", ".qx", ".qy", ".qz"};
  private static final String[] ROTATION = {".rx", ".ry", ".rz"};

  private final Model m;
  private final List<String> list = new ArrayList<>();
  private final Set<String> used = new HashSet<>();

  Labels(Model m) {
    this.m = m;
  }

  List<String> list() {
    return List.copyOf(list);
  }

  /** Adds a name; a number is appended if it is taken. */
  Labels add(String name) {
    String free = name;
    for (int n = 2; !used.add(free); n++) {
      free = name + "#" + n;
    }
    list.add(free);
    return this;
  }

  Labels addAll(String prefix, String name, String[] suffixes) {
    for (String suffix : suffixes) {
      add(prefix + name + suffix);
    }
    return this;
  }

  /** Adds {@code prefix[0]} to {@code prefix[n-1]}. */
  Labels addNumbered(String prefix, int n) {
    for (int i = 0; i < n; i++) {
      add(prefix + "[" + i + "]");
    }
    return this;
  }

  Labels positions(String prefix) {
    for (int j = 0; j < m.njnt; j++) {
      String name = of(m, ObjType.JOINT, j);
      switch (m.jnt.type[j]) {
        case JointType.FREE -> addAll(prefix, name, XYZ).addAll(prefix, name, WXYZ);
        case JointType.BALL -> addAll(prefix, name, WXYZ);
        case JointType.SLIDE, JointType.HINGE -> add(prefix + name);
        default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
      }
    }
    return this;
  }

  Labels dofs(String prefix) {
    for (int j = 0; j < m.njnt; j++) {
      String name = of(m, ObjType.JOINT, j);
      switch (m.jnt.type[j]) {
        case JointType.FREE -> addAll(prefix, name, XYZ).addAll(prefix, name, ROTATION);
        case JointType.BALL -> addAll(prefix, name, ROTATION);
        case JointType.SLIDE, JointType.HINGE -> add(prefix + name);
        default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
      }
    }
    return this;
  }

  Labels activations(String prefix) {
    for (int i = 0; i < m.nu; i++) {
      for (int k = 0; k < m.actuator.actnum[i]; k++) {
        String name = prefix + of(m, ObjType.ACTUATOR, i);
        add(m.actuator.actnum[i] == 1 ? name : name + "[" + k + "]");
      }
    }
    return this;
  }

  Labels actuators(String prefix) {
    for (int i = 0; i < m.nu; i++) {
      add(prefix + of(m, ObjType.ACTUATOR, i));
    }
    return this;
  }

  Labels sensors() {
    for (int i = 0; i < m.nsensor; i++) {
      String name = of(m, ObjType.SENSOR, i);
      if (m.sensor.dim[i] == 1) {
        add(name);
      } else {
        addNumbered(name, m.sensor.dim[i]);
      }
    }
    return this;
  }

  /** Name of an object, or its type and number. */
  static String of(Model m, int type, int id) {
    String name = m.names.name(type, id);
    return name.isEmpty() ? ObjType.name(type) + id : name;
  }
}
