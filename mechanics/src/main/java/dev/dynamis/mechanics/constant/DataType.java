package dev.dynamis.mechanics.constant;

/**
 * Types of sensor data, the values of {@code sensor.datatype}.
 *
 * @since 0.1.0
 */
public final class DataType {
  /** Any real. */
  public static final int REAL = 0;

  /** Not negative. */
  public static final int POSITIVE = 1;

  /** A unit vector of 3 numbers. */
  public static final int AXIS = 2;

  /** A unit quaternion. */
  public static final int QUATERNION = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("DataType")
          .add(REAL, "real")
          .add(POSITIVE, "positive")
          .add(AXIS, "axis")
          .add(QUATERNION, "quaternion");

  private DataType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
