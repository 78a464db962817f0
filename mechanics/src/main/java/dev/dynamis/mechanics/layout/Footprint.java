package dev.dynamis.mechanics.layout;

/**
 * How much memory the arrays of a layout take, known before they are allocated.
 *
 * @param bytes all arrays together, at most {@code Long.MAX_VALUE}
 * @param largest C name and shape of the largest array, such as {@code key_qpos (nkey x nq)}
 * @param longest elements of the longest array, at most {@code Long.MAX_VALUE}
 * @since 0.1.0
 */
public record Footprint(long bytes, String largest, long longest) {
  /** Elements that an array can have. */
  private static final long MOST_ELEMENTS = Integer.MAX_VALUE - 8;

  /** Returns what a layout with the same fields as {@code example} takes under other sizes. */
  static Footprint of(Layout example, Sizes sizes) {
    long bytes = 0;
    long most = -1;
    long longest = 0;
    String largest = "";
    for (Field f : example.fields()) {
      if (f.shape() == null) {
        continue;
      }
      long elements = f.shape().elements(sizes);
      long size = elements > Long.MAX_VALUE / 8 ? Long.MAX_VALUE : elements * f.kind().bytes();
      bytes = bytes > Long.MAX_VALUE - size ? Long.MAX_VALUE : bytes + size;
      longest = Math.max(longest, elements);
      if (size > most) {
        most = size;
        largest = f.name() + " (" + f.shape() + ")";
      }
    }
    return new Footprint(bytes, largest, longest);
  }

  /** Says whether every array can exist. */
  public boolean isPossible() {
    return longest <= MOST_ELEMENTS;
  }
}
