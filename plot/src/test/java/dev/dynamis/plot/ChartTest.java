package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Identity;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;

class ChartTest {
  @TempDir Path folder;

  @Test
  void aPngHasTheSizeThatWasAskedForAndIsNotBlank() throws Exception {
    BufferedImage image = Picture.png(Chart.timeSeries(ramp(), "y").size(640, 360));

    assertThat(image.getWidth()).isEqualTo(640);
    assertThat(image.getHeight()).isEqualTo(360);
    assertThat(image.getRGB(0, 0)).isEqualTo(0xFFFFFFFF);
    assertThat(curvePixels(image)).isGreaterThan(500);
  }

  @Test
  void aRampGoesThroughThePixelsThatTheAxesSay() throws Exception {
    Chart chart = Chart.timeSeries(ramp(), "y");
    Rectangle2D area = Picture.areas(Picture.svg(chart)).getFirst();
    BufferedImage image = Picture.png(chart);
    for (double t : new double[] {0.1, 0.25, 0.5, 0.75, 0.9}) {
      int x = (int) (area.getX() + area.getWidth() * (t + 0.002) / 1.004);
      double y = area.getMaxY() - area.getHeight() * (t + 0.05) / 1.1;
      assertThat(Picture.middle(Picture.curveRows(image, x)))
          .as("t = %s", t)
          .isCloseTo(y, within(1.0));
    }
  }

  @Test
  void gridLinesStandAtRoundNumbersOfTheSameAxis() throws Exception {
    Document svg = Picture.svg(Chart.timeSeries(ramp(), "y"));
    Rectangle2D area = Picture.areas(svg).getFirst();
    List<Double> lines = Picture.uprightGridLines(svg);
    assertThat(lines).hasSizeGreaterThan(4);
    for (double x : lines) {
      double tenths = 10 * ((x - area.getX()) / area.getWidth() * 1.004 - 0.002);
      assertThat(tenths).isCloseTo(Math.rint(tenths), within(0.01));
    }
  }

  @Test
  void aPhasePlotDrawsACircleWhereItIs() throws Exception {
    Recording r = new Recording(List.of("c", "s"));
    for (int i = 0; i <= 100_000; i++) {
      double a = 2 * Math.PI * i / 100_000;
      r.add(i, StrictMath.cos(a), StrictMath.sin(a));
    }
    Chart chart = Chart.phase(r, "c", "s");
    Rectangle2D area = Picture.areas(Picture.svg(chart)).getFirst();
    BufferedImage image = Picture.png(chart);

    int x = (int) (area.getX() + area.getWidth() * (0.6 + 1.1) / 2.2);
    List<Integer> rows = Picture.curveRows(image, x);
    double upper = area.getMaxY() - area.getHeight() * (0.8 + 1.1) / 2.2;
    double lower = area.getMaxY() - area.getHeight() * (-0.8 + 1.1) / 2.2;
    assertThat(rows).allMatch(y -> Math.abs(y - upper) < 3 || Math.abs(y - lower) < 3);
    assertThat(rows).anyMatch(y -> Math.abs(y - upper) < 1.5);
    assertThat(rows).anyMatch(y -> Math.abs(y - lower) < 1.5);
  }

  @Test
  void aScatterDrawsPointsAndNoLines() throws Exception {
    Recording r = new Recording("n", List.of("x"));
    r.add(0, -1);
    r.add(1, 1);
    r.add(2, -1);
    Chart chart = Chart.scatter(r, "n", "x");
    Rectangle2D area = Picture.areas(Picture.svg(chart)).getFirst();
    BufferedImage image = Picture.png(chart);

    double top = area.getMaxY() - area.getHeight() * 2.1 / 2.2;
    assertThat(Picture.middle(Picture.curveRows(image, (int) area.getCenterX())))
        .isCloseTo(top, within(1.0));
    assertThat(Picture.curveRows(image, (int) (area.getCenterX() - 0.2 * area.getWidth())))
        .isEmpty();
  }

  @Test
  void oneSampleAmongAMillionIsSeen() throws Exception {
    Recording calm = series(1_000_000, t -> StrictMath.sin(t / 1000));
    Recording spike = series(1_000_000, t -> t == 654_321 ? 9 : StrictMath.sin(t / 1000));
    Chart chart = Chart.timeSeries(spike, "y");
    Rectangle2D area = Picture.areas(Picture.svg(chart)).getFirst();
    int x = (int) (area.getX() + area.getWidth() * (0.654321 + 0.002) / 1.004);
    // of a range from -1 to 9 only the spike is above 2
    int above = (int) (area.getMaxY() - area.getHeight() * (3 + 0.5) / 11);
    BufferedImage image = Picture.png(chart);

    assertThat(Picture.curveRows(image, x)).filteredOn(y -> y < above).hasSizeGreaterThan(100);
    assertThat(Picture.curveRows(image, x - 5)).filteredOn(y -> y < above).isEmpty();
    assertThat(Picture.curveRows(image, x + 5)).filteredOn(y -> y < above).isEmpty();
    assertThat(Chart.timeSeries(calm, "y").svg()).hasSizeLessThan(200_000);
  }

  @Test
  void numbersThatAreNotFiniteLeaveGaps() throws Exception {
    Recording r =
        series(
            1000,
            t ->
                t > 400 && t < 500
                    ? Double.NaN
                    : t > 500 && t < 600 ? Double.NEGATIVE_INFINITY : 1);
    Chart chart = Chart.timeSeries(r, "y");
    Rectangle2D area = Picture.areas(Picture.svg(chart)).getFirst();
    BufferedImage image = Picture.png(chart);

    assertThat(Picture.curveRows(image, (int) (area.getX() + 0.3 * area.getWidth()))).isNotEmpty();
    assertThat(Picture.curveRows(image, (int) (area.getX() + 0.45 * area.getWidth()))).isEmpty();
    // one number alone is a dot
    assertThat(Picture.curveRows(image, (int) (area.getX() + 0.5005 * area.getWidth())))
        .isNotEmpty();
    assertThat(Picture.curveRows(image, (int) (area.getX() + 0.55 * area.getWidth()))).isEmpty();
    assertThat(Picture.curveRows(image, (int) (area.getX() + 0.7 * area.getWidth()))).isNotEmpty();
  }

  @Test
  void anSvgIsWellFormedAndHoldsTheLabels() throws Exception {
    Recording r = new Recording("t [s]", List.of("a<b & \"c\"", "bell\u0007", "ω"));
    r.add(0, 1, 2, 3);
    r.add(1, 2, 1, 3e9);
    Document svg =
        Picture.svg(Chart.timeSeries(r, "a<b & \"c\"", "bell\u0007").panel("ω").title("Two & two"));

    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("900px");
    assertThat(Picture.texts(svg))
        .containsExactly("Two & two", "a<b & \"c\"", "bell?", "ω (×10⁹)", "t [s]");
  }

  @Test
  void titlesComeFromTheModelOrTheColumns() throws Exception {
    Recording r = ramp();
    assertThat(Picture.texts(Picture.svg(Chart.phase(r, "time", "y"))))
        .containsExactly("y over time", "y", "time");
    r.setIdentity(new Identity("Ramp", 1, new LinkedHashMap<>()));
    assertThat(Picture.texts(Picture.svg(Chart.timeSeries(r, "y")))).startsWith("Ramp");
    assertThat(
            Picture.texts(
                Picture.svg(
                    Chart.phase(r, "time", "y")
                        .title("")
                        .horizontalLabel("time in s")
                        .verticalLabel("way in m"))))
        .containsExactly("way in m", "time in s");
  }

  @Test
  void aLabelThatIsTooLongIsCutButItsUnitStays() throws Exception {
    Recording r = new Recording(List.of("x".repeat(300)));
    r.add(0, 1e-9);
    r.add(1, 2e-9);
    List<String> texts = Picture.texts(Picture.svg(Chart.timeSeries(r, "x".repeat(300))));
    assertThat(texts.get(1)).startsWith("xxxxx").endsWith("x… (×10⁻⁹)").hasSizeLessThan(80);
  }

  @Test
  void panelsLieBelowEachOtherWithTheSameSides() throws Exception {
    Recording r = new Recording(List.of("small", "large"));
    for (int i = 0; i < 100; i++) {
      r.add(i, 1e-3 * i, -300.0 * i);
    }
    Chart chart = Chart.timeSeries(r, "small").panel("large").panel("small", "large");
    List<Rectangle2D> areas = Picture.areas(Picture.svg(chart));

    assertThat(areas).hasSize(3);
    for (int i = 1; i < 3; i++) {
      assertThat(areas.get(i).getX()).isEqualTo(areas.get(0).getX());
      assertThat(areas.get(i).getWidth()).isEqualTo(areas.get(0).getWidth());
      assertThat(areas.get(i).getY()).isGreaterThan(areas.get(i - 1).getMaxY());
    }
    assertThat(areas.get(2).getMaxY()).isLessThan(Picture.png(chart).getHeight() - 30);
  }

  @Test
  void theSameRowsGiveTheSameBytes() throws Exception {
    Recording r = series(5000, t -> StrictMath.sin(t / 30));
    byte[] png = Chart.timeSeries(r, "y").png();
    byte[] svg = Chart.timeSeries(r, "y").svg();
    Chart chart = Chart.timeSeries(r, "y");
    r.add(1e9, 1e9);

    assertThat(chart.png()).isEqualTo(png);
    assertThat(chart.svg()).isEqualTo(svg);
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertThat(chart.png()).isEqualTo(png);
      assertThat(chart.svg()).isEqualTo(svg);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void threadsMayDrawAtTheSameTime() throws Exception {
    Recording r = series(3000, t -> StrictMath.sin(t / 30));
    byte[] svg = Chart.timeSeries(r, "y").svg();
    try (ExecutorService pool = Executors.newFixedThreadPool(4)) {
      List<Callable<byte[]>> tasks = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        tasks.add(() -> Chart.timeSeries(r, "y").svg());
      }
      for (Future<byte[]> drawn : pool.invokeAll(tasks)) {
        assertThat(drawn.get()).isEqualTo(svg);
      }
    }
  }

  @Test
  void aMillionRowsTakeLessThanTwoSeconds() {
    Recording r = new Recording(List.of("x", "z"));
    double x = 1;
    double y = 1;
    double z = 1;
    for (int i = 0; i < 1_000_000; i++) {
      r.add(0.004 * i, x, z);
      double dx = 10 * (y - x);
      double dy = x * (28 - z) - y;
      double dz = x * y - 8.0 / 3 * z;
      x += 0.004 * dx;
      y += 0.004 * dy;
      z += 0.004 * dz;
    }
    for (Chart chart :
        List.of(Chart.timeSeries(r, "x"), Chart.phase(r, "x", "z"), Chart.scatter(r, "x", "z"))) {
      assertThat(cpuTime(chart::png)).isLessThan(Duration.ofSeconds(2));
      assertThat(cpuTime(chart::svg)).isLessThan(Duration.ofSeconds(2));
    }
  }

  /**
   * Returns the lesser time of two runs, of this thread alone: other programs on the machine don't
   * count, nor the first use of code.
   */
  private static Duration cpuTime(Runnable task) {
    var threads = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int run = 0; run < 2 || run < 10 && least > 1_900_000_000; run++) {
      long before = threads.getCurrentThreadCpuTime();
      task.run();
      least = Math.min(least, threads.getCurrentThreadCpuTime() - before);
    }
    return Duration.ofNanos(least);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "5, 5",
    "-1e-9, 3e-9",
    "1e-14, 3e-14",
    "1, 1.0000000000000002",
    "-1e12, -0.999999999e12",
    "0.1, 0.10000001",
    "-1.7e308, 1.7e308",
    "1.7e308, 1.7e308",
    "4.9e-324, 1e-320",
    "1e-305, 2e-305",
    "2.3e-308, 2.3000000001e-308",
    "99999.5, 100000.5",
    "-3, 1e300"
  })
  void everyRangeOfNumbersGetsItsAxes(double least, double greatest) throws Exception {
    Recording r = new Recording(List.of("x", "y"));
    r.add(least, least, greatest);
    r.add(greatest, greatest, least);
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          for (Chart chart : List.of(Chart.timeSeries(r, "y"), Chart.phase(r, "x", "y"))) {
            assertThat(curvePixels(Picture.png(chart))).isPositive();
            Picture.svg(chart);
          }
        });
  }

  @Test
  void aSingleRowIsADot() throws Exception {
    Recording r = new Recording(List.of("y"));
    r.add(3, 4);
    assertThat(curvePixels(Picture.png(Chart.timeSeries(r, "y")))).isBetween(1, 64);
    assertThat(curvePixels(Picture.png(Chart.phase(r, "y", "time")))).isBetween(1, 64);
    assertThat(curvePixels(Picture.png(Chart.scatter(r, "y", "time")))).isBetween(1, 64);
  }

  @Test
  void manyCurvesInOnePanelStayApart() throws Exception {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      names.add("column" + i);
    }
    Recording r = new Recording(names);
    double[] row = new double[16];
    for (int t = 0; t < 50; t++) {
      for (int i = 0; i < 16; i++) {
        row[i] = i;
      }
      r.add(t, row);
    }
    Document svg = Picture.svg(Chart.timeSeries(r, names.toArray(String[]::new)));
    assertThat(Picture.texts(svg)).hasSize(18);
  }

  @Test
  void theEndOfTheNameChoosesTheFormat() throws Exception {
    Chart chart = Chart.timeSeries(ramp(), "y");
    Path png = folder.resolve("run.PNG");
    Path svg = folder.resolve("run.svg");
    Files.writeString(png, "older");
    chart.write(png);
    chart.write(svg);

    assertThat(png).hasBinaryContent(chart.png());
    assertThat(svg).hasBinaryContent(chart.svg());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> chart.write(folder.resolve("run.jpg")))
        .withMessageContaining("run.jpg doesn't end in .png, .svg or .pdf");
    assertThatThrownBy(() -> chart.write(folder.resolve("missing/run.png")))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("missing");
  }

  @Test
  void mistakesAreNamed() {
    Recording r = new Recording(List.of("position", "velocity", "lost"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chart.timeSeries(r, "position"))
        .withMessage("the recording has no rows; record a step before drawing");
    r.add(0, 1, 2, Double.NaN);
    r.add(1, 2, 3, Double.POSITIVE_INFINITY);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chart.timeSeries(r, "position", "velocty"))
        .withMessage("no column \"velocty\"; did you mean \"velocity\"?");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chart.phase(r, "postion", "velocity"))
        .withMessage("no column \"postion\"; did you mean \"position\"?");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chart.scatter(r, "position", "lost"))
        .withMessage("column \"lost\" has no finite number to draw");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chart.timeSeries(r))
        .withMessage("no column to draw; name one or more of: position, velocity, lost");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chart.timeSeries(r, "position").size(100, 300))
        .withMessage("a chart of 100 x 300 pixels; use 200 to 10000 for both");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chart.timeSeries(r, "position").panel("velocity").size(400, 200).png())
        .withMessage("200 pixels are too low for 2 panels; use at least 219");
    assertThatIllegalStateException()
        .isThrownBy(() -> Chart.phase(r, "position", "velocity").panel("position"));
    assertThatIllegalStateException()
        .isThrownBy(() -> Chart.timeSeries(r, "position").panel("velocity").verticalLabel("both"));
  }

  private static Recording ramp() {
    Recording r = new Recording(List.of("y"));
    for (int i = 0; i <= 1000; i++) {
      r.add(i / 1000.0, i / 1000.0);
    }
    return r;
  }

  private static Recording series(int rows, DoubleUnaryOperator f) {
    Recording r = new Recording(List.of("y"));
    for (int i = 0; i <= rows; i++) {
      r.add(i, f.applyAsDouble(i));
    }
    return r;
  }

  private static int curvePixels(BufferedImage image) {
    int count = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      count += Picture.curveRows(image, x).size();
    }
    return count;
  }
}
