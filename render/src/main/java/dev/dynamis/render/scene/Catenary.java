package dev.dynamis.render.scene;

/** The curve of a string that hangs between two points. */
final class Catenary {
  private static final double TOLERANCE = 1e-9;

  private Catenary() {}

  /**
   * Finds points on a string of a given length, in order.
   *
   * @param res points, written
   * @param n how many at most, 3 or more
   * @param x where the ends are
   * @param a index of the first end
   * @param b index of the second end
   * @param gravity gravity, not 0
   * @param length length of the string, m
   * @return how many points were written: 2 for a taut string, 3 for one that hangs straight down
   */
  static int points(
      double[] res, int n, double[] x, int a, int b, double[] gravity, double length) {
    double g =
        Math.sqrt(gravity[0] * gravity[0] + gravity[1] * gravity[1] + gravity[2] * gravity[2]);
    double v = 0;
    double square = 0;
    for (int i = 0; i < 3; i++) {
      double dx = x[b + i] - x[a + i];
      v -= dx * gravity[i] / g;
      square += dx * dx;
    }
    System.arraycopy(x, a, res, 0, 3);
    if (square >= length * length) {
      System.arraycopy(x, b, res, 3, 3);
      return 2;
    }
    double h = Math.sqrt(Math.max(0, square - v * v));
    double across = h > 1e-15 ? 1 / h : 0;
    int count;
    if (length > 100 * h) {
      // as if it carried a bead: straight down, and up again
      double down = -0.5 * (Math.sqrt(length * length - h * h) - v);
      at(res, 3, x, a, b, gravity, g, v, across, h * down / (2 * down - v), down);
      count = 3;
    } else {
      double flat = flatness(Math.sqrt(length * length - v * v) / h) * h;
      double lowest = 0.5 * (h - flat * StrictMath.log((length + v) / (length - v)));
      double base = flat * StrictMath.cosh(lowest / flat);
      for (int i = 1; i < n - 1; i++) {
        double along = i * h / (n - 1);
        double up = flat * StrictMath.cosh((along - lowest) / flat) - base;
        at(res, 3 * i, x, a, b, gravity, g, v, across, along, up);
      }
      count = n;
    }
    System.arraycopy(x, b, res, 3 * (count - 1), 3);
    return count;
  }

  private static void at(
      double[] res,
      int r,
      double[] x,
      int a,
      int b,
      double[] gravity,
      double g,
      double v,
      double across,
      double along,
      double up) {
    for (int i = 0; i < 3; i++) {
      double upward = -gravity[i] / g;
      double sideways = (x[b + i] - x[a + i] - v * upward) * across;
      res[r + i] = x[a + i] + along * sideways + up * upward;
    }
  }

  /**
   * Solves 2 b sinh(1 / (2 b)) = ratio for b, by Newton's method on f(b) = 1/sqrt(2 b sinh(1/(2 b))
   * - 1), which is nearly a straight line.
   */
  private static double flatness(double ratio) {
    double wanted = 1 / Math.sqrt(ratio - 1);
    double b = wanted / Math.sqrt(24);
    for (int i = 0; i < 50; i++) {
      double residual = excess(b) - wanted;
      if (Math.abs(residual) < TOLERANCE) {
        break;
      }
      double half = 0.5 / b;
      double sinh = StrictMath.sinh(half);
      double root = Math.sqrt(2 * b * sinh - 1);
      double slope = (half * StrictMath.cosh(half) - sinh) / (root * root * root);
      double step = -residual / slope;
      for (int j = 0; j < 10 && Math.abs(excess(b + step) - wanted) >= Math.abs(residual); j++) {
        step *= 0.5;
      }
      b += step;
    }
    return b;
  }

  private static double excess(double b) {
    return 1 / Math.sqrt(2 * b * StrictMath.sinh(0.5 / b) - 1);
  }
}
