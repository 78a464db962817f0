package dev.dynamis.mechanics.data;

import java.util.Arrays;

/**
 * Scratch arrays for stages, handed out like a stack: {@code int mark = scratch.mark()}, take what
 * is needed, {@code scratch.release(mark)}. The n-th array that is taken is always the same one,
 * made longer when it must be, so a pipeline that has run once allocates nothing. Arrays may be
 * longer than asked for and hold old numbers.
 */
public final class Scratch {
  private double[][] reals = new double[16][];
  private int[][] ints = new int[16][];
  private int nreals;
  private int nints;
  private long bytes;

  /** Makes an empty stack. */
  public Scratch() {}

  /** Returns the state of the stack, for {@link #release}. */
  public long mark() {
    return (long) nreals << 32 | nints;
  }

  /** Gives back all arrays that were taken since {@code mark}. */
  public void release(long mark) {
    nreals = (int) (mark >>> 32);
    nints = (int) mark;
  }

  /** Takes an array of at least {@code n} reals. */
  public double[] reals(int n) {
    if (nreals == reals.length) {
      reals = Arrays.copyOf(reals, 2 * nreals);
    }
    double[] a = reals[nreals];
    if (a == null || a.length < n) {
      bytes += 8L * (roomy(n) - (a == null ? 0 : a.length));
      a = new double[roomy(n)];
      reals[nreals] = a;
    }
    nreals++;
    return a;
  }

  /** Takes an array of at least {@code n} integers. */
  public int[] ints(int n) {
    if (nints == ints.length) {
      ints = Arrays.copyOf(ints, 2 * nints);
    }
    int[] a = ints[nints];
    if (a == null || a.length < n) {
      bytes += 4L * (roomy(n) - (a == null ? 0 : a.length));
      a = new int[roomy(n)];
      ints[nints] = a;
    }
    nints++;
    return a;
  }

  /** Returns the bytes of all scratch arrays. */
  public long bytes() {
    return bytes;
  }

  /** Half as much again, so that a slowly growing need is met in few allocations. */
  private static int roomy(int n) {
    return Math.max(16, n + n / 2);
  }
}
