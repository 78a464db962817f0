package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import dev.dynamis.core.SimulationException;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FrontalCholeskyTest {
  /** A random graph of nodes with weights, and a positive definite matrix with its pattern. */
  static final class Problem {
    final int nodes;
    final int n;
    final int[] size;
    final int[] row;
    final int[] adr;
    final int[] neighbors;
    final boolean[][] edge;
    final double[] dense;

    Problem(SplittableRandom random, int nodes, double density) {
      this(random, nodes, new boolean[nodes][nodes], density);
    }

    Problem(SplittableRandom random, int nodes, boolean[][] edge, double density) {
      this.nodes = nodes;
      this.edge = edge;
      size = new int[nodes];
      row = new int[nodes];
      int total = 0;
      for (int v = 0; v < nodes; v++) {
        row[v] = total;
        size[v] = random.nextInt(1, 8);
        total += size[v];
        for (int u = 0; u < v; u++) {
          edge[u][v] |= random.nextDouble() < density;
          edge[v][u] = edge[u][v];
        }
      }
      n = total;
      adr = new int[nodes + 1];
      neighbors = new int[nodes * nodes];
      for (int v = 0, to = 0; v < nodes; v++) {
        for (int u = 0; u < nodes; u++) {
          if (edge[v][u]) {
            neighbors[to++] = u;
          }
        }
        adr[v + 1] = to;
      }
      dense = new double[n * n];
      for (int v = 0; v < nodes; v++) {
        for (int u = 0; u <= v; u++) {
          for (int i = row[v]; (u == v || edge[v][u]) && i < row[v] + size[v]; i++) {
            for (int j = row[u]; j < row[u] + size[u]; j++) {
              double x = random.nextDouble(-1, 1);
              dense[i * n + j] = x;
              dense[j * n + i] = x;
            }
          }
        }
      }
      for (int i = 0; i < n; i++) {
        dense[i * (n + 1)] = 0.5 + Dense.norm1(dense, i * n, n);
      }
    }

    /** Adds the matrix to a factor that was analyzed for it. */
    void addTo(FrontalCholesky factor) {
      factor.clear();
      for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) {
          if (dense[i * n + j] != 0) {
            int a = factor.place[i];
            int b = factor.place[j];
            factor.l[factor.address(Math.max(a, b), Math.min(a, b))] += dense[i * n + j];
          }
        }
      }
    }

    FrontalCholesky factored(FrontalCholesky factor) {
      factor.analyze(nodes, size, row, adr, neighbors);
      addTo(factor);
      factor.factor(Scalar.MINVAL);
      return factor;
    }

    /** Largest error of {@code A inverse(A) b}. */
    double residual(FrontalCholesky factor, double[] b) {
      double[] x = new double[n];
      factor.solve(x, b);
      double[] product = new double[n];
      Dense.mulMatVec(product, 0, dense, 0, x, 0, n, n);
      double worst = 0;
      for (int i = 0; i < n; i++) {
        worst = Math.max(worst, Math.abs(product[i] - b[i]));
      }
      return worst;
    }
  }

  /** A grid of {@code side} times {@code side} nodes, numbered line by line. */
  static boolean[][] grid(int side) {
    boolean[][] edge = new boolean[side * side][side * side];
    for (int v = 0; v < side * side; v++) {
      if (v % side > 0) {
        edge[v - 1][v] = true;
      }
      if (v >= side) {
        edge[v - side][v] = true;
      }
    }
    return edge;
  }

  @Test
  void solvesWhatMultiplicationMadeForAnyGraph() {
    FrontalCholesky factor = new FrontalCholesky();
    Seeds.forAll(
        300,
        random -> {
          Problem p = new Problem(random, random.nextInt(1, 40), random.nextDouble());
          p.factored(factor);
          assertThat(p.residual(factor, Seeds.vector(random, p.n))).isLessThan(1e-12);
        });
  }

  @Test
  void updatesOfRankOneGiveTheFactorOfTheChangedMatrix() {
    FrontalCholesky factor = new FrontalCholesky();
    Seeds.forAll(
        200,
        random -> {
          Problem p = new Problem(random, random.nextInt(2, 30), random.nextDouble());
          p.factored(factor);
          // a vector over one node, or over two that are neighbors
          int v = random.nextInt(p.nodes);
          int[] columns = new int[16];
          double[] x = new double[16];
          int nnz = 0;
          boolean taken = false;
          for (int u = 0; u < p.nodes; u++) {
            if (u == v || !taken && p.edge[u][v]) {
              taken |= u != v;
              for (int i = 0; i < p.size[u]; i++) {
                columns[nnz] = p.row[u] + i;
                x[nnz++] = random.nextDouble(-1, 1);
              }
            }
          }
          for (boolean plus : new boolean[] {true, true, false}) {
            assertThat(factor.update(x, 0, columns, 0, nnz, plus)).isTrue();
            for (int i = 0; i < nnz; i++) {
              for (int j = 0; j < nnz; j++) {
                p.dense[columns[i] * p.n + columns[j]] += (plus ? 1 : -1) * x[i] * x[j];
              }
            }
            assertThat(p.residual(factor, Seeds.vector(random, p.n))).isLessThan(1e-11);
          }
        });
  }

  @Test
  void anUpdateThatTakesTooMuchIsReported() {
    Problem p = new Problem(new SplittableRandom(1), 5, 1);
    FrontalCholesky factor = p.factored(new FrontalCholesky());
    double[] x = {1e3};
    assertThat(factor.update(x, 0, new int[] {2}, 0, 1, false)).isFalse();
  }

  @Test
  void aFactorThatNoArrayHoldsIsRefusedBeforeItIsMade() {
    FrontalCholesky factor = new FrontalCholesky();
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(
            () ->
                factor.analyze(1, new int[] {60_000}, new int[] {0}, new int[] {0, 0}, new int[0]))
        .withMessageContaining("60000 rows")
        .withMessageContaining("CG");
  }

  @Test
  void pivotsThatAreNotPositiveAreRaised() {
    Problem p = new Problem(new SplittableRandom(1), 1, 0);
    Arrays.fill(p.dense, 0);
    FrontalCholesky factor = p.factored(new FrontalCholesky());
    double[] x = new double[p.n];
    double[] b = new double[p.n];
    b[0] = 1;
    factor.solve(x, b);
    assertThat(x[0]).isCloseTo(1 / Scalar.MINVAL, within(1e-3 / Scalar.MINVAL));
  }
}
