package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.Recording;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThinningTest {
  private static final Rectangle2D AREA = new Rectangle2D.Double(10, 20, 300, 200);

  private static Panel panel(Panel.Kind kind, Recording.Column x, Recording.Column y) {
    return Panel.of(kind, x.name(), List.of(new Panel.Curve(x, y, y.name())), "");
  }

  @Test
  void everyPixelOfWidthKeepsItsLeastAndGreatestNumber() {
    Recording r = noise(200_000);
    Panel panel = panel(Panel.Kind.SERIES, r.times(), r.column("y"));
    double[] points = Thinning.points(panel, panel.curves().getFirst(), AREA);
    assertThat(points.length / 2).isLessThanOrEqualTo(4 * 301);

    double[][] all = envelope(pixels(panel, r));
    double[][] kept = envelope(points);
    for (int p = 0; p < all.length; p++) {
      // rounding takes away a hundredth of a pixel
      assertThat(kept[p][0]).as("pixel %d", p).isBetween(all[p][0] - 0.01, all[p][0] + 0.01);
      assertThat(kept[p][1]).as("pixel %d", p).isBetween(all[p][1] - 0.01, all[p][1] + 0.01);
    }
  }

  @Test
  void aShortSeriesKeepsEverySample() {
    Recording r = noise(50);
    Panel panel = panel(Panel.Kind.SERIES, r.times(), r.column("y"));
    double[] all = pixels(panel, r);
    double[] points = Thinning.points(panel, panel.curves().getFirst(), AREA);
    assertThat(points).hasSameSizeAs(all);
    for (int i = 0; i < all.length; i++) {
      assertThat(points[i]).isBetween(all[i] - 0.0101, all[i]);
    }
  }

  @Test
  void samplesKeepTheirOrder() {
    Recording r = noise(100_000);
    Panel panel = panel(Panel.Kind.SERIES, r.times(), r.column("y"));
    double[] points = Thinning.points(panel, panel.curves().getFirst(), AREA);
    for (int i = 2; i < points.length; i += 2) {
      assertThat(points[i]).isGreaterThanOrEqualTo(points[i - 2]);
    }
  }

  @Test
  void aPhaseCurveStopsGrowingOnceItsPixelsAreFull() {
    Recording r = new Recording(List.of("x", "y"));
    for (int i = 0; i < 400_000; i++) {
      double a = 0.37 * i;
      r.add(i, StrictMath.cos(a), StrictMath.sin(a));
    }
    Panel few = panel(Panel.Kind.PHASE, r.column("x"), r.column("y"));
    double[] points = Thinning.points(few, few.curves().getFirst(), AREA);
    // no more pieces than there are crossings to count: four for each of 300 by 200 pixels
    assertThat(points.length / 2).isLessThan(3 * 4 * 301 * 201).isLessThan(100_000);
    assertThat(points.length / 2).isGreaterThan(500);
  }

  @Test
  void aScatterKeepsOnePointForEachPixel() {
    Recording r = noise(500_000);
    Panel panel = panel(Panel.Kind.SCATTER, r.times(), r.column("y"));
    double[] points = Thinning.points(panel, panel.curves().getFirst(), AREA);
    boolean[] seen = new boolean[302 * 202];
    double[] all = pixels(panel, r);
    int distinct = 0;
    for (int i = 0; i < all.length; i += 2) {
      int cell = 302 * (int) (all[i + 1] - 20) + (int) (all[i] - 10);
      distinct += seen[cell] ? 0 : 1;
      seen[cell] = true;
    }
    assertThat(points.length / 2).isEqualTo(distinct);
  }

  private static Recording noise(int rows) {
    RandomSource random = new RandomSource(7);
    Recording r = new Recording(List.of("y"));
    for (int i = 0; i < rows; i++) {
      r.add(i, random.nextDouble());
    }
    return r;
  }

  /** Returns every sample in pixels. */
  private static double[] pixels(Panel panel, Recording r) {
    double[] all = new double[2 * (int) r.rows()];
    for (int i = 0; i < r.rows(); i++) {
      all[2 * i] = AREA.getX() + AREA.getWidth() * panel.horizontal().fraction(panel.x().get(i));
      all[2 * i + 1] = AREA.getMaxY() - AREA.getHeight() * panel.vertical().fraction(r.get(i, 0));
    }
    return all;
  }

  private static double[][] envelope(double[] points) {
    double[][] envelope = new double[300][];
    for (int i = 0; i < points.length; i += 2) {
      int p = Math.min(299, (int) (points[i] - AREA.getX()));
      if (envelope[p] == null) {
        envelope[p] = new double[] {points[i + 1], points[i + 1]};
      }
      envelope[p][0] = Math.min(envelope[p][0], points[i + 1]);
      envelope[p][1] = Math.max(envelope[p][1], points[i + 1]);
    }
    return envelope;
  }
}
