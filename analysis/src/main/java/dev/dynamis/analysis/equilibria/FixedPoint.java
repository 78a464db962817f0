package dev.dynamis.analysis.equilibria;

import java.util.List;

/**
 * A state of rest, or a point of a periodic orbit of a map.
 *
 * @param names the names of the coordinates
 * @param x the coordinates
 * @param period after how many iterations or steps it returns; 1 for a state of rest
 * @param spectrum the eigenvalues that tell its stability
 * @param residual how far the equations are from zero there
 * @since 0.1.0
 */
public record FixedPoint(
    List<String> names, double[] x, int period, Spectrum spectrum, double residual) {
  /** Returns its type of stability. */
  public Stability stability() {
    return spectrum.stability();
  }

  /** Returns the value of a coordinate. */
  public double get(String name) {
    int i = names.indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException("no coordinate '" + name + "' among " + names);
    }
    return x[i];
  }

  /** Returns the coordinates in words. */
  public String describe() {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < x.length; i++) {
      b.append(i == 0 ? "" : ", ").append(names.get(i)).append(" = ").append(x[i]);
    }
    return b.toString();
  }
}
