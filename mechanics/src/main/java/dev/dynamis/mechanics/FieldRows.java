package dev.dynamis.mechanics;

import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Field;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Rows of the arrays of a model and its data by the names of objects: {@code body_mass} goes by
 * bodies, {@code qpos}, {@code qvel} and fields of degrees of freedom by joints, {@code ctrl} and
 * {@code act} by actuators, {@code sensordata} by sensors, {@code xfrc_applied} and {@code
 * mocap_pos} by bodies.
 *
 * @since 0.1.0
 */
public final class FieldRows {
  /** What matter has at least 0 of. */
  private static final Set<String> NOT_NEGATIVE =
      Set.of("body_mass", "body_inertia", "geom_size", "dof_armature");

  private FieldRows() {}

  /**
   * Checks a number for a field of a model: with a negative mass or one that is NaN a step computes
   * something all the same.
   *
   * @param text what the user wrote, for messages
   * @throws IllegalArgumentException if the number is NaN, or negative where nature has no such
   */
  public static void check(String text, Field field, double value) {
    boolean negative = value < 0 && NOT_NEGATIVE.contains(field.name());
    if (Double.isNaN(value) || negative) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "': "
              + field.name()
              + " of "
              + value
              + "; give "
              + (negative ? "zero or more" : "a number"));
    }
  }

  /** Returns how many numbers of a field belong to one row. */
  public static int columns(Field f) {
    boolean plain = f.isSetting() || f.shape().rows() == null || f.shape().columns() != null;
    return plain ? 1 : Math.max(1, f.shape().factor());
  }

  /**
   * Returns the rows of a field that belong to an object.
   *
   * @param text what the user wrote, for messages
   * @param who an object's name or a row's number, {@code *} for all rows
   * @throws IllegalArgumentException if there is no such object
   */
  public static int[] find(Model m, String text, Field field, String who) {
    int rows = field.length() / columns(field);
    if (who.equals("*")) {
      return IntStream.range(0, rows).toArray();
    }
    int type = field.isSetting() ? -1 : type(field.name());
    int id = type < 0 ? -1 : m.names.id(type, who);
    if (id >= 0) {
      int[] found = rows(m, field.name(), id);
      if (found.length > 0) {
        return found;
      }
      throw new IllegalArgumentException(
          "'" + text + "': " + ObjType.name(type) + " '" + who + "' has no " + field.name());
    }
    int row = who.matches("\\d{1,9}") ? Integer.parseInt(who) : -1;
    if (row < 0 || row >= rows) {
      List<String> names =
          type < 0 ? List.of() : m.names.all(type).stream().filter(n -> !n.isEmpty()).toList();
      String hint =
          names.isEmpty()
              ? "expected a number from 0 to " + (rows - 1)
              : Nearest.suggestion(who, names);
      throw new IllegalArgumentException(
          "'" + text + "': " + field.name() + " has no '" + who + "'; " + hint);
    }
    return new int[] {row};
  }

  /** Returns the kind of object that rows of a field belong to, -1 if they have no names. */
  private static int type(String field) {
    return switch (field) {
      case "qpos", "qpos0", "qpos_spring", "qvel", "qacc", "qacc_warmstart" -> ObjType.JOINT;
      case "act", "act_dot", "ctrl" -> ObjType.ACTUATOR;
      case "sensordata" -> ObjType.SENSOR;
      case "xfrc_applied", "xpos", "xquat", "xmat", "xipos", "ximat" -> ObjType.BODY;
      case "mocap_pos", "mocap_quat" -> ObjType.BODY;
      case "ten_length", "ten_velocity" -> ObjType.TENDON;
      default -> {
        String prefix = prefix(field);
        yield prefix.equals("dof") || prefix.equals("qfrc") ? ObjType.JOINT : ObjType.of(prefix);
      }
    };
  }

  private static int[] rows(Model m, String field, int id) {
    return switch (field) {
      case "qpos", "qpos0", "qpos_spring" ->
          range(m.jnt.qposadr[id], id + 1 < m.njnt ? m.jnt.qposadr[id + 1] : m.nq);
      case "qvel", "qacc", "qacc_warmstart" -> dofs(m, id);
      case "act", "act_dot" ->
          range(m.actuator.actadr[id], m.actuator.actadr[id] + m.actuator.actnum[id]);
      case "sensordata" -> range(m.sensor.adr[id], m.sensor.adr[id] + m.sensor.dim[id]);
      case "mocap_pos", "mocap_quat" -> range(m.body.mocapid[id], m.body.mocapid[id] + 1);
      default -> {
        String prefix = prefix(field);
        yield prefix.equals("dof") || prefix.equals("qfrc") ? dofs(m, id) : new int[] {id};
      }
    };
  }

  private static int[] dofs(Model m, int joint) {
    return range(m.jnt.dofadr[joint], joint + 1 < m.njnt ? m.jnt.dofadr[joint + 1] : m.nv);
  }

  private static int[] range(int from, int to) {
    return from < 0 ? new int[0] : IntStream.range(from, to).toArray();
  }

  /** The keyword of the objects that a field belongs to, such as {@code joint} for jnt_range. */
  public static String prefix(String field) {
    int end = field.indexOf('_');
    String prefix = end < 0 ? field : field.substring(0, end);
    return switch (prefix) {
      case "jnt" -> "joint";
      case "cam" -> "camera";
      case "eq" -> "equality";
      case "mat" -> "material";
      case "tex" -> "texture";
      default -> prefix;
    };
  }
}
