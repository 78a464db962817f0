package dev.dynamis.mechanics.internal.tendon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.constant.WrapType;
import org.junit.jupiter.api.Test;

/** Paths around spheres and cylinders, against geometry. */
class WrapTest {
  private static final double[] CENTER = {1, 2, 3};
  private static final double[] UPRIGHT = {1, 0, 0, 0, 1, 0, 0, 0, 1};

  private final double[] points = new double[6];

  /** Curved length between two points given relative to the center. */
  private double find(int type, double radius, double[] from, double[] to, double[] side) {
    double[] a = fromCenter(from);
    double[] b = fromCenter(to);
    double[] s = side == null ? null : fromCenter(side);
    // positions are one array in the engine, and so are orientations
    double[] scratch = new double[Wrap.SCRATCH];
    return Wrap.find(points, 0, a, 0, b, 0, CENTER, 0, UPRIGHT, radius, type, s, 0, scratch);
  }

  private static double[] fromCenter(double[] p) {
    return new double[] {p[0] + CENTER[0], p[1] + CENTER[1], p[2] + CENTER[2]};
  }

  @Test
  void oppositePointsAreJoinedByTwoTangentsAndAnArc() {
    double distance = 2;
    double radius = 0.5;
    double[] from = {-distance, 0, 0.01};
    double[] to = {distance, 0, 0.01};
    double arc = find(WrapType.SPHERE, radius, from, to, null);
    double length = Math.sqrt(distance * distance + 0.01 * 0.01);
    double straight = Math.sqrt(length * length - radius * radius);
    double angle = Math.PI - 2 * StrictMath.atan2(0.01, distance);
    assertThat(arc)
        .isCloseTo(radius * (angle - 2 * StrictMath.acos(radius / length)), within(1e-14));
    assertThat(Vec3.distance(points, 0, fromCenter(from), 0)).isCloseTo(straight, within(1e-14));
    assertThat(Vec3.distance(points, 3, fromCenter(to), 0)).isCloseTo(straight, within(1e-14));
    assertThat(Vec3.distance(points, 0, CENTER, 0)).isCloseTo(radius, within(1e-15));
    assertThat(points[2]).isGreaterThan(CENTER[2]);
  }

  @Test
  void aSegmentThatMissesTheSphereOrStartsInItIsStraight() {
    double[] to = {2, 0.6, 0};
    assertThat(find(WrapType.SPHERE, 0.5, new double[] {-2, 0.6, 0}, to, null)).isEqualTo(-1);
    assertThat(find(WrapType.SPHERE, 0.5, new double[] {-0.3, 0, 0}, to, null)).isEqualTo(-1);
    assertThat(find(WrapType.SPHERE, 0.65, new double[] {-2, 0.6, 0}, to, null)).isPositive();
  }

  @Test
  void aSidePointDecidesOnWhichSideThePathPasses() {
    double[] from = {-2, 0.1, 0};
    double[] to = {2, 0.1, 0};
    double over = find(WrapType.SPHERE, 0.5, from, to, new double[] {0, 1, 0});
    assertThat(points[1]).isGreaterThan(CENTER[1]);
    double under = find(WrapType.SPHERE, 0.5, from, to, new double[] {0, -1, 0});
    assertThat(points[1]).isLessThan(CENTER[1]);
    assertThat(under).isGreaterThan(over);

    // also where the segment itself would miss the sphere
    double[] high = {-2, 0.7, 0};
    assertThat(find(WrapType.SPHERE, 0.5, high, new double[] {2, 0.7, 0}, new double[] {0, -1, 0}))
        .isPositive();
  }

  /** Points side by side and the side point behind: the path goes round the back. */
  @Test
  void theArcMayBeMoreThanHalfOfTheCircle() {
    double radius = 0.5;
    double arc =
        find(WrapType.SPHERE, radius, at(1, 0.3, 0), at(1, -0.3, 0), new double[] {-1, 0, 0});
    double front = StrictMath.atan2(0.3, 1) + StrictMath.acos(radius / Math.sqrt(1.09));
    assertThat(arc).isCloseTo(radius * (2 * Math.PI - 2 * front), within(1e-14));
    assertThat(arc).isGreaterThan(radius * Math.PI);
  }

  @Test
  void aHelixRisesInProportionToItsWayAcross() {
    double radius = 0.4;
    double arc = find(WrapType.CYLINDER, radius, at(-1, 0.2, 0), at(1.5, 0.1, 0), null);
    double before = Math.sqrt(1 + 0.04 - radius * radius);
    double after = Math.sqrt(1.5 * 1.5 + 0.01 - radius * radius);
    double across = before + arc + after;
    double helix = find(WrapType.CYLINDER, radius, at(-1, 0.2, -0.3), at(1.5, 0.1, 0.9), null);
    double slope = 1.2 / across;
    assertThat(helix).isCloseTo(arc * Math.sqrt(1 + slope * slope), within(1e-14));
    assertThat(points[2] - CENTER[2]).isCloseTo(-0.3 + before * slope, within(1e-14));
    assertThat(points[5] - CENTER[2]).isCloseTo(0.9 - after * slope, within(1e-14));
  }

  @Test
  void noNeighborOfAWrappedPathIsShorter() {
    double[] from = {-1, 0.3, 0.4};
    double[] to = {1.2, -0.2, 0.5};
    double radius = 0.6;
    double arc = find(WrapType.SPHERE, radius, from, to, null);
    double[] best = points.clone();
    double length = length(from, to, best, radius);
    assertThat(length)
        .isCloseTo(
            arc
                + Vec3.distance(best, 0, fromCenter(from), 0)
                + Vec3.distance(best, 3, fromCenter(to), 0),
            within(1e-13));
    for (int k = 0; k < 6; k++) {
      for (double by : new double[] {-1e-3, 1e-3}) {
        double[] moved = best.clone();
        moved[k] += by;
        toSurface(moved, 0, radius);
        toSurface(moved, 3, radius);
        assertThat(length(from, to, moved, radius)).isGreaterThan(length - 1e-15);
      }
    }
  }

  /** Length over two points on the sphere, with the arc of a great circle between them. */
  private static double length(double[] from, double[] to, double[] p, double radius) {
    double cosine = 0;
    for (int k = 0; k < 3; k++) {
      cosine += (p[k] - CENTER[k]) * (p[3 + k] - CENTER[k]) / (radius * radius);
    }
    return Vec3.distance(p, 0, fromCenter(from), 0)
        + radius * StrictMath.acos(cosine)
        + Vec3.distance(p, 3, fromCenter(to), 0);
  }

  private static void toSurface(double[] p, int i, double radius) {
    double scale = radius / Vec3.distance(p, i, CENTER, 0);
    for (int k = 0; k < 3; k++) {
      p[i + k] = CENTER[k] + (p[i + k] - CENTER[k]) * scale;
    }
  }

  @Test
  void aPathThroughACircleIsReflectedWithEqualAngles() {
    double radius = 0.5;
    double[] from = {1, 0.3, 0};
    double[] to = {0.2, 1.3, 0};
    double length = find(WrapType.CYLINDER, radius, from, to, new double[] {0.1, 0, 0});
    assertThat(length).isZero();
    double x = points[0] - CENTER[0];
    double y = points[1] - CENTER[1];
    assertThat(Math.hypot(x, y)).isCloseTo(radius, within(1e-14));

    // the pull of both pieces along the circle cancels; Newton's method stops at 1e-6
    double ax = from[0] - x;
    double ay = from[1] - y;
    double bx = to[0] - x;
    double by = to[1] - y;
    double along =
        (-y * ax + x * ay) / Math.hypot(ax, ay) + (-y * bx + x * by) / Math.hypot(bx, by);
    assertThat(along / radius).isCloseTo(0, within(2e-6));
  }

  private static double[] at(double x, double y, double z) {
    return new double[] {x, y, z};
  }
}
