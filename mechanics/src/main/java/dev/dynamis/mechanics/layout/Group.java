package dev.dynamis.mechanics.layout;

import java.util.Locale;
import java.util.function.Consumer;

/**
 * Arrays that share a prefix, such as those of all bodies. A subclass declares each array in one
 * line with its C name and shape; the array is allocated and entered in the layout's list.
 *
 * @since 0.1.0
 */
public abstract class Group {
  private final Layout layout;

  /** The Java name of the group with a trailing dot; empty for the layout itself. */
  private final String prefix;

  /**
   * Makes a group of a layout.
   *
   * @param layout where the arrays belong
   * @param name the name of the layout's member that holds this group
   */
  protected Group(Layout layout, String name) {
    this.layout = layout;
    this.prefix = name + ".";
  }

  /** Makes the group without a name, which a layout itself is. */
  Group() {
    this.layout = (Layout) this;
    this.prefix = "";
  }

  /** Declares reals of one column. */
  protected final double[] reals(String name, Dim rows) {
    return reals(name, rows, 1);
  }

  /** Declares reals of a fixed number of columns. */
  protected final double[] reals(String name, Dim rows, int width) {
    return (double[]) add(name, FieldKind.REAL, new Shape(rows, null, width), null);
  }

  /** Declares reals whose number of columns is a size. */
  protected final double[] reals(String name, Dim rows, Size columns) {
    return reals(name, rows, columns, 1);
  }

  /** Declares reals whose number of columns is a multiple of a size. */
  protected final double[] reals(String name, Dim rows, Size columns, int factor) {
    return (double[]) add(name, FieldKind.REAL, new Shape(rows, columns, factor), null);
  }

  /** Declares a fixed number of reals. */
  protected final double[] reals(String name, int length) {
    return (double[]) add(name, FieldKind.REAL, new Shape(null, null, length), null);
  }

  /** Declares reals whose array is replaced, through {@code grown}, when more rows are needed. */
  protected final double[] reals(String name, Count rows, int width, Consumer<double[]> grown) {
    Consumer<Object> set = a -> grown.accept((double[]) a);
    return (double[]) add(name, FieldKind.REAL, new Shape(rows, null, width), set);
  }

  /** Declares single-precision reals of one column. */
  protected final float[] singles(String name, Dim rows) {
    return singles(name, rows, 1);
  }

  /** Declares single-precision reals of a fixed number of columns. */
  protected final float[] singles(String name, Dim rows, int width) {
    return (float[]) add(name, FieldKind.SINGLE, new Shape(rows, null, width), null);
  }

  /** Declares integers of one column. */
  protected final int[] ints(String name, Dim rows) {
    return ints(name, rows, 1);
  }

  /** Declares integers of a fixed number of columns. */
  protected final int[] ints(String name, Dim rows, int width) {
    return (int[]) add(name, FieldKind.INT, new Shape(rows, null, width), null);
  }

  /** Declares integers whose number of columns is a size. */
  protected final int[] ints(String name, Dim rows, Size columns) {
    return (int[]) add(name, FieldKind.INT, new Shape(rows, columns, 1), null);
  }

  /** Declares a fixed number of integers. */
  protected final int[] ints(String name, int length) {
    return (int[]) add(name, FieldKind.INT, new Shape(null, null, length), null);
  }

  /** Declares integers whose array is replaced, through {@code grown}, when more are needed. */
  protected final int[] ints(String name, Count rows, int width, Consumer<int[]> grown) {
    Consumer<Object> set = a -> grown.accept((int[]) a);
    return (int[]) add(name, FieldKind.INT, new Shape(rows, null, width), set);
  }

  /** Declares flags of one column. */
  protected final boolean[] flags(String name, Dim rows) {
    return (boolean[]) add(name, FieldKind.FLAG, new Shape(rows, null, 1), null);
  }

  /** Declares bytes of one column. */
  protected final byte[] bytes(String name, Dim rows) {
    return (byte[]) add(name, FieldKind.BYTE, new Shape(rows, null, 1), null);
  }

  /** Declares bytes of one column whose Java name does not follow from the C name. */
  protected final byte[] bytes(String name, Dim rows, String member) {
    Shape shape = new Shape(rows, null, 1);
    return (byte[]) layout.declare(name, prefix + member, FieldKind.BYTE, shape, null);
  }

  private Object add(String name, FieldKind kind, Shape shape, Consumer<Object> grown) {
    return layout.declare(name, prefix + member(name), kind, shape, grown);
  }

  /** Returns the Java member for a C name: without the group's prefix, in camelCase. */
  private String member(String name) {
    if (prefix.isEmpty()) {
      return camelCase(name);
    }
    int end = name.indexOf('.') < 0 ? name.indexOf('_') : name.indexOf('.');
    return camelCase(name.substring(end + 1));
  }

  /** Turns {@code qpos_spring} into {@code qposSpring}. */
  static String camelCase(String name) {
    StringBuilder b = new StringBuilder();
    for (String part : name.split("_")) {
      b.append(
          b.isEmpty() ? part : part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1));
    }
    return b.toString();
  }

  /** Turns {@code lsTolerance} into {@code ls_tolerance}; a capital at the end stays. */
  static String snakeCase(String name) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (Character.isUpperCase(c) && i + 1 < name.length()) {
        b.append('_').append(Character.toLowerCase(c));
      } else {
        b.append(c);
      }
    }
    return b.toString();
  }
}
