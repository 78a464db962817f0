package dev.dynamis.core.math;

import java.util.Arrays;

/**
 * Vectors and row-major matrices of any size, stored in a {@code double[]} from an offset on.
 *
 * <p>A matrix of {@code nr} rows and {@code nc} columns has the entry (i, j) at {@code offset +
 * i*nc + j}. Methods on vectors work element by element, so a result may be the same array at the
 * same offset as an argument; matrix products may not alias.
 *
 * @since 0.1.0
 */
public final class Dense {
  /** Length of rows that are treated in a way of their own: dofs of a free body. */
  private static final int SIX = 6;

  /** The same, rounded by {@link #spanStart} and {@link #spanEnd}. */
  private static final int EIGHT = 8;

  private Dense() {}

  /** {@code res[0..n) = 0}. */
  public static void zero(double[] res, int r, int n) {
    Arrays.fill(res, r, r + n, 0);
  }

  /** {@code res[0..n) = value}. */
  public static void fill(double[] res, int r, double value, int n) {
    Arrays.fill(res, r, r + n, value);
  }

  /** {@code res = a}, {@code n} numbers; {@code res} may overlap {@code a}. */
  public static void copy(double[] res, int r, double[] a, int i, int n) {
    System.arraycopy(a, i, res, r, n);
  }

  /** {@code res = a + b}, {@code n} numbers; {@code res} may alias {@code a, b}. */
  public static void add(double[] res, int r, double[] a, int i, double[] b, int j, int n) {
    for (int k = 0; k < n; k++) {
      res[r + k] = a[i + k] + b[j + k];
    }
  }

  /** {@code res = a - b}, {@code n} numbers; {@code res} may alias {@code a, b}. */
  public static void sub(double[] res, int r, double[] a, int i, double[] b, int j, int n) {
    for (int k = 0; k < n; k++) {
      res[r + k] = a[i + k] - b[j + k];
    }
  }

  /** {@code res += a}, {@code n} numbers; {@code res} may alias {@code a}. */
  public static void addTo(double[] res, int r, double[] a, int i, int n) {
    for (int k = 0; k < n; k++) {
      res[r + k] += a[i + k];
    }
  }

  /** {@code res -= a}, {@code n} numbers; {@code res} may alias {@code a}. */
  public static void subFrom(double[] res, int r, double[] a, int i, int n) {
    for (int k = 0; k < n; k++) {
      res[r + k] -= a[i + k];
    }
  }

  /** {@code res = s*a}, {@code n} numbers; {@code res} may alias {@code a}. */
  public static void scale(double[] res, int r, double[] a, int i, double s, int n) {
    for (int k = 0; k < n; k++) {
      res[r + k] = a[i + k] * s;
    }
  }

  /** {@code res += s*a}, {@code n} numbers (axpy); {@code res} may alias {@code a}. */
  public static void addToScaled(double[] res, int r, double[] a, int i, double s, int n) {
    for (int k = 0; k < n; k++) {
      res[r + k] += a[i + k] * s;
    }
  }

  /** {@code res = a + s*b}, {@code n} numbers; {@code res} may alias {@code a, b}. */
  public static void addScaled(
      double[] res, int r, double[] a, int i, double[] b, int j, double s, int n) {
    for (int k = 0; k < n; k++) {
      res[r + k] = a[i + k] + b[j + k] * s;
    }
  }

  /** Returns the sum of {@code n} numbers, from left to right. */
  public static double sum(double[] a, int i, int n) {
    double sum = 0;
    for (int k = 0; k < n; k++) {
      sum += a[i + k];
    }
    return sum;
  }

  /** Returns the sum of the absolute values of {@code n} numbers, from left to right. */
  public static double norm1(double[] a, int i, int n) {
    double sum = 0;
    for (int k = 0; k < n; k++) {
      sum += Math.abs(a[i + k]);
    }
    return sum;
  }

  /**
   * Returns {@code a . b} of {@code n} numbers. Four partial sums over every fourth product are
   * added as (0 + 2) + (1 + 3), then the sum of the up to three products that remain.
   */
  public static double dot(double[] a, int i, double[] b, int j, int n) {
    double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    int k = 0;
    for (; k <= n - 4; k += 4) {
      s0 += a[i + k] * b[j + k];
      s1 += a[i + k + 1] * b[j + k + 1];
      s2 += a[i + k + 2] * b[j + k + 2];
      s3 += a[i + k + 3] * b[j + k + 3];
    }
    double sum = (s0 + s2) + (s1 + s3);
    int left = n - k;
    if (left == 3) {
      sum += a[i + k] * b[j + k] + a[i + k + 1] * b[j + k + 1] + a[i + k + 2] * b[j + k + 2];
    } else if (left == 2) {
      sum += a[i + k] * b[j + k] + a[i + k + 1] * b[j + k + 1];
    } else if (left == 1) {
      sum += a[i + k] * b[j + k];
    }
    return sum;
  }

  /**
   * {@code res = (a . b, a . c, a . d, a . e)} of {@code n} numbers each, with the bits of {@link
   * #dot}: sums that don't wait for one another.
   */
  public static void dots(
      double[] res, double[] a, double[] b, double[] c, double[] d, double[] e, int n) {
    double b0 = 0, b1 = 0, b2 = 0, b3 = 0;
    double c0 = 0, c1 = 0, c2 = 0, c3 = 0;
    double d0 = 0, d1 = 0, d2 = 0, d3 = 0;
    double e0 = 0, e1 = 0, e2 = 0, e3 = 0;
    int k = 0;
    for (; k <= n - 4; k += 4) {
      double x = a[k];
      b0 += x * b[k];
      c0 += x * c[k];
      d0 += x * d[k];
      e0 += x * e[k];
      x = a[k + 1];
      b1 += x * b[k + 1];
      c1 += x * c[k + 1];
      d1 += x * d[k + 1];
      e1 += x * e[k + 1];
      x = a[k + 2];
      b2 += x * b[k + 2];
      c2 += x * c[k + 2];
      d2 += x * d[k + 2];
      e2 += x * e[k + 2];
      x = a[k + 3];
      b3 += x * b[k + 3];
      c3 += x * c[k + 3];
      d3 += x * d[k + 3];
      e3 += x * e[k + 3];
    }
    int left = n - k;
    res[0] = withRest((b0 + b2) + (b1 + b3), a, b, k, left);
    res[1] = withRest((c0 + c2) + (c1 + c3), a, c, k, left);
    res[2] = withRest((d0 + d2) + (d1 + d3), a, d, k, left);
    res[3] = withRest((e0 + e2) + (e1 + e3), a, e, k, left);
  }

  /** A sum of products with the sum of the up to three that remain. */
  private static double withRest(double sum, double[] a, double[] b, int k, int left) {
    return switch (left) {
      case 0 -> sum;
      case 1 -> sum + a[k] * b[k];
      case 2 -> sum + (a[k] * b[k] + a[k + 1] * b[k + 1]);
      default -> sum + (a[k] * b[k] + a[k + 1] * b[k + 1] + a[k + 2] * b[k + 2]);
    };
  }

  /** Returns the Euclidean norm of {@code n} numbers, from {@link #dot}. */
  public static double norm(double[] a, int i, int n) {
    return Math.sqrt(dot(a, i, a, i, n));
  }

  /**
   * Scales {@code n >= 1} numbers to unit length in place and returns their norm before. A norm
   * below {@link Scalar#MINVAL} gives (1, 0, 0, ...).
   */
  public static double normalize(double[] a, int i, int n) {
    double norm = norm(a, i, n);
    if (norm < Scalar.MINVAL) {
      zero(a, i, n);
      a[i] = 1;
    } else {
      scale(a, i, a, i, 1 / norm, n);
    }
    return norm;
  }

  /** {@code res[nr] = m v}, {@code m[nr x nc]}; {@code res} may not alias {@code m, v}. */
  public static void mulMatVec(
      double[] res, int r, double[] m, int i, double[] v, int j, int nr, int nc) {
    int k = 0;
    for (; k < nr - 1; k += 2) {
      mulTwoRows(res, r + k, m, i + k * nc, i + (k + 1) * nc, v, j, nc);
    }
    if (k < nr) {
      res[r + k] = dot(m, i + k * nc, v, j, nc);
    }
  }

  /**
   * {@link #dot} of two rows from {@code p} and {@code q} on; the processor works on both at once.
   */
  private static void mulTwoRows(
      double[] res, int r, double[] m, int p, int q, double[] v, int j, int n) {
    int full = n & ~3;
    double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    double t0 = 0, t1 = 0, t2 = 0, t3 = 0;
    for (int k = 0; k < full; k += 4) {
      double x0 = v[j + k], x1 = v[j + k + 1], x2 = v[j + k + 2], x3 = v[j + k + 3];
      s0 += m[p + k] * x0;
      s1 += m[p + k + 1] * x1;
      s2 += m[p + k + 2] * x2;
      s3 += m[p + k + 3] * x3;
      t0 += m[q + k] * x0;
      t1 += m[q + k + 1] * x1;
      t2 += m[q + k + 2] * x2;
      t3 += m[q + k + 3] * x3;
    }
    double s = (s0 + s2) + (s1 + s3);
    double t = (t0 + t2) + (t1 + t3);
    if (full < n) {
      double x = v[j + full];
      double u = m[p + full] * x;
      double w = m[q + full] * x;
      for (int k = full + 1; k < n; k++) {
        x = v[j + k];
        u += m[p + k] * x;
        w += m[q + k] * x;
      }
      s += u;
      t += w;
    }
    res[r] = s;
    res[r + 1] = t;
  }

  /**
   * {@code res[nc] = transpose(m) v}, {@code m[nr x nc]}, row after row, rows with a zero in {@code
   * v} left out; {@code res} may not alias {@code m, v}.
   */
  public static void mulMatTVec(
      double[] res, int r, double[] m, int i, double[] v, int j, int nr, int nc) {
    zero(res, r, nc);
    for (int k = 0; k < nr; k++) {
      double s = v[j + k];
      if (s != 0) {
        addToScaled(res, r, m, i + k * nc, s, nc);
      }
    }
  }

  /**
   * Returns the first of the columns {@code [first, end)} of a row of {@code nc} columns with what
   * belongs to its group of four, so that {@link #mulSpans} adds up as {@link #mulMatVec}.
   */
  public static int spanStart(int first) {
    return first & ~3;
  }

  /** Returns the end of the columns up to {@code end} as {@link #spanStart} does their start. */
  public static int spanEnd(int end, int nc) {
    return Math.min(end + 3 & ~3, nc);
  }

  /**
   * As {@link #mulMatVec} for rows that are zero outside of spans: row k has {@code length[k]}
   * elements from {@code m[start[k]]} on, in columns that {@link #spanStart} and {@link #spanEnd}
   * have rounded. The result is the same to the last bit.
   */
  public static void mulSpans(
      double[] res,
      int r,
      double[] m,
      int i,
      int[] start,
      int[] length,
      double[] v,
      int j,
      int nr,
      int nc) {
    int k = 0;
    while (k < nr) {
      int at = start[k];
      int n = length[k];
      int column = at - i - k * nc;
      if (n == SIX) {
        int end = endOfSixes(start, length, k, nr, nc);
        mulSixes(res, r + k, m, at, nc, v, j + column, end - k);
        k = end;
      } else if (n == EIGHT) {
        res[r + k] = dotEight(m, at, v, j + column);
        k++;
      } else if (k + 1 < nr && length[k + 1] == n && start[k + 1] == at + nc) {
        mulTwoRows(res, r + k, m, at, at + nc, v, j + column, n);
        k += 2;
      } else {
        res[r + k] = dot(m, at, v, j + column, n);
        k++;
      }
    }
  }

  /** End of the rows from k on that have their spans of six below one another. */
  private static int endOfSixes(int[] start, int[] length, int k, int nr, int nc) {
    int end = k + 1;
    int at = start[k] + nc;
    while (end < nr && length[end] == SIX && start[end] == at) {
      end++;
      at += nc;
    }
    return end;
  }

  /** {@link #dot} of rows of six, as free bodies have, with one vector. */
  private static void mulSixes(
      double[] res, int r, double[] m, int p, int stride, double[] v, int j, int rows) {
    double x0 = v[j], x1 = v[j + 1], x2 = v[j + 2], x3 = v[j + 3], x4 = v[j + 4], x5 = v[j + 5];
    for (int k = 0; k < rows; k++, p += stride) {
      res[r + k] =
          ((m[p] * x0 + m[p + 2] * x2) + (m[p + 1] * x1 + m[p + 3] * x3))
              + (m[p + 4] * x4 + m[p + 5] * x5);
    }
  }

  /** {@link #dot} of eight numbers. */
  private static double dotEight(double[] a, int i, double[] b, int j) {
    return ((a[i] * b[j] + a[i + 4] * b[j + 4]) + (a[i + 2] * b[j + 2] + a[i + 6] * b[j + 6]))
        + ((a[i + 1] * b[j + 1] + a[i + 5] * b[j + 5])
            + (a[i + 3] * b[j + 3] + a[i + 7] * b[j + 7]));
  }

  /** Adds rows of six times numbers to {@code res}, one after the other. */
  private static void addSixes(
      double[] res, int r, double[] m, int p, int stride, double[] v, int j, int rows) {
    double x0 = res[r], x1 = res[r + 1], x2 = res[r + 2];
    double x3 = res[r + 3], x4 = res[r + 4], x5 = res[r + 5];
    for (int k = 0; k < rows; k++, p += stride) {
      double a = v[j + k];
      x0 += m[p] * a;
      x1 += m[p + 1] * a;
      x2 += m[p + 2] * a;
      x3 += m[p + 3] * a;
      x4 += m[p + 4] * a;
      x5 += m[p + 5] * a;
    }
    res[r] = x0;
    res[r + 1] = x1;
    res[r + 2] = x2;
    res[r + 3] = x3;
    res[r + 4] = x4;
    res[r + 5] = x5;
  }

  /** As {@link #mulSpans} for two vectors at once, {@code res = m v} and {@code also = m w}. */
  public static void mulSpansTwice(
      double[] res,
      double[] also,
      double[] m,
      int[] start,
      int[] length,
      double[] v,
      double[] w,
      int nr,
      int nc) {
    for (int k = 0; k < nr; k++) {
      int p = start[k];
      int j = p - k * nc;
      int n = length[k];
      if (n == EIGHT) {
        // a free body somewhere among others
        res[k] = dotEight(m, p, v, j);
        also[k] = dotEight(m, p, w, j);
        continue;
      }
      int full = n & ~3;
      double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
      double t0 = 0, t1 = 0, t2 = 0, t3 = 0;
      for (int c = 0; c < full; c += 4) {
        double x0 = m[p + c], x1 = m[p + c + 1], x2 = m[p + c + 2], x3 = m[p + c + 3];
        s0 += x0 * v[j + c];
        s1 += x1 * v[j + c + 1];
        s2 += x2 * v[j + c + 2];
        s3 += x3 * v[j + c + 3];
        t0 += x0 * w[j + c];
        t1 += x1 * w[j + c + 1];
        t2 += x2 * w[j + c + 2];
        t3 += x3 * w[j + c + 3];
      }
      double s = (s0 + s2) + (s1 + s3);
      double t = (t0 + t2) + (t1 + t3);
      if (full < n) {
        double a = m[p + full] * v[j + full];
        double b = m[p + full] * w[j + full];
        for (int c = full + 1; c < n; c++) {
          a += m[p + c] * v[j + c];
          b += m[p + c] * w[j + c];
        }
        s += a;
        t += b;
      }
      res[k] = s;
      also[k] = t;
    }
  }

  /**
   * As {@link #mulMatTVec} for rows with spans, see {@link #mulSpans}; four of one span at once.
   */
  public static void mulSpansT(
      double[] res,
      int r,
      double[] m,
      int i,
      int[] start,
      int[] length,
      double[] v,
      int j,
      int nr,
      int nc) {
    zero(res, r, nc);
    int k = 0;
    while (k < nr) {
      int at = start[k];
      int n = length[k];
      int to = r + at - i - k * nc;
      double a = v[j + k];
      if (n == SIX) {
        int end = endOfSixes(start, length, k, nr, nc);
        addSixes(res, to, m, at, nc, v, j + k, end - k);
        k = end;
      } else if (k + 3 < nr
          && length[k + 1] == n
          && start[k + 1] == at + nc
          && length[k + 2] == n
          && start[k + 2] == at + 2 * nc
          && length[k + 3] == n
          && start[k + 3] == at + 3 * nc) {
        double b = v[j + k + 1], c = v[j + k + 2], d = v[j + k + 3];
        if (a != 0 || b != 0 || c != 0 || d != 0) {
          int p = at + nc, q = p + nc, s = q + nc;
          for (int e = 0; e < n; e++) {
            res[to + e] =
                (((res[to + e] + m[at + e] * a) + m[p + e] * b) + m[q + e] * c) + m[s + e] * d;
          }
        }
        k += 4;
      } else {
        if (a != 0) {
          addToScaled(res, to, m, at, a, n);
        }
        k++;
      }
    }
  }

  /** Returns {@code a . (m b)} for the square matrix {@code m[n x n]}. */
  public static double mulVecMatVec(
      double[] a, int i, double[] m, int k, double[] b, int j, int n) {
    double sum = 0;
    for (int row = 0; row < n; row++) {
      sum += a[i + row] * dot(m, k + row * n, b, j, n);
    }
    return sum;
  }

  /**
   * {@code res[ra x cb] = a b}, {@code a[ra x ca], b[ca x cb]}; zeros of {@code a} are left out;
   * {@code res} may not alias {@code a, b}.
   */
  public static void mulMatMat(
      double[] res, int r, double[] a, int i, double[] b, int j, int ra, int ca, int cb) {
    zero(res, r, ra * cb);
    for (int row = 0; row < ra; row++) {
      for (int k = 0; k < ca; k++) {
        double s = a[i + row * ca + k];
        if (s != 0) {
          addToScaled(res, r + row * cb, b, j + k * cb, s, cb);
        }
      }
    }
  }

  /**
   * {@code res[ca x cb] = transpose(a) b}, {@code a[ra x ca], b[ra x cb]}; zeros of {@code a} are
   * left out; {@code res} may not alias {@code a, b}.
   */
  public static void mulMatTMat(
      double[] res, int r, double[] a, int i, double[] b, int j, int ra, int ca, int cb) {
    zero(res, r, ca * cb);
    for (int row = 0; row < ra; row++) {
      for (int k = 0; k < ca; k++) {
        double s = a[i + row * ca + k];
        if (s != 0) {
          addToScaled(res, r + k * cb, b, j + row * cb, s, cb);
        }
      }
    }
  }

  /**
   * {@code res[ra x rb] = a transpose(b)}, {@code a[ra x ca], b[rb x ca]}; {@code res} may not
   * alias {@code a, b}.
   */
  public static void mulMatMatT(
      double[] res, int r, double[] a, int i, double[] b, int j, int ra, int ca, int rb) {
    for (int row = 0; row < ra; row++) {
      for (int col = 0; col < rb; col++) {
        res[r + row * rb + col] = dot(a, i + row * ca, b, j + col * ca, ca);
      }
    }
  }

  /**
   * {@code res[nc x nc] = transpose(m) diag(d) m}, {@code m[nr x nc], d[nr]}; {@code res} may not
   * alias {@code m, d}. Only the lower triangle is computed, then mirrored if {@code upper}; if
   * not, the strict upper triangle is zero.
   */
  public static void sqrMatTD(
      double[] res, int r, double[] m, int i, double[] d, int j, int nr, int nc, boolean upper) {
    zero(res, r, nc * nc);
    for (int row = 0; row < nr; row++) {
      double weight = d[j + row];
      if (weight == 0) {
        continue;
      }
      int at = i + row * nc;
      for (int k = 0; k < nc; k++) {
        double s = m[at + k];
        if (s != 0) {
          addToScaled(res, r + k * nc, m, at, s * weight, k + 1);
        }
      }
    }
    if (upper) {
      mirrorLower(res, r, nc);
    }
  }

  /** As {@link #sqrMatTD} with all weights 1. */
  public static void sqrMatT(
      double[] res, int r, double[] m, int i, int nr, int nc, boolean upper) {
    zero(res, r, nc * nc);
    for (int k = 0; k < nc; k++) {
      for (int row = 0; row < nr; row++) {
        double s = m[i + row * nc + k];
        if (s != 0) {
          addToScaled(res, r + k * nc, m, i + row * nc, s, k + 1);
        }
      }
    }
    if (upper) {
      mirrorLower(res, r, nc);
    }
  }

  /** Copies the lower triangle of {@code a[n x n]} into its upper triangle, in place. */
  public static void mirrorLower(double[] a, int i, int n) {
    for (int row = 0; row < n; row++) {
      for (int col = row + 1; col < n; col++) {
        a[i + row * n + col] = a[i + col * n + row];
      }
    }
  }

  /** {@code res[nc x nr] = transpose(a[nr x nc])}; {@code res} may not alias {@code a}. */
  public static void transpose(double[] res, int r, double[] a, int i, int nr, int nc) {
    for (int row = 0; row < nr; row++) {
      for (int col = 0; col < nc; col++) {
        res[r + col * nr + row] = a[i + row * nc + col];
      }
    }
  }

  /** {@code res[n x n] = (a + transpose(a)) / 2}; {@code res} may alias {@code a}. */
  public static void symmetrize(double[] res, int r, double[] a, int i, int n) {
    for (int row = 0; row < n; row++) {
      res[r + row * (n + 1)] = a[i + row * (n + 1)];
      for (int col = 0; col < row; col++) {
        double mean = 0.5 * (a[i + row * n + col] + a[i + col * n + row]);
        res[r + row * n + col] = mean;
        res[r + col * n + row] = mean;
      }
    }
  }

  /** {@code res[n x n] = 1}. */
  public static void identity(double[] res, int r, int n) {
    zero(res, r, n * n);
    for (int k = 0; k < n; k++) {
      res[r + k * (n + 1)] = 1;
    }
  }
}
