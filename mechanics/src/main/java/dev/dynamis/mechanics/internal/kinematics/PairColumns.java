package dev.dynamis.mechanics.internal.kinematics;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Jacobian of the motion of a point on one body relative to a point on another, column by column.
 *
 * <p>The dofs that move either body are listed by {@link #set}; {@link #column} computes one
 * column, body 2 minus body 1.
 */
public final class PairColumns extends MotionColumns {
  /** Which bodies each dof moves: 1, 2, or 3 for both. */
  private int[] sides = new int[16];

  /** From the center of mass of each body's tree to its point. */
  private final double[] offset = new double[6];

  /** Velocities of both points. */
  private final double[] velocity = new double[6];

  /** Rate of change of a motion axis. */
  private final double[] rate = new double[6];

  private final Buffers memory;

  /**
   * Makes room for a pair.
   *
   * @param memory where the room is counted. Modified.
   */
  public PairColumns(Buffers memory) {
    this.memory = memory;
  }

  /** Returns the one of a thread of simulation. */
  public static PairColumns of(Data d) {
    return d.scratch.counted(PairColumns.class, PairColumns::new);
  }

  /** Lists the dofs of two bodies. */
  public void set(Model m, int body1, int body2) {
    int dof1 = Jacobians.lastDof(m, body1);
    int dof2 = Jacobians.lastDof(m, body2);
    dofs = memory.ints(dofs, m.nv);
    sides = memory.ints(sides, m.nv);
    int count = 0;
    while (dof1 >= 0 || dof2 >= 0) {
      int dof = Math.max(dof1, dof2);
      int side = 0;
      if (dof == dof1) {
        side = 1;
        dof1 = m.dof.parentid[dof1];
      }
      if (dof == dof2) {
        side |= 2;
        dof2 = m.dof.parentid[dof2];
      }
      dofs[count] = dof;
      sides[count++] = side;
    }
    for (int i = 0, j = count - 1; i < j; i++, j--) {
      int dof = dofs[i];
      dofs[i] = dofs[j];
      dofs[j] = dof;
      int side = sides[i];
      sides[i] = sides[j];
      sides[j] = side;
    }
    n = count;
  }

  /** Returns whether the k-th dof moves both bodies. */
  public boolean movesBoth(int k) {
    return sides[k] == 3;
  }

  /** Sets the points, in world coordinates. */
  public void points(
      Model m, Data d, int body1, double[] p1, int i, int body2, double[] p2, int j) {
    Vec3.sub(offset, 0, p1, i, d.subtree.com, 3 * m.body.rootid[body1]);
    Vec3.sub(offset, 3, p2, j, d.subtree.com, 3 * m.body.rootid[body2]);
  }

  @Override
  public void column(Data d, int k, boolean rotation) {
    double[] c = d.cdof;
    int a = 6 * dofs[k];
    double rx = c[a], ry = c[a + 1], rz = c[a + 2];
    double x = 0, y = 0, z = 0;
    int side = sides[k];
    if ((side & 2) != 0) {
      double ox = offset[3], oy = offset[4], oz = offset[5];
      x = c[a + 3] + (ry * oz - rz * oy);
      y = c[a + 4] + (rz * ox - rx * oz);
      z = c[a + 5] + (rx * oy - ry * ox);
    }
    if ((side & 1) != 0) {
      double ox = offset[0], oy = offset[1], oz = offset[2];
      x -= c[a + 3] + (ry * oz - rz * oy);
      y -= c[a + 4] + (rz * ox - rx * oz);
      z -= c[a + 5] + (rx * oy - ry * ox);
    }
    col[0] = x;
    col[1] = y;
    col[2] = z;
    if (rotation) {
      double s = side == 2 ? 1 : side == 1 ? -1 : 0;
      col[3] = s * rx;
      col[4] = s * ry;
      col[5] = s * rz;
    }
  }

  /**
   * Computes all columns of the translation along a direction, from {@code res[at]} on: what {@link
   * #column} gives, times {@code unit[0..3)}.
   */
  public void along(Data d, double[] res, int at, double[] unit) {
    double[] c = d.cdof;
    double ux = unit[0], uy = unit[1], uz = unit[2];
    double x1 = offset[0], y1 = offset[1], z1 = offset[2];
    double x2 = offset[3], y2 = offset[4], z2 = offset[5];
    for (int k = 0; k < n; k++) {
      int a = 6 * dofs[k];
      double rx = c[a], ry = c[a + 1], rz = c[a + 2];
      double tx = c[a + 3], ty = c[a + 4], tz = c[a + 5];
      double x = 0, y = 0, z = 0;
      int side = sides[k];
      if ((side & 2) != 0) {
        x = tx + (ry * z2 - rz * y2);
        y = ty + (rz * x2 - rx * z2);
        z = tz + (rx * y2 - ry * x2);
      }
      if ((side & 1) != 0) {
        x -= tx + (ry * z1 - rz * y1);
        y -= ty + (rz * x1 - rx * z1);
        z -= tz + (rx * y1 - ry * x1);
      }
      res[at + k] = x * ux + y * uy + z * uz;
    }
  }

  /**
   * Computes the rows of the translation along the three axes of a frame, combined to the edges of
   * a pyramid: the first axis plus and minus the second times a coefficient, then the third.
   *
   * @param res receives the rows. Modified.
   * @param from address of the first element of a row of all dofs, or of the first dof
   * @param all whether a row has elements for all dofs of the model, or for the listed ones
   * @param stride distance of rows
   * @param frame the axes, from {@code f} on. Not modified.
   * @param mu coefficient of the second axis
   * @param nu coefficient of the third axis
   */
  public void pyramid(
      Data d,
      double[] res,
      int from,
      boolean all,
      int stride,
      double[] frame,
      int f,
      double mu,
      double nu) {
    double[] c = d.cdof;
    double ax = frame[f], ay = frame[f + 1], az = frame[f + 2];
    double bx = frame[f + 3], by = frame[f + 4], bz = frame[f + 5];
    double ex = frame[f + 6], ey = frame[f + 7], ez = frame[f + 8];
    double x1 = offset[0], y1 = offset[1], z1 = offset[2];
    double x2 = offset[3], y2 = offset[4], z2 = offset[5];
    for (int k = 0; k < n; k++) {
      int dof = dofs[k];
      int a = 6 * dof;
      double rx = c[a], ry = c[a + 1], rz = c[a + 2];
      double tx = c[a + 3], ty = c[a + 4], tz = c[a + 5];
      double x = 0, y = 0, z = 0;
      int side = sides[k];
      if ((side & 2) != 0) {
        x = tx + (ry * z2 - rz * y2);
        y = ty + (rz * x2 - rx * z2);
        z = tz + (rx * y2 - ry * x2);
      }
      if ((side & 1) != 0) {
        x -= tx + (ry * z1 - rz * y1);
        y -= ty + (rz * x1 - rx * z1);
        z -= tz + (rx * y1 - ry * x1);
      }
      double normal = ax * x + ay * y + az * z;
      double first = (bx * x + by * y + bz * z) * mu;
      double second = (ex * x + ey * y + ez * z) * nu;
      int at = from + (all ? dof : k);
      res[at] = normal + first;
      res[at + stride] = normal - first;
      res[at + 2 * stride] = normal + second;
      res[at + 3 * stride] = normal - second;
    }
  }

  /** Sets the velocities of the points, for {@link #columnRate}. */
  public void velocities(
      Model m, Data d, int body1, double[] p1, int i, int body2, double[] p2, int j) {
    Jacobians.pointVelocity(m, d, velocity, 0, p1, i, body1);
    Jacobians.pointVelocity(m, d, velocity, 3, p2, j, body2);
  }

  /**
   * Computes the time derivative of the translation of the k-th column. Counterpart of {@code
   * mj_jacDot}.
   */
  public void columnRate(Model m, Data d, int k) {
    int dof = dofs[k];
    double[] c = d.cdof;
    int a = 6 * dof;
    if (Jacobians.isRotationOfThree(m, dof)) {
      // axes that turn with the body, so that its own velocity counts
      Spatial.crossMotion(rate, 0, d.cvel, 6 * m.dof.bodyid[dof], c, a);
    } else {
      Spatial.copy(rate, 0, d.cdofDot, a);
    }
    Vec3.zero(col, 0);
    if ((sides[k] & 2) != 0) {
      addRate(c, a, 3, 1);
    }
    if ((sides[k] & 1) != 0) {
      addRate(c, a, 0, -1);
    }
  }

  /** Adds what the axis does to the point at {@code o}, by its own change and by the point's. */
  private void addRate(double[] c, int a, int o, double sign) {
    double x = offset[o], y = offset[o + 1], z = offset[o + 2];
    double u = velocity[o], v = velocity[o + 1], w = velocity[o + 2];
    double[] e = rate;
    col[0] += sign * (e[3] + (e[1] * z - e[2] * y) + (c[a + 1] * w - c[a + 2] * v));
    col[1] += sign * (e[4] + (e[2] * x - e[0] * z) + (c[a + 2] * u - c[a] * w));
    col[2] += sign * (e[5] + (e[0] * y - e[1] * x) + (c[a] * v - c[a + 1] * u));
  }
}
