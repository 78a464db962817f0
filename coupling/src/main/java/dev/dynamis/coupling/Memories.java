package dev.dynamis.coupling;

import java.util.ArrayList;
import java.util.List;

/** The whole state of a coupling: its parts, one after the other. */
final class Memories extends Memory {
  private final List<Memory> parts = new ArrayList<>();
  private int size;
  private int tangentSize;

  /** Takes these parts instead of those before. */
  void set(List<Memory> all) {
    parts.clear();
    parts.addAll(all);
    size = all.stream().mapToInt(Memory::size).sum();
    tangentSize = all.stream().mapToInt(Memory::tangentSize).sum();
  }

  @Override
  int size() {
    return size;
  }

  @Override
  int tangentSize() {
    return tangentSize;
  }

  @Override
  void save(double[] out, int at) {
    int next = at;
    // without an iterator: this is part of every step
    for (int i = 0; i < parts.size(); i++) {
      Memory m = parts.get(i);
      m.save(out, next);
      next += m.size();
    }
  }

  @Override
  void load(double[] in, int at) {
    int next = at;
    for (Memory m : parts) {
      m.load(in, next);
      next += m.size();
    }
  }

  @Override
  void plus(double[] out, int at, double[] dx, int d) {
    int next = at;
    int nextTangent = d;
    for (Memory m : parts) {
      m.plus(out, next, dx, nextTangent);
      next += m.size();
      nextTangent += m.tangentSize();
    }
  }

  @Override
  void minus(double[] dx, int d, double[] a, double[] b, int at) {
    int next = at;
    int nextTangent = d;
    for (Memory m : parts) {
      m.minus(dx, nextTangent, a, b, next);
      next += m.size();
      nextTangent += m.tangentSize();
    }
  }

  @Override
  void names(List<String> names) {
    parts.forEach(m -> m.names(names));
  }

  @Override
  void tangentNames(List<String> names) {
    parts.forEach(m -> m.tangentNames(names));
  }
}
