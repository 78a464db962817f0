package dev.dynamis.mechanics.data;

/**
 * What a collision function finds between two geoms: up to {@link #MOST} contacts, each with a
 * distance, a position and two axes. Contact i has its position in {@code pos[3*i]} to {@code
 * pos[3*i + 2]}.
 *
 * @since 0.1.0
 */
public final class PairContacts {
  /** How many contacts one pair of geoms can have. */
  public static final int MOST = 50;

  /** Number of contacts found. */
  public int count;

  /** Distance between the nearest points, negative if they penetrate, m. */
  public final double[] dist = new double[MOST];

  /** Midpoint between the surfaces, world, m. */
  public final double[] pos = new double[3 * MOST];

  /** Unit normal from the first geom to the second, world. */
  public final double[] normal = new double[3 * MOST];

  /**
   * First tangent, world; it need not be orthogonal to the normal. Zero leaves the choice to the
   * engine.
   */
  public final double[] tangent = new double[3 * MOST];

  /** Makes an empty list. */
  public PairContacts() {}

  /**
   * Appends a contact whose position, normal and tangent are zero, for the caller to fill in.
   *
   * @return its number, or -1 if the list is full
   */
  public int add(double distance) {
    if (count == MOST) {
      return -1;
    }
    int i = count++;
    dist[i] = distance;
    for (int k = 3 * i; k < 3 * i + 3; k++) {
      pos[k] = 0;
      normal[k] = 0;
      tangent[k] = 0;
    }
    return i;
  }

  /**
   * Appends a contact without a tangent, unless the list is full.
   *
   * @param distance distance between the surfaces, negative if they penetrate, m
   * @param x midpoint between the surfaces, world, m
   * @param y its second coordinate
   * @param z its third coordinate
   * @param nx normal from the first geom to the second, world
   * @param ny its second coordinate
   * @param nz its third coordinate
   */
  public void add(double distance, double x, double y, double z, double nx, double ny, double nz) {
    int i = add(distance);
    if (i >= 0) {
      pos[3 * i] = x;
      pos[3 * i + 1] = y;
      pos[3 * i + 2] = z;
      normal[3 * i] = nx;
      normal[3 * i + 1] = ny;
      normal[3 * i + 2] = nz;
    }
  }
}
