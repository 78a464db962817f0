package dev.dynamis.mechanics.layout;

/**
 * Rows and columns of a field.
 *
 * @param rows the size that counts the rows
 * @param columns the size that counts the columns, or null where their number is fixed
 * @param factor the fixed number of columns, or the multiple of {@code columns}
 */
public record Shape(Size rows, Size columns, int factor) {
  /** Returns the number of columns under {@code sizes}. */
  int width(Sizes sizes) {
    return columns == null ? factor : Math.multiplyExact(sizes.get(columns), factor);
  }

  /**
   * Returns the number of elements under {@code sizes}, which may be beyond what an array holds.
   */
  public long elements(Sizes sizes) {
    return (long) sizes.get(rows) * width(sizes);
  }

  /** Returns the shape as text, such as {@code nbody x 3}. */
  @Override
  public String toString() {
    if (columns == null) {
      return rows.symbol() + " x " + factor;
    }
    return rows.symbol() + " x " + columns.symbol() + (factor == 1 ? "" : "*" + factor);
  }
}
