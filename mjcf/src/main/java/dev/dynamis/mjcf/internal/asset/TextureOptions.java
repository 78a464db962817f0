package dev.dynamis.mjcf.internal.asset;

/**
 * The attributes of a texture. Colors have components from 0 to 1.
 *
 * @param type what it is mapped on
 * @param colorspace color space, or AUTO to take the file's
 * @param builtin pattern of a texture without a file
 * @param rgb1 first color {@code [3]}
 * @param rgb2 second color {@code [3]}
 * @param mark mark drawn over the pattern
 * @param markrgb color of the mark {@code [3]}
 * @param random probability of a pixel with a random mark
 * @param width width of a pattern; a cube's faces are squares
 * @param height height of a pattern on a plane
 * @param nchannel bytes per pixel: 1, 3 or 4; also 2 for patterns
 * @param gridRows rows of the grid of faces in a single file
 * @param gridColumns columns of the grid of faces in a single file
 * @param gridLayout face in each cell of the grid: R L U D F B, or a dot
 * @param hflip whether files are mirrored left to right
 * @param vflip whether files are turned upside down
 */
public record TextureOptions(
    Type type,
    ColorSpace colorspace,
    Builtin builtin,
    double[] rgb1,
    double[] rgb2,
    Mark mark,
    double[] markrgb,
    double random,
    int width,
    int height,
    int nchannel,
    int gridRows,
    int gridColumns,
    String gridLayout,
    boolean hflip,
    boolean vflip) {

  /** What a texture is mapped on, numbered as in the compiled model. */
  public enum Type {
    /** A plane. */
    TWO_D,
    /** Six faces of a cube. */
    CUBE,
    /** A cube around the scene. */
    SKYBOX
  }

  /** Color spaces, numbered as in the compiled model. */
  public enum ColorSpace {
    /** Taken from the file. */
    AUTO,
    /** Linear. */
    LINEAR,
    /** sRGB. */
    SRGB
  }

  /** Patterns. */
  public enum Builtin {
    /** No pattern: the texture comes from files. */
    NONE,
    /** From the first color to the second: from the center out, or from zenith to nadir. */
    GRADIENT,
    /** Two by two squares. */
    CHECKER,
    /** The first color; the second below. */
    FLAT
  }

  /** Marks. */
  public enum Mark {
    /** No mark. */
    NONE,
    /** Lines along the edges. */
    EDGE,
    /** Lines through the center. */
    CROSS,
    /** Random pixels. */
    RANDOM
  }
}
