package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CsrTest {
  /** A random matrix in both forms, its transpose in sparse form. */
  private static final class Sample {
    final int nr;
    final int nc;
    final double[] dense;
    final double[] val;
    final int[] rownnz;
    final int[] rowadr;
    final int[] colind;
    final double[] valT;
    final int[] rownnzT;
    final int[] rowadrT;
    final int[] colindT;

    Sample(SplittableRandom random) {
      nr = random.nextInt(1, 12);
      nc = random.nextInt(1, 12);
      dense = Seeds.sparseVector(random, nr * nc, random.nextDouble());
      val = new double[nr * nc];
      colind = new int[nr * nc];
      rownnz = new int[nr];
      rowadr = new int[nr];
      Csr.fromDense(val, rownnz, rowadr, colind, dense, 0, nr, nc);
      valT = new double[nr * nc];
      colindT = new int[nr * nc];
      rownnzT = new int[nc];
      rowadrT = new int[nc];
      Csr.transpose(valT, rownnzT, rowadrT, colindT, val, rownnz, rowadr, colind, nr, nc);
    }
  }

  @Test
  void denseAndSparseFormsConvertBothWays() {
    Seeds.forAll(
        60,
        random -> {
          Sample s = new Sample(random);
          double[] back = Seeds.vector(random, s.nr * s.nc), transposed = new double[s.nr * s.nc];
          Csr.toDense(back, 0, s.val, s.rownnz, s.rowadr, s.colind, s.nr, s.nc);
          assertThat(back).containsExactly(s.dense);
          Csr.toDense(back, 0, s.valT, s.rownnzT, s.rowadrT, s.colindT, s.nc, s.nr);
          Dense.transpose(transposed, 0, s.dense, 0, s.nr, s.nc);
          assertThat(back).containsExactly(transposed);
        });
  }

  @Test
  void tooManyEntriesAreCountedNotWritten() {
    double[] val = {7};
    int[] colind = {7}, rownnz = {7}, rowadr = {7};
    assertThat(Csr.fromDense(val, rownnz, rowadr, colind, new double[] {1, 0, 2}, 0, 1, 3))
        .isEqualTo(2);
    assertThat(val).containsExactly(7);
    assertThat(rownnz).containsExactly(7);
  }

  @Test
  void productsAgreeWithDenseOnes() {
    Seeds.forAll(
        60,
        random -> {
          Sample s = new Sample(random);
          int row0 = random.nextInt(s.nr), rows = s.nr - row0;
          double[] v = Seeds.vector(random, 1 + s.nc),
              w = Seeds.sparseVector(random, 1 + rows, 0.7);
          double[] res = new double[rows], expected = new double[rows];
          Csr.mulMatVec(res, 0, s.val, s.rownnz, s.rowadr, s.colind, row0, rows, v, 1);
          Dense.mulMatVec(expected, 0, s.dense, row0 * s.nc, v, 1, rows, s.nc);
          assertThat(res).containsExactly(expected, within(1e-14));
          double[] resT = Seeds.vector(random, s.nc), expectedT = new double[s.nc];
          Csr.mulMatTVec(resT, 0, s.val, s.rownnz, s.rowadr, s.colind, row0, rows, s.nc, w, 1);
          Dense.mulMatTVec(expectedT, 0, s.dense, row0 * s.nc, w, 1, rows, s.nc);
          assertThat(resT).containsExactly(expectedT, within(1e-14));
        });
  }

  @Test
  void twoVectorsAtOnceGiveTheBitsOfEach() {
    Seeds.forAll(
        60,
        random -> {
          Sample s = new Sample(random);
          double[] v = Seeds.vector(random, s.nc), w = Seeds.sparseVector(random, s.nc, 0.5);
          double[] one = new double[s.nr], two = new double[s.nr];
          double[] wantOne = new double[s.nr], wantTwo = new double[s.nr];
          Csr.mulMatVecTwice(one, two, s.val, s.rownnz, s.rowadr, s.colind, 0, s.nr / 2, v, w);
          Csr.mulMatVecTwice(one, two, s.val, s.rownnz, s.rowadr, s.colind, s.nr / 2, s.nr, v, w);
          Csr.mulMatVec(wantOne, 0, s.val, s.rownnz, s.rowadr, s.colind, 0, s.nr, v, 0);
          Csr.mulMatVec(wantTwo, 0, s.val, s.rownnz, s.rowadr, s.colind, 0, s.nr, w, 0);
          for (int r = 0; r < s.nr; r++) {
            assertThat(Double.doubleToRawLongBits(one[r]))
                .isEqualTo(Double.doubleToRawLongBits(wantOne[r]));
            assertThat(Double.doubleToRawLongBits(two[r]))
                .isEqualTo(Double.doubleToRawLongBits(wantTwo[r]));
          }
        });
  }

  @Test
  void dotOfTwoSparseRowsAgreesWithTheDenseOne() {
    Seeds.forAll(
        60,
        random -> {
          Sample s = new Sample(random);
          int i = random.nextInt(s.nr), j = random.nextInt(s.nr);
          double dot =
              Csr.dot(
                  s.val,
                  s.colind,
                  s.rowadr[i],
                  s.rownnz[i],
                  s.val,
                  s.colind,
                  s.rowadr[j],
                  s.rownnz[j]);
          assertThat(dot)
              .isCloseTo(Dense.dot(s.dense, i * s.nc, s.dense, j * s.nc, s.nc), within(1e-14));
        });
  }

  @Test
  void weightedSquareAgreesWithTheDenseOne() {
    Seeds.forAll(
        200,
        random -> {
          Sample s = new Sample(random);
          boolean upper = random.nextBoolean(), weighted = random.nextBoolean();
          double[] d = Seeds.sparseVector(random, s.nr, 0.8);
          int[] nnz = new int[s.nc], adr = new int[s.nc];
          int total =
              Csr.countSqrMatTD(
                  nnz,
                  adr,
                  s.rownnz,
                  s.rowadr,
                  s.colind,
                  s.rownnzT,
                  s.rowadrT,
                  s.colindT,
                  s.nc,
                  upper,
                  new int[s.nc]);
          int[] counted = nnz.clone();
          double[] val = new double[total];
          int[] colind = new int[total], diagind = new int[s.nc];
          Csr.sqrMatTD(
              val,
              nnz,
              adr,
              colind,
              s.val,
              s.rownnz,
              s.rowadr,
              s.colind,
              s.valT,
              s.rownnzT,
              s.rowadrT,
              s.colindT,
              weighted ? d : null,
              s.nr,
              s.nc,
              upper ? diagind : null,
              new double[s.nc],
              new int[2 * s.nc + s.nr]);
          assertThat(nnz).containsExactly(counted);

          double[] res = new double[s.nc * s.nc], expected = new double[s.nc * s.nc];
          Csr.toDense(res, 0, val, nnz, adr, colind, s.nc, s.nc);
          if (weighted) {
            Dense.sqrMatTD(expected, 0, s.dense, 0, d, 0, s.nr, s.nc, upper);
          } else {
            Dense.sqrMatT(expected, 0, s.dense, 0, s.nr, s.nc, upper);
          }
          assertThat(res).containsExactly(expected, within(1e-14));
          for (int i = 0; i < s.nc; i++) {
            int[] columns = Arrays.copyOfRange(colind, adr[i], adr[i] + nnz[i]);
            assertThat(columns).isSorted().contains(i);
            if (upper) {
              assertThat(colind[diagind[i]]).isEqualTo(i);
            } else {
              assertThat(columns[nnz[i] - 1]).isEqualTo(i);
            }
          }
        });
  }

  /**
   * Rows of one contact have the same columns, and so have the dofs of one point in the transpose.
   */
  @Test
  void productsOfGroupsOfRowsHaveTheBitsOfSingleRows() {
    Seeds.forAll(
        100,
        random -> {
          int nc = random.nextInt(1, 30);
          int nr = random.nextInt(1, 14);
          double[] dense = new double[nr * nc];
          int row = 0;
          while (row < nr) {
            double density = random.nextDouble();
            int alike = Math.min(random.nextInt(1, 7), nr - row);
            boolean points = alike == 1 && nc >= 6 && random.nextInt(2) == 0;
            int first = random.nextInt(0, Math.max(1, nc - 5));
            int second = points ? random.nextInt(first + 3, nc - 2) : 0;
            for (int c = 0; c < nc; c++) {
              boolean there =
                  points
                      ? c - first >= 0 && c - first < 3 || c - second >= 0 && c - second < 3
                      : random.nextDouble() < density;
              for (int k = 0; k < alike && there; k++) {
                dense[(row + k) * nc + c] = random.nextDouble(0.5, 2);
              }
            }
            row += alike;
          }
          double[] val = new double[nr * nc];
          int[] colind = new int[nr * nc], rownnz = new int[nr], rowadr = new int[nr];
          Csr.fromDense(val, rownnz, rowadr, colind, dense, 0, nr, nc);
          int[] size = new int[nr];
          Csr.findGroups(size, rownnz, rowadr, colind, nr, random.nextInt(2, 4));
          double[] v = Seeds.vector(random, nc), one = new double[nr], groups = new double[nr];
          Csr.mulMatVec(one, 0, val, rownnz, rowadr, colind, 0, nr, v, 0);
          Csr.mulGroups(groups, val, rownnz, rowadr, colind, size, nr, v);
          assertThat(groups).containsExactly(one);
        });
  }

  @Test
  void groupsAreRowsOfTheSameColumnsAtMostThree() {
    // columns of rows: 0 | 1 1 | 2 2 2 | 3 3 3 3
    int[] colind = {0, 1, 1, 2, 2, 2, 3, 3, 3, 3};
    int[] rownnz = new int[10], rowadr = new int[10], size = new int[10];
    for (int r = 0; r < 10; r++) {
      rownnz[r] = 1;
      rowadr[r] = r;
    }
    Csr.findGroups(size, rownnz, rowadr, colind, 10, 2);
    assertThat(new int[] {size[0], size[1], size[3], size[6], size[8]})
        .containsExactly(1, 2, 3, 2, 2);
  }

  @Test
  void manyRowsOfTheSameColumnsAreDividedAsAskedFor() {
    int[] colind = new int[6], rownnz = {1, 1, 1, 1, 1, 1}, rowadr = {0, 1, 2, 3, 4, 5};
    int[] size = new int[6];
    Csr.findGroups(size, rownnz, rowadr, colind, 6, 3);
    assertThat(new int[] {size[0], size[3]}).containsExactly(3, 3);
    Csr.findGroups(size, rownnz, rowadr, colind, 6, 2);
    assertThat(new int[] {size[0], size[2], size[4]}).containsExactly(2, 2, 2);
  }

  @Test
  void aRowOfTwoTimesThreeColumnsInARowIsThatOfTwoPoints() {
    int[] colind = {0, 1, 2, 5, 6, 7, 1, 2, 3, 4, 5, 6, 0, 1, 3, 5, 6, 7};
    int[] size = new int[3];
    Csr.findGroups(size, new int[] {6, 6, 6}, new int[] {0, 6, 12}, colind, 3, 2);
    assertThat(size).containsExactly(Csr.TWO_POINTS, Csr.TWO_POINTS, 1);
  }
}
