package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Trig;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Value;

/** The ways to give an orientation: quat, axisangle, xyaxes, zaxis and euler. */
final class Orientations {
  private Orientations() {}

  /** Says whether something other than quat gives the orientation. */
  static boolean isAlternative(Element e) {
    return !e.orientation().attribute().name.equals("quat");
  }

  /**
   * Sets {@code quat} from the alternative to it that the element or its class gives, if any.
   * Reports what has no direction.
   */
  static void resolve(double[] quat, Element e, Settings settings, Report problems) {
    Value value = e.orientation();
    String name = value.attribute().name;
    double[] v = value.reals().clone();
    String wrong =
        switch (name) {
          case "axisangle" -> axisAngle(quat, v, settings);
          case "xyaxes" -> axes(quat, v);
          case "zaxis" -> zaxis(quat, v);
          case "euler" -> euler(quat, v, settings);
          case "quat" -> null;
          default -> throw new IllegalStateException(name + " is not an orientation");
        };
    if (name.equals("euler")) {
      warnAboutUnit(e, value.reals(), settings, problems);
    }
    if (wrong != null) {
      problems.error(
          Rule.ORIENTATION_UNDEFINED, e, name, wrong, "give vectors that have a direction");
    }
  }

  /** Angles of more than a turn in radians, or of a quarter of pi in degrees, are rarely meant. */
  private static void warnAboutUnit(
      Element e, double[] angles, Settings settings, Report problems) {
    for (double angle : angles) {
      double quarters = Math.abs(angle) / (Math.PI / 4);
      if (!settings.degree && Math.abs(angle) > 2.01 * Math.PI) {
        problems.warning(
            Rule.ANGLE_UNIT,
            e,
            "euler",
            "has " + angle + " radians, which looks like degrees",
            "set compiler/@angle=\"degree\" if these are degrees");
        return;
      }
      if (settings.degree
          && quarters > 0.9
          && quarters < 4.1
          && angle != Math.rint(angle)
          && Math.abs(quarters - Math.rint(quarters)) < 0.005) {
        problems.warning(
            Rule.ANGLE_UNIT,
            e,
            "euler",
            "has " + angle + " degrees, which looks like radians",
            "set compiler/@angle=\"radian\" if these are radians");
        return;
      }
    }
  }

  private static String axisAngle(double[] quat, double[] v, Settings settings) {
    double angle = settings.radians(v[3]);
    if (Frames.normalize(v, 0, 3) < Frames.EPS) {
      return "the axis is zero";
    }
    double s = Trig.sin(angle / 2);
    Quat.set(quat, 0, Trig.cos(angle / 2), s * v[0], s * v[1], s * v[2]);
    return null;
  }

  private static String axes(double[] quat, double[] v) {
    if (Frames.normalize(v, 0, 3) < Frames.EPS) {
      return "the x axis is zero";
    }
    double d = Vec3.dot(v, 0, v, 3);
    for (int i = 0; i < 3; i++) {
      v[3 + i] -= v[i] * d;
    }
    if (Frames.normalize(v, 3, 3) < Frames.EPS) {
      return "the y axis is zero or parallel to the x axis";
    }
    double[] z = new double[3];
    Vec3.cross(z, 0, v, 0, v, 3);
    if (Frames.normalize(z, 0, 3) < Frames.EPS) {
      return "the x and y axes are parallel";
    }

    // axes are columns
    double[] m = {v[0], v[3], z[0], v[1], v[4], z[1], v[2], v[5], z[2]};
    Frames.quatFromMat(quat, 0, m, 0);
    return null;
  }

  private static String zaxis(double[] quat, double[] v) {
    if (Frames.normalize(v, 0, 3) < Frames.EPS) {
      return "the z axis is zero";
    }
    Frames.quatFromZ(quat, 0, v, 0);
    return null;
  }

  /** Lower-case letters turn about the moving axes, upper-case ones about the fixed axes. */
  private static String euler(double[] quat, double[] v, Settings settings) {
    Quat.identity(quat, 0);
    double[] turn = new double[4];
    for (int i = 0; i < 3; i++) {
      double angle = settings.radians(v[i]);
      char letter = settings.eulerseq.charAt(i);
      int axis = "xyzXYZ".indexOf(letter);
      if (axis < 0) {
        return "compiler/@eulerseq has the letter '" + letter + "', expected x, y, z, X, Y or Z";
      }
      Quat.set(turn, 0, Trig.cos(angle / 2), 0, 0, 0);
      turn[1 + axis % 3] = Trig.sin(angle / 2);
      if (axis < 3) {
        Frames.mulQuat(quat, 0, quat, 0, turn, 0);
      } else {
        Frames.mulQuat(quat, 0, turn, 0, quat, 0);
      }
    }
    Frames.normalize(quat, 0, 4);
    return null;
  }
}
