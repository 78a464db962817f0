package dev.dynamis.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/**
 * Single steps that another engine recorded: for each the state that it began with, and the names
 * of the fields that were recorded after it. The numbers of the results are not kept.
 *
 * @param edits changes of the model and of the state that were made before the first step
 * @param frames the steps
 */
record TraceFile(List<String> edits, List<Frame> frames) {
  /**
   * One step.
   *
   * @param step its number
   * @param state fields of the state before it, by C name
   * @param results C names of the fields recorded after it
   */
  record Frame(long step, Map<String, double[]> state, Set<String> results) {}

  /**
   * Reads a trace, packed by gzip if its name ends so.
   *
   * @throws IllegalArgumentException if the file is not one
   */
  static TraceFile read(Path file) throws IOException {
    try (InputStream raw = new BufferedInputStream(Files.newInputStream(file));
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
        JsonParser json = new JsonFactory().createParser(in)) {
      TraceFile trace = new TraceFile(new ArrayList<>(), new ArrayList<>());
      json.nextToken();
      object(json, name -> trace.member(json, name));
      if (trace.frames.isEmpty()) {
        throw new IllegalArgumentException("there are no frames");
      }
      return trace;
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          file + ":" + e.getLocation().getLineNr() + ": " + e.getOriginalMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(file + ": this is not a trace: " + e.getMessage(), e);
    }
  }

  /** Does something with the value of a member, at whose first token the parser stands. */
  private interface Member {
    void read(String name) throws IOException;
  }

  private static void object(JsonParser json, Member member) throws IOException {
    expect(json, JsonToken.START_OBJECT, "an object");
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      json.nextToken();
      member.read(name);
    }
  }

  private static void expect(JsonParser json, JsonToken token, String what) {
    if (json.currentToken() != token) {
      throw new IllegalArgumentException(
          "expected " + what + " in line " + json.currentTokenLocation().getLineNr());
    }
  }

  private void member(JsonParser json, String name) throws IOException {
    switch (name) {
      case "args" ->
          object(
              json,
              arg -> {
                if (arg.equals("set")) {
                  strings(json);
                } else {
                  json.skipChildren();
                }
              });
      case "frames" -> {
        expect(json, JsonToken.START_ARRAY, "an array of frames");
        while (json.nextToken() != JsonToken.END_ARRAY) {
          frames.add(frame(json));
        }
      }
      default -> json.skipChildren();
    }
  }

  private void strings(JsonParser json) throws IOException {
    expect(json, JsonToken.START_ARRAY, "an array of edits");
    while (json.nextToken() != JsonToken.END_ARRAY) {
      edits.add(json.getText());
    }
  }

  private static Frame frame(JsonParser json) throws IOException {
    long[] step = new long[1];
    Map<String, double[]> state = new LinkedHashMap<>();
    Set<String> results = new LinkedHashSet<>();
    object(
        json,
        name -> {
          switch (name) {
            case "step" -> step[0] = (long) number(json);
            case "state" -> object(json, field -> state.put(field, numbers(json)));
            case "result" ->
                object(
                    json,
                    field -> {
                      results.add(field);
                      json.skipChildren();
                    });
            default -> json.skipChildren();
          }
        });
    if (state.isEmpty() || results.isEmpty()) {
      throw new IllegalArgumentException("step " + step[0] + " has no state or no result");
    }
    return new Frame(step[0], state, results);
  }

  private static double[] numbers(JsonParser json) throws IOException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      return new double[] {number(json)};
    }
    double[] values = new double[16];
    int n = 0;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      if (n == values.length) {
        values = Arrays.copyOf(values, 2 * n);
      }
      values[n++] = number(json);
    }
    return Arrays.copyOf(values, n);
  }

  /** Numbers that JSON can't write are strings, flags are numbers. */
  private static double number(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> json.getDoubleValue();
      case VALUE_TRUE -> 1;
      case VALUE_FALSE -> 0;
      case VALUE_STRING -> Double.parseDouble(json.getText());
      default ->
          throw new IllegalArgumentException(
              "expected a number in line " + json.currentTokenLocation().getLineNr());
    };
  }
}
