package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.SameFrame;
import java.util.Arrays;

/**
 * The stages that follow from positions: poses, centers of mass, inertias and motion axes, the
 * inertia matrix and its factor, by the formulas of {@code Kinematics}, {@code ComPos} and {@code
 * MassMatrix}, for a model of which nothing sleeps.
 */
final class PositionTrace {
  private final Trace t;
  private final TreeTrace tree;
  private final ModelFacts facts;
  private final Model m;
  private final int[][] xpos;
  private final int[][] xquat;
  private final int[][] xmat;
  private final int[][] xipos;
  private final int[][] ximat;
  private final int[][] xaxis;
  private final int[][] xanchor;
  private final int[][] com;
  private final int[][] crb;
  private final int[][] cdof;

  PositionTrace(Trace t, ModelFacts facts) {
    this.t = t;
    this.facts = facts;
    tree = new TreeTrace(t);
    m = facts.model();
    xpos = new int[m.nbody][];
    xquat = new int[m.nbody][];
    xmat = new int[m.nbody][];
    xipos = new int[m.nbody][];
    ximat = new int[m.nbody][];
    com = new int[m.nbody][];
    crb = new int[m.nbody][];
    xaxis = new int[m.njnt][];
    xanchor = new int[m.njnt][];
    cdof = new int[m.nv][];
  }

  /** Traces poses, centers of mass, inertias and motion axes. */
  void poses() {
    frames();
    centers();
    inertias();
    motionAxes();
  }

  /** Traces the inertia matrix and its factor, which is returned, after the poses. */
  FactorTrace inertia() {
    composites();
    FactorTrace factor = new FactorTrace(t, facts);
    factor.factor(rows(), Reals.QLD, Reals.QLDIAGINV);
    return factor;
  }

  private int[] reals(Reals array, int at, int n) {
    int[] res = new int[n];
    for (int k = 0; k < n; k++) {
      res[k] = facts.real(t, array, at + k);
    }
    return res;
  }

  private int[] loads(Reals array, int at, int n) {
    int[] res = new int[n];
    for (int k = 0; k < n; k++) {
      res[k] = t.load(array, at + k);
    }
    return res;
  }

  private void frames() {
    int o = t.zero;
    int[] identity = {t.one, o, o, o, t.one, o, o, o, t.one};
    xpos[0] = tree.store(Reals.XPOS, 0, o, o, o);
    xquat[0] = tree.store(Reals.XQUAT, 0, t.one, o, o, o);
    xmat[0] = tree.store(Reals.XMAT, 0, identity);
    xipos[0] = tree.store(Reals.XIPOS, 0, o, o, o);
    ximat[0] = tree.store(Reals.XIMAT, 0, identity);
    for (int b = 0; b < m.nbody; b++) {
      if (b > 0) {
        body(b);
        int same = facts.get(Ints.BODY_SAMEFRAME, b);
        xipos[b] = tree.store(Reals.XIPOS, 3 * b, position(b, Reals.BODY_IPOS, b, same));
        ximat[b] = tree.store(Reals.XIMAT, 9 * b, rotation(b, Reals.BODY_IQUAT, b, same));
      }
      int first = facts.get(Ints.BODY_GEOMADR, b);
      int n = facts.get(Ints.BODY_GEOMNUM, b);
      for (int g = Math.max(0, first); g < first + n; g++) {
        int same = facts.get(Ints.GEOM_SAMEFRAME, g);
        tree.store(Reals.GEOM_XPOS, 3 * g, position(b, Reals.GEOM_POS, g, same));
        tree.store(Reals.GEOM_XMAT, 9 * g, rotation(b, Reals.GEOM_QUAT, g, same));
      }
    }
    for (int s = 0; s < m.nsite; s++) {
      int b = facts.get(Ints.SITE_BODYID, s);
      int same = facts.get(Ints.SITE_SAMEFRAME, s);
      tree.store(Reals.SITE_XPOS, 3 * s, position(b, Reals.SITE_POS, s, same));
      tree.store(Reals.SITE_XMAT, 9 * s, rotation(b, Reals.SITE_QUAT, s, same));
    }
  }

  /** Position of what is attached to body {@code b}, the {@code i}-th of an array. */
  private int[] position(int b, Reals local, int i, int same) {
    return switch (same) {
      case SameFrame.BODY -> xpos[b];
      case SameFrame.INERTIA -> xipos[b];
      case SameFrame.NONE, SameFrame.BODYROT, SameFrame.INERTIAROT ->
          tree.place(xmat[b], reals(local, 3 * i, 3), xpos[b]);
      default -> throw Kinds.unknown("kind of shared frame", same);
    };
  }

  private int[] rotation(int b, Reals local, int i, int same) {
    return switch (same) {
      case SameFrame.BODY, SameFrame.BODYROT -> xmat[b];
      case SameFrame.INERTIA, SameFrame.INERTIAROT -> ximat[b];
      case SameFrame.NONE -> tree.matrix(tree.product(xquat[b], reals(local, 4 * i, 4)));
      default -> throw Kinds.unknown("kind of shared frame", same);
    };
  }

  private void body(int b) {
    int jnt = facts.get(Ints.BODY_JNTADR, b);
    int n = facts.get(Ints.BODY_JNTNUM, b);
    if (n == 1 && facts.get(Ints.JNT_TYPE, jnt) == JointType.FREE) {
      int q = facts.get(Ints.JNT_QPOSADR, jnt);
      xpos[b] = loads(Reals.QPOS, q, 3);
      xquat[b] = tree.unit(loads(Reals.QPOS, q + 3, 4));
      xanchor[jnt] = tree.store(Reals.XANCHOR, 3 * jnt, xpos[b]);
      xaxis[jnt] = tree.store(Reals.XAXIS, 3 * jnt, reals(Reals.JNT_AXIS, 3 * jnt, 3));
    } else {
      jointed(b, jnt, n);
    }
    tree.store(Reals.XPOS, 3 * b, xpos[b]);
    tree.store(Reals.XQUAT, 4 * b, xquat[b]);
    xmat[b] = tree.store(Reals.XMAT, 9 * b, tree.matrix(xquat[b]));
  }

  private void jointed(int b, int jnt, int n) {
    int parent = facts.get(Ints.BODY_PARENTID, b);
    int mocap = facts.get(Ints.BODY_MOCAPID, b);
    int[] p = mocap >= 0 ? loads(Reals.MOCAP_POS, 3 * mocap, 3) : reals(Reals.BODY_POS, 3 * b, 3);
    int[] q =
        mocap >= 0
            ? tree.unit(loads(Reals.MOCAP_QUAT, 4 * mocap, 4))
            : reals(Reals.BODY_QUAT, 4 * b, 4);
    if (parent > 0) {
      p = tree.place(xmat[parent], p, xpos[parent]);
      q = tree.product(xquat[parent], q);
    }
    for (int j = jnt; j < jnt + n; j++) {
      int[] axis = reals(Reals.JNT_AXIS, 3 * j, 3);
      int[] at = reals(Reals.JNT_POS, 3 * j, 3);
      int[] anchor = tree.add(tree.add(at, tree.turn(q, at)), p);
      xaxis[j] = tree.store(Reals.XAXIS, 3 * j, tree.add(axis, tree.turn(q, axis)));
      xanchor[j] = tree.store(Reals.XANCHOR, 3 * j, anchor);
      int adr = facts.get(Ints.JNT_QPOSADR, j);
      int type = facts.get(Ints.JNT_TYPE, j);
      if (type == JointType.SLIDE) {
        int way = t.sub(t.load(Reals.QPOS, adr), facts.real(t, Reals.QPOS0, adr));
        p = tree.add(p, tree.scale(xaxis[j], way));
        continue;
      }
      q = tree.product(q, rotation(j, type, adr, axis));
      p = tree.sub(anchor, tree.add(at, tree.turn(q, at)));
    }
    xpos[b] = p;
    xquat[b] = tree.unit(q);
  }

  /** The rotation of a hinge or a ball. */
  private int[] rotation(int j, int type, int adr, int[] axis) {
    return switch (type) {
      case JointType.HINGE -> {
        int sin = t.load(Reals.HALF_ANGLES, 2 * j);
        int cos = t.load(Reals.HALF_ANGLES, 2 * j + 1);
        int[] s = tree.scale(axis, sin);
        yield new int[] {cos, s[0], s[1], s[2]};
      }
      case JointType.BALL -> tree.unit(loads(Reals.QPOS, adr, 4));
      case JointType.FREE, JointType.SLIDE ->
          throw new IllegalStateException("a joint of type " + type + " turns nothing by itself");
      default -> throw Kinds.unknown("joint type", type);
    };
  }

  /** Centers of mass of subtrees, from leaves to root. */
  private void centers() {
    for (int b = 0; b < m.nbody; b++) {
      com[b] = tree.scale(xipos[b], facts.real(t, Reals.BODY_MASS, b));
    }
    for (int b = m.nbody - 1; b > 0; b--) {
      int parent = facts.get(Ints.BODY_PARENTID, b);
      com[parent] = tree.add(com[parent], com[b]);
    }
    for (int b = 0; b < m.nbody; b++) {
      int mass = facts.real(t, Reals.BODY_SUBTREEMASS, b);
      if (mass == t.zero) {
        com[b] = xipos[b];
      } else {
        com[b] = tree.scale(com[b], t.div(t.one, mass));
      }
      tree.store(Reals.SUBTREE_COM, 3 * b, com[b]);
    }
  }

  private void inertias() {
    int[] none = new int[10];
    Arrays.fill(none, t.zero);
    crb[0] = tree.store(Reals.CINERT, 0, none);
    for (int b = 1; b < m.nbody; b++) {
      int root = facts.get(Ints.BODY_ROOTID, b);
      int[] diag = reals(Reals.BODY_INERTIA, 3 * b, 3);
      int mass = facts.real(t, Reals.BODY_MASS, b);
      crb[b] = tree.inertia(diag, ximat[b], tree.sub(xipos[b], com[root]), mass);
      tree.store(Reals.CINERT, 10 * b, crb[b]);
    }
  }

  private void motionAxes() {
    for (int b = 0; b < m.nbody; b++) {
      int first = facts.get(Ints.BODY_JNTADR, b);
      int n = facts.get(Ints.BODY_JNTNUM, b);
      for (int j = first; j < first + n; j++) {
        int dof = facts.get(Ints.JNT_DOFADR, j);
        int type = facts.get(Ints.JNT_TYPE, j);
        int[] arm = tree.sub(com[facts.get(Ints.BODY_ROOTID, b)], xanchor[j]);
        int o = t.zero;
        switch (type) {
          case JointType.SLIDE ->
              cdof[dof] = new int[] {o, o, o, xaxis[j][0], xaxis[j][1], xaxis[j][2]};
          case JointType.HINGE -> cdof[dof] = hinge(xaxis[j], arm);
          case JointType.BALL -> ball(b, dof, arm);
          case JointType.FREE -> {
            for (int k = 0; k < 3; k++) {
              cdof[dof + k] = new int[] {o, o, o, o, o, o};
              cdof[dof + k][3 + k] = t.one;
            }
            ball(b, dof + 3, arm);
          }
          default -> throw Kinds.unknown("joint type", type);
        }
      }
    }
    for (int i = 0; i < m.nv; i++) {
      tree.store(Reals.CDOF, 6 * i, cdof[i]);
    }
  }

  private void ball(int b, int dof, int[] arm) {
    for (int k = 0; k < 3; k++) {
      cdof[dof + k] = hinge(new int[] {xmat[b][k], xmat[b][3 + k], xmat[b][6 + k]}, arm);
    }
  }

  private int[] hinge(int[] axis, int[] arm) {
    int[] v = tree.cross(axis, arm);
    return new int[] {axis[0], axis[1], axis[2], v[0], v[1], v[2]};
  }

  /** Inertias summed from leaves to roots; the world stays apart. */
  private void composites() {
    for (int b = m.nbody - 1; b > 0; b--) {
      int parent = facts.get(Ints.BODY_PARENTID, b);
      if (parent > 0) {
        crb[parent] = tree.add(crb[parent], crb[b]);
      }
    }
    for (int b = 0; b < m.nbody; b++) {
      tree.store(Reals.CRB, 10 * b, crb[b]);
    }
  }

  /** The rows of the inertia matrix. */
  private int[][] rows() {
    int[][] rows = new int[m.nv][];
    for (int i = 0; i < m.nv; i++) {
      int adr = facts.get(Ints.M_ROWADR, i);
      int n = facts.get(Ints.M_ROWNNZ, i);
      int older = facts.get(Ints.DOF_MADR, i);
      rows[i] = new int[n];
      if (facts.get(Ints.DOF_SIMPLENUM, i) != 0) {
        rows[i][0] = t.load(Reals.DOF_M0, i);
      } else {
        int[] force = tree.momentum(crb[facts.get(Ints.DOF_BODYID, i)], cdof[i]);
        int before = facts.real(t, Reals.DOF_ARMATURE, i);
        for (int j = i, k = n - 1; j >= 0; j = facts.get(Ints.DOF_PARENTID, j), k--) {
          rows[i][k] = t.add(before, tree.dot6(cdof[j], force));
          before = t.zero;
        }
      }
      tree.store(Reals.M, adr, rows[i]);
      for (int k = 0; k < n; k++) {
        t.store(Reals.QM, older + k, rows[i][n - 1 - k]);
      }
    }
    return rows;
  }
}
