package dev.dynamis.analysis.basin;

import java.util.Arrays;

/** Labels of cells, in a table with open addresses. */
final class LongLabels {
  private long[] keys = new long[1024];
  private int[] values = new int[1024];
  private int size;

  LongLabels() {
    Arrays.fill(keys, -1);
  }

  /** Returns the label of a cell, or -1 if it has none. */
  int get(long key) {
    int at = place(keys, key);
    return keys[at] == key ? values[at] : -1;
  }

  /** Gives a cell without a label one; returns the label that it had before, or -1. */
  int putIfAbsent(long key, int value) {
    int at = place(keys, key);
    if (keys[at] == key) {
      return values[at];
    }
    keys[at] = key;
    values[at] = value;
    if (2 * ++size > keys.length) {
      grow();
    }
    return -1;
  }

  /** Returns all cells that have a label, in no order. */
  long[] keys() {
    return Arrays.stream(keys).filter(k -> k >= 0).toArray();
  }

  /** Replaces every label {@code v} by {@code by[v]}. */
  void replaceAll(int[] by) {
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] >= 0) {
        values[i] = by[values[i]];
      }
    }
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new int[keys.length];
    Arrays.fill(keys, -1);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] >= 0) {
        int at = place(keys, oldKeys[i]);
        keys[at] = oldKeys[i];
        values[at] = oldValues[i];
      }
    }
  }

  private static int place(long[] keys, long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    int mask = keys.length - 1;
    int at = (int) (mixed >>> 40) & mask;
    while (keys[at] >= 0 && keys[at] != key) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
