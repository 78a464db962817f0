package dev.dynamis.mechanics;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The settings of a plugin instance by their keys, read as numbers or text; and a list of what is
 * wrong with them, to be shown at their places in the file.
 *
 * @since 0.1.0
 */
public final class PluginConfig {
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,4})?");

  /**
   * Something wrong.
   *
   * @param key which setting, or empty for the instance as a whole
   * @param problem what was found, without a capital or a full stop
   * @param fix what to do about it
   */
  public record Problem(String key, String problem, String fix) {}

  private final PluginType type;
  private final Map<String, String> values;
  private final List<Problem> problems = new ArrayList<>();

  /**
   * Makes settings.
   *
   * @param type the kind of plugin
   * @param values texts by key. Not modified.
   */
  public PluginConfig(PluginType type, Map<String, String> values) {
    this.type = type;
    this.values = Map.copyOf(values);
  }

  /** Returns the settings that the model has for an instance. */
  public static PluginConfig of(Model m, int instance, PluginType type) {
    Map<String, String> values = new HashMap<>();
    int at = m.pluginAttradr[instance];
    for (String key : type.attributes()) {
      int end = at;
      while (end < m.npluginattr && m.pluginAttr[end] != 0) {
        end++;
      }
      if (at < end) {
        values.put(key, new String(m.pluginAttr, at, end - at, StandardCharsets.UTF_8));
      }
      at = end + 1;
    }
    return new PluginConfig(type, values);
  }

  /** Returns the bytes that a model keeps: the value of every key, each ended by a zero. */
  public byte[] toBytes() {
    StringBuilder text = new StringBuilder();
    for (String key : type.attributes()) {
      text.append(values.getOrDefault(key, "")).append('\0');
    }
    return (text.isEmpty() ? "\0" : text.toString()).getBytes(StandardCharsets.UTF_8);
  }

  /** Says whether a setting is given and not empty. */
  public boolean has(String key) {
    return !text(key).isEmpty();
  }

  /** Returns a setting as text, empty if it is not given. */
  public String text(String key) {
    if (!type.attributes().contains(key)) {
      throw new IllegalArgumentException(type.name() + " has no attribute " + key);
    }
    return values.getOrDefault(key, "");
  }

  /** Returns a setting as a number, or {@code absent} if it is not given or wrong. */
  public double real(String key, double absent) {
    double[] v = reals(key, 1, 1);
    return v.length == 0 ? absent : v[0];
  }

  /** Returns a setting as a whole number, or {@code absent} if it is not given or wrong. */
  public int integer(String key, int absent) {
    double x = real(key, absent);
    if (x != Math.rint(x) || Math.abs(x) > Integer.MAX_VALUE) {
      error(key, "is " + text(key) + ", expected a whole number", "give a whole number");
      return absent;
    }
    return (int) x;
  }

  /** Returns whether a setting is {@code true}; without it, false. */
  public boolean flag(String key) {
    String text = text(key);
    if (!text.isEmpty() && !text.equals("true") && !text.equals("false")) {
      error(key, "is \"" + text + "\", expected true or false", "give true or false");
    }
    return text.equals("true");
  }

  /**
   * Returns a setting as numbers with blanks between them, none if it is not given or wrong.
   *
   * @param least how many there must be
   * @param most how many there may be
   */
  public double[] reals(String key, int least, int most) {
    String text = text(key).strip();
    if (text.isEmpty()) {
      return new double[0];
    }
    String[] parts = text.split("\\s+", most + 2);
    double[] v = new double[parts.length];
    boolean good = parts.length >= least && parts.length <= most;
    for (int i = 0; good && i < v.length; i++) {
      good = NUMBER.matcher(parts[i]).matches();
      v[i] = good ? Double.parseDouble(parts[i]) : 0;
      good &= Double.isFinite(v[i]);
    }
    if (!good) {
      String wanted =
          most == 1 ? "a number" : least + (most > least ? " to " + most : "") + " numbers";
      error(key, "is \"" + text + "\", expected " + wanted, "give " + wanted);
      return new double[0];
    }
    return v;
  }

  /**
   * Notes something wrong.
   *
   * @param key which setting, or empty for the instance as a whole
   * @param problem what was found, without a capital or a full stop
   * @param fix what to do about it
   */
  public void error(String key, String problem, String fix) {
    if (problems.stream().noneMatch(p -> p.key.equals(key) && p.problem.equals(problem))) {
      problems.add(new Problem(key, problem, fix));
    }
  }

  /** Returns what is wrong, in the order in which it was noted. */
  public List<Problem> problems() {
    return List.copyOf(problems);
  }
}
