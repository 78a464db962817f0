package dev.dynamis.mechanics;

/**
 * A shape that a plugin gives by its signed distance, in the frame of the geom. It is made once for
 * each data, and once when its mesh is made, so it may have memory of its own to compute with.
 *
 * @since 0.1.0
 */
public interface PluginShape {
  /**
   * Returns the distance of a point from the surface, negative inside, m. It need not be exact, but
   * must have the right sign, and grow with the distance.
   */
  double distance(double x, double y, double z);

  /**
   * {@code res} = gradient of the distance, of any length but 0; by default forward differences.
   */
  default void gradient(double[] res, int r, double x, double y, double z) {
    double step = 1e-8;
    double here = distance(x, y, z);
    double dx = (distance(x + step, y, z) - here) / step;
    double dy = (distance(x, y + step, z) - here) / step;
    double dz = (distance(x, y, z + step) - here) / step;
    res[r] = dx;
    res[r + 1] = dy;
    res[r + 2] = dz;
  }

  /** {@code res} = center and half sizes of a box that holds the shape {@code [6]}, m. */
  void box(double[] res);
}
