package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Axes that are not plain: logarithmic, of equal units; guides; charts beside each other. */
class AxesTest {
  @TempDir Path folder;

  private static Recording decades() {
    Recording r = new Recording("frequency", List.of("y"));
    for (int i = 0; i <= 400; i++) {
      double f = StrictMath.pow(10, -2 + 0.01 * i);
      r.add(f, StrictMath.log10(f));
    }
    return r;
  }

  /** The logarithm over a logarithmic axis is a straight line, and decades have grid lines. */
  @Test
  void decadesAreEquallyWide() throws Exception {
    Chart chart = Chart.timeSeries(decades(), "y").logarithmic();
    Rectangle2D area = Picture.areas(Picture.svg(chart)).getFirst();
    BufferedImage image = Picture.png(chart);
    for (double part : new double[] {0.1, 0.3, 0.5, 0.8}) {
      int x = (int) (area.getX() + part * area.getWidth());
      double y = area.getMaxY() - area.getHeight() * (part + 0.05) / 1.1;
      assertThat(Picture.middle(Picture.curveRows(image, x))).isCloseTo(y, within(1.5));
    }
    List<Double> lines = Picture.uprightGridLines(Picture.svg(chart));
    for (double part : new double[] {0.25, 0.5, 0.75}) {
      double x = area.getX() + part * area.getWidth();
      assertThat(lines).anySatisfy(line -> assertThat(line).isCloseTo(x, within(1.0)));
    }
  }

  @Test
  void aLogarithmicAxisNeedsPositiveNumbers() {
    Recording r = new Recording(List.of("y"));
    r.add(0, 1);
    r.add(1, 2);
    Chart chart = Chart.timeSeries(r, "y");
    assertThatThrownBy(chart::logarithmic)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a logarithmic axis can't show time of 0.0");
  }

  /** What is beyond twelve decades is left, not jumped over: the line goes down to the frame. */
  @Test
  void aCurveThatFallsOutOfALogarithmicAxisReachesItsEnd() throws Exception {
    Recording r = new Recording(List.of("y"));
    for (int i = 0; i <= 40; i++) {
      r.add(i, StrictMath.pow(10, -Math.min(i, 40 - i)));
    }
    Chart chart = Chart.timeSeries(r, "y").logarithmicVertical();
    Rectangle2D area = Picture.areas(Picture.svg(chart)).getFirst();
    BufferedImage image = Picture.png(chart);
    int x = (int) (area.getX() + area.getWidth() * 12 / 40);
    assertThat(Picture.curveRows(image, x - 3)).isNotEmpty();
    assertThat(Picture.curveRows(image, x - 3).getLast()).isGreaterThan((int) area.getMaxY() - 8);
    assertThat(Picture.curveRows(image, (int) area.getCenterX())).isEmpty();
  }

  /** Few decades have lines between them and plain numbers, many have lines for themselves. */
  @Test
  void manyDecadesAreNotAGrayArea() throws Exception {
    assertThat(
            Picture.uprightGridLines(Picture.svg(Chart.timeSeries(decades(), "y").logarithmic())))
        .hasSizeGreaterThan(30);
    Recording r = new Recording("frequency", List.of("y"));
    for (int i = -60; i <= 60; i++) {
      r.add(StrictMath.pow(10, i), i);
    }
    Chart chart = Chart.timeSeries(r, "y").logarithmic();
    assertThat(Picture.uprightGridLines(Picture.svg(chart))).hasSizeBetween(20, 121);
  }

  @Test
  void decadesAreWrittenAsNumbersOrAsPowers() {
    assertThat(Axis.logarithmic("f", 0.01, 100).number(0.01)).isEqualTo("0.01");
    assertThat(Axis.logarithmic("f", 0.01, 100).number(200)).isEqualTo("200");
    assertThat(Axis.logarithmic("f", 1e-9, 100).number(1)).isEqualTo("10⁰");
    assertThat(Axis.logarithmic("f", 1e-9, 100).number(1e-9)).isEqualTo("10⁻⁹");
    assertThat(Axis.logarithmic("f", 1e-9, 2e-8).number(2e-9)).isEqualTo("2·10⁻⁹");
  }

  /** Such an axis has a number at each end at least, unless its ends were asked for. */
  @Test
  void lessThanADecadeIsWidenedToRoundNumbers() {
    Axis narrow = Axis.logarithmic("f", 3, 3.6);
    assertThat(new double[] {narrow.low(), narrow.high()}).containsExactly(2, 5);
    Axis same = Axis.logarithmic("f", 1e-3, 1e-3);
    assertThat(new double[] {same.low(), same.high()}).containsExactly(5e-4, 2e-3);
    Axis wide = Axis.logarithmic("f", 3, 36);
    assertThat(new double[] {wide.low(), wide.high()}).containsExactly(3, 36);
    Axis chosen = narrow.between(3.1, 3.2);
    assertThat(new double[] {chosen.low(), chosen.high()}).containsExactly(3.1, 3.2);
  }

  @Test
  void aCircleIsRoundWhereUnitsAreEqual() throws Exception {
    Recording r = new Recording(List.of("x", "y"));
    r.add(0, -1, -0.1);
    r.add(1, 1, 0.1);
    Chart chart = Chart.scatter(r, "x", "y").equalUnits().size(640, 480);
    Rectangle2D area = Picture.areas(Picture.svg(chart)).getFirst();
    BufferedImage image = Picture.png(chart);
    double unit = area.getWidth() / 2.2;
    int x = (int) (area.getCenterX() + unit);
    assertThat(Picture.middle(Picture.curveRows(image, x)))
        .isCloseTo(area.getCenterY() - 0.1 * unit, within(1.5));
    assertThatThrownBy(() -> Chart.timeSeries(decades(), "y").equalUnits())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void guidesStayInsideTheAxes() throws Exception {
    Recording r = new Recording(List.of("x", "y"));
    r.add(0, -1, -1);
    r.add(1, 1, 1);
    Chart plain = Chart.scatter(r, "x", "y");
    Chart guided = Chart.scatter(r, "x", "y").guide(0, -100, 0, 100);
    Rectangle2D area = Picture.areas(Picture.svg(plain)).getFirst();
    BufferedImage before = Picture.png(plain), after = Picture.png(guided);
    int x = (int) area.getCenterX();
    int changed = 0;
    for (int y = 0; y < before.getHeight(); y++) {
      boolean differs = before.getRGB(x, y) != after.getRGB(x, y);
      changed += differs ? 1 : 0;
      assertThat(differs && (y < area.getY() - 1 || y > area.getMaxY() + 1)).isFalse();
    }
    assertThat(changed).isGreaterThan((int) (0.8 * area.getHeight()));
    assertThatThrownBy(() -> plain.guide(1, 2, 3)).hasMessageContaining("3 numbers");
  }

  @Test
  void chartsStandBesideEachOther() throws IOException {
    Chart one = Chart.timeSeries(decades(), "y").size(300, 200);
    Chart two = Chart.timeSeries(decades(), "y").logarithmic().size(400, 250);
    Path png = folder.resolve("row.png"), svg = folder.resolve("row.svg");
    Chart.writeRow(png, List.of(one, two));
    BufferedImage image = ImageIO.read(png.toFile());
    assertThat(image.getWidth()).isEqualTo(700);
    assertThat(image.getHeight()).isEqualTo(250);
    Chart.writeRow(svg, List.of(one, two));
    assertThat(Files.readString(svg)).contains("width=\"700\"");
    assertThatThrownBy(() -> Chart.writeRow(png, List.of())).hasMessageContaining("no chart");
  }
}
