package dev.dynamis.mechanics;

import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** Makes models from arrays that MuJoCo compiled and recorded as JSON. */
final class ReferenceModel {
  private ReferenceModel() {}

  /** Reads a recorded JSON object from a compressed resource of this package. */
  static Map<String, Object> record(String resource) {
    try (InputStream in = new GZIPInputStream(ReferenceModel.class.getResourceAsStream(resource))) {
      return Json.object(Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes a model from recorded sizes, arrays, options and statistics under their C names. */
  static Model model(Map<String, Object> recorded) {
    Sizes sizes = new Sizes();
    for (Size s : Size.values()) {
      sizes.set(s, (long) Json.numbers(recorded.get(s.symbol()))[0]);
    }
    Model m = new Model(sizes);
    for (Field f : m.fields()) {
      Object values = recorded.get(f.name());
      int dot = f.name().indexOf('.');
      if (dot > 0 && !f.name().startsWith("vis.")) {
        values =
            Json.object(recorded.get(f.name().substring(0, dot))).get(f.name().substring(dot + 1));
      } else if (dot > 0) {
        continue;
      }
      set(f, Json.numbers(f.name().equals("tex_adr") ? addresses(values) : values));
    }
    return m;
  }

  /** Writes recorded numbers to a field. */
  static void set(Field f, double[] numbers) {
    if (numbers.length != f.length()) {
      throw new IllegalArgumentException(
          f.name() + " has " + f.length() + " elements, recorded are " + numbers.length);
    }
    Object target = f.array();
    for (int i = 0; i < numbers.length; i++) {
      switch (target) {
        case double[] a -> a[i] = numbers[i];
        case float[] a -> a[i] = (float) numbers[i];
        case int[] a -> a[i] = (int) numbers[i];
        case long[] a -> a[i] = (long) numbers[i];
        case boolean[] a -> a[i] = numbers[i] != 0;
        case byte[] a -> a[i] = (byte) numbers[i];
        default -> throw new IllegalArgumentException(f.name());
      }
    }
    f.set(target);
  }

  /** The recorder writes 64-bit addresses as strings. */
  private static Object addresses(Object values) {
    return ((java.util.List<?>) values).stream().map(x -> Double.valueOf((String) x)).toList();
  }
}
