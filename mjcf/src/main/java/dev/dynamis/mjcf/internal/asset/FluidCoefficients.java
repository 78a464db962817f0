package dev.dynamis.mjcf.internal.asset;

/**
 * The coefficients of the ellipsoidal fluid model: the five of the user, and the virtual mass and
 * inertia of the fluid that an ellipsoid moves (Tuckerman 1925).
 */
public final class FluidCoefficients {
  private static final double EPS = 1e-14;

  // 15-point Kronrod rule on [0, 1] after the substitution l = x^3 / (1 - x)^2: weights, l, dl/dx
  private static final double[] WEIGHT = {
    0.01146766,
    0.03154605,
    0.05239501,
    0.07032663,
    0.08450236,
    0.09517529,
    0.10221647,
    0.10474107,
    0.10221647,
    0.09517529,
    0.08450236,
    0.07032663,
    0.05239501,
    0.03154605,
    0.01146766
  };
  private static final double[] ABSCISSA = {
    7.865151709349917e-08,
    1.7347976913907274e-05,
    0.0003548008144506193,
    0.002846636252924549,
    0.014094260903596077,
    0.053063261727396636,
    0.17041978741317773,
    0.5,
    1.4036301548686991,
    3.9353484827022642,
    11.644841677041734,
    39.53187807410903,
    177.5711362220801,
    1429.4772912937397,
    54087.416549217705
  };
  private static final double[] DERIVATIVE = {
    5.538677720489877e-05,
    0.002080868285293228,
    0.016514126520723166,
    0.07261900344370877,
    0.23985243401862602,
    0.6868318249020725,
    1.8551129519182894,
    5.0,
    14.060031152313941,
    43.28941239611009,
    156.58546376397112,
    747.9826085305024,
    5827.4042950027115,
    116754.0197944512,
    25482945.327264845
  };

  private FluidCoefficients() {}

  /**
   * Computes the coefficients of one geom.
   *
   * @param fluid result {@code [12]}: interaction flag, blunt drag, slender drag, angular drag,
   *     Kutta lift, Magnus lift, virtual mass (3, m^3), virtual inertia (3, m^5)
   * @param flag the interaction flag, 1 for the ellipsoidal model
   * @param coefficients the user's five coefficients
   * @param size size of the geom, m
   */
  public static void compute(
      double[] fluid, double flag, double[] coefficients, GeomShape shape, double[] size) {
    double x = size[0];
    double y =
        switch (shape) {
          case SPHERE, CAPSULE, CYLINDER -> x;
          case ELLIPSOID, BOX, PLANE, HFIELD, MESH, SDF -> size[1];
        };
    double z =
        switch (shape) {
          case SPHERE -> x;
          case CAPSULE -> size[1] + size[0];
          case CYLINDER -> size[1];
          case ELLIPSOID, BOX, PLANE, HFIELD, MESH, SDF -> size[2];
        };
    double volume = 4.0 / 3.0 * Math.PI * x * y * z;
    double kx = kappa(x, y, z);
    double ky = kappa(y, z, x);
    double kz = kappa(z, x, y);

    fluid[0] = flag;
    System.arraycopy(coefficients, 0, fluid, 1, 5);
    fluid[6] = volume * kx / Math.max(EPS, 2 - kx);
    fluid[7] = volume * ky / Math.max(EPS, 2 - ky);
    fluid[8] = volume * kz / Math.max(EPS, 2 - kz);
    fluid[9] = volume * rotation(y, z, ky, kz) / 5;
    fluid[10] = volume * rotation(z, x, kz, kx) / 5;
    fluid[11] = volume * rotation(x, y, kx, ky) / 5;
  }

  /** Factor of the virtual inertia about the axis that is perpendicular to a and b. */
  private static double rotation(double a, double b, double ka, double kb) {
    double difference = a * a - b * b;
    double denominator = Math.abs(2 * difference + (a * a + b * b) * (ka - kb));
    return difference * difference * Math.abs(kb - ka) / Math.max(EPS, denominator);
  }

  /** The integral of {@code xyz / sqrt((x^2 + l)^3 (y^2 + l) (z^2 + l))} over l from 0. */
  static double kappa(double x, double y, double z) {
    double ix = 1.0 / (x * x);
    double iy = 1.0 / (y * y);
    double iz = 1.0 / (z * z);
    double scale = StrictMath.pow(x * x * x * y * z, 0.4);
    double sum = 0;
    for (int i = 0; i < WEIGHT.length; i++) {
      double l = scale * ABSCISSA[i];
      double root = Math.sqrt((1 + l * ix) * (1 + l * iy) * (1 + l * iz));
      sum += scale * DERIVATIVE[i] / ((1 + l * ix) * root) * WEIGHT[i];
    }
    return sum * ix;
  }
}
