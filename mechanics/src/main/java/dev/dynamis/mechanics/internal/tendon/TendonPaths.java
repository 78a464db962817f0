package dev.dynamis.mechanics.internal.tendon;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.constant.WrapType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import java.util.Arrays;

/**
 * Lengths of tendons, their Jacobians, and the points of their paths.
 *
 * <p>Reads {@code qpos}, poses and motion axes; writes {@code ten.length, ten.J} (dense {@code
 * [ntendon x nv]}, or rows of the dofs that move the path when {@link Jacobians#isSparse}), {@code
 * ten.wrapadr, ten.wrapnum, wrap.obj, wrap.xpos}. Counterpart of {@code mj_tendon}; a joint that is
 * listed twice in a fixed tendon counts twice in both layouts.
 */
public final class TendonPaths {
  // places in the scratch array: wrapping, a path of up to four points, a direction, then a row
  // [nv]
  private static final int POINTS = Wrap.SCRATCH;
  private static final int DIRECTION = POINTS + 12;
  private static final int ROW = DIRECTION + 3;

  private TendonPaths() {}

  /** Computes all tendons. */
  public static void run(Model m, Data d) {
    boolean sparse = Jacobians.isSparse(m);
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(ROW + m.nv);
    int[] seen = d.scratch.ints(m.nv + 2L);
    Arrays.fill(seen, 0, m.nv, -1);
    if (sparse) {
      Arrays.fill(s, ROW, ROW + m.nv, 0);
    }
    int used = 0;
    int wraps = 0;
    boolean someAsleep = d.ntreeAwake < m.ntree;
    for (int t = 0; t < m.ntendon; t++) {
      if (someAsleep && SleepStates.of(m, d, ObjType.TENDON, t) == SleepState.ASLEEP) {
        d.ten.JRowadr[t] = used;
        d.ten.JRownnz[t] = 0;
        if (!sparse) {
          Arrays.fill(d.ten.J, t * m.nv, (t + 1) * m.nv, 0);
        }
        continue;
      }
      double[] row = sparse ? s : d.ten.J;
      int r = sparse ? ROW : t * m.nv;
      if (!sparse) {
        Arrays.fill(row, r, r + m.nv, 0);
      }
      seen[m.nv] = m.nv;
      seen[m.nv + 1] = -1;
      d.ten.wrapadr[t] = wraps;
      if (m.wrap.type[m.tendon.adr[t]] == WrapType.JOINT) {
        fixed(m, d, t, row, r, seen);
      } else {
        wraps = spatial(m, d, t, row, r, wraps, s, seen);
      }
      d.ten.wrapnum[t] = wraps - d.ten.wrapadr[t];
      if (sparse) {
        d.ten.JRowadr[t] = used;
        used = compress(m, d, t, row, r, used, seen);
        d.ten.JRownnz[t] = used - d.ten.JRowadr[t];
      }
    }
    d.scratch.release(mark);
  }

  private static void fixed(Model m, Data d, int t, double[] row, int r, int[] seen) {
    double length = 0;
    int end = m.tendon.adr[t] + m.tendon.num[t];
    for (int w = m.tendon.adr[t]; w < end; w++) {
      int joint = m.wrap.objid[w];
      length += m.wrap.prm[w] * d.qpos[m.jnt.qposadr[joint]];
      row[r + m.jnt.dofadr[joint]] += m.wrap.prm[w];
      mark(m, seen, m.jnt.dofadr[joint], t);
    }
    d.ten.length[t] = length;
  }

  /** Follows the path from object to object; returns the number of path points so far. */
  private static int spatial(
      Model m, Data d, int t, double[] row, int r, int wraps, double[] s, int[] seen) {
    int last = m.tendon.adr[t] + m.tendon.num[t] - 1;
    double divisor = 1;
    double length = 0;
    int w = m.tendon.adr[t];
    while (w < last) {
      if (m.wrap.type[w] == WrapType.PULLEY || m.wrap.type[w + 1] == WrapType.PULLEY) {
        if (m.wrap.type[w] == WrapType.PULLEY) {
          divisor = m.wrap.prm[w];
          Vec3.zero(d.wrap.xpos, 3 * wraps);
          d.wrap.obj[wraps++] = -2;
        }
        w++;
        continue;
      }

      // a piece from site to site, perhaps around a geom between them
      int site0 = m.wrap.objid[w];
      boolean overGeom = m.wrap.type[w + 1] != WrapType.SITE;
      int site1 = m.wrap.objid[overGeom ? w + 2 : w + 1];
      int geom = overGeom ? m.wrap.objid[w + 1] : -1;
      double curved = -1;
      if (overGeom) {
        int side = (int) Math.rint(m.wrap.prm[w + 1]);
        curved =
            Wrap.find(
                s,
                POINTS + 3,
                d.site.xpos,
                3 * site0,
                d.site.xpos,
                3 * site1,
                d.geom.xpos,
                3 * geom,
                d.geom.xmat,
                m.geom.size[3 * geom],
                m.wrap.type[w + 1],
                side < 0 ? null : d.site.xpos,
                3 * side,
                s);
      }
      Vec3.copy(s, POINTS, d.site.xpos, 3 * site0);
      Vec3.copy(s, curved < 0 ? POINTS + 3 : POINTS + 9, d.site.xpos, 3 * site1);
      int body0 = m.site.bodyid[site0];
      int body1 = m.site.bodyid[site1];
      if (curved < 0) {
        length += Vec3.distance(s, POINTS, s, POINTS + 3) / divisor;
        straight(m, d, row, r, POINTS, body0, body1, divisor, s, seen, t);
      } else {
        int round = m.geom.bodyid[geom];
        length +=
            (Vec3.distance(s, POINTS, s, POINTS + 3)
                    + curved
                    + Vec3.distance(s, POINTS + 6, s, POINTS + 9))
                / divisor;
        straight(m, d, row, r, POINTS, body0, round, divisor, s, seen, t);
        straight(m, d, row, r, POINTS + 6, round, body1, divisor, s, seen, t);
      }

      // path points for the viewer
      d.wrap.obj[wraps] = -1;
      Vec3.copy(d.wrap.xpos, 3 * wraps++, s, POINTS);
      if (curved >= 0) {
        for (int k = 1; k <= 2; k++) {
          d.wrap.obj[wraps] = geom;
          Vec3.copy(d.wrap.xpos, 3 * wraps++, s, POINTS + 3 * k);
        }
      }
      w += overGeom ? 2 : 1;
      if (w == last || m.wrap.type[w + 1] == WrapType.PULLEY) {
        d.wrap.obj[wraps] = -1;
        Vec3.copy(d.wrap.xpos, 3 * wraps++, d.site.xpos, 3 * site1);
      }
    }
    d.ten.length[t] = length;
    return wraps;
  }

  /** Adds the straight piece from the scratch's point {@code at} to the next one to the row. */
  private static void straight(
      Model m,
      Data d,
      double[] row,
      int r,
      int at,
      int body0,
      int body1,
      double divisor,
      double[] s,
      int[] seen,
      int t) {
    if (body0 == body1) {
      return;
    }
    Jacobians.direction(s, DIRECTION, s, at, s, at + 3);
    addDifference(m, d, row, r, s, at, body0, body1, 1 / divisor, seen, t);
  }

  /**
   * {@code row += scale * transpose(J1 - J0) u} over the union of both chains, where J0 belongs to
   * the scratch's point {@code at} on {@code body0} and J1 to the next point on {@code body1}.
   * Marks the dofs as seen by tendon {@code t}.
   */
  private static void addDifference(
      Model m,
      Data d,
      double[] row,
      int r,
      double[] s,
      int at,
      int body0,
      int body1,
      double scale,
      int[] seen,
      int t) {
    int com0 = 3 * m.body.rootid[body0];
    int com1 = 3 * m.body.rootid[body1];
    double[] com = d.subtree.com;
    double x0 = s[at] - com[com0];
    double y0 = s[at + 1] - com[com0 + 1];
    double z0 = s[at + 2] - com[com0 + 2];
    double x1 = s[at + 3] - com[com1];
    double y1 = s[at + 4] - com[com1 + 1];
    double z1 = s[at + 5] - com[com1 + 2];
    double ux = s[DIRECTION];
    double uy = s[DIRECTION + 1];
    double uz = s[DIRECTION + 2];
    double[] c = d.cdof;
    int dof0 = Jacobians.lastDof(m, body0);
    int dof1 = Jacobians.lastDof(m, body1);
    while (dof0 >= 0 || dof1 >= 0) {
      int dof = Math.max(dof0, dof1);
      int a = 6 * dof;
      double x = 0;
      double y = 0;
      double z = 0;
      if (dof1 == dof) {
        x = c[a + 3] + (c[a + 1] * z1 - c[a + 2] * y1);
        y = c[a + 4] + (c[a + 2] * x1 - c[a] * z1);
        z = c[a + 5] + (c[a] * y1 - c[a + 1] * x1);
        dof1 = m.dof.parentid[dof1];
      }
      if (dof0 == dof) {
        x -= c[a + 3] + (c[a + 1] * z0 - c[a + 2] * y0);
        y -= c[a + 4] + (c[a + 2] * x0 - c[a] * z0);
        z -= c[a + 5] + (c[a] * y0 - c[a + 1] * x0);
        dof0 = m.dof.parentid[dof0];
      }
      row[r + dof] += (x * ux + y * uy + z * uz) * scale;
      mark(m, seen, dof, t);
    }
  }

  /**
   * Notes that tendon {@code t} moves a dof.
   *
   * @param seen {@code [nv + 2]}: for each dof the last tendon that moves it, then the first and
   *     the last dof of the present one
   */
  private static void mark(Model m, int[] seen, int dof, int t) {
    seen[dof] = t;
    seen[m.nv] = Math.min(seen[m.nv], dof);
    seen[m.nv + 1] = Math.max(seen[m.nv + 1], dof);
  }

  /**
   * Moves the entries of a dense row to the sparse Jacobian, which leaves zeros in the row; returns
   * the entries so far.
   */
  private static int compress(Model m, Data d, int t, double[] row, int r, int used, int[] seen) {
    for (int i = seen[m.nv]; i <= seen[m.nv + 1]; i++) {
      if (seen[i] == t) {
        d.ten.J[used] = row[r + i];
        d.ten.JColind[used++] = i;
        row[r + i] = 0;
      }
    }
    return used;
  }

  /** Adds {@code force * transpose(J)} of tendon {@code t} to {@code qfrc[0..nv)}. */
  public static void addForce(Model m, Data d, double[] qfrc, int t, double force) {
    double[] row = d.ten.J;
    if (Jacobians.isSparse(m)) {
      int end = d.ten.JRowadr[t] + d.ten.JRownnz[t];
      for (int at = d.ten.JRowadr[t]; at < end; at++) {
        qfrc[d.ten.JColind[at]] += row[at] * force;
      }
    } else {
      Dense.addToScaled(qfrc, 0, row, t * m.nv, force, m.nv);
    }
  }

  /** Velocities of all tendons, {@code ten.velocity = J qvel}. */
  public static void velocities(Model m, Data d) {
    if (Jacobians.isSparse(m)) {
      Csr.mulMatVec(
          d.ten.velocity,
          0,
          d.ten.J,
          d.ten.JRownnz,
          d.ten.JRowadr,
          d.ten.JColind,
          0,
          m.ntendon,
          d.qvel,
          0);
    } else {
      Dense.mulMatVec(d.ten.velocity, 0, d.ten.J, 0, d.qvel, 0, m.ntendon, m.nv);
    }
  }
}
