package dev.dynamis.mechanics.internal.kinematics;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import java.util.Arrays;

/**
 * Jacobians of points and frames that move with a body, and projections of them.
 *
 * <p>A column of a Jacobian belongs to a degree of freedom and is zero unless that one is in the
 * chain from the body to the root; all functions here walk that chain and touch nothing else.
 * Matrices are row-major {@code [3 x nv]}. Counterpart of {@code mj_jac} and its relatives.
 */
public final class Jacobians {
  private Jacobians() {}

  /** Returns whether constraint and tendon Jacobians are stored row by row without zeros. */
  public static boolean isSparse(Model m) {
    return m.opt.jacobian == Jacobian.SPARSE || (m.opt.jacobian == Jacobian.AUTO && m.nv >= 60);
  }

  /** Returns the last degree of freedom that moves {@code body}, or -1 if nothing does. */
  public static int lastDof(Model m, int body) {
    int moving = m.body.weldid[body];
    return moving == 0 ? -1 : m.body.dofadr[moving] + m.body.dofnum[moving] - 1;
  }

  /**
   * Jacobian of the point {@code p[i..i+3)} (world coordinates) that moves with {@code body}.
   *
   * @param jacp translation {@code [3 x nv]} from {@code jp}, or null
   * @param jacr rotation {@code [3 x nv]} from {@code jr}, or null
   */
  public static void point(
      Model m, Data d, double[] jacp, int jp, double[] jacr, int jr, double[] p, int i, int body) {
    int nv = m.nv;
    if (jacp != null) {
      Arrays.fill(jacp, jp, jp + 3 * nv, 0);
    }
    if (jacr != null) {
      Arrays.fill(jacr, jr, jr + 3 * nv, 0);
    }
    pointOfChain(m, d, jacp, jp, jacr, jr, p, i, body);
  }

  /** The columns of {@link #point} that belong to the dofs of the chain; others stay. */
  public static void pointOfChain(
      Model m, Data d, double[] jacp, int jp, double[] jacr, int jr, double[] p, int i, int body) {
    int nv = m.nv;
    int com = 3 * m.body.rootid[body];
    double ox = p[i] - d.subtree.com[com];
    double oy = p[i + 1] - d.subtree.com[com + 1];
    double oz = p[i + 2] - d.subtree.com[com + 2];
    double[] c = d.cdof;
    for (int dof = lastDof(m, body); dof >= 0; dof = m.dof.parentid[dof]) {
      int a = 6 * dof;
      if (jacr != null) {
        jacr[jr + dof] = c[a];
        jacr[jr + nv + dof] = c[a + 1];
        jacr[jr + 2 * nv + dof] = c[a + 2];
      }
      if (jacp != null) {
        jacp[jp + dof] = c[a + 3] + (c[a + 1] * oz - c[a + 2] * oy);
        jacp[jp + nv + dof] = c[a + 4] + (c[a + 2] * ox - c[a] * oz);
        jacp[jp + 2 * nv + dof] = c[a + 5] + (c[a] * oy - c[a + 1] * ox);
      }
    }
  }

  /**
   * {@code row += transpose(J) u}: projects the translation Jacobian of a point on the direction
   * {@code u[k..k+3)}. Only the chain of {@code body} is touched.
   */
  public static void addPointForce(
      Model m, Data d, double[] row, int r, double[] p, int i, int body, double[] u, int k) {
    int com = 3 * m.body.rootid[body];
    double ox = p[i] - d.subtree.com[com];
    double oy = p[i + 1] - d.subtree.com[com + 1];
    double oz = p[i + 2] - d.subtree.com[com + 2];
    double ux = u[k];
    double uy = u[k + 1];
    double uz = u[k + 2];
    double[] c = d.cdof;
    for (int dof = lastDof(m, body); dof >= 0; dof = m.dof.parentid[dof]) {
      int a = 6 * dof;
      double x = c[a + 3] + (c[a + 1] * oz - c[a + 2] * oy);
      double y = c[a + 4] + (c[a + 2] * ox - c[a] * oz);
      double z = c[a + 5] + (c[a] * oy - c[a + 1] * ox);
      row[r + dof] += x * ux + y * uy + z * uz;
    }
  }

  /** {@code row += transpose(J) u} for the rotation Jacobian of {@code body}. */
  public static void addTorque(Model m, Data d, double[] row, int r, int body, double[] u, int k) {
    double[] c = d.cdof;
    for (int dof = lastDof(m, body); dof >= 0; dof = m.dof.parentid[dof]) {
      int a = 6 * dof;
      row[r + dof] += c[a] * u[k] + c[a + 1] * u[k + 1] + c[a + 2] * u[k + 2];
    }
  }

  /** Jacobian of the center of mass of {@code body}; see {@link #point}. */
  public static void bodyCom(
      Model m, Data d, double[] jacp, int jp, double[] jacr, int jr, int body) {
    point(m, d, jacp, jp, jacr, jr, d.xipos, 3 * body, body);
  }

  /** Jacobian of the origin of site {@code site}; see {@link #point}. */
  public static void site(Model m, Data d, double[] jacp, int jp, double[] jacr, int jr, int site) {
    point(m, d, jacp, jp, jacr, jr, d.site.xpos, 3 * site, m.site.bodyid[site]);
  }

  /** Unit vector from one point to another, in {@code res}; returns their distance. */
  public static double direction(double[] res, int r, double[] from, int i, double[] to, int j) {
    Vec3.sub(res, r, to, j, from, i);
    return Vec3.normalize(res, r);
  }

  /** Velocity (3) of the point {@code p[i..i+3)} that moves with {@code body}, world axes. */
  public static void pointVelocity(
      Model m, Data d, double[] res, int r, double[] p, int i, int body) {
    if (m.body.weldid[body] == 0) {
      Vec3.zero(res, r);
      return;
    }
    int com = 3 * m.body.rootid[body];
    double x = p[i] - d.subtree.com[com];
    double y = p[i + 1] - d.subtree.com[com + 1];
    double z = p[i + 2] - d.subtree.com[com + 2];
    double[] v = d.cvel;
    int k = 6 * body;
    Vec3.set(
        res,
        r,
        v[k + 3] - (y * v[k + 2] - z * v[k + 1]),
        v[k + 4] - (z * v[k] - x * v[k + 2]),
        v[k + 5] - (x * v[k + 1] - y * v[k]));
  }

  /** Returns whether a dof is one of the three rotations of a ball or free joint. */
  static boolean isRotationOfThree(Model m, int dof) {
    int joint = m.dof.jntid[dof];
    return switch (m.jnt.type[joint]) {
      case JointType.FREE -> dof >= m.jnt.dofadr[joint] + 3;
      case JointType.BALL -> true;
      case JointType.SLIDE, JointType.HINGE -> false;
      default -> throw Kinds.unknown("joint type", m.jnt.type[joint]);
    };
  }

  /**
   * Time derivatives {@code [3 x nv]} of the Jacobians of the point {@code p[3]} of {@code body};
   * either may be null. Counterpart of {@code mj_jacDot}.
   */
  public static void pointRate(
      Model m, Data d, double[] jacp, double[] jacr, double[] p, int body) {
    int nv = m.nv;
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(15);
    Vec3.sub(s, 6, p, 0, d.subtree.com, 3 * m.body.rootid[body]);
    pointVelocity(m, d, s, 9, p, 0, body);
    if (jacp != null) {
      Arrays.fill(jacp, 0, 3 * nv, 0);
    }
    if (jacr != null) {
      Arrays.fill(jacr, 0, 3 * nv, 0);
    }
    for (int dof = lastDof(m, body); dof >= 0; dof = m.dof.parentid[dof]) {
      if (isRotationOfThree(m, dof)) {
        // axes that turn with the body, so that its own velocity counts
        Spatial.crossMotion(s, 0, d.cvel, 6 * m.dof.bodyid[dof], d.cdof, 6 * dof);
      } else {
        Spatial.copy(s, 0, d.cdofDot, 6 * dof);
      }
      if (jacp != null) {
        // the axis changes, and the point moves
        Vec3.cross(s, 12, s, 0, s, 6);
        Vec3.addTo(s, 3, s, 12);
        Vec3.cross(s, 12, d.cdof, 6 * dof, s, 9);
        Vec3.addTo(s, 3, s, 12);
      }
      for (int k = 0; k < 3; k++) {
        if (jacp != null) {
          jacp[k * nv + dof] = s[3 + k];
        }
        if (jacr != null) {
          jacr[k * nv + dof] = s[k];
        }
      }
    }
    d.scratch.release(mark);
  }

  /**
   * Adds to {@code qfrc[0..nv)} what a force and a torque (world axes) on {@code body} at a point
   * do. Counterpart of {@code mj_applyFT}.
   */
  public static void applyForce(
      Model m,
      Data d,
      double[] qfrc,
      double[] force,
      int f,
      double[] torque,
      int t,
      double[] p,
      int i,
      int body) {
    addPointForce(m, d, qfrc, 0, p, i, body, force, f);
    addTorque(m, d, qfrc, 0, body, torque, t);
  }

  public static boolean isZero6(double[] v, int i) {
    return v[i] == 0
        && v[i + 1] == 0
        && v[i + 2] == 0
        && v[i + 3] == 0
        && v[i + 4] == 0
        && v[i + 5] == 0;
  }

  /** Adds what the forces in {@code xfrc.applied} do to {@code qfrc[0..nv)}. */
  public static void addAppliedForces(Model m, Data d, double[] qfrc) {
    double[] xfrc = d.xfrc.applied;
    for (int b = 1; b < m.nbody; b++) {
      if (!isZero6(xfrc, 6 * b)) {
        applyForce(m, d, qfrc, xfrc, 6 * b, xfrc, 6 * b + 3, d.xipos, 3 * b, b);
      }
    }
  }

  /**
   * {@code res} = column (rotation, translation) of the Jacobian of the point {@code p[i..i+3)} of
   * {@code body} for one dof of its chain.
   */
  public static void column(
      Model m, Data d, double[] res, int r, int dof, double[] p, int i, int body) {
    Spatial.shiftMotion(res, r, d.cdof, 6 * dof, p, i, d.subtree.com, 3 * m.body.rootid[body]);
  }

  /** Jacobian of the frame of {@code body}; see {@link #point}. */
  public static void body(Model m, Data d, double[] jacp, int jp, double[] jacr, int jr, int body) {
    point(m, d, jacp, jp, jacr, jr, d.xpos, 3 * body, body);
  }

  /** Jacobian of the frame of geom {@code geom}; see {@link #point}. */
  public static void geom(Model m, Data d, double[] jacp, int jp, double[] jacr, int jr, int geom) {
    point(m, d, jacp, jp, jacr, jr, d.geom.xpos, 3 * geom, m.geom.bodyid[geom]);
  }

  /** Returns the first body after the subtree of {@code body}; subtrees are contiguous. */
  private static int subtreeEnd(Model m, int body) {
    int end = body + 1;
    while (end < m.nbody && m.body.parentid[end] >= body) {
      end++;
    }
    return end;
  }

  /** {@code jacp[3 x nv]} = Jacobian of the center of mass of the subtree of {@code body}. */
  public static void subtreeCom(Model m, Data d, double[] jacp, int jp, int body) {
    Arrays.fill(jacp, jp, jp + 3 * m.nv, 0);
    double total = Math.max(Scalar.MINVAL, m.body.subtreemass[body]);
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    int end = subtreeEnd(m, body);
    for (int b = body; b < end; b++) {
      double part = m.body.mass[b] / total;
      for (int dof = lastDof(m, b); dof >= 0; dof = m.dof.parentid[dof]) {
        column(m, d, s, 0, dof, d.xipos, 3 * b, b);
        for (int k = 0; k < 3; k++) {
          jacp[jp + k * m.nv + dof] += part * s[3 + k];
        }
      }
    }
    d.scratch.release(mark);
  }

  /**
   * {@code mat[3 x nv]}: times {@code qvel} it is the angular momentum of the subtree of {@code
   * body} about its center of mass.
   */
  public static void angularMomentum(Model m, Data d, double[] mat, int o, int body) {
    Arrays.fill(mat, o, o + 3 * m.nv, 0);
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(12);
    int end = subtreeEnd(m, body);
    for (int b = body; b < end; b++) {
      Vec3.sub(s, 6, d.xipos, 3 * b, d.subtree.com, 3 * body);
      for (int dof = lastDof(m, b); dof >= 0; dof = m.dof.parentid[dof]) {
        column(m, d, s, 0, dof, d.xipos, 3 * b, b);

        // spin about the body's own center of mass, then the moment of its momentum
        Mat3.mulTVec(s, 0, d.ximat, 9 * b, s, 0);
        for (int k = 0; k < 3; k++) {
          s[k] *= m.body.inertia[3 * b + k];
        }
        Mat3.mulVec(s, 0, d.ximat, 9 * b, s, 0);
        Vec3.cross(s, 9, s, 6, s, 3);
        Vec3.addToScaled(s, 0, s, 9, m.body.mass[b]);
        for (int k = 0; k < 3; k++) {
          mat[o + k * m.nv + dof] += s[k];
        }
      }
    }
    d.scratch.release(mark);
  }

  /**
   * Jacobians of a point and of an axis that both move with {@code body}.
   *
   * @param jacPoint {@code [3 x nv]} from {@code jp}, or null
   * @param jacAxis {@code [3 x nv]} from {@code ja}, or null
   */
  public static void pointAxis(
      Model m,
      Data d,
      double[] jacPoint,
      int jp,
      double[] jacAxis,
      int ja,
      double[] p,
      int i,
      double[] axis,
      int k,
      int body) {
    point(m, d, jacPoint, jp, jacAxis, ja, p, i, body);
    if (jacAxis == null) {
      return;
    }

    // an axis turns with w x axis
    double x = axis[k];
    double y = axis[k + 1];
    double z = axis[k + 2];
    int nv = m.nv;
    for (int dof = lastDof(m, body); dof >= 0; dof = m.dof.parentid[dof]) {
      double a = jacAxis[ja + dof];
      double b = jacAxis[ja + nv + dof];
      double c = jacAxis[ja + 2 * nv + dof];
      jacAxis[ja + dof] = b * z - c * y;
      jacAxis[ja + nv + dof] = c * x - a * z;
      jacAxis[ja + 2 * nv + dof] = a * y - b * x;
    }
  }
}
