package dev.dynamis.mechanics.internal.smooth;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Jacobian of the motion of a point on one body relative to a point on another, column by column.
 *
 * <p>The dofs that move either body are listed by {@link #set}; {@link #column} computes one
 * column, body 2 minus body 1.
 */
public final class PairColumns {
  /** Dofs that move either body, ascending. */
  public int[] dofs = new int[16];

  /** Number of these. */
  public int n;

  /** Column: translation of the points, then rotation of the bodies, world. */
  public final double[] col = new double[6];

  /** Which bodies each dof moves: 1, 2, or 3 for both. */
  private int[] sides = new int[16];

  /** From the center of mass of each body's tree to its point. */
  private final double[] offset = new double[6];

  /** Makes room for a pair. */
  public PairColumns() {}

  /** Lists the dofs of two bodies. */
  public void set(Model m, int body1, int body2) {
    int dof1 = Jacobians.lastDof(m, body1);
    int dof2 = Jacobians.lastDof(m, body2);
    if (dofs.length < m.nv) {
      dofs = new int[m.nv];
      sides = new int[m.nv];
    }
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

  /** Sets the points, in world coordinates. */
  public void points(
      Model m, Data d, int body1, double[] p1, int i, int body2, double[] p2, int j) {
    Vec3.sub(offset, 0, p1, i, d.subtree.com, 3 * m.body.rootid[body1]);
    Vec3.sub(offset, 3, p2, j, d.subtree.com, 3 * m.body.rootid[body2]);
  }

  /** Computes the translation of the k-th column, and the rotation if it is wanted. */
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
}
