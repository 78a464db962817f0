package dev.dynamis.mechanics.constant;

/**
 * Sleep states of trees and bodies.
 *
 * @since 0.1.0
 */
public final class SleepState {
  /** Can not move. */
  public static final int STATIC = -1;

  /** Asleep. */
  public static final int ASLEEP = 0;

  /** Awake. */
  public static final int AWAKE = 1;

  private static final Keywords KEYWORDS =
      new Keywords("SleepState").add(STATIC, "static").add(ASLEEP, "asleep").add(AWAKE, "awake");

  private SleepState() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }
}
