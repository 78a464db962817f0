package dev.dynamis.mjcf.internal.asset.hull;

import java.util.Arrays;

/** Numbers of points that belong to a facet; the furthest one is last. */
final class PointSet {
  private int[] points = new int[8];
  private int size;

  int size() {
    return size;
  }

  int get(int i) {
    return points[i];
  }

  int last() {
    return points[size - 1];
  }

  void add(int point) {
    if (size == points.length) {
      points = Arrays.copyOf(points, 2 * size);
    }
    points[size++] = point;
  }

  /** Adds a point before the last one. */
  void addBeforeLast(int point) {
    add(points[size - 1]);
    points[size - 2] = point;
  }

  int removeLast() {
    return points[--size];
  }
}
