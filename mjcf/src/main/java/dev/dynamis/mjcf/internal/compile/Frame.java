package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.mjcf.spec.Element;

/** A coordinate transformation that disappears into what it contains. */
final class Frame {
  final double[] pos;
  final double[] quat;

  /** Makes the frame of an element inside {@code parent}, which may be null. */
  Frame(Element e, Frame parent, Compilation c) {
    pos = Attrs.reals(e, "pos");
    quat = Attrs.reals(e, "quat");
    Orientations.resolve(quat, e, c.settings(e), c.problems);
    if (parent != null) {
      parent.apply(pos, quat);
    }
    Frames.normalize(quat, 0, 4);
  }

  /** Takes a pose inside the frame to the pose outside. */
  void apply(double[] childPos, double[] childQuat) {
    Frames.mul(childPos, 0, childQuat, 0, pos, 0, quat, 0, childPos, 0, childQuat, 0);
  }

  /** Takes a point inside the frame to the point outside. */
  void applyPoint(double[] point) {
    apply(point, new double[] {1, 0, 0, 0});
  }

  /** Takes a direction inside the frame to the direction outside. */
  void applyDirection(double[] direction) {
    Quat.rotate(direction, 0, direction, 0, quat, 0);
  }
}
