package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.constant.SameFrame;

/** Frames that coincide, so that the engine may copy instead of multiply. */
final class SameFrames {
  /** Components that differ by less are the same. */
  private static final double EPS = 1e-6;

  private static final double[] ZERO = {0, 0, 0};
  private static final double[] UNIT = {1, 0, 0, 0};

  private SameFrames() {}

  /** How the inertial frame of a body lies in the body frame. */
  static int ofBody(double[] ipos, double[] iquat) {
    if (!sameQuat(iquat, UNIT)) {
      return SameFrame.NONE;
    }
    return isZero(ipos) ? SameFrame.BODY : SameFrame.BODYROT;
  }

  /** How the frame of a geom or site lies in the frames of its body. */
  static int of(double[] pos, double[] quat, BodyInertia body) {
    if (sameQuat(quat, UNIT)) {
      return isZero(pos) ? SameFrame.BODY : SameFrame.BODYROT;
    }
    if (sameQuat(quat, body.iquat)) {
      return samePos(pos, body.ipos) ? SameFrame.INERTIA : SameFrame.INERTIAROT;
    }
    return SameFrame.NONE;
  }

  static boolean isZero(double[] pos) {
    return samePos(pos, ZERO);
  }

  private static boolean samePos(double[] a, double[] b) {
    return near(a[0], b[0]) && near(a[1], b[1]) && near(a[2], b[2]);
  }

  /** Both signs of a quaternion are the same rotation. */
  private static boolean sameQuat(double[] a, double[] b) {
    return (near(a[0], b[0]) && near(a[1], b[1]) && near(a[2], b[2]) && near(a[3], b[3]))
        || (near(a[0], -b[0]) && near(a[1], -b[1]) && near(a[2], -b[2]) && near(a[3], -b[3]));
  }

  private static boolean near(double a, double b) {
    return Math.abs(a - b) < EPS;
  }
}
