package dev.dynamis.cli;

import dev.dynamis.analysis.linear.FrequencyResponse;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.analysis.linear.Mode;
import dev.dynamis.core.Recording;
import dev.dynamis.plot.Chart;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Pictures of a linear system: its modes in the complex plane, and Bode diagrams. */
final class LinearCharts {
  /** As many curves as there are colors. */
  static final int MOST_CURVES = 7;

  private static final int FREQUENCIES = 600;
  private static final int HEIGHT = 560;

  private LinearCharts() {}

  /**
   * Writes both pictures side by side; without inputs, the modes alone.
   *
   * @return how many responses found no room
   */
  static int write(LinearSystem s, String name, Path file) {
    LinearSystem seen = s.outputs().isEmpty() ? s.withStatesAsOutputs() : s;
    List<Chart> charts = new ArrayList<>();
    modes(s, name, charts);
    int pairs = seen.inputs().size() * seen.outputs().size();
    if (pairs > 0) {
      charts.add(bode(seen));
    }
    if (charts.isEmpty()) {
      throw new IllegalArgumentException("there is nothing to draw: no mode and no response");
    }
    Chart.writeRow(file, charts);
    return Math.max(0, pairs - MOST_CURVES);
  }

  /** Modes as growth and frequency; those that are gone at once are nowhere. */
  private static void modes(LinearSystem s, String name, List<Chart> charts) {
    Recording points = new Recording(List.of("growth", "frequency"));
    double row = 0;
    double highest = 1;
    for (Mode mode : s.modes()) {
      if (Double.isInfinite(mode.growth())) {
        continue;
      }
      double w = mode.angularFrequency();
      points.add(row++, mode.growth(), w);
      if (mode.im() != 0) {
        points.add(row++, mode.growth(), -w);
      }
      highest = Math.max(highest, Math.max(Math.abs(w), Math.abs(mode.growth())));
    }
    if (row > 0) {
      charts.add(
          Chart.scatter(points, "growth", "frequency")
              .title("modes of " + name)
              .horizontalLabel("growth, 1/s")
              .verticalLabel("frequency, rad/s")
              .equalUnits()
              .guide(0, -1e3 * highest, 0, 1e3 * highest)
              .guide(-1e3 * highest, 0, 1e3 * highest, 0)
              .size(520, HEIGHT));
    }
  }

  private static Chart bode(LinearSystem s) {
    double[] w = FrequencyResponse.frequencies(s, FREQUENCIES);
    List<String> names = new ArrayList<>();
    List<FrequencyResponse> responses = new ArrayList<>();
    for (String input : s.inputs()) {
      for (String output : s.outputs()) {
        if (names.size() < MOST_CURVES) {
          names.add(output + " ← " + input);
          responses.add(FrequencyResponse.of(s, input, output, w));
        }
      }
    }
    List<String> sizes = names.stream().map(n -> n + ", dB").toList();
    List<String> phases = names.stream().map(n -> n + ", degrees").toList();
    List<String> all = new ArrayList<>(sizes);
    all.addAll(phases);
    Recording r = new Recording("frequency, Hz", all);
    double[] row = new double[all.size()];
    for (int k = 0; k < w.length; k++) {
      for (int i = 0; i < names.size(); i++) {
        row[i] = responses.get(i).decibels()[k];
        row[names.size() + i] = responses.get(i).degrees()[k];
      }
      r.add(w[k] / (2 * Math.PI), row, 0);
    }
    return Chart.timeSeries(r, drawable(r, sizes))
        .panel(drawable(r, phases))
        .logarithmic()
        .title("frequency response")
        .size(760, HEIGHT);
  }

  /** A response that is zero has no decibels. */
  private static String[] drawable(Recording r, List<String> columns) {
    List<String> found = new ArrayList<>();
    for (String column : columns) {
      for (double x : r.column(column).toArray()) {
        if (Double.isFinite(x)) {
          found.add(column);
          break;
        }
      }
    }
    return found.toArray(String[]::new);
  }
}
