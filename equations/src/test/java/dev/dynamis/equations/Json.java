package dev.dynamis.equations;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON of test resources: maps, lists, strings, numbers, booleans and null. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Object resource(String name) {
    try (InputStream in = Json.class.getResourceAsStream(name)) {
      return new Json(new String(in.readAllBytes(), StandardCharsets.UTF_8)).value();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Object o) {
    return (Map<String, Object>) o;
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Object o) {
    return (List<Object>) o;
  }

  private Object value() {
    skip();
    return switch (text.charAt(at)) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      default -> word();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> m = new LinkedHashMap<>();
    at++;
    skip();
    while (text.charAt(at) != '}') {
      String key = string();
      skip();
      at++;
      m.put(key, value());
      skip();
      if (text.charAt(at) == ',') {
        at++;
        skip();
      }
    }
    at++;
    return m;
  }

  private List<Object> array() {
    List<Object> l = new ArrayList<>();
    at++;
    skip();
    while (text.charAt(at) != ']') {
      l.add(value());
      skip();
      if (text.charAt(at) == ',') {
        at++;
        skip();
      }
    }
    at++;
    return l;
  }

  private String string() {
    StringBuilder b = new StringBuilder();
    at++;
    while (text.charAt(at) != '"') {
      char c = text.charAt(at++);
      if (c == '\\') {
        c = text.charAt(at++);
        switch (c) {
          case 'n' -> b.append('\n');
          case 't' -> b.append('\t');
          case 'u' -> {
            b.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
            at += 4;
          }
          default -> b.append(c);
        }
      } else {
        b.append(c);
      }
    }
    at++;
    return b.toString();
  }

  private Object word() {
    int start = at;
    while (at < text.length() && ",]} \n\r\t".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String w = text.substring(start, at);
    return switch (w) {
      case "null" -> null;
      case "true" -> true;
      case "false" -> false;
      default -> (Object) Double.valueOf(w);
    };
  }

  private void skip() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }
}
