package dev.dynamis.mjcf.spec;

/**
 * What a model's text may ask for at most, so that a small file can't use up memory or time.
 *
 * @param fileBytes size of one text file
 * @param elements elements of the model, after macros were expanded
 * @param numbers numbers in all attributes together
 * @param depth elements within elements
 * @param includes files that one model includes
 * @param heightFieldCells rows times columns of one height field
 */
public record LoadLimits(
    long fileBytes, int elements, int numbers, int depth, int includes, int heightFieldCells) {
  /** Limits that no honest model comes near. */
  public static final LoadLimits DEFAULT =
      new LoadLimits(256L << 20, 2_000_000, 100_000_000, 500, 1000, 100_000_000);
}
