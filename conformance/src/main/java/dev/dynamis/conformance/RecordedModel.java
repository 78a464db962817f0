package dev.dynamis.conformance;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.util.Map;

/** A model made directly from MuJoCo's recorded arrays, without any reader or compiler of ours. */
public final class RecordedModel {
  private RecordedModel() {}

  /** Builds a model from a recording; arrays that were not recorded are empty or zero. */
  public static Model build(Map<String, Object> recording) {
    Sizes sizes = new Sizes();
    for (Size size : Size.values()) {
      if (recording.get(size.symbol()) instanceof Double n && !size.symbol().startsWith("nbuf")) {
        sizes.set(size, n.longValue());
      }
    }
    Model m = new Model(sizes);
    for (Field field : m.fields()) {
      Object recorded = recording.get(field.name());
      if (recorded == null && field.name().contains(".")) {
        String[] path = field.name().split("\\.", 2);
        recorded = recording.get(path[0]) instanceof Map<?, ?> group ? group.get(path[1]) : null;
      }
      if (recorded instanceof Double scalar) {
        put(field, new double[] {scalar});
      } else if (recorded instanceof double[] values && values.length == field.length()) {
        put(field, values);
      }
    }
    return m;
  }

  /** Sets a field from numbers, whatever its element type. */
  public static void put(Field field, double[] values) {
    Object array = field.array();
    for (int i = 0; i < values.length; i++) {
      switch (array) {
        case double[] a -> a[i] = values[i];
        case float[] a -> a[i] = (float) values[i];
        case int[] a -> a[i] = (int) values[i];
        case long[] a -> a[i] = (long) values[i];
        case boolean[] a -> a[i] = values[i] != 0;
        case byte[] a -> a[i] = (byte) values[i];
        default -> throw new IllegalArgumentException(field.name());
      }
    }
    field.set(array);
  }

  /** Returns the numbers of a field, whatever its element type. */
  public static double[] values(Field field) {
    double[] values = new double[field.length()];
    for (int i = 0; i < values.length; i++) {
      values[i] = field.value(i);
    }
    return values;
  }
}
