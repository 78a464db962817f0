package dev.dynamis.mjcf;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * The mechanisms that come with Dynamis: MJCF texts that use no other file, to begin with and to
 * change.
 *
 * <pre>{@code
 * Mechanism pendulum = MechanismLibrary.mechanism("builtin://mech/pendulum");
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MechanismLibrary {
  private static final String PREFIX = "builtin://";
  private static final String ENDING = ".xml";

  private static final List<String> NAMES =
      List.of(
          "mech/pendulum",
          "mech/double-pendulum",
          "mech/cart-pole",
          "mech/bouncing-balls",
          "mech/stack",
          "mech/newtons-cradle",
          "mech/four-bar",
          "mech/dominoes",
          "mech/car",
          "mech/quadruped",
          "mech/humanoid",
          "mech/muscle-arm",
          "mech/tendon-hand");

  private MechanismLibrary() {}

  /** Returns the names of all mechanisms, the simple ones first, such as {@code mech/pendulum}. */
  public static List<String> names() {
    return NAMES;
  }

  /** Says whether a name is meant for a mechanism of the library, {@code builtin://mech/...}. */
  public static boolean isName(String name) {
    return name.startsWith(PREFIX + "mech/");
  }

  /**
   * Returns a mechanism in one or two sentences, as its text begins.
   *
   * @throws ModelException if there is none of that name
   */
  public static String describe(String name) {
    String text = text(name);
    return text.substring("<!--".length(), text.indexOf("-->")).strip();
  }

  /**
   * Returns the MJCF text of a mechanism.
   *
   * @param name with or without {@code builtin://} and {@code .xml}
   * @throws ModelException if there is none of that name
   */
  public static String text(String name) {
    String path = "builtin/" + known(name) + ENDING;
    try (InputStream in = MechanismLibrary.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + path + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Compiles a mechanism.
   *
   * @param name with or without {@code builtin://} and {@code .xml}
   * @throws ModelException if there is none of that name
   */
  public static Compiled load(String name) {
    String source = PREFIX + known(name);
    return Mjcf.compile(
        Mjcf.readText(source, text(name), Resources.none(), LoadLimits.DEFAULT),
        LoadLimits.DEFAULT);
  }

  /**
   * Makes a mechanism in its initial state.
   *
   * @param name with or without {@code builtin://} and {@code .xml}
   * @throws ModelException if there is none of that name
   */
  public static Mechanism mechanism(String name) {
    return new Mechanism(load(name).model());
  }

  private static String known(String name) {
    String plain = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
    if (plain.toLowerCase(Locale.ROOT).endsWith(ENDING)) {
      plain = plain.substring(0, plain.length() - ENDING.length());
    }
    if (!NAMES.contains(plain)) {
      throw new ModelException(
          Diagnostic.error(
              Code.MISSING_FILE.code(),
              PREFIX + plain,
              0,
              0,
              "",
              "there is no such mechanism in the library",
              Nearest.suggestion(plain, NAMES)));
    }
    return plain;
  }
}
