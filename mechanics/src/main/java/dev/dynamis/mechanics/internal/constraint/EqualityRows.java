package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EqType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.data.Constraints;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.PairColumns;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import java.util.Arrays;

/**
 * Rows of active equality constraints, in the order of the model. Counterpart of {@code
 * mj_instantiateEquality}.
 */
public final class EqualityRows {
  private EqualityRows() {}

  /** Appends the rows; returns false if memory is full. */
  static boolean add(Model m, Data d, boolean someAsleep) {
    if (m.opt.disabled(DisableBit.EQUALITY)) {
      return true;
    }
    boolean room = true;
    for (int e = 0; e < m.neq && room; e++) {
      boolean asleep = someAsleep && SleepStates.of(m, d, ObjType.EQUALITY, e) == SleepState.ASLEEP;
      if (!d.eq.active[e] || asleep) {
        continue;
      }
      room =
          switch (m.eq.type[e]) {
            case EqType.CONNECT -> connect(m, d, e);
            case EqType.WELD -> weld(m, d, e);
            case EqType.JOINT -> joint(m, d, e);
            case EqType.TENDON -> tendon(m, d, e);
            case EqType.FLEX -> flexEdges(m, d, e);
            case EqType.FLEXVERT -> flexVertices(m, d, e);
            case EqType.DISTANCE -> throw noRows(m, e);
            default -> throw Kinds.unknown("equality type", m.eq.type[e]);
          };
    }
    return room;
  }

  /** Returns the exception for an equality of a type that can't be simulated. */
  static IllegalStateException noRows(Model m, int e) {
    return new IllegalStateException(
        "equality " + e + " has the type " + EqType.name(m.eq.type[e]) + ", which has no rows");
  }

  /** Returns the body of object {@code 0} or {@code 1} of a connect or weld. */
  public static int body(Model m, int e, int object) {
    int id = object == 0 ? m.eq.obj1id[e] : m.eq.obj2id[e];
    return m.eq.objtype[e] == ObjType.SITE ? m.site.bodyid[id] : id;
  }

  /** World coordinates of the point of object {@code 0} or {@code 1} of a connect or weld. */
  public static void anchor(Model m, Data d, int e, int object, double[] res, int r) {
    int id = object == 0 ? m.eq.obj1id[e] : m.eq.obj2id[e];
    if (m.eq.objtype[e] == ObjType.SITE) {
      Vec3.copy(res, r, d.site.xpos, 3 * id);
      return;
    }
    // a weld has the anchor of its second body first
    int place = m.eq.type[e] == EqType.WELD ? 1 - object : object;
    Mat3.mulVec(res, r, d.xmat, 9 * id, m.eq.data, Widths.NEQDATA * e + 3 * place);
    Vec3.addTo(res, r, d.xpos, 3 * id);
  }

  /** Sets the pair to the anchors, such that columns are those of body 1 minus body 2. */
  private static PairColumns pair(Model m, Data d, int e, double[] anchors) {
    PairColumns pair = PairColumns.of(d);
    anchor(m, d, e, 0, anchors, 0);
    anchor(m, d, e, 1, anchors, 3);
    int body1 = body(m, e, 0);
    int body2 = body(m, e, 1);
    pair.set(m, body2, body1);
    pair.points(m, d, body2, anchors, 3, body1, anchors, 0);
    return pair;
  }

  private static boolean connect(Model m, Data d, int e) {
    long mark = d.scratch.mark();
    double[] anchors = d.scratch.reals(6);
    PairColumns pair = pair(m, d, e, anchors);
    boolean room = Rows.open(m, d, 3, pair.dofs, pair.n);
    if (room) {
      Vec3.sub(d.efc.pos, d.nefc, anchors, 0, anchors, 3);
      int stride = Rows.stride(m, pair.n);
      for (int k = 0; k < pair.n; k++) {
        pair.column(d, k, false);
        int at = Rows.address(m, d, pair.dofs, k);
        for (int i = 0; i < 3; i++) {
          d.efc.J[at + i * stride] = pair.col[i];
        }
      }
      Rows.close(m, d, 3, pair.n, ConstraintType.EQUALITY, e);
    }
    d.scratch.release(mark);
    return room;
  }

  /**
   * Three rows hold the anchors together, three the orientations: the vector part of {@code
   * conj(q2) q1 relpose} times the torque scale, whose derivative along the rotation w of body 1
   * relative to body 2 is half the vector part of {@code conj(q2) w q1 relpose}.
   */
  private static boolean weld(Model m, Data d, int e) {
    long mark = d.scratch.mark();
    double[] anchors = d.scratch.reals(6);
    double[] q = d.scratch.reals(16);
    PairColumns pair = pair(m, d, e, anchors);
    boolean room = Rows.open(m, d, 6, pair.dofs, pair.n);
    if (room) {
      double torquescale = m.eq.data[Widths.NEQDATA * e + 10];
      Vec3.sub(d.efc.pos, d.nefc, anchors, 0, anchors, 3);
      orientations(m, d, e, q);
      Quat.mul(q, 8, q, 4, q, 0);
      Vec3.scale(d.efc.pos, d.nefc + 3, q, 9, torquescale);
      int stride = Rows.stride(m, pair.n);
      for (int k = 0; k < pair.n; k++) {
        pair.column(d, k, true);
        int at = Rows.address(m, d, pair.dofs, k);
        Quat.mulAxis(q, 8, q, 4, pair.col, 3);
        Quat.mul(q, 12, q, 8, q, 0);
        for (int i = 0; i < 3; i++) {
          d.efc.J[at + i * stride] = pair.col[i];
          d.efc.J[at + (i + 3) * stride] = 0.5 * q[13 + i] * torquescale;
        }
      }
      Rows.close(m, d, 6, pair.n, ConstraintType.EQUALITY, e);
    }
    d.scratch.release(mark);
    return room;
  }

  /** {@code q[0..4)} = q1 relpose, {@code q[4..8)} = conj(q2). */
  private static void orientations(Model m, Data d, int e, double[] q) {
    int id1 = m.eq.obj1id[e];
    int id2 = m.eq.obj2id[e];
    if (m.eq.objtype[e] == ObjType.SITE) {
      Quat.mul(q, 0, d.xquat, 4 * m.site.bodyid[id1], m.site.quat, 4 * id1);
      Quat.mul(q, 4, d.xquat, 4 * m.site.bodyid[id2], m.site.quat, 4 * id2);
      Quat.conjugate(q, 4, q, 4);
    } else {
      Quat.mul(q, 0, d.xquat, 4 * id1, m.eq.data, Widths.NEQDATA * e + 6);
      Quat.conjugate(q, 4, d.xquat, 4 * id2);
    }
  }

  private static boolean joint(Model m, Data d, int e) {
    int joint1 = m.eq.obj1id[e];
    int joint2 = m.eq.obj2id[e];
    int q1 = m.jnt.qposadr[joint1];
    double y = d.qpos[q1] - m.qpos0[q1];
    long mark = d.scratch.mark();
    int[] dofs = d.scratch.ints(2);
    int dof1 = m.jnt.dofadr[joint1];
    dofs[0] = dof1;
    boolean room;
    if (joint2 < 0) {
      room = Rows.open(m, d, 1, dofs, 1);
      if (room) {
        d.efc.J[Rows.address(m, d, dofs, 0)] = 1;
        d.efc.pos[d.nefc] = y - m.eq.data[Widths.NEQDATA * e];
        Rows.close(m, d, 1, 1, ConstraintType.EQUALITY, e);
      }
    } else {
      int q2 = m.jnt.qposadr[joint2];
      double x = d.qpos[q2] - m.qpos0[q2];
      int dof2 = m.jnt.dofadr[joint2];
      dofs[0] = Math.min(dof1, dof2);
      dofs[1] = Math.max(dof1, dof2);
      int n = dof1 == dof2 ? 1 : 2;
      room = Rows.open(m, d, 1, dofs, n);
      if (room) {
        d.efc.J[Rows.address(m, d, dofs, dof1 <= dof2 ? 0 : 1)] += 1;
        d.efc.J[Rows.address(m, d, dofs, dof2 <= dof1 ? 0 : 1)] -= slope(m, e, x);
        d.efc.pos[d.nefc] = y - m.eq.data[Widths.NEQDATA * e] - polynomial(m, e, x);
        Rows.close(m, d, 1, n, ConstraintType.EQUALITY, e);
      }
    }
    d.scratch.release(mark);
    return room;
  }

  private static boolean tendon(Model m, Data d, int e) {
    int tendon1 = m.eq.obj1id[e];
    int tendon2 = m.eq.obj2id[e];
    double y = d.ten.length[tendon1] - m.tendon.length0[tendon1];
    double pos = y - m.eq.data[Widths.NEQDATA * e];
    double slope = 0;
    if (tendon2 >= 0) {
      double x = d.ten.length[tendon2] - m.tendon.length0[tendon2];
      pos -= polynomial(m, e, x);
      slope = slope(m, e, x);
    }
    long mark = d.scratch.mark();
    int[] dofs = d.scratch.ints(m.nv);
    boolean sparse = Jacobians.isSparse(m);
    int n = sparse ? union(m, d, dofs, tendon1, tendon2) : m.nv;
    boolean room = Rows.open(m, d, 1, sparse ? dofs : null, n);
    if (room) {
      d.efc.pos[d.nefc] = pos;
      addRow(m, d, dofs, n, tendon1, 1);
      if (tendon2 >= 0) {
        addRow(m, d, dofs, n, tendon2, -slope);
      }
      Rows.narrow(m, d);
      int row = d.nefc;
      Rows.close(m, d, 1, n, ConstraintType.EQUALITY, e);
      if (d.nefc > row) {
        remember(d, tendon1, row);
        if (tendon2 >= 0) {
          remember(d, tendon2, row);
        }
      }
    }
    d.scratch.release(mark);
    return room;
  }

  /** A row for each edge of a flex, which keeps its length. */
  private static boolean flexEdges(Model m, Data d, int e) {
    int f = m.eq.obj1id[e];
    int from = m.flex.edgeadr[f];
    int to = from + m.flex.edgenum[f];
    if (Jacobians.isSparse(m) && reserveEdges(m, d, from, to)) {
      copyEdges(m, d, e, from, to);
      return true;
    }
    for (int i = from; i < to; i++) {
      if (m.flexedge.rigid[i]) {
        continue;
      }
      double pos = d.flexedge.length[i] - m.flexedge.length0[i];
      double weight = m.flexedge.invweight0[i];
      int at = m.flexedge.JRowadr[i];
      int n = m.flexedge.JRownnz[i];
      if (!flexRow(m, d, e, pos, weight, d.flexedge.J, m.flexedge.JColind, at, n)) {
        return false;
      }
    }
    return true;
  }

  /** Makes room for sparse rows of the edges {@code [from, to)}; returns whether there is. */
  private static boolean reserveEdges(Model m, Data d, int from, int to) {
    long elements = d.nJ;
    for (int i = from; i < to; i++) {
      elements += m.flexedge.JRownnz[i];
    }
    return d.reserveConstraints((long) d.nefc + to - from, elements);
  }

  /** Sparse rows of the edges {@code [from, to)}, for which there is room. */
  private static void copyEdges(Model m, Data d, int e, int from, int to) {
    Constraints efc = d.efc;
    int first = d.nefc;
    int row = first;
    int at = d.nJ;
    for (int i = from; i < to; i++) {
      int n = m.flexedge.JRownnz[i];
      if (m.flexedge.rigid[i] || n == 0) {
        continue;
      }
      int adr = m.flexedge.JRowadr[i];
      for (int k = 0; k < n; k++) {
        efc.J[at + k] = d.flexedge.J[adr + k];
        efc.JColind[at + k] = m.flexedge.JColind[adr + k];
      }
      efc.JRownnz[row] = n;
      efc.JRowadr[row] = at;
      efc.pos[row] = d.flexedge.length[i] - m.flexedge.length0[i];
      efc.diagApprox[row++] = m.flexedge.invweight0[i];
      at += n;
    }
    Arrays.fill(efc.margin, first, row, 0);
    Arrays.fill(efc.frictionloss, first, row, 0);
    Arrays.fill(efc.type, first, row, ConstraintType.EQUALITY);
    Arrays.fill(efc.id, first, row, e);
    d.nefc = row;
    d.ne += row - first;
    d.nJ = at;
  }

  /** Two rows for each vertex of a flex, which keep the invariants of its strain. */
  private static boolean flexVertices(Model m, Data d, int e) {
    int f = m.eq.obj1id[e];
    int from = m.flex.vertadr[f];
    for (int row = 2 * from; row < 2 * (from + m.flex.vertnum[f]); row++) {
      double weight = m.body.invweight0[2 * m.flex.vertbodyid[row / 2]];
      double pos = d.flexvert.length[row];
      int at = m.flexvert.JRowadr[row];
      int n = m.flexvert.JRownnz[row];
      if (!flexRow(m, d, e, pos, weight, d.flexvert.J, m.flexvert.JColind, at, n)) {
        return false;
      }
    }
    return true;
  }

  private static boolean flexRow(
      Model m,
      Data d,
      int e,
      double pos,
      double weight,
      double[] J,
      int[] colind,
      int from,
      int n) {
    long mark = d.scratch.mark();
    int[] dofs = d.scratch.ints(n);
    System.arraycopy(colind, from, dofs, 0, n);
    boolean room = Rows.open(m, d, 1, Jacobians.isSparse(m) ? dofs : null, n);
    if (room) {
      for (int k = 0; k < n; k++) {
        d.efc.J[Rows.address(m, d, dofs, k)] = J[from + k];
      }
      d.efc.pos[d.nefc] = pos;
      d.efc.diagApprox[d.nefc] = weight;
      Rows.close(m, d, 1, n, ConstraintType.EQUALITY, e);
    }
    d.scratch.release(mark);
    return room;
  }

  private static void remember(Data d, int tendon, int row) {
    if (d.tendon.efcadr[tendon] < 0) {
      d.tendon.efcadr[tendon] = row;
    }
  }

  /** Merges the dofs of the sparse Jacobians of two tendons; returns their number. */
  private static int union(Model m, Data d, int[] dofs, int tendon1, int tendon2) {
    int[] columns = d.ten.JColind;
    int i = d.ten.JRowadr[tendon1];
    int iEnd = i + d.ten.JRownnz[tendon1];
    int j = tendon2 < 0 ? 0 : d.ten.JRowadr[tendon2];
    int jEnd = tendon2 < 0 ? 0 : j + d.ten.JRownnz[tendon2];
    int n = 0;
    while (i < iEnd || j < jEnd) {
      int a = i < iEnd ? columns[i] : m.nv;
      int b = j < jEnd ? columns[j] : m.nv;
      dofs[n++] = Math.min(a, b);
      if (a <= b) {
        i++;
      }
      if (b <= a) {
        j++;
      }
    }
    return n;
  }

  /** Adds {@code scale} times the Jacobian of a tendon to the opened row. */
  private static void addRow(Model m, Data d, int[] dofs, int n, int tendon, double scale) {
    double[] J = d.efc.J;
    if (!Jacobians.isSparse(m)) {
      for (int k = 0; k < m.nv; k++) {
        J[d.nJ + k] += scale * d.ten.J[tendon * m.nv + k];
      }
      return;
    }
    int k = 0;
    int start = d.ten.JRowadr[tendon];
    for (int at = start; at < start + d.ten.JRownnz[tendon]; at++) {
      while (dofs[k] != d.ten.JColind[at]) {
        k++;
      }
      J[d.nJ + k] += scale * d.ten.J[at];
    }
  }

  /** The polynomial without its constant. */
  private static double polynomial(Model m, int e, double x) {
    double[] c = m.eq.data;
    int o = Widths.NEQDATA * e;
    return c[o + 1] * x + c[o + 2] * x * x + c[o + 3] * x * x * x + c[o + 4] * x * x * x * x;
  }

  private static double slope(Model m, int e, double x) {
    double[] c = m.eq.data;
    int o = Widths.NEQDATA * e;
    return c[o + 1] + 2 * c[o + 2] * x + 3 * c[o + 3] * x * x + 4 * c[o + 4] * x * x * x;
  }
}
