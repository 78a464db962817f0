package dev.dynamis.render.scene;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.TrnType;

/** Spatial tendons as capsules along their paths; slack strings hang as catenaries. */
final class TendonShapes {
  private static final int MAX_POINTS = 100;

  private final Model m;
  private final Scene scene;
  private final boolean[] actuated;
  private final double[] point = new double[3];
  private final double[] curve = new double[3 * MAX_POINTS];
  private final float[] color = new float[4];

  TendonShapes(Model m, Scene scene) {
    this.m = m;
    this.scene = scene;
    actuated = new boolean[m.ntendon];
    for (int a = 0; a < m.nu; a++) {
      if (m.actuator.trntype[a] == TrnType.TENDON) {
        actuated[m.actuator.trnid[2 * a]] = true;
      }
    }
  }

  /** Returns the point at a distance along the z axis of a frame. */
  double[] point(double[] pos, int p, double[] mat, int r, double distance) {
    for (int i = 0; i < 3; i++) {
      point[i] = pos[p + i] + distance * mat[r + 3 * i + 2];
    }
    return point;
  }

  void add(Data d, int t) {
    boolean spring =
        m.tendon.stiffness[t] > 0
            && m.tendon.lengthspring[2 * t] == 0
            && m.tendon.lengthspring[2 * t + 1] > 0;
    boolean limit =
        m.tendon.stiffness[t] == 0
            && m.tendon.limited[t]
            && m.tendon.range[2 * t] == 0
            && d.ten.length[t] < m.tendon.range[2 * t + 1];
    if (spring != limit && hangs(d, t)) {
      double length = limit ? m.tendon.range[2 * t + 1] : m.tendon.lengthspring[2 * t + 1];
      int n = Math.min(m.vis.quality.numslices + 1, MAX_POINTS);
      int first = 3 * d.ten.wrapadr[t];
      int points = Catenary.points(curve, n, d.wrap.xpos, first, first + 3, m.opt.gravity, length);
      System.arraycopy(m.tendon.rgba, 4 * t, color, 0, 4);
      for (int j = 0; j + 1 < points; j++) {
        segment(t, m.tendon.width[t], curve, 3 * j);
      }
      return;
    }
    tint(d, t);
    int end = d.ten.wrapadr[t] + d.ten.wrapnum[t];
    for (int j = d.ten.wrapadr[t]; j + 1 < end; j++) {
      int a = d.wrap.obj[j];
      int b = d.wrap.obj[j + 1];
      if (a != -2 && b != -2) {
        // thinner where it lies on what it wraps around
        double width = a >= 0 && b >= 0 ? 0.5 * m.tendon.width[t] : m.tendon.width[t];
        segment(t, width, d.wrap.xpos, 3 * j);
      }
    }
  }

  private boolean hangs(Data d, int t) {
    double[] g = m.opt.gravity;
    return (m.opt.disableflags & DisableBit.GRAVITY) == 0
        && g[0] * g[0] + g[1] * g[1] + g[2] * g[2] > 1e-30
        && m.tendon.num[t] == 2
        && d.ten.wrapnum[t] == 2
        && m.tendon.damping[t] == 0
        && m.tendon.frictionloss[t] == 0
        && !actuated[t];
  }

  /** A tendon in the usual gray turns to the color of constraints as its limit acts. */
  private void tint(Data d, int t) {
    System.arraycopy(m.tendon.rgba, 4 * t, color, 0, 4);
    boolean gray = color[0] == 0.5f && color[1] == 0.5f && color[2] == 0.5f && color[3] == 1;
    if (m.tendon.matid[t] >= 0 || !gray) {
      return;
    }
    double impedance = 0;
    for (int k = d.ne + d.nf; k < d.ne + d.nf + d.nl; k++) {
      if (d.efc.type[k] == ConstraintType.LIMIT_TENDON && d.efc.id[k] == t) {
        impedance = d.efc.KBIP[4 * k + 2];
      }
    }
    for (int i = 0; i < 3; i++) {
      color[i] = (float) ((1 - impedance) * color[i] + impedance * m.vis.rgba.constraint[i]);
    }
  }

  private void segment(int t, double width, double[] points, int p) {
    SceneGeom g = scene.next(GeomType.CAPSULE, ObjType.TENDON, t);
    Connector.set(g, width, points, p, points, p + 3);
    scene.paint(g, m.tendon.matid[t], color, 0, true);
    scene.keepIfVisible(g);
  }
}
