package dev.dynamis.analysis.basin;

import java.util.Arrays;
import java.util.stream.LongStream;

/** Labels of cells: a number for each if there are few, else a table with open addresses. */
final class LongLabels {
  /** Up to so many cells, each has its number. */
  private static final int FEW = 1 << 20;

  private final boolean few;
  private long[] keys;
  private int[] values;
  private int size;

  /** Makes a table of no labels for cells 0 to {@code cells}, the end excluded. */
  LongLabels(double cells) {
    few = cells <= FEW;
    keys = new long[few ? 0 : 1024];
    values = new int[few ? (int) cells : 1024];
    Arrays.fill(keys, -1);
    Arrays.fill(values, -1);
  }

  /** Returns the label of a cell, or -1 if it has none. */
  int get(long key) {
    if (few) {
      return values[(int) key];
    }
    int at = place(keys, key);
    return keys[at] == key ? values[at] : -1;
  }

  /** Gives a cell without a label one; returns the label that it had before, or -1. */
  int putIfAbsent(long key, int value) {
    if (few) {
      int before = values[(int) key];
      values[(int) key] = before < 0 ? value : before;
      return before;
    }
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
    if (few) {
      return LongStream.range(0, values.length).filter(k -> values[(int) k] >= 0).toArray();
    }
    return Arrays.stream(keys).filter(k -> k >= 0).toArray();
  }

  /** Replaces every label {@code v} by {@code by[v]}. */
  void replaceAll(int[] by) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] >= 0) {
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
    Arrays.fill(values, -1);
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
