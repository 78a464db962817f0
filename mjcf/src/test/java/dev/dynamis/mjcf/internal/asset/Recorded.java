package dev.dynamis.mjcf.internal.asset;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One recorded case: inputs, and what MuJoCo made of them. */
final class Recorded {
  final String name;
  private final Map<String, String> values = new LinkedHashMap<>();

  private Recorded(String name) {
    this.name = name;
  }

  /** Reads a file with lines {@code case NAME} and {@code KEY VALUE...}. */
  static List<Recorded> read(String resource) {
    List<Recorded> cases = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(open(resource), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] pair = line.split(" ", 2);
        if (pair[0].equals("case")) {
          cases.add(new Recorded(pair[1]));
        } else if (!line.startsWith("#")) {
          cases.getLast().values.put(pair[0], pair.length > 1 ? pair[1] : "");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return cases;
  }

  static byte[] bytes(String resource) {
    try (InputStream in = open(resource)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String resource) {
    InputStream in = Recorded.class.getResourceAsStream(resource);
    if (in == null) {
      throw new IllegalArgumentException("no test resource " + resource);
    }
    return in;
  }

  boolean has(String key) {
    return values.containsKey(key);
  }

  String text(String key, String fallback) {
    return values.getOrDefault(key, fallback);
  }

  double[] doubles(String key, double... fallback) {
    if (!has(key)) {
      return fallback;
    }
    return Stream.of(values.get(key).split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  float[] floats(String key) {
    String[] words = has(key) ? values.get(key).split(" ") : new String[0];
    float[] result = new float[words.length];
    for (int i = 0; i < words.length; i++) {
      result[i] = Float.parseFloat(words[i]);
    }
    return result;
  }

  int[] ints(String key) {
    return has(key)
        ? Stream.of(values.get(key).split(" ")).mapToInt(Integer::parseInt).toArray()
        : new int[0];
  }

  @Override
  public String toString() {
    return name;
  }
}
