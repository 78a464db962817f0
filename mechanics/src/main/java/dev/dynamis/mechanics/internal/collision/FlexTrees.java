package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.internal.flex.FlexPositions;
import java.util.Arrays;

/**
 * Finds geoms and elements of flexes that may touch, by descending their trees of bounding boxes
 * together. Boxes of flexes are along the axes of the world, those of a body in its inertial frame.
 */
final class FlexTrees {
  private static final int NO_GEOM = -1;
  private static final int SEVERAL = -2;

  /** Nothing was done for a flex since its vertices moved. */
  private static final int NOTHING = 0;

  /** Its elements were tested one by one. */
  private static final int SCANNED = 1;

  /** Its tree holds the boxes of now. */
  private static final int TREE = 2;

  private final Buffers memory;
  private final KeyList pairs;
  private final BoxOverlap nodes = new BoxOverlap();
  private final BoxOverlap leaves = new BoxOverlap();
  private int[] stack = {};
  private int top;

  /** What was done for each flex. */
  private int[] work = {};

  private FlexTrees(Buffers memory) {
    this.memory = memory;
    pairs = new KeyList(memory);
  }

  /** Returns the one of a thread of simulation. */
  static FlexTrees of(Data d) {
    return d.scratch.counted(FlexTrees.class, FlexTrees::new);
  }

  /** Forgets the boxes of all trees: vertices may have moved. */
  void forget(Model m) {
    work = memory.ints(work, m.nflex);
    Arrays.fill(work, NOTHING);
  }

  /** Computes the boxes of the tree of flex {@code f} unless they are there. */
  void update(Model m, Data d, int f) {
    if (work[f] != TREE) {
      FlexPositions.tree(m, d, f);
      work[f] = TREE;
    }
  }

  /**
   * Returns geoms of a body, planes left out, and elements of a flex as keys, sorted. The boxes of
   * a tree take longer to compute than a single geom to test against all elements, so the first
   * body of one geom is tested so.
   */
  KeyList body(Model m, Data d, int body, int f, boolean marks) {
    pairs.clear();
    int only = onlyGeom(m, body);
    if (only == NO_GEOM) {
      return pairs;
    }
    if (only >= 0 && work[f] == NOTHING) {
      work[f] = SCANNED;
      scan(m, d, only, f);
    } else {
      update(m, d, f);
      descend(m, d, body, f, marks);
      pairs.sort();
    }
    return pairs;
  }

  /** Returns the only geom of a body that is no plane, or that there is none or several. */
  private static int onlyGeom(Model m, int body) {
    int only = NO_GEOM;
    int from = m.body.geomadr[body];
    for (int g = from; g < from + m.body.geomnum[body]; g++) {
      if (m.geom.type[g] != GeomType.PLANE) {
        if (only != NO_GEOM) {
          return SEVERAL;
        }
        only = g;
      }
    }
    return only;
  }

  private void scan(Model m, Data d, int g, int f) {
    if (!FlexPairs.masksMatch(m, g, f)) {
      return;
    }
    double margin = ContactParameters.margin(m, m.geom.margin[g] + m.flex.margin[f]);
    double reach = m.geom.rbound[g] + margin;
    double[] boxes = d.flexelem.aabb;
    leaves.setWorld(d.geom.xpos, d.geom.xmat, g);
    int from = m.flex.elemadr[f];
    for (int e = 0; e < m.flex.elemnum[f]; e++) {
      int box = 6 * (from + e);
      // as in the tree, which has no others
      if (FlexPairs.isActive(m, f, e)
          && !FlexNarrowPhase.apart(d.geom.xpos, 3 * g, reach, boxes, box)
          && leaves.meet(m.geom.aabb, 6 * g, boxes, box, margin)) {
        pairs.add(KeyList.key(g, e));
      }
    }
  }

  private void descend(Model m, Data d, int body, int f, boolean marks) {
    nodes.setWorld(d.xipos, d.ximat, body);
    double margin = ContactParameters.margin(m, m.body.margin[body] + m.flex.margin[f]);
    int root1 = m.body.bvhadr[body];
    int root2 = m.flex.bvhadr[f];
    int dynamic = 6 * m.nbvhstatic;
    top = 0;
    push(root1, root2);
    while (top > 0) {
      int n2 = stack[--top];
      int n1 = stack[--top];
      int geom = m.bvh.nodeid[n1];
      int element = m.bvh.nodeid[n2];
      boolean met;
      if (geom >= 0 && element >= 0) {
        met = meet(m, d, geom, f, 6 * n2 - dynamic);
        if (met && m.geom.type[geom] != GeomType.PLANE) {
          pairs.add(KeyList.key(geom, element));
        }
      } else {
        met = nodes.meet(m.bvh.aabb, 6 * n1, d.bvh.aabbDyn, 6 * n2 - dynamic, margin);
        if (met) {
          double size1 = surface(m.bvh.aabb, 6 * n1);
          double size2 = surface(d.bvh.aabbDyn, 6 * n2 - dynamic);
          pushChildren(m, root1, root2, n1, n2, geom >= 0, element >= 0, size1 > size2);
        }
      }
      mark(d, n1, n2, marks && met);
    }
  }

  /** Whether masks, sphere and box of a geom meet the box of an element. */
  private boolean meet(Model m, Data d, int g, int f, int box) {
    double margin = ContactParameters.margin(m, m.geom.margin[g] + m.flex.margin[f]);
    double reach = m.geom.rbound[g] + margin;
    double[] boxes = d.bvh.aabbDyn;
    if (!FlexPairs.masksMatch(m, g, f)
        || FlexNarrowPhase.apart(d.geom.xpos, 3 * g, reach, boxes, box)) {
      return false;
    }
    leaves.setWorld(d.geom.xpos, d.geom.xmat, g);
    return leaves.meet(m.geom.aabb, 6 * g, boxes, box, margin);
  }

  /**
   * Returns elements of two flexes as keys, in the order in which they are met. With itself, no
   * pair of a flex is met twice.
   */
  KeyList flexes(Model m, Data d, int f1, int f2, boolean marks) {
    pairs.clear();
    update(m, d, f1);
    update(m, d, f2);
    double margin = ContactParameters.margin(m, m.flex.margin[f1] + m.flex.margin[f2]);
    double[] boxes = d.bvh.aabbDyn;
    int dynamic = 6 * m.nbvhstatic;
    int root1 = m.flex.bvhadr[f1];
    int root2 = m.flex.bvhadr[f2];
    top = 0;
    push(root1, root2);
    while (top > 0) {
      int n2 = stack[--top];
      int n1 = stack[--top];
      if (f1 == f2 && n1 > n2) {
        continue;
      }
      int e1 = m.bvh.nodeid[n1];
      int e2 = m.bvh.nodeid[n2];
      int box1 = 6 * n1 - dynamic;
      int box2 = 6 * n2 - dynamic;
      boolean met = true;
      if (e1 >= 0 && e2 >= 0) {
        pairs.add(KeyList.key(e1, e2));
      } else {
        met = !FlexNarrowPhase.apart(boxes, box1, boxes, box2, margin);
        if (met) {
          boolean larger = surface(boxes, box1) > surface(boxes, box2);
          pushChildren(m, root1, root2, n1, n2, e1 >= 0, e2 >= 0, larger);
        }
      }
      mark(d, n1, n2, marks && met);
    }
    return pairs;
  }

  private static void mark(Data d, int n1, int n2, boolean met) {
    if (met) {
      d.bvh.active[n1] = true;
      d.bvh.active[n2] = true;
    }
  }

  /** Measure by which one of two nodes is opened; it depends on the origin, as in MuJoCo. */
  private static double surface(double[] box, int i) {
    double x = box[i + 3] - box[i];
    double y = box[i + 4] - box[i + 1];
    double z = box[i + 5] - box[i + 2];
    return x * y + y * z + z * x;
  }

  private void pushChildren(
      Model m,
      int root1,
      int root2,
      int n1,
      int n2,
      boolean leaf1,
      boolean leaf2,
      boolean firstLarger) {
    boolean first = leaf2 || (!leaf1 && firstLarger);
    for (int i = 0; i < 2; i++) {
      if (first) {
        push(root1 + m.bvh.child[2 * n1 + i], n2);
      } else {
        push(n1, root2 + m.bvh.child[2 * n2 + i]);
      }
    }
  }

  private void push(int n1, int n2) {
    if (top + 2 > stack.length) {
      stack = memory.more(stack, top + 64L);
    }
    stack[top++] = n1;
    stack[top++] = n2;
  }
}
