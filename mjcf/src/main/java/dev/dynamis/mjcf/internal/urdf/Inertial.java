package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;

/** The {@code inertial} of a link. */
final class Inertial {
  private static final String[] MOMENTS = {"ixx", "iyy", "izz", "ixy", "ixz", "iyz"};

  private Inertial() {}

  /** Gives a body the mass and inertia of its link, if the link has any. */
  static void add(Node link, Element body) {
    Node inertial = link.child("inertial");
    if (inertial == null) {
      if (link.child("collision") != null && body.tag().equals("body")) {
        link.note(
            Code.MASS_OF_SHAPES,
            null,
            "the link has no inertial; its mass is that of its collision shapes at 1000 kg/m³",
            "add <inertial> with mass and inertia");
      }
      return;
    }
    if (!body.tag().equals("body")) {
      inertial.unread(null, "inertial of the world", "nothing: the world does not move");
      return;
    }
    Node mass = inertial.need("mass");
    Node inertia = inertial.need("inertia");
    Pose pose = Pose.of(inertial);
    double value = mass == null ? Double.NaN : mass.needReal("value");
    double[] moments = inertia == null ? null : moments(inertia);
    if (value < 0) {
      mass.error(
          Code.NUMBER_OUT_OF_RANGE,
          "value",
          "the mass " + mass.text("value") + " is negative",
          "use 0 or a greater number");
    }
    if (!(value >= 0) || moments == null) {
      return;
    }
    Element made = body.add("inertial").at(inertial.place());
    made.set("pos", 0, 0, 0);
    pose.put(made);
    made.set("mass", value).at("mass", mass.place("value"));
    if (isZero(moments)) {
      // counts as not given: the body may still be fused with one that has inertia
      made.set("diaginertia", 0, 0, 0).at("diaginertia", inertia.place());
    } else {
      made.clear("quat");
      made.set("fullinertia", pose.quat == null ? moments : turned(moments, pose.quat));
      made.at("fullinertia", inertia.place());
    }
  }

  private static double[] moments(Node inertia) {
    double[] all = new double[6];
    boolean good = true;
    for (int i = 0; i < 6; i++) {
      all[i] = inertia.needReal(MOMENTS[i]);
      good &= !Double.isNaN(all[i]);
    }
    return good ? all : null;
  }

  private static boolean isZero(double[] moments) {
    for (double m : moments) {
      if (m != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns {@code R I transpose(R)} as xx yy zz xy xz yz: the inertia in the axes of the link. */
  private static double[] turned(double[] i, double[] quat) {
    double[] r = new double[9];
    Mat3.fromQuat(r, 0, quat, 0);
    double[] m = {i[0], i[3], i[4], i[3], i[1], i[5], i[4], i[5], i[2]};
    double[] rm = new double[9];
    double[] res = new double[9];
    for (int row = 0; row < 3; row++) {
      for (int col = 0; col < 3; col++) {
        for (int k = 0; k < 3; k++) {
          rm[3 * row + col] += r[3 * row + k] * m[3 * k + col];
        }
      }
    }
    for (int row = 0; row < 3; row++) {
      for (int col = 0; col < 3; col++) {
        for (int k = 0; k < 3; k++) {
          res[3 * row + col] += rm[3 * row + k] * r[3 * col + k];
        }
      }
    }
    return new double[] {res[0], res[4], res[8], res[1], res[2], res[5]};
  }
}
