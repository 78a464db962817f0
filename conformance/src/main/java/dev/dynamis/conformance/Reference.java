package dev.dynamis.conformance;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/**
 * Numbers recorded from MuJoCo, and the rules by which ours are compared with them.
 *
 * <p>A recording is JSON as the oracle writes it: arrays under MuJoCo's C names, doubles in
 * shortest round-trip form, non-finite numbers as strings.
 */
public final class Reference {
  /**
   * Layouts that each engine chooses for itself; hull volume, support and contacts are compared.
   */
  private static final Set<String> OWN_LAYOUT =
      Set.of(
          "qLD", "qLDiagInv", "efc_b", "warning", "solver_niter", "signature", "narena", "nbuffer");

  private static final String[] OWN_LAYOUT_PREFIXES = {
    "mesh_graph",
    "nmeshgraph",
    "mesh_poly",
    "nmeshpoly",
    "mesh_bvh",
    "body_bvh",
    "bvh_",
    "nbvh",
    "oct_",
    "noct",
    "mesh_oct",
    "tex_data",
    "names",
    "nnames",
    "paths",
    "npaths",
    "name_"
  };

  private static final String RECORDED = "recorded";

  private Reference() {}

  /**
   * Reads the numbers of a recording, without what made it: objects become maps, arrays of numbers
   * {@code double[]}, others lists.
   */
  public static Map<String, Object> read(InputStream gzipped) throws IOException {
    Map<String, Object> root = parse(new GZIPInputStream(gzipped));
    root.remove(RECORDED);
    return root;
  }

  /**
   * Reads what made a recording: its members {@code program}, {@code version}, {@code build} and
   * {@code script}; empty if the file does not say.
   */
  @SuppressWarnings("unchecked") // an object of strings
  public static Map<String, Object> provenance(InputStream text) throws IOException {
    return (Map<String, Object>) parse(text).getOrDefault(RECORDED, Map.of());
  }

  private static Map<String, Object> parse(InputStream text) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(text)) {
      json.nextToken();
      @SuppressWarnings("unchecked") // a recording is an object
      Map<String, Object> root = (Map<String, Object>) value(json);
      return root;
    }
  }

  /** Returns whether the field {@code name} is compared at all. */
  public static boolean isCompared(String name) {
    return !OWN_LAYOUT.contains(name)
        && Arrays.stream(OWN_LAYOUT_PREFIXES).noneMatch(name::startsWith)
        && !name.endsWith("pathadr");
  }

  /**
   * Returns the error of a field: the greatest of its elements' differences, each relative to 1
   * plus the magnitude of MuJoCo's element; infinite if the lengths differ or only one of two
   * numbers is NaN.
   */
  public static double error(double[] want, double[] got) {
    if (want.length != got.length) {
      return Double.POSITIVE_INFINITY;
    }
    double error = 0;
    for (int i = 0; i < want.length; i++) {
      if (want[i] == got[i] || (Double.isNaN(want[i]) && Double.isNaN(got[i]))) {
        continue;
      }
      double e = Math.abs(want[i] - got[i]) / (1 + Math.abs(want[i]));
      error = Math.max(error, Double.isNaN(e) ? Double.POSITIVE_INFINITY : e);
    }
    return error;
  }

  private static Object value(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_OBJECT -> object(json);
      case START_ARRAY -> array(json);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> json.getDoubleValue();
      case VALUE_STRING -> json.getText();
      case VALUE_TRUE -> 1.0;
      case VALUE_FALSE -> 0.0;
      case VALUE_NULL -> Double.NaN;
      default -> throw new IOException("unexpected " + json.currentToken());
    };
  }

  private static Map<String, Object> object(JsonParser json) throws IOException {
    Map<String, Object> map = new LinkedHashMap<>();
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      json.nextToken();
      map.put(name, value(json));
    }
    return map;
  }

  private static Object array(JsonParser json) throws IOException {
    List<Object> list = new ArrayList<>();
    boolean numbers = true;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      Object v = value(json);
      numbers &= v instanceof Double || nonFinite(v) != null;
      list.add(v);
    }
    if (!numbers) {
      return list;
    }
    double[] array = new double[list.size()];
    for (int i = 0; i < array.length; i++) {
      Object v = list.get(i);
      array[i] = v instanceof Double d ? d : nonFinite(v);
    }
    return array;
  }

  private static Double nonFinite(Object v) {
    return v instanceof String s && Set.of("NaN", "Infinity", "-Infinity").contains(s)
        ? Double.valueOf(s)
        : null;
  }
}
