package dev.dynamis.coupling;

import java.util.Arrays;

/**
 * The last values of a number, one for each step, newest first; a value between two steps is
 * interpolated. Before the first step it always was what it is then.
 */
final class DelayLine {
  /** How near to a step a time counts as that step, in steps. */
  private static final double NEAR = 1e-9;

  private double[] values = new double[2];
  private int head;

  /** Whether all values are the same. */
  private boolean uniform = true;

  /** Whether the value of the present step is among those kept. */
  private boolean pushed;

  /** Makes room for a delay of so many steps; before what is kept, the oldest value held. */
  void resize(double steps) {
    int size = (int) Math.ceil(steps) + 2;
    if (values.length != size) {
      double[] all = new double[Math.max(size, values.length)];
      save(all, 0);
      Arrays.fill(all, values.length, all.length, all[values.length - 1]);
      values = Arrays.copyOf(all, size);
      head = 0;
    }
  }

  int size() {
    return values.length;
  }

  /** The value always was {@code v}. */
  void fill(double v) {
    if (!uniform || Double.doubleToRawLongBits(values[0]) != Double.doubleToRawLongBits(v)) {
      Arrays.fill(values, v);
    }
    uniform = true;
    head = 0;
    pushed = false;
  }

  /** Keeps the value at the beginning of the present step. */
  void push(double v) {
    head = head == 0 ? values.length - 1 : head - 1;
    values[head] = v;
    uniform = false;
    pushed = true;
  }

  /** Begins a new step. */
  void nextStep() {
    pushed = false;
  }

  /**
   * Returns the value at {@code delay} before now.
   *
   * @param delay in steps
   * @param since how much of the present step has passed, from 0 to 1
   * @param now the present value
   */
  double read(double delay, double since, double now) {
    double back = delay - since;
    double whole = Math.rint(back);
    if (Math.abs(back - whole) <= NEAR) {
      back = whole;
    }
    if (delay == 0) {
      return now;
    }
    if (back < 0) {
      // inside the present step, whose beginning is kept
      double begin = pushed ? values[head] : now;
      return begin + (now - begin) * ((since - delay) / since);
    }
    int k = (int) back;
    double part = back - k;
    double newer = at(k, now);
    return part == 0 ? newer : newer + (at(k + 1, now) - newer) * part;
  }

  /** Returns the value {@code k} steps before the beginning of the present one. */
  double at(int k, double now) {
    int i = pushed ? k : k - 1;
    if (i < 0) {
      return now;
    }
    int place = head + Math.min(i, values.length - 1);
    return values[place < values.length ? place : place - values.length];
  }

  /** Writes the values, newest first. */
  void save(double[] out, int at) {
    for (int i = 0; i < values.length; i++) {
      int place = head + i;
      out[at + i] = values[place < values.length ? place : place - values.length];
    }
  }

  void load(double[] in, int at) {
    System.arraycopy(in, at, values, 0, values.length);
    uniform = false;
    head = 0;
    pushed = false;
  }
}
