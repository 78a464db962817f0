package dev.dynamis.mechanics;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.layout.Count;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.FieldKind;
import dev.dynamis.mechanics.layout.Layout;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * One change of a compiled model or of a state, written as text under C names.
 *
 * <pre>
 * option.cone=elliptic         a number or keyword of the options
 * option.gravity=0,0,-1        all numbers of an array, or the first ones
 * flag.energy=enable           a feature: enable or disable
 * stat.meaninertia=1           a statistic
 * model.geom_margin[3]=0.01    one number of an array of the model, counted from 0
 * model.body_mass[torso]=5     the numbers of an object, by its name
 * model.geom_friction[floor,0]=0.5    one of them
 * model.dof_damping[*]=0.1     all numbers of an array
 * data.qvel=1,2,3              numbers of the state
 * data.qpos[elbow]=0.3         those of a joint
 * </pre>
 *
 * <p>What follows from edited parameters, such as inverse weights, is computed anew by {@code
 * Physics.setConst}, not here.
 *
 * @since 0.1.0
 */
public final class Edit {
  // possessive, as all that strangers write is matched
  private static final Pattern FORM =
      Pattern.compile(
          "(option|opt|flag|stat|model|data)\\.(\\w+)"
              + "(?:\\[([^\\]=,]++)(?:,\\s*+(\\d{1,4})\\s*+)?+])?+=(.*)");

  private final String text;
  private final String root;
  private final String name;
  private final String who;
  private final int column;
  private final String value;

  private Edit(String text, Matcher m) {
    this.text = text;
    root = m.group(1);
    name = m.group(2);
    who = m.group(3) == null ? null : m.group(3).strip();
    column = m.group(4) == null ? -1 : Integer.parseInt(m.group(4));
    value = m.group(5).strip();
  }

  /**
   * Reads an edit.
   *
   * @throws IllegalArgumentException if the text does not have the form of one
   */
  public static Edit parse(String text) {
    Matcher m = FORM.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is not an edit; expected option.NAME=VALUE, flag.NAME=enable, stat.NAME=VALUE,"
              + " model.FIELD[NAME]=VALUE, model.FIELD[INDEX]=VALUE or data.FIELD=VALUE,VALUE,...");
    }
    return new Edit(text, m);
  }

  /** Says whether a text begins like an edit, whatever follows. */
  public static boolean isOne(String text) {
    return FORM.matcher(text).matches();
  }

  /** Says whether this changes a state, not a model. */
  public boolean changesData() {
    return root.equals("data");
  }

  /**
   * Changes a model; an edit of a state does nothing.
   *
   * @throws IllegalArgumentException if there is no such field, or the value does not fit
   */
  public void apply(Model m) {
    switch (root) {
      case "data" -> {}
      case "flag" -> flag(m);
      case "option", "opt" -> put(m, m.field("opt." + name), names(m, "opt."));
      case "stat" -> put(m, m.field("stat." + name), names(m, "stat."));
      default -> put(m, m.field(name), names(m, ""));
    }
  }

  /**
   * Changes a state; an edit of a model does nothing. Reals and flags can be set, except those of
   * contacts and constraint rows.
   *
   * @throws IllegalArgumentException if there is no such field, or the value does not fit
   */
  public void apply(Data d) {
    if (changesData()) {
      List<String> names = new ArrayList<>();
      for (Field f : d.fields()) {
        if (isState(f)) {
          names.add(f.name());
        }
      }
      put(d, d.field(name).filter(Edit::isState), names);
    }
  }

  private static boolean isState(Field f) {
    boolean counted = f.shape() != null && f.shape().rows() instanceof Count;
    boolean flag = f.kind() == FieldKind.FLAG && !f.isScalar();
    return !counted && f.name().indexOf('.') < 0 && (f.kind() == FieldKind.REAL || flag);
  }

  private static List<String> names(Model m, String prefix) {
    List<String> names = new ArrayList<>();
    for (Field f : m.fields()) {
      String name = f.name();
      if (prefix.isEmpty() ? name.indexOf('.') < 0 : name.startsWith(prefix)) {
        names.add(name.substring(prefix.length()));
      }
    }
    return names;
  }

  private void flag(Model m) {
    boolean on =
        switch (value.toLowerCase(Locale.ROOT)) {
          case "enable", "on", "true", "1" -> true;
          case "disable", "off", "false", "0" -> false;
          default -> throw problem("'" + value + "' is neither enable nor disable");
        };
    if (EnableBit.of(name) >= 0) {
      m.opt.setEnabled(EnableBit.of(name), on);
    } else if (DisableBit.of(name) >= 0) {
      m.opt.setDisabled(DisableBit.of(name), !on);
    } else {
      List<String> flags = new ArrayList<>();
      for (int i = 0; i < DisableBit.COUNT; i++) {
        flags.add(DisableBit.name(1 << i));
      }
      for (int i = 0; i < EnableBit.COUNT; i++) {
        flags.add(EnableBit.name(1 << i));
      }
      throw problem("there is no flag '" + name + "'; " + Nearest.suggestion(name, flags));
    }
  }

  private void put(Layout layout, java.util.Optional<Field> found, List<String> names) {
    Field field =
        found.orElseThrow(
            () -> problem("there is no field '" + name + "'; " + Nearest.suggestion(name, names)));
    String[] values = value.isEmpty() ? new String[0] : value.split("[ ,]+", -1);
    int length = field.length();
    if (values.length == 0) {
      throw problem("a number is missing after '='");
    }
    if (values.length > length) {
      throw problem(values.length + " numbers, but " + name + " has " + length);
    }
    int[] places = places(layout, field, values.length);
    boolean all = "*".equals(who);

    // an array is edited in place, a scalar is a copy that set takes over
    Object array = field.array();
    Object before = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, before, 0, length);
    try {
      for (int i = 0; i < places.length; i++) {
        store(array, places[i], values[all ? 0 : i]);
        if (layout instanceof Model && array instanceof double[] reals) {
          FieldRows.check(text, field, reals[places[i]]);
        }
      }
    } catch (IllegalArgumentException e) {
      // an edit happens whole or not at all
      field.set(before);
      throw e;
    }
    field.set(array);
    if (layout instanceof Model m && field.kind() == FieldKind.INT) {
      List<Diagnostic> problems = References.check(m, "model");
      if (!problems.isEmpty()) {
        field.set(before);
        throw problem("this would break the model: " + problems.getFirst().problem());
      }
    }
  }

  /** Returns where the values go. */
  private int[] places(Layout layout, Field field, int values) {
    if (who == null) {
      return IntStream.range(0, values).toArray();
    }
    int columns = FieldRows.columns(field);
    if (who.matches("\\d{1,9}") && column < 0) {
      int index = Integer.parseInt(who);
      if (index >= field.length()) {
        throw problem(name + " has " + field.length() + " elements, counted from 0");
      }
      if (values > 1) {
        throw problem(values + " numbers for one element");
      }
      return new int[] {index};
    }
    if (column >= columns) {
      throw problem(name + " has " + columns + " columns, counted from 0");
    }
    Model m = layout instanceof Data d ? d.model : (Model) layout;
    int[] rows = FieldRows.find(m, text, field, who);
    int[] places =
        Arrays.stream(rows)
            .flatMap(
                r ->
                    column >= 0
                        ? IntStream.of(r * columns + column)
                        : IntStream.range(r * columns, (r + 1) * columns))
            .toArray();
    int wanted = who.equals("*") ? 1 : places.length;
    if (values != wanted) {
      throw problem(
          values
              + (values == 1 ? " number" : " numbers")
              + ", expected "
              + wanted
              + (wanted > 1 && columns > 1 && rows.length == 1
                  ? "; one of them is " + name + "[" + who + ",0]"
                  : ""));
    }
    return places;
  }

  private void store(Object array, int i, String text) {
    double x = number(text);
    switch (array) {
      case double[] a -> a[i] = x;
      case float[] a -> a[i] = (float) x;
      case int[] a -> a[i] = (int) whole(x, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case long[] a -> a[i] = whole(x, Long.MIN_VALUE, Long.MAX_VALUE);
      case boolean[] a -> a[i] = whole(x, 0, 1) != 0;
      case byte[] a -> a[i] = (byte) whole(x, 0, 255);
      default -> throw new IllegalStateException(name);
    }
  }

  private long whole(double x, long least, long most) {
    if (x != Math.rint(x) || x < least || x > most) {
      throw problem(x + " is not a whole number from " + least + " to " + most);
    }
    return (long) x;
  }

  private double number(String text) {
    String keyword = text.toLowerCase(Locale.ROOT);
    int known =
        switch (name) {
          case "integrator" -> Integrator.of(canonical(keyword));
          case "cone" -> Cone.of(keyword);
          case "jacobian" -> Jacobian.of(keyword);
          case "solver" -> Solver.of(canonical(keyword));
          default -> -1;
        };
    if (known >= 0 && !root.equals("data")) {
      return known;
    }
    try {
      return switch (keyword) {
        case "true" -> 1;
        case "false" -> 0;
        case "infinity", "inf" -> Double.POSITIVE_INFINITY;
        case "-infinity", "-inf" -> Double.NEGATIVE_INFINITY;
        case "nan" -> Double.NaN;
        default -> Double.parseDouble(text);
      };
    } catch (NumberFormatException e) {
      throw problem("'" + text + "' is not a number");
    }
  }

  /** The keyword as model files write it. */
  private static String canonical(String keyword) {
    return switch (keyword) {
      case "euler" -> "Euler";
      case "newton" -> "Newton";
      case "rk4", "pgs", "cg" -> keyword.toUpperCase(Locale.ROOT);
      default -> keyword;
    };
  }

  private IllegalArgumentException problem(String what) {
    return new IllegalArgumentException(text + ": " + what);
  }

  @Override
  public String toString() {
    return text;
  }
}
