package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.FlexSelf;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of flexes: with bodies, with each other, with themselves.
 *
 * <p>Contacts of a body and a flex are ordered by geom, then by element or vertex; those of two
 * flexes by their elements; those inside a flex as its elements are met.
 */
final class FlexPairs {
  /** Most pairs of elements of one flex that a sweep may hand on. */
  private static final int MOST_PAIRS = 1_000_000;

  private final SweepAndPrune sweep;
  private final KeyList pairs;
  private final Buffers memory;

  /** Bodies of the corners of the elements that are swept. */
  private int[] bodies = {};

  private final double[] side1 = new double[3];
  private final double[] side2 = new double[3];
  private final double[] normal = new double[3];

  private FlexPairs(Buffers memory) {
    this.memory = memory;
    sweep = new SweepAndPrune(memory);
    pairs = new KeyList(memory);
  }

  /** Tests flex {@code f} and another body, or flex from {@code nbody} on. */
  static void collide(Model m, Data d, int other, int f, boolean marks) {
    boolean trees = !m.opt.disabled(DisableBit.MIDPHASE);
    if (other < m.nbody) {
      body(m, d, other, f, trees && m.body.bvhadr[other] >= 0 && m.flex.bvhadr[f] >= 0, marks);
    } else {
      int f1 = other - m.nbody;
      flexes(m, d, f1, f, trees && m.flex.bvhadr[f1] >= 0 && m.flex.bvhadr[f] >= 0, marks);
    }
  }

  private static void body(Model m, Data d, int body, int f, boolean trees, boolean marks) {
    FlexNarrowPhase narrow = FlexNarrowPhase.of(d);
    KeyList found = trees ? FlexTrees.of(d).body(m, d, body, f, marks) : null;
    int next = 0;
    int from = m.body.geomadr[body];
    for (int g = from; g < from + m.body.geomnum[body]; g++) {
      boolean plane = m.geom.type[g] == GeomType.PLANE;
      if (trees) {
        // the masks of a plane don't count here, as in MuJoCo
        if (plane && m.body.weldid[body] == 0) {
          FlexNarrowPhase.plane(m, d, g, f);
        }
        for (; next < found.size && KeyList.first(found.keys[next]) == g; next++) {
          narrow.geom(m, d, g, f, KeyList.second(found.keys[next]));
        }
      } else if (masksMatch(m, g, f)) {
        if (plane) {
          FlexNarrowPhase.plane(m, d, g, f);
        } else {
          allElements(m, d, narrow, g, f);
        }
      }
    }
  }

  static boolean masksMatch(Model m, int g, int f) {
    return BodyFilter.masksMatch(
        m.geom.contype[g], m.geom.conaffinity[g], m.flex.contype[f], m.flex.conaffinity[f]);
  }

  private static void allElements(Model m, Data d, FlexNarrowPhase narrow, int g, int f) {
    double margin = ContactParameters.margin(m, m.geom.margin[g] + m.flex.margin[f]);
    boolean filter = m.opt.disabled(DisableBit.MIDPHASE);
    double reach = m.geom.rbound[g] + margin;
    for (int e = 0; e < m.flex.elemnum[f]; e++) {
      int box = 6 * (m.flex.elemadr[f] + e);
      if (!filter || !FlexNarrowPhase.apart(d.geom.xpos, 3 * g, reach, d.flexelem.aabb, box)) {
        narrow.geom(m, d, g, f, e);
      }
    }
  }

  private static void flexes(Model m, Data d, int f1, int f2, boolean trees, boolean marks) {
    FlexNarrowPhase narrow = FlexNarrowPhase.of(d);
    if (trees) {
      KeyList found = FlexTrees.of(d).flexes(m, d, f1, f2, marks);
      found.sort();
      narrowAll(m, d, narrow, f1, f2, found);
      return;
    }
    for (int e1 = 0; e1 < m.flex.elemnum[f1]; e1++) {
      for (int e2 = 0; e2 < m.flex.elemnum[f2]; e2++) {
        narrow.elements(m, d, f1, e1, f2, e2);
      }
    }
  }

  private static void narrowAll(
      Model m, Data d, FlexNarrowPhase narrow, int f1, int f2, KeyList found) {
    for (int i = 0; i < found.size; i++) {
      int e1 = KeyList.first(found.keys[i]);
      int e2 = KeyList.second(found.keys[i]);
      narrow.elements(m, d, f1, e1, f2, e2);
    }
  }

  /** Tests each flex that may touch itself. */
  static void selfCollisions(Model m, Data d, boolean marks) {
    for (int f = 0; f < m.nflex; f++) {
      if (m.flex.rigid[f] || (m.flex.contype[f] & m.flex.conaffinity[f]) == 0) {
        continue;
      }
      FlexPairs work = d.scratch.counted(FlexPairs.class, FlexPairs::new);
      if (m.flex.internal[f]) {
        work.internal(m, d, f);
      }
      if (m.flex.selfcollide[f] != FlexSelf.NONE) {
        work.self(m, d, f, marks);
      }
    }
  }

  private void self(Model m, Data d, int f, boolean marks) {
    FlexNarrowPhase narrow = FlexNarrowPhase.of(d);
    int mode = m.flex.selfcollide[f];
    if (m.opt.disabled(DisableBit.MIDPHASE) || mode == FlexSelf.NARROW || m.flex.bvhadr[f] < 0) {
      allPairs(m, d, narrow, f);
    } else if (mode == FlexSelf.BVH || (mode == FlexSelf.AUTO && m.flex.dim[f] == 3)) {
      narrowAll(m, d, narrow, f, f, FlexTrees.of(d).flexes(m, d, f, f, marks));
    } else {
      sweep(m, d, f);
      narrowAll(m, d, narrow, f, f, pairs);
    }
  }

  /** Returns whether an element is near enough to the surface to collide. */
  static boolean isActive(Model m, int f, int e) {
    return m.flex.dim[f] < 3 || m.flex.elemlayer[m.flex.elemadr[f] + e] < m.flex.activelayers[f];
  }

  private static void allPairs(Model m, Data d, FlexNarrowPhase narrow, int f) {
    int n = m.flex.elemnum[f];
    for (int e1 = 0; e1 < n; e1++) {
      for (int e2 = e1 + 1; isActive(m, f, e1) && e2 < n; e2++) {
        if (isActive(m, f, e2)) {
          narrow.elements(m, d, f, e1, f, e2);
        }
      }
    }
  }

  /** Sweeps the elements along the longest axis; lists pairs in the order in which they meet. */
  private void sweep(Model m, Data d, int f) {
    FlexTrees.of(d).update(m, d, f);
    int root = 6 * (m.flex.bvhadr[f] - m.nbvhstatic) + 3;
    double[] tree = d.bvh.aabbDyn;
    double x = tree[root], y = tree[root + 1], z = tree[root + 2];
    int axis = x > y && x > z ? 0 : y > z ? 1 : 2;
    sweep.reserve(m.flex.elemnum[f]);
    int n = 0;
    for (int e = 0; e < m.flex.elemnum[f]; e++) {
      if (isActive(m, f, e)) {
        int box = 6 * (m.flex.elemadr[f] + e);
        sweep.body[n] = e;
        for (int k = 0; k < 3; k++) {
          int from = box + (k == 0 ? axis : k == axis ? 0 : k);
          double center = d.flexelem.aabb[from];
          double half = d.flexelem.aabb[from + 3];
          sweep.bounds[6 * n + k] = center - half;
          sweep.bounds[6 * n + 3 + k] = center + half;
        }
        n++;
      }
    }
    pairs.clear();
    sweep.run(n, pairs);
    if (pairs.size <= MOST_PAIRS) {
      dropNeighbors(m, f, n);
    }
    for (int i = 0; i < pairs.size; i++) {
      int earlier = KeyList.first(pairs.keys[i]);
      int later = KeyList.second(pairs.keys[i]);
      pairs.keys[i] = KeyList.key(sweep.rank[later], sweep.rank[earlier]);
    }
    pairs.sort();
    pairs.size = Math.min(pairs.size, MOST_PAIRS);
    for (int i = 0; i < pairs.size; i++) {
      int later = sweep.opening[KeyList.first(pairs.keys[i])];
      int earlier = sweep.opening[KeyList.second(pairs.keys[i])];
      pairs.keys[i] = KeyList.key(sweep.body[earlier], sweep.body[later]);
    }
  }

  /** Drops pairs of elements that share a vertex: nearly all of a sheet that does not fold. */
  private void dropNeighbors(Model m, int f, int n) {
    int corners = m.flex.dim[f] + 1;
    bodies = memory.ints(bodies, (long) corners * n);
    for (int i = 0; i < n; i++) {
      int from = m.flex.elemdataadr[f] + sweep.body[i] * corners;
      for (int k = 0; k < corners; k++) {
        int at = corners * i + k;
        int body = m.flex.vertbodyid[m.flex.vertadr[f] + m.flex.elem[from + k]];
        // corners without a body share none
        bodies[at] = body >= 0 ? body : -1 - at;
      }
    }
    long[] keys = pairs.keys;
    int kept = 0;
    for (int i = 0; i < pairs.size; i++) {
      long key = keys[i];
      int p = corners * KeyList.first(key);
      int q = corners * KeyList.second(key);
      keys[kept] = key;
      kept += (corners == 3 ? trianglesShare(p, q) : share(p, q, corners)) ? 0 : 1;
    }
    pairs.size = kept;
  }

  private boolean share(int p, int q, int corners) {
    for (int i = 0; i < corners; i++) {
      for (int j = 0; j < corners; j++) {
        if (bodies[p + i] == bodies[q + j]) {
          return true;
        }
      }
    }
    return false;
  }

  /** The same for three corners each, without branches. */
  private boolean trianglesShare(int p, int q) {
    int[] b = bodies;
    int p0 = b[p], p1 = b[p + 1], p2 = b[p + 2];
    int q0 = b[q], q1 = b[q + 1], q2 = b[q + 2];
    return p0 == q0 | p0 == q1 | p0 == q2 | p1 == q0 | p1 == q1 | p1 == q2 | p2 == q0 | p2 == q1
        | p2 == q2;
  }

  /** Keeps vertices out of neighboring elements, and tetrahedra from turning inside out. */
  private void internal(Model m, Data d, int f) {
    FlexNarrowPhase narrow = FlexNarrowPhase.of(d);
    int from = m.flex.evpairadr[f];
    for (int i = from; i < from + m.flex.evpairnum[f]; i++) {
      narrow.vertex(m, d, f, m.flex.evpair[2 * i], m.flex.evpair[2 * i + 1]);
    }
    if (m.flex.dim[f] != 3) {
      return;
    }
    for (int e = 0; e < m.flex.elemnum[f]; e++) {
      face(m, d, f, e, 0, 1, 2, 3);
      face(m, d, f, e, 0, 2, 3, 1);
      face(m, d, f, e, 0, 3, 1, 2);
      face(m, d, f, e, 1, 3, 2, 0);
    }
  }

  /** Tests the plane of three vertices of a tetrahedron against the fourth. */
  private void face(Model m, Data d, int f, int e, int i, int j, int k, int l) {
    double[] x = d.flexvert.xpos;
    int at = m.flex.elemdataadr[f] + 4 * e;
    int base = 3 * m.flex.vertadr[f];
    int a = base + 3 * m.flex.elem[at + i];
    Vec3.sub(side1, 0, x, base + 3 * m.flex.elem[at + j], x, a);
    Vec3.sub(side2, 0, x, base + 3 * m.flex.elem[at + k], x, a);
    Vec3.cross(normal, 0, side1, 0, side2, 0);
    Vec3.normalize(normal, 0);
    int v = base + 3 * m.flex.elem[at + l];
    Vec3.sub(side1, 0, x, v, x, a);
    double height = Vec3.dot(side1, 0, normal, 0);
    double radius = m.flex.radius[f];
    if (height <= -2 * radius) {
      return;
    }
    double nx = normal[0], ny = normal[1], nz = normal[2];
    double way = -0.5 * height;
    PairContacts found = d.pairContacts;
    found.count = 0;
    found.add(
        -height - 2 * radius,
        x[v] + nx * way,
        x[v + 1] + ny * way,
        x[v + 2] + nz * way,
        -nx,
        -ny,
        -nz);
    FlexSides sides = FlexSides.of(d);
    sides.setElement(0, f, e);
    sides.setVertex(1, f, m.flex.elem[at + l]);
    int c = d.ncon;
    FlexNarrowPhase.append(m, d, sides, 0);
    d.contact.dim[c] = 1;
  }
}
