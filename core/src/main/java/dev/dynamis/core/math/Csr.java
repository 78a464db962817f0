package dev.dynamis.core.math;

import dev.dynamis.core.MemoryLimitException;
import java.util.Arrays;

/**
 * Sparse matrices in compressed rows.
 *
 * <p>Row {@code r} holds {@code rownnz[r]} entries; the k-th is {@code val[rowadr[r] + k]} in
 * column {@code colind[rowadr[r] + k]}. Columns ascend within a row; there may be unused room
 * between rows. Results may not alias arguments unless said otherwise.
 *
 * @since 0.1.0
 */
public final class Csr {
  /** Kind of row, see {@link #findGroups}. */
  public static final int TWO_POINTS = 6;

  private Csr() {}

  /**
   * Returns the dot product of the {@code nnz} sparse entries from {@code i} on with the dense
   * vector {@code v}. Four partial sums over every fourth product are added as (0 + 2) + (1 + 3),
   * then the remaining products one by one.
   */
  public static double dot(double[] val, int i, int[] colind, double[] v, int j, int nnz) {
    if (nnz >= 8) {
      return longDot(val, i, colind, v, j, nnz);
    }
    // no loops: most rows are short
    int k = i;
    int end = i + nnz;
    double sum = 0;
    if (nnz >= 4) {
      double s0 = val[k] * v[j + colind[k]];
      double s1 = val[k + 1] * v[j + colind[k + 1]];
      double s2 = val[k + 2] * v[j + colind[k + 2]];
      double s3 = val[k + 3] * v[j + colind[k + 3]];
      sum = (s0 + s2) + (s1 + s3);
      k += 4;
    }
    if (k < end) {
      sum += val[k] * v[j + colind[k]];
      if (k + 1 < end) {
        sum += val[k + 1] * v[j + colind[k + 1]];
        if (k + 2 < end) {
          sum += val[k + 2] * v[j + colind[k + 2]];
        }
      }
    }
    return sum;
  }

  private static double longDot(double[] val, int i, int[] colind, double[] v, int j, int nnz) {
    double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    int k = i;
    int end = i + nnz;
    for (; k <= end - 4; k += 4) {
      s0 += val[k] * v[j + colind[k]];
      s1 += val[k + 1] * v[j + colind[k + 1]];
      s2 += val[k + 2] * v[j + colind[k + 2]];
      s3 += val[k + 3] * v[j + colind[k + 3]];
    }
    double sum = (s0 + s2) + (s1 + s3);
    for (; k < end; k++) {
      sum += val[k] * v[j + colind[k]];
    }
    return sum;
  }

  /** Returns the dot product of two sparse vectors, at common columns, in ascending order. */
  public static double dot(
      double[] a, int[] aind, int i, int annz, double[] b, int[] bind, int j, int bnnz) {
    double sum = 0;
    int aend = i + annz, bend = j + bnnz;
    while (i < aend && j < bend) {
      int ca = aind[i], cb = bind[j];
      if (ca == cb) {
        sum += a[i++] * b[j++];
      } else if (ca < cb) {
        i++;
      } else {
        j++;
      }
    }
    return sum;
  }

  /** {@code res[k] = row (row0 + k) . v} for {@code nr} rows from {@code row0} on. */
  public static void mulMatVec(
      double[] res,
      int r,
      double[] val,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int row0,
      int nr,
      double[] v,
      int j) {
    for (int k = 0; k < nr; k++) {
      int row = row0 + k;
      res[r + k] = dot(val, rowadr[row], colind, v, j, rownnz[row]);
    }
  }

  /**
   * Finds rows that follow one another and have the same columns, two or three in a group.
   *
   * @param size receives the number of rows of each group, at the index of its first row; {@link
   *     #TWO_POINTS} for a row of two times three columns in a row, as of a distance of two points
   * @param usual how many rows groups have, 2 or 3, where more than three rows are alike
   */
  public static void findGroups(
      int[] size, int[] rownnz, int[] rowadr, int[] colind, int nr, int usual) {
    int row = 0;
    while (row < nr) {
      int alike = 1;
      while (alike < 5 && row + alike < nr && haveSameColumns(rownnz, rowadr, colind, row, alike)) {
        alike++;
      }
      // four are two and two
      int rows = alike < 4 ? alike : alike == 4 ? 2 : usual;
      size[row] = rows == 1 && isTwoPoints(rownnz[row], rowadr[row], colind) ? TWO_POINTS : rows;
      row += rows;
    }
  }

  private static boolean isTwoPoints(int n, int at, int[] colind) {
    return n == 6 && colind[at + 2] == colind[at] + 2 && colind[at + 5] == colind[at + 3] + 2;
  }

  private static boolean haveSameColumns(
      int[] rownnz, int[] rowadr, int[] colind, int row, int below) {
    int n = rownnz[row];
    int a = rowadr[row];
    int b = rowadr[row + below];
    if (n != rownnz[row + below]) {
      return false;
    }
    // rows are short, and most that differ do so at once
    for (int k = 0; k < n; k++) {
      if (colind[a + k] != colind[b + k]) {
        return false;
      }
    }
    return true;
  }

  /**
   * {@code res[nr] = m v}, with the bits of {@link #mulMatVec}; elements of {@code v} are read once
   * for each group.
   *
   * @param size groups of rows, see {@link #findGroups}
   */
  public static void mulGroups(
      double[] res,
      double[] val,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int[] size,
      int nr,
      double[] v) {
    int row = 0;
    while (row < nr) {
      int a = rowadr[row];
      switch (size[row]) {
        case TWO_POINTS -> row = mulTwoPoints(res, row, val, rowadr, colind, size, nr, v);
        case 2 -> {
          dotTwo(res, row, val, a, rowadr[row + 1], colind, v, rownnz[row]);
          row += 2;
        }
        case 3 -> {
          dotThree(res, row, val, a, rowadr[row + 1], rowadr[row + 2], colind, v, rownnz[row]);
          row += 3;
        }
        default -> {
          res[row] = dot(val, a, colind, v, 0, rownnz[row]);
          row++;
        }
      }
    }
  }

  /** {@link #dot} of the rows of two points from {@code row} on; returns the row after them. */
  private static int mulTwoPoints(
      double[] res,
      int row,
      double[] val,
      int[] rowadr,
      int[] colind,
      int[] size,
      int nr,
      double[] v) {
    int r = row;
    for (; r < nr && size[r] == TWO_POINTS; r++) {
      int a = rowadr[r];
      int c = colind[a];
      int d = colind[a + 3];
      double s0 = val[a] * v[c];
      double s1 = val[a + 1] * v[c + 1];
      double s2 = val[a + 2] * v[c + 2];
      double s3 = val[a + 3] * v[d];
      res[r] = (s0 + s2) + (s1 + s3) + val[a + 4] * v[d + 1] + val[a + 5] * v[d + 2];
    }
    return r;
  }

  /** {@link #dot} of two rows with the columns of the first, at {@code a} and {@code b}. */
  private static void dotTwo(
      double[] res, int r, double[] val, int a, int b, int[] colind, double[] v, int n) {
    double s = 0, t = 0;
    int k = 0;
    if (n >= 4) {
      double x0 = v[colind[a]], x1 = v[colind[a + 1]];
      double x2 = v[colind[a + 2]], x3 = v[colind[a + 3]];
      double s0 = val[a] * x0, s1 = val[a + 1] * x1;
      double s2 = val[a + 2] * x2, s3 = val[a + 3] * x3;
      double t0 = val[b] * x0, t1 = val[b + 1] * x1;
      double t2 = val[b + 2] * x2, t3 = val[b + 3] * x3;
      for (k = 4; k <= n - 4; k += 4) {
        x0 = v[colind[a + k]];
        x1 = v[colind[a + k + 1]];
        x2 = v[colind[a + k + 2]];
        x3 = v[colind[a + k + 3]];
        s0 += val[a + k] * x0;
        s1 += val[a + k + 1] * x1;
        s2 += val[a + k + 2] * x2;
        s3 += val[a + k + 3] * x3;
        t0 += val[b + k] * x0;
        t1 += val[b + k + 1] * x1;
        t2 += val[b + k + 2] * x2;
        t3 += val[b + k + 3] * x3;
      }
      s = (s0 + s2) + (s1 + s3);
      t = (t0 + t2) + (t1 + t3);
    }
    if (k < n) {
      double x = v[colind[a + k]];
      s += val[a + k] * x;
      t += val[b + k] * x;
      if (k + 1 < n) {
        double x1 = v[colind[a + k + 1]];
        s += val[a + k + 1] * x1;
        t += val[b + k + 1] * x1;
        if (k + 2 < n) {
          double x2 = v[colind[a + k + 2]];
          s += val[a + k + 2] * x2;
          t += val[b + k + 2] * x2;
        }
      }
    }
    res[r] = s;
    res[r + 1] = t;
  }

  /** The same for three rows. */
  private static void dotThree(
      double[] res, int r, double[] val, int a, int b, int c, int[] colind, double[] v, int n) {
    double s = 0, t = 0, u = 0;
    int k = 0;
    if (n >= 4) {
      double x0 = v[colind[a]], x1 = v[colind[a + 1]];
      double x2 = v[colind[a + 2]], x3 = v[colind[a + 3]];
      double s0 = val[a] * x0, s1 = val[a + 1] * x1;
      double s2 = val[a + 2] * x2, s3 = val[a + 3] * x3;
      double t0 = val[b] * x0, t1 = val[b + 1] * x1;
      double t2 = val[b + 2] * x2, t3 = val[b + 3] * x3;
      double u0 = val[c] * x0, u1 = val[c + 1] * x1;
      double u2 = val[c + 2] * x2, u3 = val[c + 3] * x3;
      for (k = 4; k <= n - 4; k += 4) {
        x0 = v[colind[a + k]];
        x1 = v[colind[a + k + 1]];
        x2 = v[colind[a + k + 2]];
        x3 = v[colind[a + k + 3]];
        s0 += val[a + k] * x0;
        s1 += val[a + k + 1] * x1;
        s2 += val[a + k + 2] * x2;
        s3 += val[a + k + 3] * x3;
        t0 += val[b + k] * x0;
        t1 += val[b + k + 1] * x1;
        t2 += val[b + k + 2] * x2;
        t3 += val[b + k + 3] * x3;
        u0 += val[c + k] * x0;
        u1 += val[c + k + 1] * x1;
        u2 += val[c + k + 2] * x2;
        u3 += val[c + k + 3] * x3;
      }
      s = (s0 + s2) + (s1 + s3);
      t = (t0 + t2) + (t1 + t3);
      u = (u0 + u2) + (u1 + u3);
    }
    if (k < n) {
      double x = v[colind[a + k]];
      s += val[a + k] * x;
      t += val[b + k] * x;
      u += val[c + k] * x;
      if (k + 1 < n) {
        double x1 = v[colind[a + k + 1]];
        s += val[a + k + 1] * x1;
        t += val[b + k + 1] * x1;
        u += val[c + k + 1] * x1;
        if (k + 2 < n) {
          double x2 = v[colind[a + k + 2]];
          s += val[a + k + 2] * x2;
          t += val[b + k + 2] * x2;
          u += val[c + k + 2] * x2;
        }
      }
    }
    res[r] = s;
    res[r + 1] = t;
    res[r + 2] = u;
  }

  /** {@code res[nc] = transpose(m) v}, row after row, rows with a zero in {@code v} left out. */
  public static void mulTransposed(
      double[] res,
      double[] val,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int nr,
      int nc,
      double[] v) {
    Dense.zero(res, 0, nc);
    for (int row = 0; row < nr; row++) {
      double s = v[row];
      if (s != 0) {
        int end = rowadr[row] + rownnz[row];
        for (int k = rowadr[row]; k < end; k++) {
          res[colind[k]] += val[k] * s;
        }
      }
    }
  }

  /**
   * As {@link #mulMatVec} for two vectors in one pass over the rows {@code [from, to)}: {@code res
   * = m v}, {@code also = m w}, each at its row. The results are the same to the last bit.
   */
  public static void mulMatVecTwice(
      double[] res,
      double[] also,
      double[] val,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int from,
      int to,
      double[] v,
      double[] w) {
    for (int row = from; row < to; row++) {
      int k = rowadr[row];
      int end = k + rownnz[row];
      double s = 0, t = 0;
      if (k + 4 <= end) {
        int c0 = colind[k], c1 = colind[k + 1], c2 = colind[k + 2], c3 = colind[k + 3];
        double x0 = val[k], x1 = val[k + 1], x2 = val[k + 2], x3 = val[k + 3];
        double s0 = x0 * v[c0], s1 = x1 * v[c1], s2 = x2 * v[c2], s3 = x3 * v[c3];
        double t0 = x0 * w[c0], t1 = x1 * w[c1], t2 = x2 * w[c2], t3 = x3 * w[c3];
        if (k + 8 <= end) {
          // sums that start from zero, as in longer rows elsewhere: never a negative one
          s0 += 0;
          s1 += 0;
          s2 += 0;
          s3 += 0;
          t0 += 0;
          t1 += 0;
          t2 += 0;
          t3 += 0;
        }
        for (k += 4; k + 4 <= end; k += 4) {
          c0 = colind[k];
          c1 = colind[k + 1];
          c2 = colind[k + 2];
          c3 = colind[k + 3];
          s0 += val[k] * v[c0];
          s1 += val[k + 1] * v[c1];
          s2 += val[k + 2] * v[c2];
          s3 += val[k + 3] * v[c3];
          t0 += val[k] * w[c0];
          t1 += val[k + 1] * w[c1];
          t2 += val[k + 2] * w[c2];
          t3 += val[k + 3] * w[c3];
        }
        s = (s0 + s2) + (s1 + s3);
        t = (t0 + t2) + (t1 + t3);
      }
      for (; k < end; k++) {
        s += val[k] * v[colind[k]];
        t += val[k] * w[colind[k]];
      }
      res[row] = s;
      also[row] = t;
    }
  }

  /**
   * {@code res[nc] = transpose(m) v}, {@code m} being the {@code nr} rows from {@code row0} on;
   * rows with a zero in {@code v} are left out.
   */
  public static void mulMatTVec(
      double[] res,
      int r,
      double[] val,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int row0,
      int nr,
      int nc,
      double[] v,
      int j) {
    Dense.zero(res, r, nc);
    for (int k = 0; k < nr; k++) {
      double s = v[j + k];
      if (s == 0) {
        continue;
      }
      int start = rowadr[row0 + k];
      int end = start + rownnz[row0 + k];
      for (int at = start; at < end; at++) {
        res[r + colind[at]] += val[at] * s;
      }
    }
  }

  /**
   * {@code res[n] = m v} for a symmetric matrix of which only the lower triangle is stored, the
   * diagonal last in each row.
   */
  public static void mulSymVec(
      double[] res,
      int r,
      double[] val,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int n,
      double[] v,
      int j) {
    Dense.zero(res, r, n);
    for (int row = 0; row < n; row++) {
      int start = rowadr[row];
      int diagonal = start + rownnz[row] - 1;
      double vrow = v[j + row];
      double sum = val[diagonal] * vrow;

      // from the diagonal to the left; the mirrored entry belongs to an earlier row
      for (int at = diagonal - 1; at >= start; at--) {
        int col = colind[at];
        sum += val[at] * v[j + col];
        res[r + col] += val[at] * vrow;
      }
      res[r + row] = sum;
    }
  }

  /** {@code res[nr x nc]} = the sparse matrix, row-major. */
  public static void toDense(
      double[] res, int r, double[] val, int[] rownnz, int[] rowadr, int[] colind, int nr, int nc) {
    Dense.zero(res, r, nr * nc);
    for (int row = 0; row < nr; row++) {
      int start = rowadr[row];
      for (int at = start; at < start + rownnz[row]; at++) {
        res[r + row * nc + colind[at]] = val[at];
      }
    }
  }

  /**
   * Writes the entries of the dense matrix {@code m[nr x nc]} that are not zero, rows packed, and
   * returns their number. If the number exceeds the length of {@code val} or {@code colind},
   * nothing is written.
   *
   * @return number of entries, also when there is no room for them
   */
  public static int fromDense(
      double[] val, int[] rownnz, int[] rowadr, int[] colind, double[] m, int i, int nr, int nc) {
    int nnz = 0;
    for (int k = 0; k < nr * nc; k++) {
      if (m[i + k] != 0) {
        nnz++;
      }
    }
    if (nnz > val.length || nnz > colind.length) {
      return nnz;
    }
    int at = 0;
    for (int row = 0; row < nr; row++) {
      rowadr[row] = at;
      for (int col = 0; col < nc; col++) {
        double x = m[i + row * nc + col];
        if (x != 0) {
          colind[at] = col;
          val[at++] = x;
        }
      }
      rownnz[row] = at - rowadr[row];
    }
    return nnz;
  }

  /**
   * Writes the transpose of the {@code nr x nc} matrix, rows packed. {@code val} and {@code resVal}
   * may both be null: then only the pattern is made.
   */
  public static void transpose(
      double[] resVal,
      int[] resRownnz,
      int[] resRowadr,
      int[] resColind,
      double[] val,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int nr,
      int nc) {
    Arrays.fill(resRownnz, 0, nc, 0);
    for (int row = 0; row < nr; row++) {
      int start = rowadr[row];
      for (int at = start; at < start + rownnz[row]; at++) {
        resRownnz[colind[at]]++;
      }
    }
    packRows(resRowadr, resRownnz, nc);

    // the counts serve as cursors and are complete again at the end
    Arrays.fill(resRownnz, 0, nc, 0);
    for (int row = 0; row < nr; row++) {
      int start = rowadr[row];
      for (int at = start; at < start + rownnz[row]; at++) {
        int col = colind[at];
        int to = resRowadr[col] + resRownnz[col]++;
        resColind[to] = row;
        if (resVal != null) {
          resVal[to] = val[at];
        }
      }
    }
  }

  /**
   * Writes row addresses without gaps for the given counts; returns the total of the counts.
   *
   * @throws MemoryLimitException if there are more elements than an array can have
   */
  public static int packRows(int[] rowadr, int[] rownnz, int nr) {
    long at = 0;
    for (int row = 0; row < nr; row++) {
      rowadr[row] = (int) at;
      at += rownnz[row];
    }
    if (at > Integer.MAX_VALUE) {
      throw new MemoryLimitException("a sparse matrix can't have " + at + " elements");
    }
    return (int) at;
  }

  /**
   * Counts the entries of {@code transpose(m) m} for the {@code nr x nc} matrix {@code m} and
   * writes packed row addresses. Every diagonal entry counts, also that of an empty column.
   *
   * @param upper whether both triangles are wanted, or the lower one only
   * @param mark scratch {@code [nc]}
   * @return total number of entries
   */
  public static int countSqrMatTD(
      int[] resRownnz,
      int[] resRowadr,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int[] rownnzT,
      int[] rowadrT,
      int[] colindT,
      int nc,
      boolean upper,
      int[] mark) {
    Arrays.fill(resRownnz, 0, nc, 0);
    Arrays.fill(mark, 0, nc, -1);
    for (int i = 0; i < nc; i++) {
      mark[i] = i;
      resRownnz[i]++;
      int startT = rowadrT[i];
      for (int t = startT; t < startT + rownnzT[i]; t++) {
        int row = colindT[t];
        int end = rowadr[row] + rownnz[row];
        for (int at = rowadr[row]; at < end && colind[at] < i; at++) {
          int col = colind[at];
          if (mark[col] != i) {
            mark[col] = i;
            resRownnz[i]++;
            if (upper) {
              resRownnz[col]++;
            }
          }
        }
      }
    }
    return packRows(resRowadr, resRownnz, nc);
  }

  /**
   * Writes {@code transpose(m) diag(d) m} for the {@code nr x nc} matrix {@code m}, given with its
   * transpose, into rows with the addresses {@code resRowadr}, diagonal included; the strict upper
   * triangle is mirrored if {@code diagind} is given.
   *
   * <p>The entry (j, c) with j > c is {@code sum m[r,j] (d[r] m[r,c])}, the diagonal {@code sum
   * m[r,c]^2 d[r]}, both over ascending r.
   *
   * @param d weights {@code [nr]}, or null for all 1 (the diagonal then is summed as by {@link
   *     Dense#dot})
   * @param diagind if not null, receives the address of each diagonal entry {@code [nc]}, and the
   *     upper triangle is filled
   * @param work scratch {@code [nc]}
   * @param iwork scratch {@code [2 nc + nr]}
   */
  public static void sqrMatTD(
      double[] res,
      int[] resRownnz,
      int[] resRowadr,
      int[] resColind,
      double[] val,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      double[] valT,
      int[] rownnzT,
      int[] rowadrT,
      int[] colindT,
      double[] d,
      int nr,
      int nc,
      int[] diagind,
      double[] work,
      int[] iwork) {
    int marks = 0, list = nc, first = 2 * nc;
    Arrays.fill(iwork, marks, marks + nc, 0);
    Arrays.fill(iwork, first, first + nr, 0);
    Arrays.fill(resRownnz, 0, nc, 0);

    for (int c = 0; c < nc; c++) {
      int startT = rowadrT[c];
      int endT = startT + rownnzT[c];
      int count = 0;
      for (int t = startT; t < endT; t++) {
        int row = colindT[t];
        double s = d == null ? valT[t] : d[row] * valT[t];
        int start = rowadr[row];

        // columns up to c are done with for good
        int k = iwork[first + row];
        while (k < rownnz[row] && colind[start + k] <= c) {
          k++;
        }
        iwork[first + row] = k;

        for (int at = start + k; at < start + rownnz[row]; at++) {
          int j = colind[at];
          if (iwork[marks + j] == 0) {
            iwork[marks + j] = 1;
            iwork[list + count++] = j;
            work[j] = val[at] * s;
          } else {
            work[j] += val[at] * s;
          }
        }
      }

      // column c of the lower triangle: one more entry at the end of each row in the list
      for (int k = 0; k < count; k++) {
        int j = iwork[list + k];
        iwork[marks + j] = 0;
        int to = resRowadr[j] + resRownnz[j]++;
        res[to] = work[j];
        resColind[to] = c;
      }
      int to = resRowadr[c] + resRownnz[c]++;
      res[to] = weightedSquare(valT, colindT, startT, endT, d);
      resColind[to] = c;
    }

    if (diagind != null) {
      mirrorLower(res, resRownnz, resRowadr, resColind, nc, diagind);
    }
  }

  private static double weightedSquare(
      double[] valT, int[] colindT, int start, int end, double[] d) {
    if (d == null) {
      return Dense.dot(valT, start, valT, start, end - start);
    }
    double sum = 0;
    for (int t = start; t < end; t++) {
      sum += (valT[t] * valT[t]) * d[colindT[t]];
    }
    return sum;
  }

  /** Appends the strict upper triangle to rows that end with their diagonal. */
  private static void mirrorLower(
      double[] res, int[] rownnz, int[] rowadr, int[] colind, int n, int[] diagind) {
    for (int i = 0; i < n; i++) {
      diagind[i] = rowadr[i] + rownnz[i] - 1;
    }
    for (int i = 0; i < n; i++) {
      for (int at = rowadr[i]; at < diagind[i]; at++) {
        int j = colind[at];
        int to = rowadr[j] + rownnz[j]++;
        res[to] = res[at];
        colind[to] = i;
      }
    }
  }
}
