package dev.dynamis.mjcf.internal.asset;

/**
 * On which side of a plane through three points a fourth lies, decided exactly. Works on expansions
 * (sums of doubles that don't overlap, after Shewchuk 1997), for coordinates that are 0 or between
 * 1e-90 and 1e90. One object belongs to one thread.
 */
final class Orientation {
  private static final double SPLITTER = (1 << 27) + 1;

  /** The expansion, smallest component first: at most 6 products of 8 terms of 4 numbers. */
  private final double[] sum = new double[193];

  private int size;

  /** Differences of the coordinates and their rounding errors: b - a, c - a, d - a. */
  private final double[] difference = new double[9];

  private final double[] tail = new double[9];

  /**
   * Returns the sign of {@code ((b - a) x (c - a)) . (d - a)}: 1 if d is on the side from which a,
   * b, c are seen counterclockwise, 0 if the four lie in a plane.
   *
   * @param p coordinates; a, b, c, d are offsets into it
   */
  int sign(double[] p, int a, int b, int c, int d) {
    for (int j = 0; j < 3; j++) {
      subtract(j, p[b + j], p[a + j]);
      subtract(3 + j, p[c + j], p[a + j]);
      subtract(6 + j, p[d + j], p[a + j]);
    }
    size = 0;
    addProducts(1, 0, 4, 8);
    addProducts(1, 1, 5, 6);
    addProducts(1, 2, 3, 7);
    addProducts(-1, 2, 4, 6);
    addProducts(-1, 1, 3, 8);
    addProducts(-1, 0, 5, 7);
    return size == 0 ? 0 : (int) Math.signum(sum[size - 1]);
  }

  private void subtract(int at, double a, double b) {
    double x = a - b;
    double bv = a - x;
    double av = x + bv;
    difference[at] = x;
    tail[at] = (a - av) + (bv - b);
  }

  /** Adds the product of three differences, with their rounding errors where there are any. */
  private void addProducts(int sign, int i, int j, int k) {
    double a = sign * difference[i], b = difference[j], c = difference[k];
    addProduct(a, b, c);
    double at = sign * tail[i], bt = tail[j], ct = tail[k];
    if (at != 0 || bt != 0 || ct != 0) {
      addProduct(a, b, ct);
      addProduct(a, bt, c);
      addProduct(a, bt, ct);
      addProduct(at, b, c);
      addProduct(at, b, ct);
      addProduct(at, bt, c);
      addProduct(at, bt, ct);
    }
  }

  private void addProduct(double a, double b, double c) {
    if (a == 0 || b == 0 || c == 0) {
      return;
    }
    double high = b * c;
    double low = productError(b, c, high);
    double hh = a * high;
    add(productError(a, high, hh));
    if (low != 0) {
      double hl = a * low;
      add(productError(a, low, hl));
      add(hl);
    }
    add(hh);
  }

  private static double productError(double a, double b, double product) {
    double c = SPLITTER * a;
    double ah = c - (c - a), al = a - ah;
    c = SPLITTER * b;
    double bh = c - (c - b), bl = b - bh;
    return al * bl - (((product - ah * bh) - al * bh) - ah * bl);
  }

  /** Adds a number to the expansion, dropping zero components. */
  private void add(double b) {
    double q = b;
    int n = 0;
    for (int i = 0; i < size; i++) {
      double e = sum[i];
      double s = q + e;
      double bv = s - q;
      double error = (q - (s - bv)) + (e - bv);
      if (error != 0) {
        sum[n++] = error;
      }
      q = s;
    }
    if (q != 0) {
      sum[n++] = q;
    }
    size = n;
  }
}
