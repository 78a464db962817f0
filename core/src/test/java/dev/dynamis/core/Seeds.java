package dev.dynamis.core;

import java.util.SplittableRandom;

/** Runs a property for many seeded random cases and names the seed of the case that fails. */
public final class Seeds {
  private Seeds() {}

  /** A statement about random data, which throws if it does not hold. */
  public interface Property {
    void check(SplittableRandom random);
  }

  /** Checks the property for the seeds 0 to {@code cases} - 1. */
  public static void forAll(int cases, Property property) {
    for (long seed = 0; seed < cases; seed++) {
      only(seed, property);
    }
  }

  /** Checks the property for one seed, to study a failure. */
  public static void only(long seed, Property property) {
    try {
      property.check(new SplittableRandom(seed));
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("property fails for seed " + seed + ": " + e.getMessage(), e);
    }
  }

  /** Returns {@code n} numbers between -1 and 1. */
  public static double[] vector(SplittableRandom random, int n) {
    double[] v = new double[n];
    for (int i = 0; i < n; i++) {
      v[i] = random.nextDouble(-1, 1);
    }
    return v;
  }

  /** Returns {@code n} numbers between -1 and 1, some of which are zero. */
  public static double[] sparseVector(SplittableRandom random, int n, double density) {
    double[] v = vector(random, n);
    for (int i = 0; i < n; i++) {
      if (random.nextDouble() > density) {
        v[i] = 0;
      }
    }
    return v;
  }

  /** Returns a unit vector of {@code n} numbers. */
  public static double[] unitVector(SplittableRandom random, int n) {
    double[] v;
    double sum;
    do {
      v = vector(random, n);
      sum = 0;
      for (double x : v) {
        sum += x * x;
      }
    } while (sum < 0.01);
    for (int i = 0; i < n; i++) {
      v[i] /= Math.sqrt(sum);
    }
    return v;
  }

  /** Returns a symmetric positive definite matrix, row-major, with eigenvalues above 0.1. */
  public static double[] positiveDefinite(SplittableRandom random, int n) {
    double[] a = vector(random, n * n);
    double[] m = new double[n * n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = i == j ? 0.1 : 0;
        for (int k = 0; k < n; k++) {
          sum += a[i * n + k] * a[j * n + k];
        }
        m[i * n + j] = sum;
      }
    }
    return m;
  }
}
