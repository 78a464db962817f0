package dev.dynamis.study;

import dev.dynamis.core.RandomSource;
import java.math.BigInteger;

/**
 * The numbered cases of a study: what varies has, in every case, a value that is a function of the
 * study's text and the number of the case alone.
 *
 * <p>Lists and ranges make a grid, the last of them changing fastest; at every point of the grid
 * there are as many cases as draws. The draws are the same at all points, so that points differ by
 * what the grid varies and not by luck.
 */
final class StudyPlan {
  /** More cases than this are a mistake. */
  static final long MOST = 1_000_000_000_000L;

  /** What a part of the results shall take at most, in bytes. */
  private static final long PART_BYTES = 16L << 20;

  private static final int PART_CASES = 1 << 16;

  private final StudySpec spec;
  private final Axis[] axes;
  private final int[] dimension;
  private final long cases;

  StudyPlan(StudySpec spec, Problems problems) {
    this.spec = spec;
    axes = spec.axes().toArray(Axis[]::new);
    dimension = new int[axes.length];
    int drawn = 0;
    BigInteger product = BigInteger.valueOf(spec.draws());
    for (int a = 0; a < dimension.length; a++) {
      if (axes[a].isDrawn()) {
        dimension[a] = drawn++;
      } else {
        product = product.multiply(BigInteger.valueOf(axes[a].values().count()));
      }
    }
    if (product.compareTo(BigInteger.valueOf(MOST)) > 0) {
      problems.error(
          Problems.TOO_MANY,
          axes.length == 0 ? spec.modelPlace() : axes[0].place(),
          String.format(
              java.util.Locale.ROOT,
              "%.3g cases, a study may have %.0e; at a microsecond each they would take %.3g years",
              product.doubleValue(),
              (double) MOST,
              product.doubleValue() * 1e-6 / 31_557_600),
          "make ranges coarser, or draw at random what is a grid now");
      product = BigInteger.ONE;
    }
    cases = product.longValue();
    if (drawn > 0) {
      try {
        spec.design().at(spec.seed(), spec.draws(), 0, drawn - 1);
      } catch (IllegalArgumentException e) {
        problems.error(Problems.OUT_OF_RANGE, spec.modelPlace(), e.getMessage(), "");
      }
    }
  }

  long cases() {
    return cases;
  }

  /** Returns how many cases make one part of the results, the same for every engine. */
  int partCases(int bytesPerCase) {
    return Math.clamp(PART_BYTES / Math.max(1, bytesPerCase), 1, PART_CASES);
  }

  /** Computes what varies in a case. */
  void values(long index, double[] out) {
    // divisions cost as much as dozens of steps of a map, so they are left out where they can be
    boolean drawing = spec.draws() > 1;
    int draw = drawing ? (int) (index % spec.draws()) : 0;
    long rest = drawing ? index / spec.draws() : index;
    for (int a = dimension.length - 1; a >= 0; a--) {
      Axis axis = axes[a];
      if (axis.isDrawn()) {
        double u = spec.design().at(spec.seed(), spec.draws(), draw, dimension[a]);
        out[a] = axis.of().quantile(u);
      } else {
        long count = axis.values().count();
        long next = rest < count ? 0 : rest / count;
        out[a] = axis.values().at(rest - next * count);
        rest = next;
      }
    }
  }

  /** Returns the seed of the noise of a case, unless the study varies it. */
  long seed(long index) {
    long draw = index % spec.draws();
    return new RandomSource(spec.seed()).stream(draw).nextInt(Integer.MAX_VALUE);
  }
}
