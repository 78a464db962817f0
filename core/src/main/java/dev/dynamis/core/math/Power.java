package dev.dynamis.core.math;

/**
 * Powers of real numbers with the bits of {@link StrictMath#pow} but without its temporary arrays,
 * so that they can be called in a step.
 *
 * <p>The binary logarithm of the base is found as a sum of two numbers, the first of which has at
 * most 21 significant bits, so that its product with the first half of the exponent is exact; the
 * sum is multiplied by the exponent, split into a whole number and a fraction, and raised by a
 * rational approximation. Constants and order of operations are those of Sun's fdlibm.
 *
 * @since 0.1.0
 */
public final class Power {
  // where the fraction of the base is measured from 1, from 3/2 and from 2
  private static final double TO_ONE = Double.longBitsToDouble(0x3ff3988f_00000000L);
  private static final double TO_THREE_HALVES = Double.longBitsToDouble(0x3ffbb67a_00000000L);

  // log2(3/2) in two parts
  private static final double LOG_3_2 = 5.84962487220764160156e-01;
  private static final double LOG_3_2_REST = 1.35003920212974897128e-08;

  // 3/2 (log(x) - 2s - 2/3 s³) as a series in s²
  private static final double L1 = 5.99999999999994648725e-01;
  private static final double L2 = 4.28571428578550184252e-01;
  private static final double L3 = 3.33333329818377432918e-01;
  private static final double L4 = 2.72728123808534006489e-01;
  private static final double L5 = 2.30660745775561754067e-01;
  private static final double L6 = 2.06975017800338417784e-01;

  // 2 / (3 ln 2), and in two parts
  private static final double SCALE = 9.61796693925975554329e-01;
  private static final double SCALE_HEAD = 9.61796700954437255859e-01;
  private static final double SCALE_REST = -7.02846165095275826516e-09;

  // 1 / ln 2, and in two parts
  private static final double INV_LN2 = 1.44269504088896338700e+00;
  private static final double INV_LN2_HEAD = 1.44269502162933349609e+00;
  private static final double INV_LN2_REST = 1.92596299112661746887e-08;

  // ln 2, and in two parts
  private static final double LN2 = 6.93147180559945286227e-01;
  private static final double LN2_HEAD = 6.93147182464599609375e-01;
  private static final double LN2_REST = -1.90465429995776804525e-09;

  // e^z = 1 + 2z / (2 - t), t = z - z² (P1 + z² (P2 + ...))
  private static final double P1 = 1.66666666666666019037e-01;
  private static final double P2 = -2.77777777770155933842e-03;
  private static final double P3 = 6.61375632143793436117e-05;
  private static final double P4 = -1.65339022054652515390e-06;
  private static final double P5 = 4.13813679705723846039e-08;

  // how far below 1024 the logarithm of the largest number, plus half its last place, is
  private static final double BELOW_1024 = 8.0085662595372944372e-17;

  // beyond it only bases next to 1 have a power that is neither 0 nor infinite
  private static final double LARGE_EXPONENT = Double.longBitsToDouble(0x41e00000_ffffffffL);
  private static final double NEXT_TO_ONE_FROM = Double.longBitsToDouble(0x3fefffff_00000000L);
  private static final double NEXT_TO_ONE_TO = Double.longBitsToDouble(0x3ff00000_ffffffffL);

  private Power() {}

  /** Returns {@code x} to the power {@code y}, in all cases what {@link StrictMath#pow} returns. */
  public static double pow(double x, double y) {
    if (y == 0) {
      return 1;
    }
    if (y == 2) {
      return x * x;
    }
    if (y == 1) {
      return x;
    }
    if (y == -1) {
      return 1 / x;
    }
    if (y == 0.5 && x >= -Double.MAX_VALUE) {
      // -0 has the root 0
      return Math.sqrt(x + 0.0);
    }
    double size = Math.abs(x);
    if (!(size > 0 && size < Double.POSITIVE_INFINITY && Math.abs(y) < Double.POSITIVE_INFINITY)
        || size == 1) {
      return special(x, y);
    }
    if (x > 0) {
      return positive(x, y);
    }
    if (Math.rint(y) != y) {
      return Double.NaN;
    }
    return isOdd(y) ? -positive(size, y) : positive(size, y);
  }

  private static boolean isOdd(double y) {
    double size = Math.abs(y);
    return size < 0x1p53 && (double) (long) size == size && ((long) size & 1) == 1;
  }

  /** Returns the power where the base is 0, 1, -1 or infinite, the exponent infinite, or a NaN. */
  private static double special(double x, double y) {
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return x + y;
    }
    double size = Math.abs(x);
    if (Double.isInfinite(y)) {
      if (size == 1) {
        return Double.NaN;
      }
      return size > 1 == y > 0 ? Double.POSITIVE_INFINITY : 0;
    }
    double z = y < 0 ? 1 / size : size;
    if (Math.copySign(1, x) < 0) {
      if (size == 1 && Math.rint(y) != y) {
        return Double.NaN;
      }
      return isOdd(y) ? -z : z;
    }
    return z;
  }

  /** Returns the power of a positive finite base that is not 1; {@code y} is finite and not 0. */
  private static double positive(double x, double y) {
    double log;
    double rest;
    if (Math.abs(y) > LARGE_EXPONENT) {
      if (x < NEXT_TO_ONE_FROM) {
        return y < 0 ? Double.POSITIVE_INFINITY : 0;
      }
      if (x > NEXT_TO_ONE_TO) {
        return y > 0 ? Double.POSITIVE_INFINITY : 0;
      }

      // log(1 + t) = t - t²/2 + t³/3 - t⁴/4
      double t = x - 1;
      double w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
      double u = INV_LN2_HEAD * t;
      double v = t * INV_LN2_REST - w * INV_LN2;
      log = head(u + v);
      rest = v - (log - u);
    } else {
      // x = m 2^n with m next to the middle, which is 1 or 3/2
      int n = 0;
      if (x < Double.MIN_NORMAL) {
        x *= 0x1p53;
        n = -53;
      }
      n += Math.getExponent(x);
      long fraction = Double.doubleToRawLongBits(x) & 0x000fffff_ffffffffL;
      double m = Double.longBitsToDouble(fraction | 0x3ff00000_00000000L);
      double middle = 1;
      double middleLog = 0;
      double middleRest = 0;
      if (m >= TO_THREE_HALVES) {
        m *= 0.5;
        n++;
      } else if (m >= TO_ONE) {
        middle = 1.5;
        middleLog = LOG_3_2;
        middleRest = LOG_3_2_REST;
      }

      // s = (m - middle) / (m + middle) in two parts
      double u = m - middle;
      double v = 1 / (m + middle);
      double s = u * v;
      double sHead = head(s);
      double sum = head(head(m) + middle);
      double sRest = v * ((u - sHead * sum) - sHead * (m - (sum - middle)));

      // log(m / middle) in units of 2/3 of s
      double ss = s * s;
      double r = ss * ss * (L1 + ss * (L2 + ss * (L3 + ss * (L4 + ss * (L5 + ss * L6)))));
      r += sRest * (sHead + s);
      ss = sHead * sHead;
      double factor = head(3 + ss + r);
      double factorRest = r - ((factor - 3) - ss);
      u = sHead * factor;
      v = sRest * factor + factorRest * s;
      double p = head(u + v);
      double pRest = v - (p - u);

      // log2(x) in two parts
      double z = SCALE_HEAD * p;
      double zRest = SCALE_REST * p + pRest * SCALE + middleRest;
      log = head(((z + zRest) + middleLog) + n);
      rest = zRest - (((log - n) - middleLog) - z);
    }

    // y log2(x) in two parts
    double yHead = head(y);
    return exp2(yHead * log, (y - yHead) * log + y * rest);
  }

  /** Returns 2 to the power {@code x + rest}. */
  private static double exp2(double x, double rest) {
    double z = rest + x;
    if (z >= 1024) {
      if (z > 1024 || rest + BELOW_1024 > z - x) {
        return Double.POSITIVE_INFINITY;
      }
    } else if (z <= -1075 && (z < -1075 || rest <= z - x)) {
      return 0;
    }

    // the nearest whole number, and what is left of x
    int n = 0;
    double size = head(Math.abs(z));
    if (size > 0.5) {
      n = (int) (size + 0.5);
      if (z < 0) {
        n = -n;
      }
      x -= n;
    }
    double t = head(rest + x);
    double u = t * LN2_HEAD;
    double v = (rest - (t - x)) * LN2 + t * LN2_REST;
    z = u + v;
    double w = v - (z - u);
    t = z * z;
    double q = z - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
    double r = (z * q) / (q - 2) - (w + z * w);
    z = 1 - (r - z);

    // z is between 0.7 and 1.5: the product with a power of two is exact while it is normal
    if (n > -1000 && n < 1000) {
      return z * Double.longBitsToDouble((long) (n + 1023) << 52);
    }
    return Math.scalb(z, n);
  }

  /** Returns {@code x} without the lower 32 bits. */
  private static double head(double x) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) & 0xffffffff_00000000L);
  }
}
