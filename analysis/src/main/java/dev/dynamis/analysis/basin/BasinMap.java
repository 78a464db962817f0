package dev.dynamis.analysis.basin;

import dev.dynamis.core.Recording;
import java.util.Arrays;
import java.util.List;

/**
 * Where orbits from a grid of starts end.
 *
 * @param xName first coordinate of the starts
 * @param xs its values
 * @param yName second coordinate
 * @param ys its values
 * @param labels for each start, {@code [xs x ys]} with the first coordinate slowest, the number of
 *     its attractor, {@link #DIVERGED} or {@link #UNRESOLVED}
 * @param attractors what orbits end on, sorted by their centers
 * @param computed how many starts were followed; fewer than there are if boundaries were refined
 * @param method how attractors were told apart
 * @since 0.1.0
 */
public record BasinMap(
    String xName,
    double[] xs,
    String yName,
    double[] ys,
    int[] labels,
    List<Attractor> attractors,
    long computed,
    String method) {
  /** The label of orbits that leave every bound. */
  public static final int DIVERGED = -1;

  /** The label of orbits that ended on no known attractor in their time. */
  public static final int UNRESOLVED = -3;

  /** Returns how many starts have a label. */
  public long count(int label) {
    return Arrays.stream(labels).filter(l -> l == label).count();
  }

  /** Returns the part of the starts that have a label: the basin's stability. */
  public double fraction(int label) {
    return (double) count(label) / labels.length;
  }

  /** Returns the standard error of {@link #fraction}, as if starts were drawn by chance. */
  public double error(int label) {
    double p = fraction(label);
    return Math.sqrt(p * (1 - p) / labels.length);
  }

  /** Returns the label of a start. */
  public int label(int x, int y) {
    return labels[x * ys.length + y];
  }

  /** Returns the starts with their labels, one row each. */
  public Recording table() {
    Recording table = new Recording(xName, List.of(yName, "label"));
    for (int i = 0; i < xs.length; i++) {
      for (int j = 0; j < ys.length; j++) {
        table.add(xs[i], ys[j], label(i, j));
      }
    }
    return table;
  }
}
