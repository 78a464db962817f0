package dev.dynamis.core.parquet;

import java.util.Arrays;

/**
 * A column of a table: its name and its values, an array of {@code long}, {@code double} or {@code
 * String}.
 *
 * @param name its name, any text
 * @param type what it holds
 * @param values the array
 * @since 0.1.0
 */
public record Column(String name, ColumnType type, Object values) {
  /** Makes a column of whole numbers. */
  public static Column of(String name, long[] values) {
    return new Column(name, ColumnType.LONG, values);
  }

  /** Makes a column of real numbers. */
  public static Column of(String name, double[] values) {
    return new Column(name, ColumnType.DOUBLE, values);
  }

  /** Makes a column of texts. */
  public static Column of(String name, String[] values) {
    return new Column(name, ColumnType.TEXT, values);
  }

  /** Returns the number of values. */
  public int size() {
    return switch (type) {
      case LONG -> longs().length;
      case DOUBLE -> ((double[]) values).length;
      case TEXT -> texts().length;
    };
  }

  /** Returns the values of a column of whole numbers. */
  public long[] longs() {
    return (long[]) values;
  }

  /** Returns the values as real numbers; texts have none. */
  public double[] doubles() {
    return type == ColumnType.LONG
        ? Arrays.stream(longs()).asDoubleStream().toArray()
        : (double[]) values;
  }

  /** Returns the values of a column of texts. */
  public String[] texts() {
    return (String[]) values;
  }
}
