package dev.dynamis.studio.internal.show;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a page says: one JSON object of strings, numbers, truth values and lists of these, with
 * {@code do} naming what is wished.
 */
public final class Message {
  private static final int MOST_ITEMS = 4096;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(3)
                  .maxStringLength(4096)
                  .maxNameLength(64)
                  .maxNumberLength(40)
                  .build())
          .build();

  private final Map<String, Object> values;

  private Message(Map<String, Object> values) {
    this.values = values;
  }

  /** A text that is no message. */
  public static final class MalformedException extends Exception {
    private static final long serialVersionUID = 1;

    MalformedException(String message) {
      super(message);
    }
  }

  /**
   * Reads a message.
   *
   * @throws MalformedException if the text is none
   */
  public static Message read(String text) throws MalformedException {
    Map<String, Object> values = new LinkedHashMap<>();
    try (JsonParser in = FACTORY.createParser(text)) {
      expect(in.nextToken() == JsonToken.START_OBJECT, "a message is one JSON object");
      while (in.nextToken() == JsonToken.FIELD_NAME) {
        String name = in.currentName();
        in.nextToken();
        expect(values.size() < MOST_ITEMS, "too many names");
        values.put(name, value(in));
      }
      expect(in.nextToken() == null, "text after the message");
    } catch (IOException e) {
      throw new MalformedException("no JSON");
    }
    Message m = new Message(values);
    expect(values.get("do") instanceof String, "a message says what to do");
    return m;
  }

  private static Object value(JsonParser in) throws IOException, MalformedException {
    JsonToken token = in.currentToken();
    if (token != JsonToken.START_ARRAY) {
      return scalar(in, token);
    }
    List<Object> list = new ArrayList<>();
    for (JsonToken t = in.nextToken(); t != JsonToken.END_ARRAY; t = in.nextToken()) {
      expect(list.size() < MOST_ITEMS, "too long a list");
      list.add(scalar(in, t));
    }
    return list;
  }

  private static Object scalar(JsonParser in, JsonToken token)
      throws IOException, MalformedException {
    return switch (token) {
      case VALUE_STRING -> in.getText();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> in.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case null, default -> throw new MalformedException("a value that messages don't have");
    };
  }

  private static void expect(boolean is, String otherwise) throws MalformedException {
    if (!is) {
      throw new MalformedException(otherwise);
    }
  }

  /** Returns the same message with a file that was found for its {@code file}. */
  Message withPath(Path file) {
    Map<String, Object> more = new LinkedHashMap<>(values);
    more.put("path", file);
    return new Message(more);
  }

  /** Returns the file that {@code file} names. */
  public Path path() {
    return values.get("path") instanceof Path p ? p : fail("file", "the name of a file");
  }

  /** Returns what is wished. */
  public String verb() {
    return (String) values.get("do");
  }

  /** Returns whether there is a value of that name. */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /**
   * Returns a string.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public String text(String name) {
    return values.get(name) instanceof String s ? s : fail(name, "a string");
  }

  /** Returns a finite number. */
  public double number(String name) {
    return values.get(name) instanceof Double x && Double.isFinite(x) ? x : fail(name, "a number");
  }

  /** Returns a whole number from {@code least} up to but not including {@code end}. */
  public int index(String name, int least, int end) {
    double x = number(name);
    if (x != Math.rint(x) || x < least || x >= end) {
      throw new IllegalArgumentException(
          verb()
              + ": "
              + name
              + " is "
              + x
              + ", expected a number from "
              + least
              + " to "
              + (end - 1));
    }
    return (int) x;
  }

  /** Returns a truth value. */
  public boolean flag(String name) {
    return values.get(name) instanceof Boolean b ? b : fail(name, "true or false");
  }

  /** Returns a list of so many finite numbers, of any number if {@code count} is negative. */
  public double[] numbers(String name, int count) {
    if (!(values.get(name) instanceof List<?> list) || (count >= 0 && list.size() != count)) {
      return fail(name, count < 0 ? "a list of numbers" : count + " numbers");
    }
    double[] x = new double[list.size()];
    for (int i = 0; i < x.length; i++) {
      x[i] = list.get(i) instanceof Double d && Double.isFinite(d) ? d : fail(name, "numbers");
    }
    return x;
  }

  /** Returns a list of strings. */
  public List<String> texts(String name) {
    if (!(values.get(name) instanceof List<?> list)) {
      return fail(name, "a list of strings");
    }
    List<String> all = new ArrayList<>();
    for (Object o : list) {
      all.add(o instanceof String s ? s : fail(name, "strings"));
    }
    return all;
  }

  private <T> T fail(String name, String expected) {
    throw new IllegalArgumentException(verb() + ": " + name + " should be " + expected);
  }
}
