package dev.dynamis.core;

/**
 * The inverse of the normal distribution function, to about 1 part in 10¹⁶.
 *
 * <p>Three ratios of polynomials of degree 7: M. J. Wichura, "Algorithm AS 241: the percentage
 * points of the normal distribution", Applied Statistics 37 (1988), routine PPND16.
 */
final class NormalQuantile {
  /** Half width of the middle region in probability. */
  private static final double MIDDLE = 0.425;

  /** Where the far tail begins, in {@code sqrt(-log p)}. */
  private static final double FAR = 5;

  // coefficients from degree 0 upwards; the denominators begin with 1
  private static final double[] MIDDLE_NUMERATOR = {
    3.3871328727963666080, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125,
    45921.953931549871457, 67265.770927008700853, 33430.575583588128105, 2509.0809287301226727
  };
  private static final double[] MIDDLE_DENOMINATOR = {
    1,
    42.313330701600911252,
    687.18700749205790830,
    5394.1960214247511077,
    21213.794301586595867,
    39307.895800092710610,
    28729.085735721942674,
    5226.4952788528545610
  };
  private static final double[] NEAR_NUMERATOR = {
    1.42343711074968357734,
    4.63033784615654529590,
    5.76949722146069140550,
    3.64784832476320460504,
    1.27045825245236838258,
    0.241780725177450611770,
    0.0227238449892691845833,
    7.74545014278341407640e-4
  };
  private static final double[] NEAR_DENOMINATOR = {
    1,
    2.05319162663775882187,
    1.67638483018380384940,
    0.689767334985100004550,
    0.148103976427480074590,
    0.0151986665636164571966,
    5.47593808499534494600e-4,
    1.05075007164441684324e-9
  };
  private static final double[] FAR_NUMERATOR = {
    6.65790464350110377720,
    5.46378491116411436990,
    1.78482653991729133580,
    0.296560571828504891230,
    0.0265321895265761230930,
    1.24266094738807843860e-3,
    2.71155556874348757815e-5,
    2.01033439929228813265e-7
  };
  private static final double[] FAR_DENOMINATOR = {
    1,
    0.599832206555887937690,
    0.136929880922735805310,
    0.0148753612908506148525,
    7.86869131145613259100e-4,
    1.84631831751005468180e-5,
    1.42151175831644588870e-7,
    2.04426310338993978564e-15
  };

  private NormalQuantile() {}

  /**
   * Returns the {@code x} that a standard normal number stays below with probability p in (0, 1).
   */
  static double of(double p) {
    double q = p - 0.5;
    if (Math.abs(q) <= MIDDLE) {
      double r = MIDDLE * MIDDLE - q * q;
      return q * horner(MIDDLE_NUMERATOR, r) / horner(MIDDLE_DENOMINATOR, r);
    }
    double r = Math.sqrt(-StrictMath.log(q < 0 ? p : 1 - p));
    double x;
    if (r <= FAR) {
      x = horner(NEAR_NUMERATOR, r - 1.6) / horner(NEAR_DENOMINATOR, r - 1.6);
    } else {
      x = horner(FAR_NUMERATOR, r - FAR) / horner(FAR_DENOMINATOR, r - FAR);
    }
    return q < 0 ? -x : x;
  }

  private static double horner(double[] c, double x) {
    return ((((((c[7] * x + c[6]) * x + c[5]) * x + c[4]) * x + c[3]) * x + c[2]) * x + c[1]) * x
        + c[0];
  }
}
