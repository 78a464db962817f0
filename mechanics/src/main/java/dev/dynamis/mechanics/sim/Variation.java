package dev.dynamis.mechanics.sim;

import dev.dynamis.core.Distribution;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Models of equal shape with different numbers: copies of one model whose real parameters are drawn
 * anew for every case, without compiling.
 *
 * <pre>
 * body_mass[torso] *= uniform(0.9, 1.1)
 * geom_friction[floor,0] = loguniform(0.3, 2)
 * dof_damping[*] *= normal(1, 0.1)
 * opt.gravity[2] += normal(0, 0.05)
 * </pre>
 *
 * <p>Between the brackets is an object's name or number, {@code *} for all of them (each with a
 * draw of its own), and after a comma a column; without one, all columns of an object are changed
 * by the same draw. What follows from the parameters is computed anew by {@code setConst}, if
 * anything does. Each draw is a function of seed, case and parameter alone.
 */
public final class Variation {
  private static final Pattern FORM =
      Pattern.compile(
          "\\s*([\\w.]+)\\s*(?:\\[\\s*([^\\],]+?)\\s*(?:,\\s*(\\d{1,4})\\s*)?])?\\s*([*+]?=)(.+)");

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

  /** One number, or the columns of one object, that vary together. */
  private record Change(Field field, int first, int count, char operator, Distribution of) {}

  private final Model model;
  private final List<Change> changes = new ArrayList<>();
  private final SampleDesign design;
  private final long seed;
  private final int cases;
  private boolean follows;

  /**
   * Reads what varies.
   *
   * @param model the model that is varied, and not changed
   * @param texts parameters and distributions
   * @param cases number of cases, which a Latin hypercube needs to know
   * @throws IllegalArgumentException if a text names nothing, or no real parameter
   */
  public Variation(Model model, List<String> texts, SampleDesign design, long seed, int cases) {
    this.model = model;
    this.design = design;
    this.seed = seed;
    this.cases = cases;
    texts.forEach(this::read);
    if (design == SampleDesign.SOBOL && !changes.isEmpty()) {
      design.at(seed, cases, 0, changes.size() - 1);
    }
  }

  private void read(String text) {
    Matcher m = FORM.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "': expected FIELD[NAME] = DISTRIBUTION, or += or *= instead of =");
    }
    String name = m.group(1);
    Field field =
        model
            .field(name)
            .filter(f -> f.kind() == FieldKind.REAL)
            .orElseThrow(() -> new IllegalArgumentException(unknown(text, name)));
    Distribution of;
    try {
      of = Distribution.parse(m.group(5));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("'" + text + "': " + e.getMessage(), e);
    }
    int columns = columns(field);
    int rows = field.length() / columns;
    int column = m.group(3) == null ? -1 : Integer.parseInt(m.group(3));
    if (column >= columns) {
      throw new IllegalArgumentException(
          "'" + text + "': " + name + " has " + columns + " columns, counted from 0");
    }
    char operator = m.group(4).charAt(0);
    String who = m.group(2) == null ? "*" : m.group(2);
    for (int row : rows(text, field, name, who, rows)) {
      int first = row * columns + Math.max(0, column);
      changes.add(new Change(field, first, column < 0 ? columns : 1, operator, of));
    }
    follows |= !field.isSetting() && !NOTHING_FOLLOWS.contains(name);
  }

  /** Returns how many numbers of a field belong to one object. */
  private static int columns(Field f) {
    boolean plain = f.isSetting() || f.shape().rows() == null || f.shape().columns() != null;
    return plain ? 1 : Math.max(1, f.shape().factor());
  }

  private int[] rows(String text, Field field, String name, String who, int rows) {
    if (who.equals("*")) {
      return IntStream.range(0, rows).toArray();
    }
    int type = field.isSetting() ? -1 : ObjType.of(prefix(name));
    int id = type < 0 ? -1 : model.names.id(type, who);
    if (id < 0 && who.matches("\\d{1,9}")) {
      id = Integer.parseInt(who);
    }
    if (id < 0 || id >= rows) {
      String hint =
          type < 0
              ? "expected a number from 0 to " + (rows - 1)
              : Nearest.suggestion(
                  who, model.names.all(type).stream().filter(n -> !n.isEmpty()).toList());
      throw new IllegalArgumentException(
          "'" + text + "': " + name + " has no '" + who + "'; " + hint);
    }
    return new int[] {id};
  }

  /** The keyword of the objects that a field belongs to, such as {@code joint} for jnt_range. */
  private static String prefix(String field) {
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

  private String unknown(String text, String name) {
    List<String> names =
        model.fields().stream().filter(f -> f.kind() == FieldKind.REAL).map(Field::name).toList();
    return "'"
        + text
        + "': there is no real parameter '"
        + name
        + "'; "
        + Nearest.suggestion(name, names);
  }

  /** Returns how many numbers are drawn for a case. */
  public int dimensions() {
    return changes.size();
  }

  /** Returns a draw of a case. */
  public double draw(int index, int dimension) {
    return changes.get(dimension).of.quantile(design.at(seed, cases, index, dimension));
  }

  /** Returns the model of a case, a copy. */
  public Model model(int index) {
    Model varied = model.copy();
    for (int k = 0; k < changes.size(); k++) {
      Change c = changes.get(k);
      Field field = varied.field(c.field.name()).orElseThrow();
      double[] values = (double[]) field.array();
      double x = draw(index, k);
      for (int i = c.first; i < c.first + c.count; i++) {
        values[i] =
            switch (c.operator) {
              case '*' -> values[i] * x;
              case '+' -> values[i] + x;
              default -> x;
            };
      }
      field.set(values);
    }
    if (follows) {
      Physics.setConst(varied);
    }
    return varied;
  }
}
