package dev.dynamis.analysis.basin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Attractors by features: stretches of orbits whose means and spreads are near each other, directly
 * or over others in between, are on one attractor. A distance is near if it is below a part of the
 * range of means, or of the widest motion. Every orbit is followed to its end.
 */
final class FeatureRecognizer implements Recognizer {
  private final int dim;
  private final int before;
  private final double near;
  private final List<double[]> known = new ArrayList<>();
  private int[] numbers = {};
  private double[] scale = {};

  /**
   * Makes a recognizer.
   *
   * @param before steps of an orbit that don't count
   * @param near the part of a range that is near
   */
  FeatureRecognizer(int dim, int before, double near) {
    this.dim = dim;
    this.before = before;
    this.near = near;
  }

  @Override
  public int[] find(List<double[]> stretches, Each each) {
    double[][] all = new double[stretches.size()][];
    each.run(
        all.length,
        s -> {
          double[] x = stretches.get(s);
          Sums sums = new Sums();
          for (int at = 0; at < x.length; at += dim) {
            sums.add(x, at);
          }
          all[s] = sums.features();
        });
    known.addAll(List.of(all));
    scale = new double[2 * dim];
    for (int f = 0; f < scale.length; f++) {
      int feature = f;
      double least = known.stream().mapToDouble(k -> k[feature]).min().orElse(0);
      double most = known.stream().mapToDouble(k -> k[feature]).max().orElse(0);
      double size = Math.max(Math.abs(least), Math.abs(most));
      scale[f] = Math.max(most - least, 1e-6 * (size + 1));
    }
    // means that differ by little of the motion itself differ by chance
    for (int i = 0; i < dim; i++) {
      int spread = dim + i;
      double most = known.stream().mapToDouble(k -> k[spread]).max().orElse(0);
      scale[i] = Math.max(most, scale[i]);
      scale[spread] = scale[i];
    }
    int[] parent = new int[known.size()];
    Arrays.setAll(parent, i -> i);
    for (int a = 0; a < parent.length; a++) {
      for (int b = 0; b < a; b++) {
        int ra = CellRecognizer.root(parent, a);
        int rb = CellRecognizer.root(parent, b);
        if (ra != rb && distance(known.get(a), known.get(b)) < near) {
          parent[Math.max(ra, rb)] = Math.min(ra, rb);
        }
      }
    }
    numbers = new int[parent.length];
    int count = 0;
    for (int s = 0; s < parent.length; s++) {
      int root = CellRecognizer.root(parent, s);
      numbers[s] = root == s ? count++ : numbers[root];
    }
    return numbers.clone();
  }

  @Override
  public void renumber(int[] others) {
    Arrays.setAll(numbers, i -> others[numbers[i]]);
  }

  private double distance(double[] a, double[] b) {
    double d = 0;
    for (int f = 0; f < scale.length; f++) {
      d = Math.max(d, Math.abs(a[f] - b[f]) / scale[f]);
    }
    return d;
  }

  @Override
  public double[] box() {
    return null;
  }

  @Override
  public Watch watch() {
    return new Watch() {
      private Sums sums;
      private int seen;

      @Override
      public void start() {
        sums = new Sums();
        seen = 0;
      }

      @Override
      public int look(double[] x) {
        if (seen++ >= before) {
          sums.add(x, 0);
        }
        return -1;
      }

      @Override
      public int end() {
        double[] features = sums.features();
        int nearest = -1;
        double least = near;
        for (int k = 0; k < known.size(); k++) {
          double d = distance(features, known.get(k));
          if (d < least) {
            least = d;
            nearest = numbers[k];
          }
        }
        return nearest;
      }
    };
  }

  @Override
  public String method() {
    return "means and spreads of " + dim + " coordinates, near within " + near + " of their range";
  }

  /** Means and standard deviations as they grow. */
  private final class Sums {
    private final double[] mean = new double[dim];
    private final double[] squares = new double[dim];
    private int count;

    private void add(double[] x, int at) {
      count++;
      for (int i = 0; i < dim; i++) {
        double off = x[at + i] - mean[i];
        mean[i] += off / count;
        squares[i] += off * (x[at + i] - mean[i]);
      }
    }

    private double[] features() {
      double[] all = Arrays.copyOf(mean, 2 * dim);
      for (int i = 0; i < dim; i++) {
        all[dim + i] = Math.sqrt(squares[i] / Math.max(1, count));
      }
      return all;
    }
  }
}
