package dev.dynamis.analysis.fit;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a recording says of a system: rows of states and outputs to come near to, and inputs that
 * were applied. Columns go by the names that a recorder gives them, with or without the prefixes
 * {@code state:}, {@code output:} and {@code input:}.
 */
final class FitData {
  /** A column and where its number is in the system. */
  record Channel(String name, boolean output, int index, double[] values, double scale) {}

  final double[] times;
  final List<Channel> channels = new ArrayList<>();

  /** Columns of inputs, by the place of the input; null where there is none. */
  final double[][] inputs;

  FitData(DynamicalSystem system, Recording recording, List<String> only) {
    if (recording.rows() < 2 || recording.rows() > 10_000_000) {
      throw new IllegalArgumentException(
          "a recording of " + recording.rows() + " rows; a fit needs 2 rows or more");
    }
    times = recording.times().toArray();
    inputs = new double[system.inputNames().size()][];
    for (String column : recording.columns()) {
      Optional<Integer> input = find("input:", column, system.inputNames());
      Optional<Integer> state = find("state:", column, system.stateNames());
      Optional<Integer> output = find("output:", column, system.outputNames());
      boolean bare = !column.matches("(input|state|output):.*");
      int matches =
          (input.isPresent() ? 1 : 0) + (state.isPresent() ? 1 : 0) + (output.isPresent() ? 1 : 0);
      if (bare && matches > 1) {
        throw new IllegalArgumentException(
            "column \""
                + column
                + "\" could be several things of the system; name it input:, state: or output:"
                + column);
      }
      double[] values = recording.column(column).toArray();
      if (input.isPresent()) {
        inputs[input.get()] = values;
      } else if (matches == 1 && (only.isEmpty() || only.contains(column))) {
        double scale = deviation(values);
        boolean wanted = !only.isEmpty() || scale > 0;
        if (wanted) {
          int index = output.orElseGet(state::get);
          channels.add(
              new Channel(column, output.isPresent(), index, values, scale > 0 ? scale : 1));
        }
      }
    }
    for (String name : only) {
      if (channels.stream().noneMatch(c -> c.name.equals(name))) {
        throw new IllegalArgumentException(
            "the recording has no column \""
                + name
                + "\" of a state or output of the system; "
                + Nearest.suggestion(name, recording.columns()));
      }
    }
    if (channels.isEmpty()) {
      throw new IllegalArgumentException(
          "no column of the recording is a state or an output of the system that changes; its"
              + " columns are "
              + String.join(", ", recording.columns()));
    }
    for (Channel c : channels) {
      for (int k = 0; k < times.length; k++) {
        if (!Double.isFinite(c.values[k])) {
          throw new IllegalArgumentException(
              "column \"" + c.name + "\" has " + c.values[k] + " at time " + times[k]);
        }
      }
    }
  }

  private static Optional<Integer> find(String prefix, String column, List<String> names) {
    String bare = column.startsWith(prefix) ? column.substring(prefix.length()) : column;
    int at = names.indexOf(bare);
    return at < 0 ? Optional.empty() : Optional.of(at);
  }

  private static double deviation(double[] values) {
    double mean = 0;
    for (double v : values) {
      mean += v / values.length;
    }
    double sum = 0;
    for (double v : values) {
      sum += (v - mean) * (v - mean);
    }
    double deviation = Math.sqrt(sum / values.length);
    // a column that does not change leaves rounding
    return deviation > 1e-12 * Math.abs(mean) ? deviation : 0;
  }

  /** Returns how many residuals there are: those of all rows but the first. */
  int residuals() {
    return channels.size() * (times.length - 1);
  }
}
