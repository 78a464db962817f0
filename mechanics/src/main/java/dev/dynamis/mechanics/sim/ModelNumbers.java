package dev.dynamis.mechanics.sim;

import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.FieldRows;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Real numbers of a model by name: a field, and in brackets an object's name or number, {@code *}
 * for all of them, and after a comma a column, such as {@code body_mass[torso]}, {@code
 * geom_friction[floor,0]} or {@code opt.gravity[2]}. Fields of degrees of freedom go by the names
 * of joints, and {@code joint_damping} is another name of {@code dof_damping}.
 */
final class ModelNumbers {
  // possessive: what does not fit is found without trying other places for spaces
  private static final Pattern FORM =
      Pattern.compile("\\s*+([\\w.]++)\\s*+(?:\\[([^\\],]++)(?:,\\s*+(\\d{1,4})\\s*+)?+])?+\\s*+");

  /** Nothing that {@code setConst} computes follows from these. */
  private static final Set<String> NOTHING_FOLLOWS =
      Set.of(
          "geom_friction",
          "geom_solmix",
          "geom_solref",
          "geom_solimp",
          "geom_margin",
          "geom_gap",
          "dof_damping",
          "dof_frictionloss",
          "jnt_stiffness",
          "jnt_range",
          "actuator_gainprm",
          "actuator_biasprm",
          "actuator_ctrlrange",
          "actuator_forcerange",
          "sensor_noise");

  private ModelNumbers() {}

  /**
   * Numbers of one object.
   *
   * @param field the field's name
   * @param row the object's number
   * @param first where its numbers start in the field
   * @param column the chosen column, -1 for all
   * @param count how many numbers were chosen
   */
  record Place(String field, int row, int first, int column, int count) {}

  /**
   * Finds numbers.
   *
   * @param text what the user wrote, for messages
   * @param numbers the part of it that names numbers
   * @throws IllegalArgumentException if the text names nothing, or no real numbers
   */
  static List<Place> find(Model model, String text, String numbers) {
    Matcher m = FORM.matcher(numbers);
    if (!m.matches()) {
      throw new IllegalArgumentException("'" + text + "': expected FIELD[NAME] or FIELD[NAME,N]");
    }
    String name = fieldName(model, m.group(1));
    Field field =
        model
            .field(name)
            .filter(f -> f.kind() == FieldKind.REAL)
            .orElseThrow(() -> new IllegalArgumentException(unknown(model, text, m.group(1))));
    int columns = FieldRows.columns(field);
    int column = m.group(3) == null ? -1 : Integer.parseInt(m.group(3));
    if (column >= columns) {
      throw new IllegalArgumentException(
          "'" + text + "': " + name + " has " + columns + " columns, counted from 0");
    }
    List<Place> places = new ArrayList<>();
    String who = m.group(2) == null ? "*" : m.group(2).strip();
    for (int row : FieldRows.find(model, text, field, who)) {
      int first = row * columns + Math.max(0, column);
      places.add(new Place(name, row, first, column, column < 0 ? columns : 1));
    }
    return places;
  }

  /** Returns whether {@code setConst} computes anything from a field. */
  static boolean isFollowed(Model model, String field) {
    return !model.field(field).orElseThrow().isSetting() && !NOTHING_FOLLOWS.contains(field);
  }

  /** Attributes of joints are fields of joints or of degrees of freedom. */
  private static String fieldName(Model model, String name) {
    if (!name.startsWith("joint_")) {
      return name;
    }
    String rest = name.substring("joint".length());
    return model.field("jnt" + rest).isPresent() ? "jnt" + rest : "dof" + rest;
  }

  private static String unknown(Model model, String text, String name) {
    List<String> names =
        model.fields().stream().filter(f -> f.kind() == FieldKind.REAL).map(Field::name).toList();
    return "'"
        + text
        + "': there is no real parameter '"
        + name
        + "'; "
        + Nearest.suggestion(name, names);
  }

  /** Returns the name of a chosen number, {@code field[object]} or {@code field[object,column]}. */
  static String label(Model model, Place place, int column) {
    int columns = FieldRows.columns(model.field(place.field).orElseThrow());
    String prefix = FieldRows.prefix(place.field);
    boolean dof = prefix.equals("dof");
    boolean unnamed = dof || model.field(place.field).orElseThrow().isSetting();
    int type = unnamed ? -1 : ObjType.of(prefix);
    String object = type < 0 ? "" : model.names.name(type, place.row);
    if (dof) {
      int joint = model.dof.jntid[place.row];
      int last = joint + 1 < model.njnt ? model.jnt.dofadr[joint + 1] : model.nv;
      boolean alone = last - model.jnt.dofadr[joint] == 1;
      object = alone ? model.names.name(ObjType.JOINT, joint) : "";
    }
    String who = object.isEmpty() ? Integer.toString(place.row) : object;
    return place.field + "[" + who + (columns > 1 ? "," + column : "") + "]";
  }
}
