package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.Team;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Eigen3;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Lanes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import java.util.Arrays;

/**
 * Finds the pairs of bodies that may touch.
 *
 * <p>Flexes count as bodies with the ids from {@code nbody} on. The world and static bodies with
 * planes are paired with every body that moves and every flex. All others are swept along the axis
 * in which their geoms are spread the most, as boxes around the geoms' bounding spheres. Whether
 * geoms that just touch are a contact depends on the rounding of these boxes, so of few bodies,
 * whose pairs come from a table, those are confirmed. Counterpart of {@code mj_broadphase}.
 */
final class BroadPhase implements Team.Task {
  /** Boxes from which on a team is asked to help. */
  private static final int LEAST = 128;

  /** Candidates as keys of two bodies, the lower id first. A pair may be there twice. */
  final KeyList pairs;

  private final Buffers memory;
  private final KeyList boxes;
  private final SweepAndPrune sweep;
  private final PairTable table;

  /** Whether pairs come from the table, and whether axes and boxes are known nevertheless. */
  private boolean few;

  private boolean swept;
  private int bodies;

  private static final int BOUNDS = 0;
  private static final int SORT = 1;
  private static final int PAIRS = 2;

  /** What the threads of a team work on, for so many boxes in so many parts. */
  private Model model;

  private Data data;
  private int stage;
  private int count;
  private int parts;

  /** Pairs of boxes, then of bodies, that each thread has found. */
  private KeyList[] found = {};

  private final double[] center = new double[3];
  private final double[] covariance = new double[9];
  private final double[] spread = new double[3];
  private final double[] axes = new double[9];
  private final double[] quat = new double[4];

  /** Sums of products of coordinates about the center. */
  private double xx;

  private double xy;
  private double xz;
  private double yy;
  private double yz;
  private double zz;

  BroadPhase(Buffers memory) {
    this.memory = memory;
    pairs = new KeyList(memory);
    boxes = new KeyList(memory);
    sweep = new SweepAndPrune(memory);
    table = new PairTable(memory);
  }

  /** Returns the one of a thread of simulation. */
  static BroadPhase of(Data d) {
    return d.scratch.counted(BroadPhase.class, BroadPhase::new);
  }

  /** Fills {@code pairs}, sorted. There are none while everything that can move sleeps. */
  void run(Model m, Data d) {
    pairs.clear();
    boolean someSleep = SleepStates.anyBody(m, d);
    if (someSleep && d.ntreeAwake == 0) {
      return;
    }
    swept = false;
    few = !someSleep && d.lanes() == null && m.nflex == 0 && table.isComplete(m, d);
    if (few) {
      table.find(m, d, pairs);
    } else {
      sweepAll(m, d, someSleep);
    }
  }

  /** Fills {@code pairs}, sorted, however few bodies there are. */
  void sweepAll(Model m, Data d, boolean someSleep) {
    pairs.clear();
    pairWithStatic(m, d, someSleep);
    if (findAxes(m, d)) {
      sweepBodies(m, d, someSleep);
    }
    pairs.sortByFirst(m.nbody + m.nflex);
  }

  /**
   * Confirms that the sweep would have found a pair of bodies whose geoms just touch.
   *
   * @param b1 a body
   * @param b2 another body
   */
  boolean confirms(Model m, Data d, int b1, int b2) {
    if (!few || PairTable.isPairedWithAll(m, b1, b2) || PairTable.isPairedWithAll(m, b2, b1)) {
      return true;
    }
    if (!swept) {
      findAxes(m, d);
      int n = listBodies(m);
      for (int k = 0; k < n; k++) {
        bound(m, d, sweep.body[k], 6 * k);
      }
      bodies = n;
      swept = true;
    }
    int box1 = Arrays.binarySearch(sweep.body, 0, bodies, b1);
    int box2 = Arrays.binarySearch(sweep.body, 0, bodies, b2);
    return sweep.overlap(box1, box2);
  }

  private void pairWithStatic(Model m, Data d, boolean someSleep) {
    for (int b1 = 0; b1 < m.nbody; b1++) {
      if (m.body.weldid[b1] != 0
          || !BodyFilter.collides(m, b1)
          || (b1 > 0 && !PairTable.hasPlane(m, b1))) {
        continue;
      }
      for (int b2 = 1; b2 < m.nbody; b2++) {
        if (BodyFilter.collides(m, b2)
            && BodyFilter.keepsStatic(m, d, b2, someSleep)
            && BodyFilter.masksMatch(m, b1, b2)) {
          pairs.add(KeyList.key(Math.min(b1, b2), Math.max(b1, b2)));
        }
      }
      for (int f = m.nbody; f < m.nbody + m.nflex; f++) {
        if (BodyFilter.masksMatch(m, b1, f)) {
          pairs.add(KeyList.key(b1, f));
        }
      }
    }
  }

  /** Turns pairs of boxes into pairs of bodies, but for those that are not to be tested. */
  private void keepBodies(Model m, Data d, KeyList list, int from, boolean someSleep) {
    int kept = from;
    for (int i = from; i < list.size; i++) {
      int b1 = sweep.body[KeyList.first(list.keys[i])];
      int b2 = sweep.body[KeyList.second(list.keys[i])];
      if (BodyFilter.keeps(m, d, b1, b2, someSleep) && BodyFilter.masksMatch(m, b1, b2)) {
        list.keys[kept++] = KeyList.key(Math.min(b1, b2), Math.max(b1, b2));
      }
    }
    list.size = kept;
  }

  /**
   * Principal axes of the centers of geoms and of vertices that are not the world's; false if there
   * are none.
   */
  private boolean findAxes(Model m, Data d) {
    double[] xpos = d.geom.xpos;
    double[] vert = d.flexvert.xpos;
    int from = m.body.geomnum[0];
    int count = m.ngeom - from;
    double x = 0, y = 0, z = 0;
    for (int g = from; g < m.ngeom; g++) {
      x += xpos[3 * g];
      y += xpos[3 * g + 1];
      z += xpos[3 * g + 2];
    }
    for (int v = 0; v < m.nflexvert; v++) {
      if (m.flex.vertbodyid[v] != 0) {
        x += vert[3 * v];
        y += vert[3 * v + 1];
        z += vert[3 * v + 2];
        count++;
      }
    }
    if (count == 0) {
      return false;
    }
    Vec3.set(center, 0, x, y, z);
    Vec3.scale(center, 0, center, 0, 1.0 / count);

    xx = xy = xz = yy = yz = zz = 0;
    for (int g = from; g < m.ngeom; g++) {
      spreadBy(xpos[3 * g], xpos[3 * g + 1], xpos[3 * g + 2]);
    }
    for (int v = 0; v < m.nflexvert; v++) {
      if (m.flex.vertbodyid[v] != 0) {
        spreadBy(vert[3 * v], vert[3 * v + 1], vert[3 * v + 2]);
      }
    }
    Vec3.set(covariance, 0, xx, xy, xz);
    Vec3.set(covariance, 3, xy, yy, yz);
    Vec3.set(covariance, 6, xz, yz, zz);
    for (int i = 0; i < 9; i++) {
      covariance[i] *= 1.0 / count;
    }
    Eigen3.decompose(spread, 0, axes, 0, quat, 0, covariance, 0);
    return true;
  }

  private void spreadBy(double px, double py, double pz) {
    double x = px - center[0];
    double y = py - center[1];
    double z = pz - center[2];
    xx += x * x;
    xy += x * y;
    xz += x * z;
    yy += y * y;
    yz += y * z;
    zz += z * z;
  }

  private void sweepBodies(Model m, Data d, boolean someSleep) {
    Lanes lanes = d.lanes();
    int n = listBodies(m);
    boolean divided = lanes != null && n >= LEAST && m.nflex == 0;
    if (divided) {
      divide(m, d, lanes, n, BOUNDS);
    } else {
      for (int k = 0; k < n; k++) {
        bound(m, d, sweep.body[k], 6 * k);
      }
    }
    for (int f = 0; f < m.nflex; f++) {
      if (BodyFilter.collides(m, m.nbody + f)) {
        sweep.body[n] = m.nbody + f;
        boundFlex(m, d, f, 6 * n++);
      }
    }
    if (divided) {
      sweep.listEnds(n);
      divide(m, d, lanes, n, SORT);
      sweep.mergeEnds(run(n));
      sweep.sweep(n);
      divide(m, d, lanes, n, PAIRS);
      for (KeyList list : found) {
        pairs.addAll(list);
      }
    } else {
      boxes.clear();
      sweep.run(n, boxes);
      keepBodies(m, d, boxes, 0, someSleep);
      pairs.addAll(boxes);
    }
  }

  /** Returns how many ends of n boxes a part of the work sorts. */
  private int run(int n) {
    return (2 * n + parts - 1) / parts;
  }

  /** Lets the threads of a team do a stage for n boxes. */
  private void divide(Model m, Data d, Lanes lanes, int n, int what) {
    if (found.length != lanes.threads()) {
      found = new KeyList[lanes.threads()];
      for (int i = 0; i < found.length; i++) {
        found[i] = new KeyList(memory);
      }
    }
    for (KeyList list : found) {
      list.clear();
    }
    model = m;
    data = d;
    stage = what;
    count = n;
    parts = 2 * lanes.parts();
    lanes.run(this, parts);
  }

  @Override
  public void part(int lane, int part) {
    int from = (int) ((long) count * part / parts);
    int to = (int) ((long) count * (part + 1) / parts);
    if (stage == SORT) {
      int run = run(count);
      sweep.sortEnds(Math.min(run * part, 2 * count), Math.min(run * (part + 1), 2 * count));
      return;
    }
    if (stage == BOUNDS) {
      for (int k = from; k < to; k++) {
        bound(model, data, sweep.body[k], 6 * k);
      }
      return;
    }
    KeyList list = found[lane];
    int first = list.size;
    for (int k = from; k < to; k++) {
      sweep.pair(k, list);
    }
    keepBodies(model, data, list, first, SleepStates.anyBody(model, data));
  }

  /** Lists all bodies that can collide, and returns their number. */
  private int listBodies(Model m) {
    sweep.reserve(m.nbody + m.nflex);
    int n = 0;
    for (int b = 1; b < m.nbody; b++) {
      if (BodyFilter.collides(m, b)) {
        sweep.body[n++] = b;
      }
    }
    return n;
  }

  /** Bounds of a body along the <em>rows</em> of the matrix of axes, as MuJoCo has it. */
  private void bound(Model m, Data d, int b, int at) {
    double[] bounds = sweep.bounds;
    double[] xpos = d.geom.xpos;
    double[] a = axes;
    boolean override = m.opt.enabled(EnableBit.OVERRIDE);
    int from = m.body.geomadr[b];
    int end = from + m.body.geomnum[b];
    double x0 = Double.POSITIVE_INFINITY, y0 = x0, z0 = x0;
    double x1 = Double.NEGATIVE_INFINITY, y1 = x1, z1 = x1;
    for (int g = from; g < end; g++) {
      double px = xpos[3 * g], py = xpos[3 * g + 1], pz = xpos[3 * g + 2];
      double radius = m.geom.rbound[g];
      double margin = override ? 0.5 * m.opt.oMargin : m.geom.margin[g];
      double x = px * a[0] + py * a[1] + pz * a[2];
      double y = px * a[3] + py * a[4] + pz * a[5];
      double z = px * a[6] + py * a[7] + pz * a[8];
      x0 = Math.min(x0, x - radius - margin);
      y0 = Math.min(y0, y - radius - margin);
      z0 = Math.min(z0, z - radius - margin);
      x1 = Math.max(x1, x + radius + margin);
      y1 = Math.max(y1, y + radius + margin);
      z1 = Math.max(z1, z + radius + margin);
    }
    Spatial.set(bounds, at, x0, y0, z0, x1, y1, z1);
  }

  private void boundFlex(Model m, Data d, int f, int at) {
    double[] bounds = sweep.bounds;
    double[] x = d.flexvert.xpos;
    boolean override = m.opt.enabled(EnableBit.OVERRIDE);
    double reach = m.flex.radius[f] + (override ? 0.5 * m.opt.oMargin : m.flex.margin[f]);
    int from = 3 * m.flex.vertadr[f];
    int end = from + 3 * m.flex.vertnum[f];
    double[] a = axes;
    double far = Double.POSITIVE_INFINITY;
    double low0 = far, low1 = far, low2 = far;
    double high0 = -far, high1 = -far, high2 = -far;
    // all axes at once, so that no comparison has to wait for the one before
    for (int v = from; v < end; v += 3) {
      double px = x[v], py = x[v + 1], pz = x[v + 2];
      double c0 = px * a[0] + py * a[1] + pz * a[2];
      double c1 = px * a[3] + py * a[4] + pz * a[5];
      double c2 = px * a[6] + py * a[7] + pz * a[8];
      low0 = Math.min(low0, c0);
      high0 = Math.max(high0, c0);
      low1 = Math.min(low1, c1);
      high1 = Math.max(high1, c1);
      low2 = Math.min(low2, c2);
      high2 = Math.max(high2, c2);
    }
    bounds[at] = low0 - reach;
    bounds[at + 1] = low1 - reach;
    bounds[at + 2] = low2 - reach;
    bounds[at + 3] = high0 + reach;
    bounds[at + 4] = high1 + reach;
    bounds[at + 5] = high2 + reach;
  }
}
