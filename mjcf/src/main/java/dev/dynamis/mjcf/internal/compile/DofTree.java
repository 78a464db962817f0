package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.SameFrame;
import dev.dynamis.mechanics.constant.SleepPolicy;
import java.util.Arrays;
import java.util.List;

/**
 * The tree of degrees of freedom: addresses, parents, kinematic trees, and the bodies that are
 * simple, which means that their part of the inertia matrix is diagonal.
 */
final class DofTree {
  private final List<Body> bodies;
  int nq;
  int nv;
  int ntree;
  final int[] parent;
  final int[] simplenum;
  private final int[] tree;
  private final int[] simple;

  DofTree(Compilation c) {
    bodies = c.bodies;
    for (Joint j : c.joints) {
      j.qposadr = nq;
      j.dofadr = nv;
      nq += j.nq();
      nv += j.nv();
    }
    parent = new int[nv];
    tree = new int[nv];
    simplenum = new int[nv];
    simple = new int[bodies.size()];
    link();
    simple(c.tendons);
  }

  /** Dofs of a body form a chain that hangs on the last dof above it. */
  private void link() {
    int[] last = new int[bodies.size()];
    for (Body b : bodies) {
      int dof = b.isWorld() ? -1 : last[b.parent.id];
      for (Joint j : b.joints) {
        for (int d = j.dofadr; d < j.dofadr + j.nv(); d++) {
          parent[d] = dof;
          ntree += dof < 0 ? 1 : 0;
          tree[d] = ntree - 1;
          dof = d;
        }
      }
      last[b.id] = dof;
    }
  }

  private void simple(List<Tendon> tendons) {
    for (Body b : bodies) {
      boolean aligned = SameFrames.ofBody(b.inertia.ipos, b.inertia.iquat) == SameFrame.BODY;
      boolean rooted =
          b.isWorld() || b.parent.isWorld() || (b.parent.parent.isWorld() && b.parent.dofnum == 0);
      simple[b.id] = aligned && rooted && axesAligned(b) ? level(b) : 0;
      if (!b.isWorld() && !b.parent.isWorld()) {
        simple[b.parent.id] = 0;
      }
    }
    for (Tendon t : tendons) {
      for (Tendon.Wrap w : t.path) {
        if (t.armature != 0 && w.body() != null) {
          simple[w.body().id] = 0;
        }
      }
    }
    int count = 0;
    for (int i = bodies.size() - 1; i >= 0; i--) {
      Body b = bodies.get(i);
      for (int d = b.dofnum - 1; d >= 0; d--) {
        count = simple[b.id] != 0 ? count + 1 : 0;
        simplenum[b.joints.get(0).dofadr + d] = count;
      }
    }
  }

  /** Joints at the center of mass along the principal axes, rotation last. */
  private static boolean axesAligned(Body b) {
    boolean rotated = false;
    for (Joint j : b.joints) {
      int components = 0;
      for (double x : j.axis) {
        components += Math.abs(x) > Frames.EPS ? 1 : 0;
      }
      if (rotated || !SameFrames.isZero(j.pos) || (j.isScalar() && components != 1)) {
        return false;
      }
      rotated = j.type == JointType.BALL || j.type == JointType.HINGE;
    }
    return true;
  }

  /** 2 if the body only slides, so that its mass alone matters. */
  private static int level(Body b) {
    boolean slides = b.joints.stream().allMatch(j -> j.type == JointType.SLIDE);
    return b.dofnum > 0 && slides ? 2 : 1;
  }

  void store(Model m, Report problems) {
    System.arraycopy(parent, 0, m.dof.parentid, 0, nv);
    System.arraycopy(tree, 0, m.dof.treeid, 0, nv);
    System.arraycopy(simplenum, 0, m.dof.simplenum, 0, nv);
    System.arraycopy(simple, 0, m.body.simple, 0, m.nbody);
    int adr = 0;
    for (int i = 0; i < nv; i++) {
      m.dof.Madr[i] = adr;
      for (int j = i; j >= 0; j = parent[j]) {
        adr++;
      }
    }
    storeTrees(m, problems);
  }

  private void storeTrees(Model m, Report problems) {
    Arrays.fill(m.tree.sleepPolicy, SleepPolicy.AUTO);
    for (int i = nv - 1; i >= 0; i--) {
      m.tree.dofadr[tree[i]] = i;
      m.tree.dofnum[tree[i]]++;
    }
    for (int i = m.nbody - 1; i >= 0; i--) {
      Body weld = bodies.get(i).weld;
      int t = weld.dofnum > 0 ? tree[weld.joints.get(0).dofadr] : -1;
      m.body.treeid[i] = t;
      if (t >= 0) {
        m.tree.bodyadr[t] = i;
        m.tree.bodynum[t]++;
      }
    }
    for (int i = 1; i < m.nbody; i++) {
      Body b = bodies.get(i);
      int t = m.body.treeid[i];
      if (b.sleep == SleepPolicy.AUTO) {
        continue;
      }
      if (t < 0 || t == m.body.treeid[i - 1]) {
        problems.error(
            Rule.SLEEP_PLACE,
            b.element,
            "sleep",
            "is only possible for the first moving body of a tree",
            "move it to the body below the world that has joints");
      } else {
        m.tree.sleepPolicy[t] = b.sleep;
      }
    }
  }
}
