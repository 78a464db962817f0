package dev.dynamis.equations.model;

import dev.dynamis.core.math.Power;
import dev.dynamis.core.math.Trig;

/**
 * The functions of the equation language that {@link StrictMath} does not have, on {@code double}.
 * They give the same bits on every platform.
 *
 * @since 0.1.0
 */
public final class Functions {
  private static final double LN2 = 0.6931471805599453;
  private static final double SQRT_PI = 1.772453850905516;
  private static final double LN_SQRT_2PI = 0.9189385332046727;

  private Functions() {}

  /** Returns the first of two numbers unless the second is smaller. */
  public static double min(double a, double b) {
    return b < a ? b : a;
  }

  /** Returns the first of two numbers unless the second is greater. */
  public static double max(double a, double b) {
    return b > a ? b : a;
  }

  /** Returns the remainder of {@code a / b} with the sign of {@code b}. */
  public static double mod(double a, double b) {
    double r = a % b;
    if (r == 0) {
      return Math.copySign(0.0, b);
    }
    return (r < 0) != (b < 0) ? r + b : r;
  }

  /** Returns the greatest whole number not above {@code a / b}. */
  public static double floorDiv(double a, double b) {
    if (b == 0) {
      return a / b;
    }
    double r = a % b;
    double q = (a - r) / b;
    if (r != 0 && (r < 0) != (b < 0)) {
      q -= 1;
    }
    if (q == 0) {
      return Math.copySign(0.0, a / b);
    }
    double f = Math.floor(q);
    return q - f > 0.5 ? f + 1 : f;
  }

  /** Returns the remainder of {@code a / b} with the sign of {@code a}. */
  public static double fmod(double a, double b) {
    return a % b;
  }

  /** Returns {@code a} to the power {@code b}; 1 to any power is 1. */
  public static double pow(double a, double b) {
    if (a == 1 || (a == -1 && Double.isInfinite(b))) {
      return 1;
    }
    return Power.pow(a, b);
  }

  /** Returns the whole number next to {@code a} toward zero. */
  public static double trunc(double a) {
    return a < 0 ? Math.ceil(a) : Math.floor(a);
  }

  /** Returns the tangent, without the temporary arrays of {@link StrictMath#tan}. */
  public static double tan(double a) {
    return Trig.sin(a) / Trig.cos(a);
  }

  /** Returns the logarithm to base 2; exact for powers of two. */
  public static double log2(double a) {
    if (!(a > 0) || Double.isInfinite(a) || a < Double.MIN_NORMAL) {
      return StrictMath.log(a) / LN2;
    }
    int e = Math.getExponent(a);
    double m = Math.scalb(a, -e);
    if (m > 1.4142135623730951) {
      m *= 0.5;
      e++;
    }
    return e + StrictMath.log(m) / LN2;
  }

  /** Returns 2 to the power {@code a}. */
  public static double exp2(double a) {
    return Power.pow(2, a);
  }

  /** Returns the inverse hyperbolic sine. */
  public static double asinh(double a) {
    double x = Math.abs(a);
    double y;
    if (x > 1e8) {
      y = StrictMath.log(x) + LN2;
    } else {
      // log(x + sqrt(x² + 1)) without cancellation near 0
      y = StrictMath.log1p(x + x * x / (1 + Math.sqrt(x * x + 1)));
    }
    return Math.copySign(y, a);
  }

  /** Returns the inverse hyperbolic cosine. */
  public static double acosh(double a) {
    if (a > 1e8) {
      return StrictMath.log(a) + LN2;
    }
    double d = a - 1;
    return StrictMath.log1p(d + Math.sqrt(d * (a + 1)));
  }

  /** Returns the inverse hyperbolic tangent. */
  public static double atanh(double a) {
    double x = Math.abs(a);
    return Math.copySign(0.5 * StrictMath.log1p(2 * x / (1 - x)), a);
  }

  /** Returns the error function. */
  public static double erf(double a) {
    double x = Math.abs(a);
    if (Double.isNaN(a)) {
      return a;
    }
    if (x < 1.5) {
      return erfSeries(a);
    }
    double y = 1 - erfcFraction(x);
    return a < 0 ? -y : y;
  }

  /** Returns 1 minus the error function, also where that is tiny. */
  public static double erfc(double a) {
    if (Double.isNaN(a)) {
      return a;
    }
    if (Math.abs(a) < 1.5) {
      return 1 - erfSeries(a);
    }
    double y = erfcFraction(Math.abs(a));
    return a < 0 ? 2 - y : y;
  }

  /** Sums 2/√π e^(-x²) Σ 2^n x^(2n+1) / (2n+1)!!, whose terms have one sign. */
  private static double erfSeries(double x) {
    double xx = x * x;
    // from the smallest term on: 1 + 2x²/3 (1 + 2x²/5 (1 + ...))
    double s = 1;
    for (int n = 30; n >= 1; n--) {
      s = 1 + s * (2 * xx / (2 * n + 1));
    }
    return 2 * x * StrictMath.exp(-xx) * s / SQRT_PI;
  }

  /** Evaluates the continued fraction of erfc for x of at least 1.5. */
  private static double erfcFraction(double x) {
    if (x > 27) {
      return 0;
    }
    // x√π e^(x²) erfc(x) as a fraction in x², backward from far enough out
    double xx = x * x;
    int n = (int) (30 + 400 / xx);
    double f = 0;
    for (int k = n; k >= 1; k--) {
      f = k * (k - 0.5) / (xx + 2 * k + 0.5 - f);
    }
    // e^(-x²) with the rounding error of x² taken into account
    double hi = Math.scalb((double) Math.round(Math.scalb(x, 20)), -20);
    double lo = (x - hi) * (x + hi);
    double e = StrictMath.exp(-hi * hi) * StrictMath.exp(-lo);
    return x * e / SQRT_PI / (xx + 0.5 - f);
  }

  /** Returns the gamma function; NaN at 0, -1, -2, .... */
  public static double gamma(double a) {
    if (a == Math.floor(a)) {
      if (a <= 0) {
        return a == 0 ? 1 / a : Double.NaN;
      }
      if (a <= 23) {
        double product = 1;
        for (int i = 2; i < a; i++) {
          product *= i;
        }
        return product;
      }
    }
    if (a < 0.5) {
      if (a < -184) {
        return 0.0;
      }
      return Math.PI / (sinPi(a) * gamma(1 - a));
    }
    if (a > 171.7) {
      return Double.isNaN(a) ? a : Double.POSITIVE_INFINITY;
    }
    // Stirling's series needs a large argument: climb by gamma(a) = gamma(a + 1) / a
    double x = a;
    double product = 1;
    while (x < 20) {
      product *= x;
      x += 1;
    }
    // x^(x - 1/2) in two factors, which do not overflow before the result does
    double half = Power.pow(x, 0.5 * x - 0.25);
    return half
        * StrictMath.exp(-x)
        * half
        * 2.5066282746310002
        * StrictMath.exp(stirling(x))
        / product;
  }

  /** Returns the logarithm of the absolute value of the gamma function. */
  public static double lgamma(double a) {
    if (Double.isInfinite(a)) {
      return Double.POSITIVE_INFINITY;
    }
    if (a == 1 || a == 2) {
      return 0;
    }
    if (a < 0.5) {
      if (a == Math.floor(a)) {
        return Double.POSITIVE_INFINITY;
      }
      return StrictMath.log(Math.PI / Math.abs(sinPi(a))) - lgamma(1 - a);
    }
    if (a < 20) {
      return StrictMath.log(gamma(a));
    }
    return (a - 0.5) * StrictMath.log(a) - a + LN_SQRT_2PI + stirling(a);
  }

  /** Returns the logarithmic derivative of the gamma function. */
  public static double digamma(double a) {
    if (a <= 0) {
      if (a == Math.floor(a)) {
        return Double.NaN;
      }
      return digamma(1 - a) - Math.PI * sinPi(a + 0.5) / sinPi(a);
    }
    double x = a;
    double s = 0;
    while (x < 20) {
      s -= 1 / x;
      x += 1;
    }
    double q = 1 / (x * x);
    double series =
        q * (1.0 / 12 - q * (1.0 / 120 - q * (1.0 / 252 - q * (1.0 / 240 - q * (1.0 / 132)))));
    return s + StrictMath.log(x) - 0.5 / x - series;
  }

  /** Sums Stirling's series Σ B(2k) / (2k (2k-1) x^(2k-1)) for x of at least 20. */
  private static double stirling(double x) {
    double q = 1 / (x * x);
    return (1.0 / 12
            - q
                * (1.0 / 360
                    - q * (1.0 / 1260 - q * (1.0 / 1680 - q * (1.0 / 1188 - q * 691.0 / 360360)))))
        / x;
  }

  /** Returns sin(π a), exactly 0 for whole numbers. */
  private static double sinPi(double a) {
    double r = a - 2 * Math.rint(0.5 * a);
    if (r > 0.5) {
      r = 1 - r;
    } else if (r < -0.5) {
      r = -1 - r;
    }
    return Trig.sin(Math.PI * r);
  }
}
