package dev.dynamis.mechanics.layout;

/**
 * Rows and columns of a field.
 *
 * @param rows what counts the rows, or null where their number is fixed
 * @param columns the size that counts the columns, or null where their number is fixed
 * @param factor the fixed number of columns, or the multiple of {@code columns}; of elements where
 *     both are fixed
 * @since 0.1.0
 */
public record Shape(Dim rows, Size columns, int factor) {
  /** Returns the number of columns under {@code sizes}. */
  long width(Sizes sizes) {
    return columns == null ? factor : (long) sizes.get(columns) * factor;
  }

  /**
   * Returns the number of elements to allocate under {@code sizes}, at most {@code Long.MAX_VALUE}.
   */
  public long elements(Sizes sizes) {
    long n =
        switch (rows) {
          case null -> 1;
          case Size s -> sizes.get(s);
          case Count c -> c.rows(sizes);
        };
    long width = width(sizes);
    return Math.multiplyHigh(n, width) == 0 && n * width >= 0 ? n * width : Long.MAX_VALUE;
  }

  /** Returns the shape as text, such as {@code nbody x 3}. */
  @Override
  public String toString() {
    String width =
        columns == null ? "" + factor : columns.symbol() + (factor == 1 ? "" : "*" + factor);
    return rows == null ? width : rows.symbol() + " x " + width;
  }
}
