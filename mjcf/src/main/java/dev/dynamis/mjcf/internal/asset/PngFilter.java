package dev.dynamis.mjcf.internal.asset;

/** The five row filters of PNG: none, left, above, average of both, and Paeth. */
final class PngFilter {
  private PngFilter() {}

  /**
   * Undoes a filter in place.
   *
   * @param at first byte of the row
   * @param above first byte of the row above, or -1
   * @param count bytes of the row
   * @param back bytes from a pixel to the one left of it
   */
  static void undo(int filter, byte[] raw, int at, int above, int count, int back) {
    if (filter == 0) {
      return;
    }
    for (int i = 0; i < count; i++) {
      int left = i >= back ? raw[at + i - back] & 255 : 0;
      int up = above >= 0 ? raw[above + i] & 255 : 0;
      int corner = i >= back && above >= 0 ? raw[above + i - back] & 255 : 0;
      int prediction =
          switch (filter) {
            case 1 -> left;
            case 2 -> up;
            case 3 -> (left + up) / 2;
            default -> paeth(left, up, corner);
          };
      raw[at + i] += (byte) prediction;
    }
  }

  private static int paeth(int left, int up, int corner) {
    int toLeft = Math.abs(up - corner);
    int toUp = Math.abs(left - corner);
    int toCorner = Math.abs(left + up - 2 * corner);
    if (toLeft <= toUp && toLeft <= toCorner) {
      return left;
    }
    return toUp <= toCorner ? up : corner;
  }
}
