package dev.dynamis.cli;

import dev.dynamis.analysis.linear.FrequencyResponse;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.core.Recording;
import dev.dynamis.plot.Chart;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Pictures of a linear system: its modes in the complex plane, and Bode diagrams. */
final class LinearCharts {
  /** As many curves as there are colors. */
  static final int MOST_CURVES = 7;

  private static final int FREQUENCIES = 600;
  private static final int HEIGHT = 560;

  /** Roots of a delay are zero but for rounding, and have no rate to draw. */
  private static final double NOTHING = 1e-9;

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
    List<FrequencyResponse> responses = new ArrayList<>();
    int left = responses(seen, responses);
    if (!responses.isEmpty()) {
      charts.add(bode(responses));
    }
    if (charts.isEmpty()) {
      throw new IllegalArgumentException("there is nothing to draw: no mode and no response");
    }
    Chart.writeRow(file, charts);
    return left;
  }

  /**
   * Modes as growth and frequency, and with them the zeros from the inputs to the outputs; those
   * that are gone at once are nowhere.
   */
  private static void modes(LinearSystem s, String name, List<Chart> charts) {
    Recording points = rates(s.eigenvalues(), s.dt());
    if (points.rows() == 0) {
      return;
    }
    double highest = 1;
    for (String column : points.columns()) {
      for (double x : points.column(column).toArray()) {
        highest = Math.max(highest, Math.abs(x));
      }
    }
    boolean driven = !s.inputs().isEmpty() && !s.outputs().isEmpty();
    Recording zeros = rates(driven ? s.zeros() : new double[0], s.dt());
    Chart chart = Chart.scatter(points, "growth", "frequency");
    if (zeros.rows() > 0) {
      chart.overlay("modes", zeros, "zeros");
    }
    charts.add(
        chart
            .title((zeros.rows() > 0 ? "modes and zeros of " : "modes of ") + name)
            .horizontalLabel("growth, 1/s")
            .verticalLabel("frequency, rad/s")
            .equalUnits()
            .guide(0, -1e3 * highest, 0, 1e3 * highest)
            .guide(-1e3 * highest, 0, 1e3 * highest, 0)
            .size(520, HEIGHT));
  }

  /** Roots as rates of growth and angular frequencies, whatever the length of a step. */
  private static Recording rates(double[] roots, double dt) {
    Recording points = new Recording(List.of("growth", "frequency"));
    for (int k = 0; k < roots.length; k += 2) {
      double re = roots[k], im = roots[k + 1];
      double size = StrictMath.hypot(re, im);
      if (dt == 0) {
        points.add(k, re, im);
      } else if (size > NOTHING) {
        points.add(k, StrictMath.log(size) / dt, StrictMath.atan2(im, re) / dt);
      }
    }
    return points;
  }

  /**
   * Computes as many responses as there is room for, without those that are zero.
   *
   * @return how many pairs of input and output are left
   */
  private static int responses(LinearSystem s, List<FrequencyResponse> responses) {
    double[] w = FrequencyResponse.frequencies(s, FREQUENCIES);
    int left = s.inputs().size() * s.outputs().size();
    for (String input : s.inputs()) {
      for (String output : s.outputs()) {
        if (responses.size() < MOST_CURVES) {
          left--;
          FrequencyResponse r = FrequencyResponse.of(s, input, output, w);
          if (Arrays.stream(r.magnitudes()).anyMatch(x -> x > 0)) {
            responses.add(r);
          }
        }
      }
    }
    return left;
  }

  private static Chart bode(List<FrequencyResponse> responses) {
    List<String> sizes = new ArrayList<>();
    List<String> phases = new ArrayList<>();
    for (FrequencyResponse each : responses) {
      String name = each.output() + " ← " + each.input();
      sizes.add(name + ", dB");
      phases.add(name + ", degrees");
    }
    List<double[]> columns = new ArrayList<>();
    responses.forEach(each -> columns.add(each.decibels()));
    responses.forEach(each -> columns.add(each.degrees()));
    List<String> all = new ArrayList<>(sizes);
    all.addAll(phases);
    Recording r = new Recording("frequency, Hz", all);
    double[] hertz = responses.getFirst().hertz();
    double[] row = new double[all.size()];
    for (int k = 0; k < hertz.length; k++) {
      for (int i = 0; i < row.length; i++) {
        row[i] = columns.get(i)[k];
      }
      r.add(hertz[k], row, 0);
    }
    return Chart.timeSeries(r, sizes.toArray(String[]::new))
        .panel(phases.toArray(String[]::new))
        .logarithmic()
        .title("frequency response")
        .size(760, HEIGHT);
  }
}
