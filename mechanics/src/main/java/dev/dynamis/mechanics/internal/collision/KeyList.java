package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Buffers;
import java.util.Arrays;

/** A list of 64-bit keys that can be sorted. It keeps its memory when it is emptied. */
final class KeyList {
  /** Up to this length a run is sorted by insertion. */
  private static final int RUN = 16;

  /** Up to this length keys with the same first number are sorted by insertion. */
  private static final int LONG = 64;

  long[] keys = {};
  int size;
  private final Buffers memory;
  private long[] buffer = {};

  /** For each first number the end of its keys. */
  private int[] ends = {};

  KeyList(Buffers memory) {
    this.memory = memory;
  }

  void clear() {
    size = 0;
  }

  void add(long key) {
    if (size == keys.length) {
      keys = memory.more(keys, Math.max(RUN, size + 1L));
    }
    keys[size++] = key;
  }

  /** Makes room for {@code count} more keys. */
  void reserve(int count) {
    if (size + (long) count > keys.length) {
      keys = memory.more(keys, size + (long) count);
    }
  }

  /** Appends all keys of another list. */
  void addAll(KeyList other) {
    reserve(other.size);
    System.arraycopy(other.keys, 0, keys, size, other.size);
    size += other.size;
  }

  /** Packs two numbers that are not negative, so that keys are ordered by the first of them. */
  static long key(int first, int second) {
    return (long) first << 32 | second;
  }

  static int first(long key) {
    return (int) (key >>> 32);
  }

  static int second(long key) {
    return (int) key;
  }

  /** Sorts by increasing key. Runs that are in order are left alone, so sorting again is cheap. */
  void sort() {
    if (size > RUN) {
      reserveBuffer();
    }
    sort(0, size);
  }

  /** Makes the room that sorting parts of the list needs. */
  void reserveBuffer() {
    buffer = memory.longs(buffer, size);
  }

  /** Sorts {@code [from, to)} alone. Parts that don't overlap may be sorted at the same time. */
  void sort(int from, int to) {
    for (int start = from; start < to; start += RUN) {
      insertion(start, Math.min(start + RUN, to));
    }
    mergeRuns(from, to, RUN);
  }

  /** Sorts {@code [from, to)}, of which runs of so many keys are sorted already. */
  void mergeRuns(int from, int to, int run) {
    for (int length = run; length < to - from; length *= 2) {
      for (int start = from; start + length < to; start += 2 * length) {
        merge(start, start + length, Math.min(start + 2 * length, to));
      }
    }
  }

  /**
   * Sorts by increasing key, first numbers being below {@code n}: each key goes straight to the
   * place of its first number.
   */
  void sortByFirst(int n) {
    if (size < RUN) {
      sort();
      return;
    }
    ends = memory.ints(ends, n);
    buffer = memory.longs(buffer, size);
    Arrays.fill(ends, 0, n, 0);
    for (int i = 0; i < size; i++) {
      ends[first(keys[i])]++;
    }
    int sum = 0;
    for (int i = 0; i < n; i++) {
      int count = ends[i];
      ends[i] = sum;
      sum += count;
    }
    for (int i = 0; i < size; i++) {
      buffer[ends[first(keys[i])]++] = keys[i];
    }
    long[] sorted = buffer;
    buffer = keys;
    keys = sorted;
    // what is left to sort is short, or in order already; long lists are merged
    for (int i = 0, start = 0; i < n; start = ends[i++]) {
      if (ends[i] - start > LONG && !isSorted(start, ends[i])) {
        sort();
        return;
      }
      insertion(start, ends[i]);
    }
  }

  private boolean isSorted(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      if (keys[i - 1] > keys[i]) {
        return false;
      }
    }
    return true;
  }

  private void insertion(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      long key = keys[i];
      int j = i;
      while (j > from && keys[j - 1] > key) {
        keys[j] = keys[j - 1];
        j--;
      }
      keys[j] = key;
    }
  }

  /** Merges the sorted runs {@code [from, middle)} and {@code [middle, to)}. */
  private void merge(int from, int middle, int to) {
    if (keys[middle - 1] <= keys[middle]) {
      return;
    }
    // what is below the right run stays where it is: lists that are nearly in order cost little
    int start = middle - 1;
    while (start > from && keys[start - 1] > keys[middle]) {
      start--;
    }
    int left = middle - start;
    System.arraycopy(keys, start, buffer, start, left);
    int i = start;
    int j = middle;
    int k = start;
    while (i < middle && j < to) {
      keys[k++] = buffer[i] <= keys[j] ? buffer[i++] : keys[j++];
    }
    System.arraycopy(buffer, i, keys, k, middle - i);
  }
}
