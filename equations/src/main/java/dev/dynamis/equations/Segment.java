package dev.dynamis.equations;

/**
 * The part of a recording that one run made.
 *
 * @param id its number, from 0
 * @param name its name, unique in the recording
 * @param firstRow its first row
 * @param rows how many rows it has
 * @param firstStep the step of its first row, from the start of the recording
 * @param interval steps between two rows, 0 for rows at equal times
 * @param resumed whether the run continued an earlier one
 * @since 0.1.0
 */
public record Segment(
    int id, String name, long firstRow, long rows, long firstStep, int interval, boolean resumed) {
  /**
   * Returns the step of one of the recording's rows that belongs to this segment.
   *
   * @throws IllegalStateException if the rows are at equal times
   */
  public long step(long row) {
    if (row < firstRow || row >= firstRow + rows) {
      throw new IllegalArgumentException(
          "row "
              + row
              + " is not of segment "
              + name
              + ", which has rows "
              + firstRow
              + " to "
              + (firstRow + rows - 1));
    }
    if (interval == 0) {
      throw new IllegalStateException(
          "the rows of segment " + name + " are at equal times, not at the ends of steps");
    }
    return firstStep + (row - firstRow) * interval;
  }
}
