package dev.dynamis.mechanics.internal.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Columns of the Jacobian between points of two bodies, against differences of positions. */
class PairColumnsTest {
  private final Model m = SmoothModels.model("tendons");
  private final Data d = SmoothModels.moving(m, 1);

  /** Sites in one chain, and in two trees. */
  private final int[][] pairs = {
    {m.names.siteId("a0"), m.names.siteId("c0")},
    {m.names.siteId("c0"), m.names.siteId("a0")},
    {m.names.siteId("f0"), m.names.siteId("c1")},
    {m.names.siteId("w0"), m.names.siteId("b0")}
  };

  @Test
  void theDofsAreThoseThatMoveEitherBody() {
    PairColumns pair = new PairColumns(Buffers.unlimited());
    pair.set(m, m.names.bodyId("c"), m.names.bodyId("a"));
    assertThat(Arrays.copyOf(pair.dofs, pair.n)).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(pair.movesBoth(0)).isTrue();
    assertThat(pair.movesBoth(1)).isFalse();
    pair.set(m, m.names.bodyId("a"), m.names.bodyId("f"));
    assertThat(Arrays.copyOf(pair.dofs, pair.n)).containsExactly(0, 6, 7, 8, 9, 10, 11);
    pair.set(m, 0, 0);
    assertThat(pair.n).isZero();
  }

  @Test
  void aColumnIsHowFarThePointsMoveApart() {
    double h = 1e-6;
    PairColumns pair = new PairColumns(Buffers.unlimited());
    for (int[] sites : pairs) {
      place(pair, d, sites);
      for (int k = 0; k < pair.n; k++) {
        pair.column(d, k, true);
        Data plus = SmoothModels.movedAlong(m, d, pair.dofs[k], h);
        Data minus = SmoothModels.movedAlong(m, d, pair.dofs[k], -h);
        for (int c = 0; c < 3; c++) {
          double rate = (apart(plus, sites, c) - apart(minus, sites, c)) / (2 * h);
          assertThat(pair.col[c]).isCloseTo(rate, within(1e-9));
        }
        if (pair.movesBoth(k)) {
          assertThat(Arrays.copyOfRange(pair.col, 3, 6)).containsOnly(0);
        }
      }
    }
  }

  @Test
  void theRateOfAColumnIsItsChangeAlongTheMotion() {
    double h = 1e-6;
    Data plus = SmoothModels.movedBy(m, d, d.qvel, h);
    Data minus = SmoothModels.movedBy(m, d, d.qvel, -h);
    PairColumns pair = new PairColumns(Buffers.unlimited());
    for (int[] sites : pairs) {
      place(pair, d, sites);
      double[][] rates = new double[pair.n][];
      for (int k = 0; k < pair.n; k++) {
        pair.columnRate(m, d, k);
        rates[k] = Arrays.copyOf(pair.col, 3);
      }
      double[][] after = columns(pair, plus, sites);
      double[][] before = columns(pair, minus, sites);
      for (int k = 0; k < rates.length; k++) {
        for (int c = 0; c < 3; c++) {
          double rate = (after[k][c] - before[k][c]) / (2 * h);
          assertThat(rates[k][c]).as("dof %s", pair.dofs[k]).isCloseTo(rate, within(1e-9));
        }
      }
    }
  }

  private double[][] columns(PairColumns pair, Data at, int[] sites) {
    place(pair, at, sites);
    double[][] columns = new double[pair.n][];
    for (int k = 0; k < pair.n; k++) {
      pair.column(at, k, false);
      columns[k] = Arrays.copyOf(pair.col, 3);
    }
    return columns;
  }

  private void place(PairColumns pair, Data at, int[] sites) {
    int body1 = m.site.bodyid[sites[0]];
    int body2 = m.site.bodyid[sites[1]];
    double[] pos = at.site.xpos;
    pair.set(m, body1, body2);
    pair.points(m, at, body1, pos, 3 * sites[0], body2, pos, 3 * sites[1]);
    pair.velocities(m, at, body1, pos, 3 * sites[0], body2, pos, 3 * sites[1]);
  }

  private static double apart(Data d, int[] sites, int c) {
    return d.site.xpos[3 * sites[1] + c] - d.site.xpos[3 * sites[0] + c];
  }
}
