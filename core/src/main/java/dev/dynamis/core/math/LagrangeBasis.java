package dev.dynamis.core.math;

/**
 * Lagrange polynomials on the unit cube, of order 1 (8 nodes) or 2 (27 nodes).
 *
 * <p>Node {@code n} stands at {@code (i, j, k) / order}, the last index running fastest; its
 * function is the product of three polynomials of one variable.
 *
 * @since 0.1.0
 */
public final class LagrangeBasis {
  private LagrangeBasis() {}

  /** Returns the polynomial of one variable that is 1 at node {@code i} and 0 at the others. */
  private static double phi(double s, int i, int order) {
    if (order == 1) {
      return i == 0 ? 1 - s : s;
    }
    return switch (i) {
      case 0 -> 2 * s * s - 3 * s + 1;
      case 1 -> 4 * (s - s * s);
      default -> 2 * s * s - s;
    };
  }

  /** Returns the derivative of {@link #phi}. */
  private static double dphi(double s, int i, int order) {
    if (order == 1) {
      return i == 0 ? -1 : 1;
    }
    return switch (i) {
      case 0 -> 4 * s - 3;
      case 1 -> 4 * (1 - 2 * s);
      default -> 4 * s - 1;
    };
  }

  /** Returns the number of nodes of an order. */
  public static int nodes(int order) {
    return (order + 1) * (order + 1) * (order + 1);
  }

  /** Returns the function of {@code node} at the point {@code x[i..i+3)} of the unit cube. */
  public static double value(double[] x, int i, int node, int order) {
    int n = order + 1;
    return phi(x[i + 2], node % n, order)
        * phi(x[i + 1], node / n % n, order)
        * phi(x[i], node / (n * n), order);
  }

  /** {@code res[0..nodes)} = functions of all nodes at the point {@code x[i..i+3)}. */
  public static void values(double[] res, double[] x, int i, int order) {
    int n = 0;
    for (int a = 0; a <= order; a++) {
      double px = phi(x[i], a, order);
      for (int b = 0; b <= order; b++) {
        double py = phi(x[i + 1], b, order);
        for (int c = 0; c <= order; c++) {
          res[n++] = phi(x[i + 2], c, order) * py * px;
        }
      }
    }
  }

  /** {@code res} = gradient of the function of {@code node} at a point of the unit cube. */
  public static void gradient(double[] res, int r, double[] x, int o, int node, int order) {
    int n = order + 1;
    int i = node / (n * n);
    int j = node / n % n;
    int k = node % n;
    double a = phi(x[o], i, order);
    double b = phi(x[o + 1], j, order);
    double c = phi(x[o + 2], k, order);
    res[r] = dphi(x[o], i, order) * b * c;
    res[r + 1] = a * dphi(x[o + 1], j, order) * c;
    res[r + 2] = a * b * dphi(x[o + 2], k, order);
  }
}
