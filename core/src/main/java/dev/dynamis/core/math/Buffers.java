package dev.dynamis.core.math;

import dev.dynamis.core.MemoryLimitException;
import java.util.Arrays;

/**
 * Memory of algorithms whose arrays grow: hands out longer arrays, counts their bytes and refuses
 * what is beyond a limit. An array that is replaced is given up by the caller.
 *
 * <pre>{@code
 * work = buffers.reals(work, n);   // at least n numbers, old ones are not kept
 * }</pre>
 *
 * <p>Threads may share an instance; arrays belong to one of them at a time.
 *
 * @since 0.1.0
 */
public final class Buffers {
  /** Most elements of an array. */
  private static final int MOST = Integer.MAX_VALUE - 8;

  /** What this is a part of, or null. */
  private final Buffers whole;

  /** Held while bytes are counted, which is rare: arrays grow seldom. */
  private final Object lock;

  private long limit;
  private long used;

  /**
   * Makes an empty memory.
   *
   * @param limit most bytes that it may take
   */
  public Buffers(long limit) {
    this.limit = limit;
    whole = null;
    lock = new Object();
  }

  private Buffers(Buffers whole) {
    this.whole = whole;
    limit = Long.MAX_VALUE;
    lock = whole.lock;
  }

  /** Returns a memory without limit. */
  public static Buffers unlimited() {
    return new Buffers(Long.MAX_VALUE);
  }

  /** Returns a part, whose bytes count here too and can be given back together. */
  public Buffers part() {
    return new Buffers(this);
  }

  /** Returns the most bytes that this may take; of a part, that of the whole. */
  public long limit() {
    return whole == null ? limit : whole.limit();
  }

  /** Sets the most bytes that this may take from now on. */
  public void setLimit(long bytes) {
    limit = bytes;
  }

  /** Returns how many bytes are taken. */
  public long used() {
    return used;
  }

  /** Returns whether so many more bytes can be taken. */
  public boolean fits(long bytes) {
    return bytes <= limit - used && (whole == null || whole.fits(bytes));
  }

  /**
   * Counts bytes, negative ones to give them back.
   *
   * @throws MemoryLimitException if they don't fit
   */
  public void take(long bytes) {
    synchronized (lock) {
      if (bytes > 0 && !fits(bytes)) {
        throw new MemoryLimitException(
            bytes
                + " bytes more than the "
                + (whole == null ? used : whole.used)
                + " in use are beyond the limit of "
                + limit());
      }
      used += bytes;
      if (whole != null) {
        whole.take(bytes);
      }
    }
  }

  /** Gives back all bytes. */
  public void clear() {
    synchronized (lock) {
      if (whole != null) {
        whole.take(-used);
      }
      used = 0;
    }
  }

  /** Returns an array of at least n numbers, which are not those of {@code held}. */
  public double[] reals(double[] held, long n) {
    return held.length >= n ? held : new double[roomy(held.length, n, Double.BYTES)];
  }

  /** Returns an array of at least n numbers, which are not those of {@code held}. */
  public int[] ints(int[] held, long n) {
    return held.length >= n ? held : new int[roomy(held.length, n, Integer.BYTES)];
  }

  /** Returns an array of at least n numbers, which are not those of {@code held}. */
  public long[] longs(long[] held, long n) {
    return held.length >= n ? held : new long[roomy(held.length, n, Long.BYTES)];
  }

  /** Returns an array of at least n flags, which are not those of {@code held}. */
  public boolean[] flags(boolean[] held, long n) {
    return held.length >= n ? held : new boolean[roomy(held.length, n, 1)];
  }

  /** Returns an array of at least n numbers that starts with those of {@code held}. */
  public double[] more(double[] held, long n) {
    return held.length >= n ? held : Arrays.copyOf(held, roomy(held.length, n, Double.BYTES));
  }

  /** Returns an array of at least n numbers that starts with those of {@code held}. */
  public int[] more(int[] held, long n) {
    return held.length >= n ? held : Arrays.copyOf(held, roomy(held.length, n, Integer.BYTES));
  }

  /** Returns an array of at least n numbers that starts with those of {@code held}. */
  public long[] more(long[] held, long n) {
    return held.length >= n ? held : Arrays.copyOf(held, roomy(held.length, n, Long.BYTES));
  }

  /** Returns a square of at least n rows and columns, whose numbers are not those of the old. */
  public double[][] square(double[][] held, int n) {
    if (held.length >= n) {
      return held;
    }
    take(((long) n * n - (long) held.length * held.length) * Double.BYTES);
    return new double[n][n];
  }

  /** Half as much again as is needed, so that a slowly growing need is met in few allocations. */
  private int roomy(long held, long n, int bytes) {
    long room = Math.min(MOST, n + n / 2);
    if (!fits((room - held) * bytes)) {
      room = n;
    }
    if (room < n || n > MOST) {
      throw new MemoryLimitException("an array can't have " + n + " elements");
    }
    take((room - held) * bytes);
    return (int) room;
  }
}
