package dev.dynamis.mechanics.data;

import dev.dynamis.core.math.Buffers;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Scratch arrays for stages, handed out like a stack:
 *
 * <pre>{@code
 * long mark = scratch.mark();
 * double[] force = scratch.reals(nv);
 * ...
 * scratch.release(mark);
 * }</pre>
 *
 * <p>The n-th array that is taken is always the same one, made longer when it must be, so a
 * pipeline that has run once allocates nothing. Arrays may be longer than asked for and hold old
 * numbers.
 *
 * @since 0.1.0
 */
public final class Scratch {
  /** Bits of a mark for the number of arrays of each type; the others hold bytes. */
  private static final int COUNT_BITS = 12;

  private static final int MOST = (1 << COUNT_BITS) - 1;

  private final MaxUse maxuse;
  private final Buffers memory;

  /** The part of the memory that workspaces take. */
  private final Buffers workspaceMemory;

  private double[][] reals = new double[16][0];
  private int[][] ints = new int[16][0];

  private Object[] workspaces = new Object[0];
  private int nreals;
  private int nints;

  /** How much was asked for by all that is taken, bytes. */
  private long bytes;

  /**
   * Makes an empty stack.
   *
   * @param maxuse where the most that was in use is noted. Modified.
   * @param memory where all bytes are counted. Modified.
   */
  public Scratch(MaxUse maxuse, Buffers memory) {
    this.maxuse = maxuse;
    this.memory = memory;
    workspaceMemory = memory.part();
  }

  /** Returns the height of the stack, for {@link #release}; 0 if it is empty. */
  public long mark() {
    return bytes << 2 * COUNT_BITS | (long) nreals << COUNT_BITS | nints;
  }

  /** Gives back all arrays that were taken since {@code mark}. */
  public void release(long mark) {
    bytes = mark >>> 2 * COUNT_BITS;
    nreals = (int) (mark >>> COUNT_BITS) & MOST;
    nints = (int) mark & MOST;
  }

  /** Takes an array of at least {@code n} reals. */
  public double[] reals(long n) {
    int k = nreals;
    if (k == reals.length) {
      reals = Arrays.copyOf(reals, longer(k));
      Arrays.fill(reals, k, reals.length, new double[0]);
    }
    double[] array = reals[k];
    if (array.length < n) {
      array = memory.reals(array, n);
      reals[k] = array;
    }
    nreals = k + 1;
    note(8 * n);
    return array;
  }

  /** Takes an array of at least {@code n} integers. */
  public int[] ints(long n) {
    int k = nints;
    if (k == ints.length) {
      ints = Arrays.copyOf(ints, longer(k));
      Arrays.fill(ints, k, ints.length, new int[0]);
    }
    int[] array = ints[k];
    if (array.length < n) {
      array = memory.ints(array, n);
      ints[k] = array;
    }
    nints = k + 1;
    note(4 * n);
    return array;
  }

  private static int longer(int k) {
    if (k == MOST) {
      throw new IllegalStateException("more than " + MOST + " scratch arrays are in use");
    }
    return Math.min(2 * k, MOST);
  }

  /**
   * Returns the workspace of a stage that keeps more than arrays, made when it is first asked for.
   * There is one of each type, so its owner must be done with it before it can be asked for again.
   *
   * @param type class of the workspace
   * @param maker makes it; a constructor reference, so that nothing is allocated later
   */
  public <T> T workspace(Class<T> type, Supplier<T> maker) {
    T known = known(type);
    return known == null ? keep(maker.get()) : known;
  }

  /**
   * As {@link #workspace}, for one whose arrays grow.
   *
   * @param type class of the workspace
   * @param maker makes it, with the memory that it takes its arrays from
   */
  public <T> T counted(Class<T> type, Function<Buffers, T> maker) {
    T known = known(type);
    return known == null ? keep(maker.apply(workspaceMemory)) : known;
  }

  private <T> T known(Class<T> type) {
    for (int i = 0; i < workspaces.length; i++) {
      if (workspaces[i].getClass() == type) {
        return type.cast(workspaces[i]);
      }
    }
    return null;
  }

  private <T> T keep(T made) {
    workspaces = Arrays.copyOf(workspaces, workspaces.length + 1);
    workspaces[workspaces.length - 1] = made;
    return made;
  }

  /** Gives up all workspaces, after one could not get the memory that it needs. */
  public void dropWorkspaces() {
    workspaces = new Object[0];
    workspaceMemory.clear();
  }

  private void note(long more) {
    bytes += more;
    if (bytes > maxuse.stack) {
      maxuse.stack = bytes;
    }
  }
}
