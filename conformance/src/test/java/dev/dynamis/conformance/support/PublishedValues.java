package dev.dynamis.conformance.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Published values of nonlinear dynamics, each with its source, recomputed by other programs. */
public final class PublishedValues {
  private static final Path FILE = Path.of("src/test/resources/analysis/values.tsv");
  private static final Map<String, double[]> ALL = read();

  private PublishedValues() {}

  private static Map<String, double[]> read() {
    Map<String, double[]> all = new LinkedHashMap<>();
    try {
      for (String line : Files.readAllLines(FILE)) {
        String[] cells = line.split("\t");
        if (!line.startsWith("#")) {
          all.put(
              cells[0],
              Arrays.stream(cells[1].split(" ")).mapToDouble(Double::parseDouble).toArray());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  /** Returns the names of all values. */
  public static List<String> keys() {
    return List.copyOf(ALL.keySet());
  }

  /** Returns the numbers of a value. */
  public static double[] numbers(String key) {
    double[] found = ALL.get(key);
    if (found == null) {
      throw new IllegalArgumentException("no value " + key);
    }
    return found.clone();
  }

  /** Returns a value that is one number. */
  public static double number(String key) {
    double[] found = numbers(key);
    if (found.length != 1) {
      throw new IllegalArgumentException(key + " is " + found.length + " numbers");
    }
    return found[0];
  }
}
