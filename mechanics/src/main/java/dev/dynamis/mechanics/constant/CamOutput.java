package dev.dynamis.mechanics.constant;

/**
 * Images that a camera gives, bits of {@code cam.output}.
 *
 * @since 0.1.0
 */
public final class CamOutput {
  /** Color. */
  public static final int RGB = 1 << 0;

  /** Distance from the plane of the camera. */
  public static final int DEPTH = 1 << 1;

  /** Distance from the center of the camera. */
  public static final int DIST = 1 << 2;

  /** Normals. */
  public static final int NORMAL = 1 << 3;

  /** Object ids. */
  public static final int SEG = 1 << 4;

  /** Number of values. */
  public static final int COUNT = 5;

  private static final Keywords KEYWORDS =
      new Keywords("CamOutput")
          .add(RGB, "rgb")
          .add(DEPTH, "depth")
          .add(DIST, "distance")
          .add(NORMAL, "normal")
          .add(SEG, "segmentation");

  private CamOutput() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
