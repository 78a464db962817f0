package dev.dynamis.mjcf.spec;

/**
 * What a model may ask for at most while it is loaded, so that a small file can't use up memory or
 * time. All files of the model count together, also those of models that it attaches.
 *
 * @param fileBytes size of one text file
 * @param elements elements of the model, after macros were expanded
 * @param numbers numbers in all attributes together
 * @param depth elements within elements
 * @param includes files that one model includes
 * @param heightFieldCells rows times columns of one height field
 * @param bytes memory for files, elements, assets, the compiled model and a first instance of it
 * @since 0.1.0
 */
public record LoadLimits(
    long fileBytes,
    int elements,
    int numbers,
    int depth,
    int includes,
    int heightFieldCells,
    long bytes) {
  /**
   * Limits that no honest model comes near; of the memory that the virtual machine may use, a model
   * gets half.
   */
  public static final LoadLimits DEFAULT =
      new LoadLimits(256L << 20, 2_000_000, 100_000_000, 500, 1000, 100_000_000);

  /** Makes limits with half of the memory of the virtual machine. */
  public LoadLimits(
      long fileBytes, int elements, int numbers, int depth, int includes, int heightFieldCells) {
    this(
        fileBytes,
        elements,
        numbers,
        depth,
        includes,
        heightFieldCells,
        Runtime.getRuntime().maxMemory() / 2);
  }

  /** Returns these limits with another one of memory, in bytes. */
  public LoadLimits withBytes(long most) {
    return new LoadLimits(fileBytes, elements, numbers, depth, includes, heightFieldCells, most);
  }
}
