package dev.dynamis.core.math;

/**
 * Rigid transformations: a position of three numbers and a unit quaternion, each in an array of its
 * own.
 *
 * <p>The pose {@code (p, q)} takes a point {@code v} to {@code p + q v q*}. Every method reads all
 * its arguments before it writes, so a result may take the place of any argument.
 *
 * @since 0.1.0
 */
public final class Pose {
  private Pose() {}

  /**
   * {@code res = a b}: first {@code b}, then {@code a}. The quaternion is normalized. {@code
   * resPos, resQuat} may alias any argument of their size.
   */
  public static void mul(
      double[] resPos,
      int rp,
      double[] resQuat,
      int rq,
      double[] aPos,
      int ap,
      double[] aQuat,
      int aq,
      double[] bPos,
      int bp,
      double[] bQuat,
      int bq) {
    double x = aPos[ap], y = aPos[ap + 1], z = aPos[ap + 2];
    Quat.rotate(resPos, rp, bPos, bp, aQuat, aq);
    resPos[rp] += x;
    resPos[rp + 1] += y;
    resPos[rp + 2] += z;
    Quat.mul(resQuat, rq, aQuat, aq, bQuat, bq);
    Quat.normalize(resQuat, rq);
  }

  /** {@code res} = inverse of {@code (pos, quat)}; the results may alias the arguments. */
  public static void inverse(
      double[] resPos,
      int rp,
      double[] resQuat,
      int rq,
      double[] pos,
      int p,
      double[] quat,
      int q) {
    Quat.unrotate(resPos, rp, pos, p, quat, q);
    Vec3.scale(resPos, rp, resPos, rp, -1);
    Quat.conjugate(resQuat, rq, quat, q);
  }

  /** {@code res = pos + quat v quat*}; {@code res} may alias {@code pos, quat, v}. */
  public static void transform(
      double[] res, int r, double[] pos, int p, double[] quat, int q, double[] v, int i) {
    double x = pos[p], y = pos[p + 1], z = pos[p + 2];
    Quat.rotate(res, r, v, i, quat, q);
    res[r] += x;
    res[r + 1] += y;
    res[r + 2] += z;
  }
}
