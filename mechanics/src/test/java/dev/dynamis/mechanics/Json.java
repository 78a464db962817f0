package dev.dynamis.mechanics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A strict reader of JSON for tests: objects are maps, arrays are lists, numbers are doubles; the
 * strings NaN, Infinity and -Infinity are numbers.
 */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.space();
    if (json.at != text.length()) {
      throw json.error("text after the end");
    }
    return value;
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  /** Returns a number, or an array of numbers, as an array. */
  static double[] numbers(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().mapToDouble(x -> (Double) x).toArray();
    }
    return new double[] {(Double) value};
  }

  private Object value() {
    space();
    char c = peek();
    if (c == '{') {
      return object();
    }
    if (c == '[') {
      return array();
    }
    if (c == '"') {
      String s = string();
      return switch (s) {
        case "NaN", "Infinity", "-Infinity" -> Double.valueOf(s);
        default -> s;
      };
    }
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String number = text.substring(start, at);
    if (!number.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
      throw error("expected a number, found \"" + number + "\"");
    }
    return Double.valueOf(number);
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    expect('{');
    space();
    while (peek() != '}') {
      if (!map.isEmpty()) {
        expect(',');
        space();
      }
      String key = string();
      space();
      expect(':');
      if (map.put(key, value()) != null) {
        throw error("second member " + key);
      }
      space();
    }
    at++;
    return map;
  }

  private List<Object> array() {
    List<Object> list = new ArrayList<>();
    expect('[');
    space();
    while (peek() != ']') {
      if (!list.isEmpty()) {
        expect(',');
      }
      list.add(value());
      space();
    }
    at++;
    return list;
  }

  private String string() {
    expect('"');
    int end = text.indexOf('"', at);
    String s = text.substring(at, end);
    if (s.indexOf('\\') >= 0) {
      throw error("escapes are not expected");
    }
    at = end + 1;
    return s;
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw error("the text ends");
    }
    return text.charAt(at);
  }

  private void expect(char c) {
    if (peek() != c) {
      throw error("expected " + c);
    }
    at++;
  }

  private IllegalArgumentException error(String what) {
    return new IllegalArgumentException(what + " at " + at);
  }
}
