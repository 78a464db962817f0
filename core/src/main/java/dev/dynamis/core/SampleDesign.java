package dev.dynamis.core;

/**
 * How numbers between 0 and 1 are spread over the cases of many runs, one dimension for every
 * quantity that varies. Each number is a function of seed, case and dimension alone.
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
   * to 21 dimensions.
   */
  SOBOL {
    @Override
    public double at(long seed, int cases, int index, int dimension) {
      if (dimension >= DIRECTIONS.length) {
        throw new IllegalArgumentException(
            "a Sobol sequence here has up to "
                + DIRECTIONS.length
                + " dimensions; use a Latin hypercube for more");
      }
      int x = (int) (source(seed, dimension, -1).nextLong() >>> 32);
      int[] v = DIRECTIONS[dimension];
      for (int bits = index, k = 0; bits != 0; bits >>>= 1, k++) {
        if ((bits & 1) != 0) {
          x ^= v[k];
        }
      }
      return (Integer.toUnsignedLong(x) + 0.5) * 0x1.0p-32;
    }
  };

  private static final int BITS = 32;
  private static final int ROUNDS = 6;

  /** Degree and coefficients of the primitive polynomials, then the first direction numbers. */
  private static final int[][] POLYNOMIALS = {
    {1, 0, 1},
    {2, 1, 1, 3},
    {3, 1, 1, 3, 1},
    {3, 2, 1, 1, 1},
    {4, 1, 1, 1, 3, 3},
    {4, 4, 1, 3, 5, 13},
    {5, 2, 1, 1, 5, 5, 17},
    {5, 4, 1, 1, 5, 5, 5},
    {5, 7, 1, 1, 7, 11, 19},
    {5, 11, 1, 1, 5, 1, 1},
    {5, 13, 1, 1, 1, 3, 11},
    {5, 14, 1, 3, 5, 5, 31},
    {6, 1, 1, 3, 3, 9, 7, 49},
    {6, 13, 1, 1, 1, 15, 21, 21},
    {6, 16, 1, 3, 1, 13, 27, 49},
    {6, 19, 1, 1, 1, 15, 7, 5},
    {6, 22, 1, 3, 1, 15, 13, 25},
    {6, 25, 1, 1, 5, 5, 19, 61},
    {7, 1, 1, 3, 7, 11, 23, 15, 103},
    {7, 4, 1, 3, 7, 13, 13, 15, 69}
  };

  private static final int[][] DIRECTIONS = directions();

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

  /** Direction numbers, the highest bit first. */
  private static int[][] directions() {
    int[][] all = new int[1 + POLYNOMIALS.length][BITS];
    for (int k = 0; k < BITS; k++) {
      all[0][k] = 1 << BITS - 1 - k;
    }
    for (int d = 1; d < all.length; d++) {
      int[] p = POLYNOMIALS[d - 1];
      int s = p[0];
      int[] v = all[d];
      for (int k = 0; k < BITS; k++) {
        if (k < s) {
          v[k] = p[2 + k] << BITS - 1 - k;
          continue;
        }
        v[k] = v[k - s] ^ v[k - s] >>> s;
        for (int j = 1; j < s; j++) {
          if ((p[1] >>> s - 1 - j & 1) != 0) {
            v[k] ^= v[k - j];
          }
        }
      }
    }
    return all;
  }
}
