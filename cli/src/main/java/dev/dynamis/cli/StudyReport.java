package dev.dynamis.cli;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.plot.Chart;
import dev.dynamis.plot.HeatMap;
import dev.dynamis.plot.ParallelCoordinates;
import dev.dynamis.study.StudyResults;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Draws what a study varied against what it measured: lines or points, a heat map where two things
 * vary, how often numbers occur, and all together as parallel coordinates; with a page that shows
 * the pictures and needs nothing else.
 */
final class StudyReport {
  private static final long MOST_ROWS = 200_000;
  private static final int MOST_LINES = 7;
  private static final int MOST_POINTS = 20_000;
  private static final int MOST_MEASURES = 12;
  private static final int MOST_COORDINATES = 8;
  private static final int MOST_CASES = 400;

  private final StudyResults results;
  private final long stride;
  private final Map<String, double[]> columns = new LinkedHashMap<>();
  private final List<String> varied = new ArrayList<>();
  private final List<String> measured;
  private final List<Path> files = new ArrayList<>();
  private final ReportPage page;
  private final Path folder;
  private final String ending;

  /**
   * Reads results.
   *
   * @param wanted names of measures, none for the first dozen of all
   * @param first name of what lines are drawn over, or null for the first that has more than a few
   *     values
   * @param ending of the pictures, {@code png} or {@code svg}
   * @throws IllegalArgumentException if a name is unknown
   * @throws SimulationException if there is nothing to draw
   */
  StudyReport(StudyResults results, List<String> wanted, String first, Path folder, String ending) {
    this.results = results;
    this.folder = folder;
    this.ending = ending;
    long rows = results.rows();
    if (rows == 0) {
      throw new SimulationException(
          results.folder() + " has no finished part yet: there is nothing to draw");
    }
    stride = Math.max(1, (rows + MOST_ROWS - 1) / MOST_ROWS);
    List<String> known = results.measured();
    for (String name : wanted) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "the study measured no '" + name + "'; " + Nearest.suggestion(name, known));
      }
    }
    for (String axis : results.axes()) {
      if (distinct(column(axis)).length > 1) {
        varied.add(axis);
      }
    }
    if (first != null) {
      if (!varied.remove(first)) {
        throw new IllegalArgumentException(
            "nothing called '" + first + "' varies; " + Nearest.suggestion(first, varied));
      }
      varied.addFirst(first);
    } else {
      // few values are better told apart by lines than by places
      varied.stream()
          .filter(axis -> distinct(column(axis)).length > MOST_LINES)
          .findFirst()
          .ifPresent(
              axis -> {
                varied.remove(axis);
                varied.addFirst(axis);
              });
    }
    List<String> chosen = wanted.isEmpty() ? known : wanted;
    measured =
        chosen.stream()
            .filter(m -> Arrays.stream(column(m)).anyMatch(Double::isFinite))
            .limit(wanted.isEmpty() ? MOST_MEASURES : Long.MAX_VALUE)
            .toList();
    if (measured.isEmpty()) {
      throw new SimulationException(
          "no case of " + results.folder() + " has a finite number: there is nothing to draw");
    }
    page = new ReportPage(results, stride);
  }

  private double[] column(String name) {
    return columns.computeIfAbsent(name, n -> results.column(n, stride));
  }

  private static double[] distinct(double[] values) {
    return Arrays.stream(values).filter(Double::isFinite).sorted().distinct().toArray();
  }

  /** Writes pictures and page, and returns their files. */
  List<Path> write() throws IOException {
    Files.createDirectories(folder);
    for (String measure : measured) {
      page.heading(measure, column(measure));
      if (!varied.isEmpty()) {
        lines(measure);
      }
      if (varied.size() > 1) {
        heatMap(measure);
      }
      histogram(measure);
    }
    parallel();
    Path file = folder.resolve("index.html");
    byte[] html = page.html().getBytes(StandardCharsets.UTF_8);
    AtomicFile.write(file, out -> out.write(html));
    files.addFirst(file);
    return files;
  }

  private void add(String kind, String measure, String caption, byte[] png, byte[] svg) {
    String name = kind + (measure.isEmpty() ? "" : "-" + measure.replaceAll("[^\\w.-]", "_"));
    Path file = folder.resolve(name + "." + ending);
    byte[] bytes = ending.equals("svg") ? svg : png;
    AtomicFile.write(file, out -> out.write(bytes));
    files.add(file);
    page.picture(caption, png);
  }

  private void add(String kind, String measure, String caption, Chart chart) {
    add(kind, measure, caption, chart.png(), ending.equals("svg") ? chart.svg() : new byte[0]);
  }

  // --- lines

  /**
   * A line for each value of a second axis if these are few, points if cases lie too close or
   * differ by more.
   */
  private void lines(String measure) {
    String over = varied.getFirst();
    double[] x = column(over);
    double[] y = column(measure);
    double[] places = distinct(x);
    String second = null;
    for (String other : varied.subList(1, varied.size())) {
      if (second == null && distinct(column(other)).length <= MOST_LINES) {
        second = other;
      }
    }
    double[] values = second == null ? new double[] {0} : distinct(column(second));
    if (varied.size() > (second == null ? 1 : 2)
        || (long) places.length * values.length < x.length
        || places.length > MOST_POINTS) {
      Recording points = new Recording("case", List.of(over, measure));
      for (int i = 0; i < x.length; i++) {
        points.add(i, x[i], y[i]);
      }
      Chart chart =
          x.length > 2_000
              ? Chart.density(points, over, measure)
              : Chart.scatter(points, over, measure);
      add("points", measure, "all cases", chart.title(measure + " over " + over));
      return;
    }
    List<String> names = new ArrayList<>();
    for (double v : values) {
      names.add(second == null ? measure : second + " = " + v);
    }
    double[][] rows = new double[places.length][values.length];
    for (double[] row : rows) {
      Arrays.fill(row, Double.NaN);
    }
    double[] of = second == null ? null : column(second);
    for (int i = 0; i < x.length; i++) {
      int r = Arrays.binarySearch(places, x[i]);
      int c = of == null ? 0 : Arrays.binarySearch(values, of[i]);
      if (r >= 0 && c >= 0) {
        rows[r][c] = y[i];
      }
    }
    Recording lines = new Recording(over, names);
    for (int r = 0; r < rows.length; r++) {
      lines.add(places[r], rows[r]);
    }
    String[] drawn =
        names.stream()
            .filter(n -> Arrays.stream(lines.column(n).toArray()).anyMatch(Double::isFinite))
            .toArray(String[]::new);
    Chart chart = Chart.timeSeries(lines, drawn).title(measure + " over " + over);
    add("lines", measure, "every case", chart);
  }

  // --- the others

  private void heatMap(String measure) {
    String over = varied.getFirst();
    String up = varied.get(1);
    for (String other : varied.subList(1, varied.size())) {
      if (distinct(column(other)).length > distinct(column(up)).length) {
        up = other;
      }
    }
    HeatMap map = HeatMap.of(measure, over, column(over), up, column(up), column(measure));
    String caption = varied.size() > 2 ? "mean over all else that varies" : "every case";
    add("map", measure, caption, map.png(), ending.equals("svg") ? map.svg() : new byte[0]);
  }

  private void histogram(String measure) {
    double[] finite = Arrays.stream(column(measure)).filter(Double::isFinite).sorted().toArray();
    double least = finite[0];
    double greatest = finite[finite.length - 1];
    if (least == greatest) {
      return;
    }
    // Rice's rule
    int bins = (int) Math.ceil(2 * StrictMath.cbrt(finite.length));
    double[] counts = new double[bins];
    for (double v : finite) {
      double fraction = (v / 2 - least / 2) / (greatest / 2 - least / 2);
      counts[Math.min(bins - 1, (int) (fraction * bins))]++;
    }
    Recording steps = new Recording(measure, List.of("cases"));
    steps.add(least, 0);
    for (int b = 0; b < bins; b++) {
      steps.add(least + (greatest - least) * b / bins, counts[b] * stride);
      steps.add(least + (greatest - least) * (b + 1) / bins, counts[b] * stride);
    }
    steps.add(greatest, 0);
    add(
        "histogram",
        measure,
        "how many cases",
        Chart.timeSeries(steps, "cases").title("how often " + measure + " occurs"));
  }

  private void parallel() {
    List<String> names = new ArrayList<>(varied);
    names.addAll(measured);
    if (names.size() < 3) {
      return;
    }
    while (names.size() > MOST_COORDINATES) {
      names.remove(Math.max(0, names.size() - 2));
    }
    int cases = column(names.getFirst()).length;
    int every = (cases + MOST_CASES - 1) / MOST_CASES;
    List<double[]> chosen = new ArrayList<>();
    for (String n : names) {
      double[] all = column(n);
      double[] some = new double[(cases + every - 1) / every];
      Arrays.setAll(some, i -> all[i * every]);
      if (Arrays.stream(some).noneMatch(Double::isFinite)) {
        return;
      }
      chosen.add(some);
    }
    ParallelCoordinates picture = ParallelCoordinates.of(results.name(), names, chosen);
    page.section("All together");
    String caption =
        every == 1
            ? "a line for every case, colored by " + names.getLast()
            : String.format(
                Locale.ROOT,
                "a line for every %,d-th case, colored by %s",
                every * stride,
                names.getLast());
    add("parallel", "", caption, picture.png(), ending.equals("svg") ? picture.svg() : new byte[0]);
  }
}
