package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Trig;
import dev.dynamis.mjcf.spec.Element;

/** The pose that an {@code origin} gives. */
final class Pose {
  private final Node origin;
  final double[] pos;

  /** The orientation; null if it is that of the parent. */
  final double[] quat;

  private Pose(Node origin, double[] pos, double[] quat) {
    this.origin = origin;
    this.pos = pos;
    this.quat = quat;
  }

  /** Reads the origin of an element; without one the frames coincide. */
  static Pose of(Node element) {
    Node origin = element.child("origin");
    double[] xyz = origin == null ? null : origin.reals("xyz", 3);
    double[] rpy = origin == null ? null : origin.reals("rpy", 3);
    boolean turned = rpy != null && (rpy[0] != 0 || rpy[1] != 0 || rpy[2] != 0);
    return new Pose(origin, xyz, turned ? turn(rpy) : null);
  }

  /** Roll, pitch and yaw: rotations about the fixed x, y and z axes, in this order [rad]. */
  private static double[] turn(double[] rpy) {
    double[] quat = {1, 0, 0, 0};
    double[] one = new double[4];
    for (int axis = 0; axis < 3; axis++) {
      Quat.set(one, 0, Trig.cos(rpy[axis] / 2), 0, 0, 0);
      one[1 + axis] = Trig.sin(rpy[axis] / 2);
      Frames.mulQuat(quat, 0, one, 0, quat, 0);
    }
    return quat;
  }

  /** Gives an element this pose. */
  void put(Element e) {
    if (pos != null) {
      e.set("pos", pos).at("pos", origin.place("xyz"));
    }
    if (quat != null) {
      e.set("quat", quat).at("quat", origin.place("rpy"));
    }
  }
}
