package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;

/**
 * Velocities of bodies and bias forces, by the formulas of {@code ComVel} and {@code Rne}, for a
 * model of which nothing sleeps.
 */
final class VelocityTrace {
  private final Trace t;
  private final TreeTrace tree;
  private final Trace position;
  private final ModelFacts facts;
  private final Model m;
  private final int[][] cvel;
  private final int[][] cdof;
  private final int[][] dot;

  /**
   * Makes a tracer.
   *
   * @param position what was computed before: the same trace, whose values are taken over, or
   *     another one, whose constants are
   */
  VelocityTrace(Trace t, Trace position, ModelFacts facts) {
    this.t = t;
    this.position = position;
    this.facts = facts;
    tree = new TreeTrace(t);
    m = facts.model();
    cvel = new int[m.nbody][];
    cdof = new int[m.nv][];
    dot = new int[m.nv][];
  }

  /** Traces all of them. */
  void run() {
    for (int i = 0; i < m.nv; i++) {
      cdof[i] = computed(Reals.CDOF, 6 * i, 6);
    }
    int o = t.zero;
    cvel[0] = tree.store(Reals.CVEL, 0, o, o, o, o, o, o);
    for (int b = 1; b < m.nbody; b++) {
      velocity(b);
      tree.store(Reals.CVEL, 6 * b, cvel[b]);
    }
    bias();
  }

  /** What the stages before have stored. */
  private int[] computed(Reals array, int at, int n) {
    int[] res = new int[n];
    for (int k = 0; k < n; k++) {
      int value = position.stored(array, at + k);
      if (t == position) {
        res[k] = value;
      } else if (value >= 0 && position.isConstant(value)) {
        res[k] = t.constant(position.value(value));
      } else {
        res[k] = t.load(array, at + k);
      }
    }
    return res;
  }

  private void velocity(int b) {
    int[] v = cvel[facts.get(Ints.BODY_PARENTID, b)];
    int dof = facts.get(Ints.BODY_DOFADR, b);
    int end = dof + facts.get(Ints.BODY_DOFNUM, b);
    while (dof < end) {
      int type = facts.get(Ints.JNT_TYPE, facts.get(Ints.DOF_JNTID, dof));
      switch (type) {
        case JointType.FREE -> {
          int o = t.zero;
          for (int k = dof; k < dof + 3; k++) {
            dot[k] = tree.store(Reals.CDOF_DOT, 6 * k, o, o, o, o, o, o);
          }
          v = tree.add(v, sum(cdof, dof, 3));
          v = turn(v, dof + 3, 3);
          dof += 6;
        }
        case JointType.BALL -> {
          v = turn(v, dof, 3);
          dof += 3;
        }
        case JointType.SLIDE, JointType.HINGE -> {
          v = turn(v, dof, 1);
          dof++;
        }
        default -> throw Kinds.unknown("joint type", type);
      }
    }
    cvel[b] = v;
  }

  /** Axes that move with the velocity before them, and the velocity with theirs. */
  private int[] turn(int[] v, int dof, int n) {
    for (int k = dof; k < dof + n; k++) {
      dot[k] = crossMotion(v, cdof[k]);
      tree.store(Reals.CDOF_DOT, 6 * k, dot[k]);
    }
    return tree.add(v, sum(cdof, dof, n));
  }

  private int[] sum(int[][] axes, int dof, int n) {
    int[] s = {t.zero, t.zero, t.zero, t.zero, t.zero, t.zero};
    for (int k = dof; k < dof + n; k++) {
      s = tree.add(s, tree.scale(axes[k], t.load(Reals.QVEL, k)));
    }
    return s;
  }

  /** {@code -a*b + c*d}. */
  private int lessMore(int a, int b, int c, int d) {
    return t.add(t.mul(t.neg(a), b), t.mul(c, d));
  }

  private int[] crossMotion(int[] v, int[] u) {
    int wx = v[0], wy = v[1], wz = v[2], vx = v[3], vy = v[4], vz = v[5];
    int a = u[0], b = u[1], c = u[2], d = u[3], e = u[4], f = u[5];
    return new int[] {
      lessMore(wz, b, wy, c),
      tree.difference(wz, a, wx, c),
      lessMore(wy, a, wx, b),
      t.add(lessMore(wz, e, wy, f), lessMore(vz, b, vy, c)),
      t.add(tree.difference(wz, d, wx, f), tree.difference(vz, a, vx, c)),
      t.add(lessMore(wy, d, wx, e), lessMore(vy, a, vx, b))
    };
  }

  private int[] crossForce(int[] v, int[] p) {
    int wx = v[0], wy = v[1], wz = v[2], vx = v[3], vy = v[4], vz = v[5];
    int a = p[0], b = p[1], c = p[2], d = p[3], e = p[4], f = p[5];
    return new int[] {
      t.add(lessMore(wz, b, wy, c), lessMore(vz, e, vy, f)),
      t.add(tree.difference(wz, a, wx, c), tree.difference(vz, d, vx, f)),
      t.add(lessMore(wy, a, wx, b), lessMore(vy, d, vx, e)),
      lessMore(wz, e, wy, f),
      tree.difference(wz, d, wx, f),
      lessMore(wy, d, wx, e)
    };
  }

  private void bias() {
    int[][] cacc = new int[m.nbody][];
    int[][] cfrc = new int[m.nbody][];
    int o = t.zero;
    cacc[0] = new int[] {o, o, o, o, o, o};
    for (int k = 0; k < 3 && !m.opt.disabled(DisableBit.GRAVITY); k++) {
      cacc[0][3 + k] = t.neg(facts.real(t, Reals.GRAVITY, k));
    }
    for (int b = 1; b < m.nbody; b++) {
      int dof = facts.get(Ints.BODY_DOFADR, b);
      int n = facts.get(Ints.BODY_DOFNUM, b);
      int[] a = cacc[facts.get(Ints.BODY_PARENTID, b)];
      cacc[b] = n == 0 ? a : tree.add(a, sum(dot, dof, n));
      int[] inertia = computed(Reals.CINERT, 10 * b, 10);
      int[] change = crossForce(cvel[b], tree.momentum(inertia, cvel[b]));
      cfrc[b] = tree.add(tree.momentum(inertia, cacc[b]), change);
    }
    for (int b = m.nbody - 1; b > 0; b--) {
      int dof = facts.get(Ints.BODY_DOFADR, b);
      int n = facts.get(Ints.BODY_DOFNUM, b);
      for (int i = dof; i < dof + n; i++) {
        t.store(Reals.QFRC_BIAS, i, tree.dot6(cdof[i], cfrc[b]));
      }
      int parent = facts.get(Ints.BODY_PARENTID, b);
      if (parent > 0) {
        cfrc[parent] = tree.add(cfrc[parent], cfrc[b]);
      }
    }
  }
}
