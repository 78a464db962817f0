package dev.dynamis.analysis.manifold;

import dev.dynamis.core.Recording;
import java.util.List;

/**
 * The stable or unstable manifold of a saddle.
 *
 * @param names names of the coordinates
 * @param saddle the saddle's coordinates
 * @param unstable whether orbits come from the saddle, rather than go there
 * @param eigenvalues of the directions that it begins with
 * @param directions these directions, of length 1
 * @param branches curves from the saddle outwards, coordinates over the length; of a surface its
 *     rings, coordinates over the angle's number
 * @param ends why each branch ends
 * @param method how it was found
 * @since 0.1.0
 */
public record Manifold(
    List<String> names,
    double[] saddle,
    boolean unstable,
    double[] eigenvalues,
    double[][] directions,
    List<Recording> branches,
    List<String> ends,
    String method) {
  /** Returns whether this is a surface rather than a curve. */
  public boolean isSurface() {
    return eigenvalues.length == 2;
  }
}
