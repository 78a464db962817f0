package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Eigen3;
import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayList;
import java.util.List;

/** Mass, center of mass and principal inertia of a body, given or summed over its geoms. */
final class BodyInertia {
  double mass;

  /** Center of mass in the body frame; null while nothing says where it is. */
  double[] ipos;

  double[] iquat = {1, 0, 0, 0};
  double[] diagonal = new double[3];

  /** Takes over what {@code inertial} says. */
  void read(Body body, Compilation c) {
    Element e = body.inertial;
    if (e == null) {
      return;
    }
    mass = Attrs.real(e, "mass");
    ipos = Attrs.reals(e, "pos");
    iquat = Attrs.reals(e, "quat");
    diagonal = Attrs.reals(e, "diaginertia");
    Frames.normalize(iquat, 0, 4);
    double[] full = Attrs.reals(e, "fullinertia");
    if (full != null) {
      if (Orientations.isAlternative(e)) {
        c.problems.error(
            Rule.INERTIAL_CONFLICT,
            e,
            "fullinertia",
            "can't be used together with an orientation",
            "remove the orientation: the inertia matrix is given in the body frame");
      } else if (diagonal[0] != 0 || diagonal[1] != 0 || diagonal[2] != 0) {
        c.problems.error(
            Rule.INERTIAL_CONFLICT,
            e,
            "fullinertia",
            "can't be used together with diaginertia",
            "keep one of the two");
      } else if (!diagonalize(full)) {
        c.problems.error(
            Rule.INERTIA_UNPHYSICAL,
            e,
            "fullinertia",
            "is not positive definite",
            "check the order of the numbers: xx yy zz xy xz yz");
      }
    }
    Orientations.resolve(iquat, e, c.settings(e), c.problems);
  }

  /** Says whether the geoms of a body give it mass. */
  boolean fromGeoms(Body body, Settings settings) {
    return !body.isWorld()
        && (body.inertial == null || settings.inertiafromgeom == Settings.ALWAYS);
  }

  /** Sums over geoms where that is asked for, and applies bounds and checks. */
  void compile(Body body, Compilation c) {
    Settings settings = c.settings(body.element);
    if (!body.isWorld()
        && (settings.inertiafromgeom == Settings.ALWAYS
            || (ipos == null && settings.inertiafromgeom == Attrs.AUTO))) {
      sum(body, settings, c.problems);
    }
    if (ipos == null) {
      ipos = body.pos.clone();
      iquat = body.quat.clone();
    }
    if (body.isWorld()) {
      return;
    }
    mass = Math.max(mass, settings.boundmass);
    for (int i = 0; i < 3; i++) {
      diagonal[i] = Math.max(diagonal[i], settings.boundinertia);
    }
    check(body, settings, c.problems);
  }

  private void check(Body body, Settings settings, Report problems) {
    Element at = body.inertial != null ? body.inertial : body.element;
    if (mass < 0 || diagonal[0] < 0 || diagonal[1] < 0 || diagonal[2] < 0) {
      problems.error(
          Rule.MASS_NEGATIVE,
          at,
          mass < 0 ? "mass" : "diaginertia",
          "is negative",
          "give a mass and an inertia of zero or more");
      return;
    }
    double a = diagonal[0], b = diagonal[1], d = diagonal[2];
    if (a + b < d || a + d < b || b + d < a) {
      if (settings.balanceinertia) {
        double mean = (a + b + d) / 3.0;
        Vec3.set(diagonal, 0, mean, mean, mean);
      } else {
        problems.error(
            Rule.INERTIA_UNPHYSICAL,
            at,
            null,
            "no body has the principal inertia "
                + a
                + " "
                + b
                + " "
                + d
                + ": each must be at most the sum of the others",
            "correct the inertia, or set compiler/@balanceinertia=\"true\"");
      }
    }
  }

  private void sum(Body body, Settings settings, Report problems) {
    List<Geom> counted = new ArrayList<>();
    for (Geom g : body.geoms) {
      if (settings.countsForMass(g.group) && g.mass > Frames.EPS) {
        counted.add(g);
      }
    }
    if (counted.size() == 1) {
      // as it is: the moments keep the order of the geom's axes
      Geom g = counted.get(0);
      ipos = g.pos.clone();
      iquat = g.quat.clone();
      mass = g.mass;
      diagonal = g.inertia.clone();
      return;
    }
    if (counted.isEmpty()) {
      return;
    }
    mass = 0;
    double[] com = new double[3];
    for (Geom g : counted) {
      mass += g.mass;
      for (int i = 0; i < 3; i++) {
        com[i] += g.mass * g.pos[i];
      }
    }
    ipos = new double[] {com[0] / mass, com[1] / mass, com[2] / mass};
    double[] total = new double[6];
    double[] turned = new double[6];
    double[] shifted = new double[6];
    double[] d = new double[3];
    for (Geom g : counted) {
      Vec3.sub(d, 0, g.pos, 0, ipos, 0);
      turn(turned, g.inertia, g.quat);
      shift(shifted, g.mass, d);
      for (int i = 0; i < 6; i++) {
        total[i] = total[i] + turned[i] + shifted[i];
      }
    }
    if (!diagonalize(total)) {
      problems.error(
          Rule.INERTIA_UNPHYSICAL,
          body.element,
          null,
          "the inertia of its geoms is not positive definite",
          "check the sizes and masses of the geoms");
    }
  }

  /**
   * Adds a body that is rigidly attached, with the pose {@code (pos, quat)} in this body's frame.
   */
  boolean add(BodyInertia other, double[] pos, double[] quat) {
    double[] p = new double[3];
    double[] q = new double[4];
    Frames.mul(p, 0, q, 0, pos, 0, quat, 0, other.ipos, 0, other.iquat, 0);
    double both = mass + other.mass;
    if (both < Constants.MINVAL) {
      mass = 0;
      diagonal = new double[3];
      ipos = new double[3];
      iquat = new double[] {1, 0, 0, 0};
      return true;
    }
    double[] com = new double[3];
    for (int i = 0; i < 3; i++) {
      com[i] = (mass * ipos[i] + other.mass * p[i]) / both;
    }
    double[] total = new double[6];
    accumulate(total, mass, diagonal, ipos, iquat, com);
    accumulate(total, other.mass, other.diagonal, p, q, com);
    mass = both;
    ipos = com;
    return diagonalize(total);
  }

  private static void accumulate(
      double[] total, double mass, double[] diagonal, double[] pos, double[] quat, double[] com) {
    double[] turned = new double[6];
    double[] shifted = new double[6];
    double[] d = new double[3];
    Vec3.sub(d, 0, pos, 0, com, 0);
    turn(turned, diagonal, quat);
    shift(shifted, mass, d);
    for (int i = 0; i < 6; i++) {
      total[i] += turned[i] + shifted[i];
    }
  }

  /** Sets moments and axes from xx yy zz xy xz yz; false if they are not positive. */
  private boolean diagonalize(double[] full) {
    double[] m = {full[0], full[3], full[4], full[3], full[1], full[5], full[4], full[5], full[2]};
    double[] val = new double[3];
    double[] vec = new double[9];
    double[] q = new double[4];
    Eigen3.principalAxes(val, 0, vec, 0, q, 0, m, 0);
    if (val[2] < Frames.EPS) {
      return false;
    }
    diagonal = val;
    iquat = q;
    return true;
  }

  /** {@code res = R diag transpose(R)} as xx yy zz xy xz yz. */
  private static void turn(double[] res, double[] diag, double[] quat) {
    double[] r = new double[9];
    Mat3.fromQuat(r, 0, quat, 0);
    double[] t = {
      r[0] * diag[0], r[3] * diag[0], r[6] * diag[0],
      r[1] * diag[1], r[4] * diag[1], r[7] * diag[1],
      r[2] * diag[2], r[5] * diag[2], r[8] * diag[2]
    };
    res[0] = r[0] * t[0] + r[1] * t[3] + r[2] * t[6];
    res[1] = r[3] * t[1] + r[4] * t[4] + r[5] * t[7];
    res[2] = r[6] * t[2] + r[7] * t[5] + r[8] * t[8];
    res[3] = r[0] * t[1] + r[1] * t[4] + r[2] * t[7];
    res[4] = r[0] * t[2] + r[1] * t[5] + r[2] * t[8];
    res[5] = r[3] * t[2] + r[4] * t[5] + r[5] * t[8];
  }

  /** {@code res = mass (|d|^2 1 - d transpose(d))} as xx yy zz xy xz yz. */
  private static void shift(double[] res, double mass, double[] d) {
    res[0] = mass * (d[1] * d[1] + d[2] * d[2]);
    res[1] = mass * (d[0] * d[0] + d[2] * d[2]);
    res[2] = mass * (d[0] * d[0] + d[1] * d[1]);
    res[3] = -mass * d[0] * d[1];
    res[4] = -mass * d[0] * d[2];
    res[5] = -mass * d[1] * d[2];
  }
}
