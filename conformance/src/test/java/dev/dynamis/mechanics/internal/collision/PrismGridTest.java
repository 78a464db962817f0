package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** A field of 3 x 4 elevations over a rectangle of 0.6 m x 0.4 m. */
class PrismGridTest {
  private static final String FIELD =
      "<hfield name='h' nrow='3' ncol='4' size='.3 .2 .5 .1'"
          + " elevation='0 .1 .2 .3 .4 .5 .6 .7 .8 .9 .95 1'/>";

  private static double volumeUnder(String sphere) {
    TwoGeoms s = TwoGeoms.withAssets(FIELD, "type='hfield' hfield='h' pos='1 2 3'", sphere);
    ConvexQuery q = ConvexQuery.of(s.d);
    PrismGrid grid = PrismGrid.of(s.d);
    assertThat(grid.place(s.m, s.d, 0, 1, q, 0)).isTrue();
    grid.floor = Double.NEGATIVE_INFINITY;
    grid.start(0);
    double volume = 0;
    while (grid.next()) {
      double[] p = q.first.prism;
      double area = Math.abs((p[3] - p[0]) * (p[7] - p[1]) - (p[6] - p[0]) * (p[4] - p[1])) / 2;
      assertThat(area).isCloseTo(.2 * .2 / 2, within(1e-15));
      for (int k = 0; k < 3; k++) {
        assertThat(p[3 * k + 2]).isEqualTo(-.1);
        assertThat(p[9 + 3 * k]).isEqualTo(p[3 * k]);
        assertThat(p[10 + 3 * k]).isEqualTo(p[3 * k + 1]);
      }
      volume += area * ((p[11] + p[14] + p[17]) / 3 + .1);
    }
    return volume;
  }

  @Test
  void theWholeGroundIsTheSumOfItsPrisms() {
    // under each cell of the diagonals that the grid has
    double[][] z = {{0, .1, .2, .3}, {.4, .5, .6, .7}, {.8, .9, .95, 1}};
    double want = 0;
    double other = 0;
    for (int r = 0; r < 2; r++) {
      for (int c = 0; c < 3; c++) {
        double ring = z[r][c] + z[r][c + 1] + z[r + 1][c] + z[r + 1][c + 1];
        double rising = z[r][c] + z[r + 1][c + 1];
        double falling = z[r][c + 1] + z[r + 1][c];
        want += .02 / 3 * (ring + falling) * .5 + .04 * .1;
        other += .02 / 3 * (ring + rising) * .5 + .04 * .1;
      }
    }
    double volume = volumeUnder("size='1' pos='1 2 3'");
    assertThat(Math.min(Math.abs(volume - want), Math.abs(volume - other))).isLessThan(1e-8);
  }

  @Test
  void aSmallGeomSeesTheCellsUnderItsBox() {
    TwoGeoms s =
        TwoGeoms.withAssets(FIELD, "type='hfield' hfield='h'", "size='.05' pos='-.2 -.1 .3'");
    ConvexQuery q = ConvexQuery.of(s.d);
    PrismGrid grid = PrismGrid.of(s.d);
    assertThat(grid.place(s.m, s.d, 0, 1, q, 0)).isTrue();
    grid.floor = Double.NEGATIVE_INFINITY;
    grid.start(0);
    int prisms = 0;
    while (grid.next()) {
      prisms++;
      assertThat(grid.gap2()).isZero();
    }
    assertThat(prisms).isEqualTo(2);
  }

  @Test
  void aGeomBesideTheFieldIsApart() {
    TwoGeoms s =
        TwoGeoms.withAssets(FIELD, "type='hfield' hfield='h'", "size='.05' pos='.36 0 .2'");
    ConvexQuery q = ConvexQuery.of(s.d);
    PrismGrid grid = PrismGrid.of(s.d);
    assertThat(grid.place(s.m, s.d, 0, 1, q, .009)).isFalse();
    assertThat(grid.place(s.m, s.d, 0, 1, q, .011)).isTrue();
  }
}
