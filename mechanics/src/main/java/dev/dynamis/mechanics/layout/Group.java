package dev.dynamis.mechanics.layout;

import java.util.Locale;
import java.util.function.Consumer;

/**
 * Arrays that share a prefix, such as those of all bodies. A subclass declares each array in one
 * line with its C name and shape; the array is allocated and entered in the layout's list.
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
  protected final double[] reals(String name, Size rows) {
    return reals(name, rows, 1);
  }

  /** Declares reals of a fixed number of columns. */
  protected final double[] reals(String name, Size rows, int width) {
    return (double[]) add(name, Kind.REAL, new Shape(rows, null, width));
  }

  /** Declares reals whose number of columns is a size. */
  protected final double[] reals(String name, Size rows, Size columns) {
    return reals(name, rows, columns, 1);
  }

  /** Declares reals whose number of columns is a multiple of a size. */
  protected final double[] reals(String name, Size rows, Size columns, int factor) {
    return (double[]) add(name, Kind.REAL, new Shape(rows, columns, factor));
  }

  /** Declares single-precision reals of one column. */
  protected final float[] singles(String name, Size rows) {
    return singles(name, rows, 1);
  }

  /** Declares single-precision reals of a fixed number of columns. */
  protected final float[] singles(String name, Size rows, int width) {
    return (float[]) add(name, Kind.SINGLE, new Shape(rows, null, width));
  }

  /** Declares integers of one column. */
  protected final int[] ints(String name, Size rows) {
    return ints(name, rows, 1);
  }

  /** Declares integers of a fixed number of columns. */
  protected final int[] ints(String name, Size rows, int width) {
    return (int[]) add(name, Kind.INT, new Shape(rows, null, width));
  }

  /** Declares integers whose number of columns is a size. */
  protected final int[] ints(String name, Size rows, Size columns) {
    return (int[]) add(name, Kind.INT, new Shape(rows, columns, 1));
  }

  /** Declares flags of one column. */
  protected final boolean[] flags(String name, Size rows) {
    return (boolean[]) add(name, Kind.FLAG, new Shape(rows, null, 1));
  }

  /** Declares bytes of one column. */
  protected final byte[] bytes(String name, Size rows) {
    return (byte[]) add(name, Kind.BYTE, new Shape(rows, null, 1));
  }

  /** Declares bytes of one column whose Java name does not follow from the C name. */
  protected final byte[] bytes(String name, Size rows, String member) {
    return (byte[])
        layout.declare(name, prefix + member, Kind.BYTE, new Shape(rows, null, 1), null);
  }

  /** Declares reals that may be replaced by a longer array, which {@code grown} receives. */
  protected final double[] reals(String name, Size rows, int width, Consumer<double[]> grown) {
    return (double[])
        layout.declare(
            name,
            prefix + member(name),
            Kind.REAL,
            new Shape(rows, null, width),
            a -> grown.accept((double[]) a));
  }

  /** Declares integers that may be replaced by a longer array, which {@code grown} receives. */
  protected final int[] ints(String name, Size rows, int width, Consumer<int[]> grown) {
    return (int[])
        layout.declare(
            name,
            prefix + member(name),
            Kind.INT,
            new Shape(rows, null, width),
            a -> grown.accept((int[]) a));
  }

  private Object add(String name, Kind kind, Shape shape) {
    return layout.declare(name, prefix + member(name), kind, shape, null);
  }

  /** Returns the Java member for a C name: without the group's prefix, in camelCase. */
  private String member(String name) {
    String rest = prefix.isEmpty() ? name : name.substring(name.indexOf('_') + 1);
    return camelCase(rest);
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

  /** Turns {@code lsTolerance} into {@code ls_tolerance}. */
  static String snakeCase(String name) {
    StringBuilder b = new StringBuilder();
    for (char c : name.toCharArray()) {
      b.append(Character.isUpperCase(c) ? "_" : "").append(Character.toLowerCase(c));
    }
    return b.toString();
  }
}
