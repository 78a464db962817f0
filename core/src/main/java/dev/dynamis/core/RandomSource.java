package dev.dynamis.core;

/**
 * Random numbers that are a function of a seed, a stream and a position: the same bits on every
 * platform, in any order of use, on any number of threads.
 *
 * <p>The generator is Philox 4x64 with ten rounds (Salmon, Moraes, Dror and Shaw, "Parallel random
 * numbers: as easy as 1, 2, 3", 2011). It has no state but a counter, so any position of any stream
 * is reached at once, and a simulation's noise is saved by saving one number, {@link #position()}.
 *
 * <p>Give each case of a sweep, or each component that draws, its own {@link #stream}: what one
 * draws then never changes what another gets. An instance belongs to one thread at a time. Drawing
 * makes no garbage.
 *
 * @since 0.1.0
 */
public final class RandomSource {
  private static final long MULTIPLIER0 = 0xD2E7470EE14C6C93L;
  private static final long MULTIPLIER1 = 0xCA5A826395121157L;
  private static final long WEYL0 = 0x9E3779B97F4A7C15L;
  private static final long WEYL1 = 0xBB67AE8584CAA73BL;
  private static final int ROUNDS = 10;

  /** Words in a block, and the logarithm of that. */
  private static final int BLOCK = 4;

  private static final int BLOCK_BITS = 2;

  /** Last word of the counter: numbers are drawn with 0, keys of streams are made with 1. */
  private static final long DRAW = 0;

  private static final long DERIVE = 1;

  private static final double TWO_POW_MINUS_53 = 0x1.0p-53;
  private static final double TWO_POW_MINUS_52 = 0x1.0p-52;

  private long key0;
  private long key1;
  private long position;

  /** The block that holds {@code position}, or −1 where none has been computed. */
  private long blockIndex = -1;

  private final long[] block = new long[BLOCK];

  /** Makes the source of {@code seed} at its beginning. */
  public RandomSource(long seed) {
    this(seed, 0);
  }

  private RandomSource(long key0, long key1) {
    this.key0 = key0;
    this.key1 = key1;
  }

  /**
   * Returns stream {@code index} of this source at its beginning: a source of its own, independent
   * of this one and of all its other streams. It depends on the seed and the index alone, not on
   * what was drawn before. Streams have streams of their own, to any depth.
   */
  public RandomSource stream(long index) {
    RandomSource child = new RandomSource(0, 0);
    child.become(this, index);
    return child;
  }

  /** Turns this source into {@code parent.stream(index)} without making an object. */
  public void become(RandomSource parent, long index) {
    philox(block, index, 0, 0, DERIVE, parent.key0, parent.key1);
    key0 = block[0];
    key1 = block[1];
    position = 0;
    blockIndex = -1;
  }

  /** Returns how many 64-bit words have been drawn since the beginning of the stream. */
  public long position() {
    return position;
  }

  /**
   * Goes to a place in the stream, as {@link #position} gave it.
   *
   * @throws IllegalArgumentException if {@code position} is negative
   */
  public void seek(long position) {
    if (position < 0) {
      throw new IllegalArgumentException("position " + position + " is negative");
    }
    this.position = position;
  }

  /** Returns 64 random bits; one word. */
  public long nextLong() {
    long index = position >>> BLOCK_BITS;
    if (index != blockIndex) {
      philox(block, index, 0, 0, DRAW, key0, key1);
      blockIndex = index;
    }
    return block[(int) position++ & BLOCK - 1];
  }

  /**
   * Returns an integer in {@code [0, bound)}, all equally likely; one word, rarely more.
   *
   * @throws IllegalArgumentException if {@code bound} is not positive
   */
  public int nextInt(int bound) {
    return (int) nextLong(bound);
  }

  /**
   * Returns an integer in {@code [0, bound)}, all equally likely; one word, rarely more.
   *
   * @throws IllegalArgumentException if {@code bound} is not positive
   */
  public long nextLong(long bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound " + bound + " is not positive");
    }
    // Lemire 2019: the high word of x*bound is uniform once the 2^64 mod bound lowest products
    // are refused
    long x = nextLong();
    long low = x * bound;
    if (Long.compareUnsigned(low, bound) < 0) {
      long refused = Long.remainderUnsigned(-bound, bound);
      while (Long.compareUnsigned(low, refused) < 0) {
        x = nextLong();
        low = x * bound;
      }
    }
    return Math.unsignedMultiplyHigh(x, bound);
  }

  /** Returns a number in {@code [0, 1)}, a multiple of 2⁻⁵³; one word. */
  public double nextDouble() {
    return (nextLong() >>> 11) * TWO_POW_MINUS_53;
  }

  /**
   * Returns a number in {@code [low, high)}; one word.
   *
   * @throws IllegalArgumentException if the bounds are not finite or {@code low >= high}
   */
  public double nextDouble(double low, double high) {
    if (!(low < high) || !Double.isFinite(low) || !Double.isFinite(high)) {
      throw new IllegalArgumentException(
          "bounds " + low + " and " + high + " are not finite numbers in ascending order");
    }
    double u = nextDouble();
    // the difference of two finite numbers may overflow, this may not; rounding may reach high
    double x = low * (1 - u) + high * u;
    return x < high ? Math.max(x, low) : Math.nextDown(high);
  }

  /** Returns a number from the normal distribution with mean 0 and variance 1; one word. */
  public double nextNormal() {
    // the middle of one of 2^52 cells: never 0 or 1, and symmetric
    return NormalQuantile.of(((nextLong() >>> 12) + 0.5) * TWO_POW_MINUS_52);
  }

  /** Fills an array with numbers in {@code [0, 1)}. */
  public void fill(double[] out) {
    fill(out, 0, out.length);
  }

  /** Fills {@code out[offset .. offset + count)} with numbers in {@code [0, 1)}. */
  public void fill(double[] out, int offset, int count) {
    for (int i = offset; i < offset + count; i++) {
      out[i] = nextDouble();
    }
  }

  /** Fills an array with numbers from the normal distribution with mean 0 and variance 1. */
  public void fillNormal(double[] out) {
    fillNormal(out, 0, out.length);
  }

  /** Fills {@code out[offset .. offset + count)} from the normal distribution N(0, 1). */
  public void fillNormal(double[] out, int offset, int count) {
    for (int i = offset; i < offset + count; i++) {
      out[i] = nextNormal();
    }
  }

  /**
   * Computes one block, {@code out = philox4x64-10(counter, key)}.
   *
   * <p>A round multiplies words 0 and 2 by constants to 128 bits, and puts the high halves, mixed
   * with the other two words and the round's key, in the places of the others.
   */
  static void philox(long[] out, long c0, long c1, long c2, long c3, long k0, long k1) {
    for (int round = 0; round < ROUNDS; round++) {
      long high0 = Math.unsignedMultiplyHigh(MULTIPLIER0, c0);
      long low0 = MULTIPLIER0 * c0;
      long high1 = Math.unsignedMultiplyHigh(MULTIPLIER1, c2);
      long low1 = MULTIPLIER1 * c2;
      c0 = high1 ^ c1 ^ k0;
      c1 = low1;
      c2 = high0 ^ c3 ^ k1;
      c3 = low0;
      k0 += WEYL0;
      k1 += WEYL1;
    }
    out[0] = c0;
    out[1] = c1;
    out[2] = c2;
    out[3] = c3;
  }
}
