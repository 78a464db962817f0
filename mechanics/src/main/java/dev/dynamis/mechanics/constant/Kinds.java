package dev.dynamis.mechanics.constant;

/**
 * What code says that was written before a kind of object was added.
 *
 * @since 0.1.0
 */
public final class Kinds {
  private Kinds() {}

  /**
   * Returns the exception for a kind that a switch does not know.
   *
   * @param type what the numbers stand for, such as "joint type"
   * @param value the number
   */
  public static IllegalStateException unknown(String type, int value) {
    return new IllegalStateException("there is no code for " + type + " " + value + " here");
  }
}
