package dev.dynamis.studio.internal.show;

import dev.dynamis.core.Json;
import java.util.List;

/** Writes JSON texts from left to right. Numbers that JSON does not have become null. */
public final class JsonText {
  private final StringBuilder text = new StringBuilder(256);
  private boolean comma;

  /** Begins an object. */
  public JsonText open() {
    separate();
    text.append('{');
    comma = false;
    return this;
  }

  /** Ends an object. */
  public JsonText close() {
    text.append('}');
    comma = true;
    return this;
  }

  /** Begins a list. */
  public JsonText openList() {
    separate();
    text.append('[');
    comma = false;
    return this;
  }

  /** Ends a list. */
  public JsonText closeList() {
    text.append(']');
    comma = true;
    return this;
  }

  /** Names the next value. */
  public JsonText key(String name) {
    separate();
    Json.append(text, name).append(':');
    comma = false;
    return this;
  }

  /** Adds a string, or null. */
  public JsonText value(String s) {
    separate();
    if (s == null) {
      text.append("null");
    } else {
      Json.append(text, s);
    }
    comma = true;
    return this;
  }

  /** Adds a number. */
  public JsonText value(double x) {
    separate();
    if (!Double.isFinite(x)) {
      text.append("null");
    } else if (x == Math.rint(x) && Math.abs(x) < 1e15) {
      text.append((long) x);
    } else {
      text.append(x);
    }
    comma = true;
    return this;
  }

  /** Adds a single-precision number with the digits that it has. */
  private void single(float x) {
    if (x == Math.rint(x) || !Float.isFinite(x)) {
      value((double) x);
      return;
    }
    separate();
    text.append(x);
    comma = true;
  }

  /** Adds true or false. */
  public JsonText value(boolean b) {
    separate();
    text.append(b);
    comma = true;
    return this;
  }

  /** Adds a named string. */
  public JsonText put(String name, String s) {
    return key(name).value(s);
  }

  /** Adds a named number. */
  public JsonText put(String name, double x) {
    return key(name).value(x);
  }

  /** Adds a named truth value. */
  public JsonText put(String name, boolean b) {
    return key(name).value(b);
  }

  /** Adds a named list of numbers, {@code x[from .. from + n)}. */
  public JsonText put(String name, double[] x, int from, int n) {
    key(name).openList();
    for (int i = from; i < from + n; i++) {
      value(x[i]);
    }
    return closeList();
  }

  /** Adds a named list of numbers, {@code x[from .. from + n)}. */
  public JsonText put(String name, float[] x, int from, int n) {
    key(name).openList();
    for (int i = from; i < from + n; i++) {
      single(x[i]);
    }
    return closeList();
  }

  /** Adds a named list of strings. */
  public JsonText put(String name, List<String> all) {
    key(name).openList();
    all.forEach(this::value);
    return closeList();
  }

  /** Adds JSON that was written before. */
  public JsonText raw(String json) {
    separate();
    text.append(json);
    comma = true;
    return this;
  }

  private void separate() {
    if (comma) {
      text.append(',');
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
