package dev.dynamis.coupling;

import dev.dynamis.core.DynamicalSystem;
import java.util.List;

/** A part of a coupling's state: how it is saved, loaded, moved and named. */
abstract class Memory {
  abstract int size();

  abstract int tangentSize();

  abstract void save(double[] out, int at);

  abstract void load(double[] in, int at);

  /** {@code out = x} moved along {@code dx}, where {@code out} already equals {@code x}. */
  abstract void plus(double[] out, int at, double[] dx, int d);

  abstract void minus(double[] dx, int d, double[] a, double[] b, int at);

  abstract void names(List<String> names);

  abstract void tangentNames(List<String> names);

  /** The state of a whole system, whose names get a prefix. */
  static Memory of(DynamicalSystem system, String prefix) {
    return new OfSystem(system, prefix);
  }

  /**
   * Numbers in an array.
   *
   * @param smooth whether a small change of them means something
   */
  static Memory of(double[] numbers, boolean smooth, List<String> names) {
    return new OfArray(numbers, smooth, names);
  }

  /** The values of a delay line. */
  static Memory of(DelayLine line, String name) {
    return new OfLine(line, name);
  }

  private static final class OfSystem extends Memory {
    private final DynamicalSystem system;
    private final String prefix;
    private double[] x = {};
    private double[] y = {};
    private double[] dx = {};

    private OfSystem(DynamicalSystem system, String prefix) {
      this.system = system;
      this.prefix = prefix;
    }

    @Override
    int size() {
      return system.stateSize();
    }

    @Override
    int tangentSize() {
      return system.tangentSize();
    }

    private void reserve() {
      if (x.length != size() || dx.length != tangentSize()) {
        x = new double[size()];
        y = new double[size()];
        dx = new double[tangentSize()];
      }
    }

    @Override
    void save(double[] out, int at) {
      reserve();
      system.save(x);
      System.arraycopy(x, 0, out, at, x.length);
    }

    @Override
    void load(double[] in, int at) {
      reserve();
      System.arraycopy(in, at, x, 0, x.length);
      system.load(x);
    }

    @Override
    void plus(double[] out, int at, double[] change, int d) {
      reserve();
      System.arraycopy(out, at, x, 0, x.length);
      System.arraycopy(change, d, dx, 0, dx.length);
      system.plus(y, x, dx);
      System.arraycopy(y, 0, out, at, y.length);
    }

    @Override
    void minus(double[] change, int d, double[] a, double[] b, int at) {
      reserve();
      System.arraycopy(a, at, x, 0, x.length);
      System.arraycopy(b, at, y, 0, y.length);
      system.minus(dx, x, y);
      System.arraycopy(dx, 0, change, d, dx.length);
    }

    @Override
    void names(List<String> names) {
      system.stateNames().forEach(n -> names.add(prefix + n));
    }

    @Override
    void tangentNames(List<String> names) {
      system.tangentNames().forEach(n -> names.add(prefix + n));
    }
  }

  private static final class OfArray extends Memory {
    private final double[] numbers;
    private final boolean smooth;
    private final List<String> names;

    private OfArray(double[] numbers, boolean smooth, List<String> names) {
      this.numbers = numbers;
      this.smooth = smooth;
      this.names = List.copyOf(names);
    }

    @Override
    int size() {
      return numbers.length;
    }

    @Override
    int tangentSize() {
      return smooth ? numbers.length : 0;
    }

    @Override
    void save(double[] out, int at) {
      System.arraycopy(numbers, 0, out, at, numbers.length);
    }

    @Override
    void load(double[] in, int at) {
      System.arraycopy(in, at, numbers, 0, numbers.length);
    }

    @Override
    void plus(double[] out, int at, double[] dx, int d) {
      for (int i = 0; i < tangentSize(); i++) {
        out[at + i] += dx[d + i];
      }
    }

    @Override
    void minus(double[] dx, int d, double[] a, double[] b, int at) {
      for (int i = 0; i < tangentSize(); i++) {
        dx[d + i] = a[at + i] - b[at + i];
      }
    }

    @Override
    void names(List<String> all) {
      all.addAll(names);
    }

    @Override
    void tangentNames(List<String> all) {
      if (smooth) {
        all.addAll(names);
      }
    }
  }

  private static final class OfLine extends Memory {
    private final DelayLine line;
    private final String name;

    private OfLine(DelayLine line, String name) {
      this.line = line;
      this.name = name;
    }

    @Override
    int size() {
      return line.size();
    }

    @Override
    int tangentSize() {
      return line.size();
    }

    @Override
    void save(double[] out, int at) {
      line.save(out, at);
    }

    @Override
    void load(double[] in, int at) {
      line.load(in, at);
    }

    @Override
    void plus(double[] out, int at, double[] dx, int d) {
      for (int i = 0; i < line.size(); i++) {
        out[at + i] += dx[d + i];
      }
    }

    @Override
    void minus(double[] dx, int d, double[] a, double[] b, int at) {
      for (int i = 0; i < line.size(); i++) {
        dx[d + i] = a[at + i] - b[at + i];
      }
    }

    @Override
    void names(List<String> names) {
      for (int i = 0; i < line.size(); i++) {
        names.add("past " + name + "[" + (i + 1) + "]");
      }
    }

    @Override
    void tangentNames(List<String> names) {
      names(names);
    }
  }
}
