package dev.dynamis.core;

/**
 * How numbers between 0 and 1 are spread over the cases of many runs, one dimension for every
 * quantity that varies. Each number is a function of seed, case and dimension alone.
 *
 * @since 0.1.0
 */
public enum SampleDesign {
  /** Independent numbers. */
  RANDOM {
    @Override
    public double at(long seed, int cases, int index, int dimension) {
      return source(seed, dimension, index).nextDouble();
    }
  },

  /**
   * A Latin hypercube: along every dimension, each of {@code cases} equal parts has one number
   * (McKay, Beckman and Conover, 1979).
   */
  LATIN {
    @Override
    public double at(long seed, int cases, int index, int dimension) {
      long part = permuted(seed, dimension, index, cases);
      return (part + source(seed, dimension, index).nextDouble()) / cases;
    }
  },

  /**
   * Sobol's sequence with the direction numbers of Joe and Kuo (2008), shifted by the seed; for up
   * to 64 dimensions.
   */
  SOBOL {
    @Override
    public double at(long seed, int cases, int index, int dimension) {
      if (dimension >= SobolDirections.dimensions()) {
        throw new IllegalArgumentException(
            "a Sobol sequence here has up to "
                + SobolDirections.dimensions()
                + " dimensions; use a Latin hypercube for more");
      }
      int shift = (int) (source(seed, dimension, -1).nextLong() >>> 32);
      int x = shift ^ SobolDirections.point(dimension, index);
      return (Integer.toUnsignedLong(x) + 0.5) * 0x1.0p-32;
    }
  };

  private static final int ROUNDS = 6;

  /**
   * Returns a number in [0, 1).
   *
   * @param cases how many cases there are
   * @param index number of the case, from 0
   * @param dimension number of the quantity, from 0
   */
  public abstract double at(long seed, int cases, int index, int dimension);

  private static RandomSource source(long seed, int dimension, int index) {
    return new RandomSource(seed).stream(dimension).stream(index);
  }

  /**
   * Returns where a permutation of {@code 0 .. n-1} takes {@code index}: a Feistel network on twice
   * as many bits as half of n needs, walked until the result is below n. No table is kept.
   */
  private static long permuted(long seed, int dimension, int index, int n) {
    int half = (Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, n - 1)) + 1) / 2;
    long mask = (1L << half) - 1;
    long[] block = new long[4];
    long x = index;
    do {
      long left = x >>> half;
      long right = x & mask;
      for (int round = 0; round < ROUNDS; round++) {
        RandomSource.philox(block, right, round, dimension, 2, seed, n);
        long mixed = left ^ block[0] & mask;
        left = right;
        right = mixed;
      }
      x = left << half | right;
    } while (x >= n);
    return x;
  }
}
