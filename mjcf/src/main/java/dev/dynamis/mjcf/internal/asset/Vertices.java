package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;

/** Merging of repeated vertices. */
final class Vertices {
  private Vertices() {}

  /**
   * Merges vertices with equal coordinates (0 and -0 are equal) and renumbers the faces. The first
   * of each group stays; the order is that of first appearance.
   *
   * @param vert coordinates {@code [3 n]}, all finite. Not modified.
   * @param face vertex indices, all valid. Modified.
   * @return the remaining coordinates
   */
  static float[] mergeRepeated(float[] vert, int[] face) {
    int n = vert.length / 3;
    int mask = Integer.highestOneBit(Math.max(4, 2 * n)) * 2 - 1;
    int[] slot = new int[mask + 1];
    Arrays.fill(slot, -1);
    float[] kept = new float[vert.length];
    int[] index = new int[n];
    int count = 0;
    for (int i = 0; i < n; i++) {
      float x = vert[3 * i], y = vert[3 * i + 1], z = vert[3 * i + 2];
      int h = hash(x, y, z) & mask;
      int found = slot[h];
      while (found >= 0
          && !(kept[3 * found] == x && kept[3 * found + 1] == y && kept[3 * found + 2] == z)) {
        h = (h + 1) & mask;
        found = slot[h];
      }
      if (found < 0) {
        found = count++;
        slot[h] = found;
        kept[3 * found] = x;
        kept[3 * found + 1] = y;
        kept[3 * found + 2] = z;
      }
      index[i] = found;
    }
    for (int i = 0; i < face.length; i++) {
      face[i] = index[face[i]];
    }
    return Arrays.copyOf(kept, 3 * count);
  }

  private static int hash(float x, float y, float z) {
    // adding 0 makes -0 hash as 0
    long h = Float.floatToIntBits(x + 0f) * 0x9E3779B97F4A7C15L;
    h = (h ^ (h >>> 29) ^ Float.floatToIntBits(y + 0f)) * 0xBF58476D1CE4E5B9L;
    h = (h ^ (h >>> 32) ^ Float.floatToIntBits(z + 0f)) * 0x94D049BB133111EBL;
    return (int) (h >>> 32);
  }
}
