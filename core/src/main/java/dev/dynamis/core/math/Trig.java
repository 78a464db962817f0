package dev.dynamis.core.math;

/**
 * Sine, cosine and tangent with the same bits on every machine, like {@link StrictMath}, but
 * without its temporary arrays, so that they can be called in a step.
 *
 * <p>The argument is reduced to |r| at most pi/4 by subtracting a multiple of pi/2 that is stored
 * in three parts, as a sum of two numbers; then a polynomial follows. The coefficients are those of
 * Sun's fdlibm, which {@code StrictMath} follows; terms are summed up as in FreeBSD's msun, which
 * musl and with it MuJoCo's portable build follow. Now and then the last bits of these two differ.
 * Arguments beyond 2^19 pi/2 are left to {@code StrictMath}.
 *
 * @since 0.1.0
 */
public final class Trig {
  // pi/4 and 2^19 pi/2, with all lower bits set
  private static final double QUARTER = Double.longBitsToDouble(0x3fe921fb_ffffffffL);
  private static final double LARGEST = Double.longBitsToDouble(0x413921fb_ffffffffL);
  private static final double TWO_OVER_PI = 6.36619772367581382433e-01;

  // pi/2 in parts of 33 bits, each with the rest of pi/2 after it
  private static final double PART1 = 1.57079632673412561417e+00;
  private static final double REST1 = 6.07710050650619224932e-11;
  private static final double PART2 = 6.07710050630396597660e-11;
  private static final double REST2 = 2.02226624879595063154e-21;
  private static final double PART3 = 2.02226624871116645580e-21;
  private static final double REST3 = 8.47842766036889956997e-32;

  private static final double S1 = -1.66666666666666324348e-01;
  private static final double S2 = 8.33333333332248946124e-03;
  private static final double S3 = -1.98412698298579493134e-04;
  private static final double S4 = 2.75573137070700676789e-06;
  private static final double S5 = -2.50507602534068634195e-08;
  private static final double S6 = 1.58969099521155010221e-10;

  private static final double C1 = 4.16666666666666019037e-02;
  private static final double C2 = -1.38888888888741095749e-03;
  private static final double C3 = 2.48015872894767294178e-05;
  private static final double C4 = -2.75573143513906633035e-07;
  private static final double C5 = 2.08757232129817482790e-09;
  private static final double C6 = -1.13596475577881948265e-11;

  // odd and even ones of the tangent are summed apart
  private static final double T0 = 3.33333333333334091986e-01;
  private static final double T1 = 1.33333333333201242699e-01;
  private static final double T2 = 5.39682539762260521377e-02;
  private static final double T3 = 2.18694882948595424599e-02;
  private static final double T4 = 8.86323982359930005737e-03;
  private static final double T5 = 3.59207910759131235356e-03;
  private static final double T6 = 1.45620945432529025516e-03;
  private static final double T7 = 5.88041240820264096874e-04;
  private static final double T8 = 2.46463134818469906812e-04;
  private static final double T9 = 7.81794442939557092300e-05;
  private static final double T10 = 7.14072491382608190305e-05;
  private static final double T11 = -1.85586374855275456654e-05;
  private static final double T12 = 2.59073051863633712884e-05;

  // pi/4 and its rest, and where the tangent of the complement to it is used
  private static final double EIGHTH = 7.85398163397448278999e-01;
  private static final double EIGHTH_REST = 3.06161699786838301793e-17;
  private static final double STEEP = Double.longBitsToDouble(0x3fe59428_00000000L);

  private Trig() {}

  /** Returns the sine of {@code x} rad. */
  public static double sin(double x) {
    double size = Math.abs(x);
    if (size <= QUARTER) {
      return sinKernel(x, 0);
    }
    return size <= LARGEST ? reduced(x, 0, null, 0) : StrictMath.sin(x);
  }

  /** Returns the cosine of {@code x} rad. */
  public static double cos(double x) {
    double size = Math.abs(x);
    if (size <= QUARTER) {
      return cosKernel(x, 0);
    }
    return size <= LARGEST ? reduced(x, 1, null, 0) : StrictMath.cos(x);
  }

  /** {@code res} = sine and cosine of {@code x} rad, with the bits of the two alone. */
  public static void sinCos(double[] res, int r, double x) {
    double size = Math.abs(x);
    if (size <= QUARTER) {
      res[r] = sinKernel(x, 0);
      res[r + 1] = cosKernel(x, 0);
    } else if (size <= LARGEST) {
      reduced(x, 0, res, r);
    } else {
      res[r] = StrictMath.sin(x);
      res[r + 1] = StrictMath.cos(x);
    }
  }

  /** Returns the tangent of {@code x} rad; beyond pi/4 it is the quotient of sine and cosine. */
  public static double tan(double x) {
    double size = Math.abs(x);
    if (!(size <= QUARTER)) {
      return sin(x) / cos(x);
    }
    if (size < 0x1p-27) {
      return x;
    }
    if (size < STEEP) {
      return x + tanRest(x);
    }

    // tan(pi/4 - t) = 1 - 2 tan(t) / (1 + tan(t)), where what tan(t) has lost to rounding comes
    // back
    double t = (EIGHTH - size) + EIGHTH_REST;
    double rest = tanRest(t);
    double w = t + rest;
    return Math.copySign(1 - 2 * (t + (rest - w * w / (w + 1))), x);
  }

  /** Returns tan(x) - x, |x| below 0.68. */
  private static double tanRest(double x) {
    double z = x * x;
    double w = z * z;
    double odd = T1 + w * (T3 + w * (T5 + w * (T7 + w * (T9 + w * T11))));
    double even = z * (T2 + w * (T4 + w * (T6 + w * (T8 + w * (T10 + w * T12)))));
    double cube = z * x;
    return z * (cube * (odd + even)) + cube * T0;
  }

  /**
   * Returns sin(x + shift pi/2), or writes sine and cosine of x to {@code both} if it is given and
   * returns the sine.
   */
  private static double reduced(double x, int shift, double[] both, int at) {
    double size = Math.abs(x);
    int n = (int) (size * TWO_OVER_PI + 0.5);
    double r = size - n * PART1;
    double w = n * REST1;
    double high = r - w;
    int exponent = Math.getExponent(size);

    // more parts of pi/2 where too many leading bits cancel
    if (exponent - Math.getExponent(high) > 16) {
      double t = r;
      w = n * PART2;
      r = t - w;
      w = n * REST2 - ((t - r) - w);
      high = r - w;
      if (exponent - Math.getExponent(high) > 49) {
        t = r;
        w = n * PART3;
        r = t - w;
        w = n * REST3 - ((t - r) - w);
        high = r - w;
      }
    }
    double low = (r - high) - w;
    if (x < 0) {
      n = -n;
      high = -high;
      low = -low;
    }
    if (both != null) {
      double s = sinKernel(high, low);
      double c = cosKernel(high, low);
      boolean swapped = (n & 1) != 0;
      double sin = swapped ? c : s;
      double cos = swapped ? s : c;
      both[at] = (n & 2) == 0 ? sin : -sin;
      both[at + 1] = ((n + 1) & 2) == 0 ? cos : -cos;
      return both[at];
    }
    return switch ((n + shift) & 3) {
      case 0 -> sinKernel(high, low);
      case 1 -> cosKernel(high, low);
      case 2 -> -sinKernel(high, low);
      default -> -cosKernel(high, low);
    };
  }

  /** Returns the sine of {@code x + y}, |x| at most pi/4, y tiny. */
  private static double sinKernel(double x, double y) {
    if (Math.abs(x) < 0x1p-26) {
      return x;
    }
    double z = x * x;
    double w = z * z;
    double r = S2 + z * (S3 + z * S4) + z * w * (S5 + z * S6);
    double v = z * x;
    if (y == 0) {
      return x + v * (S1 + z * r);
    }
    return x - ((z * (0.5 * y - v * r) - y) - v * S1);
  }

  /** Returns the cosine of {@code x + y}, |x| at most pi/4, y tiny. */
  private static double cosKernel(double x, double y) {
    double z = x * x;
    double w = z * z;
    double r = z * (C1 + z * (C2 + z * C3)) + w * w * (C4 + z * (C5 + z * C6));
    double half = 0.5 * z;
    double most = 1 - half;
    // what 1 - z/2 has lost to rounding comes back with the small terms
    return most + (((1 - most) - half) + (z * r - x * y));
  }
}
