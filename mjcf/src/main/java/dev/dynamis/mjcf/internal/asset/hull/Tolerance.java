package dev.dynamis.mjcf.internal.asset.hull;

/**
 * Bounds of the rounding errors of distances between points and planes, and the widths of facets
 * that follow from them. A facet is convex with its neighbors only if that is clear in spite of
 * rounding.
 */
final class Tolerance {
  private static final double EPSILON = 0x1p-52;

  /** Smallest divisor of a number of size 1. */
  static final double MIN_DIVISOR = Double.MIN_NORMAL;

  /** Points that are extreme along the axes: least and greatest x, y, z. */
  final int[] extreme = new int[6];

  /** Largest extent along an axis. */
  final double maxWidth;

  /** Largest error of the distance between a point and a plane. */
  final double distance;

  /** Pivots of an elimination that are zero but for rounding, by column. */
  final double[] nearZero = new double[3];

  /** Least length of a vector that can be normalized by division. */
  final double minLength;

  /** Least pivot that can be divided by, relative and absolute. */
  final double minPivotRatio;

  final double minPivot;

  /** Distance from a neighbor's plane within which a centrum counts as coplanar. */
  final double centrum;

  /** How far a vertex may leave the plane of a facet in one merge. */
  final double oneMerge;

  /** Depth below a facet to which points are kept for the case that the facet is replaced. */
  final double nearInside;

  /** Distance from which a point sees a facet. */
  final double minVisible;

  /** Distance within which a horizon facet is coplanar with a new point. */
  final double maxCoplanar;

  /** Distance from which a point is outside and becomes a vertex. */
  final double minOutside;

  /** Distance from which a merge makes a facet wide. */
  final double wideFacet;

  Tolerance(double[] point) {
    double width = -Double.MAX_VALUE;
    double largest = 0;
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      int least = 0;
      int greatest = 0;
      for (int i = 0; i < point.length / 3; i++) {
        if (point[3 * greatest + k] < point[3 * i + k]) {
          greatest = i;
        } else if (point[3 * least + k] > point[3 * i + k]) {
          least = i;
        }
      }
      double max = point[3 * greatest + k];
      double min = point[3 * least + k];
      double size = Math.max(max, -min);
      width = Math.max(width, max - min);
      largest = Math.max(largest, size);
      sum += size;
      extreme[2 * k] = least;
      extreme[2 * k + 1] = greatest;
      // Golub and van Loan: Gaussian elimination with pivoting
      nearZero[k] = 80 * sum * EPSILON;
    }
    maxWidth = width;

    // error of a scalar product, with the largest coordinate for the offset
    double length = Math.min(Math.sqrt(3.0) * largest, sum);
    distance = EPSILON * (3 * length * 1.01 + largest);
    minLength = MIN_DIVISOR * largest;
    minPivotRatio = Math.sqrt(MIN_DIVISOR * 3);
    minPivot = minPivotRatio * largest;
    // one error for the centrum, one for its distance
    centrum = 2 * distance;
    oneMerge = 3 * centrum + distance;
    nearInside = oneMerge * 5;
    minVisible = centrum;
    maxCoplanar = minVisible;
    minOutside = 2 * minVisible;
    wideFacet = Math.max(minOutside, 6 * maxCoplanar);
  }
}
