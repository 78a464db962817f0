package dev.dynamis.render.scene;

import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.RangeRays;

/** Shapes that explain a state: contacts, forces, axes, centers, boxes, frames and rays. */
final class OverlayShapes {
  private static final float[][] AXES = {{0.9f, 0, 0, 1}, {0, 0.9f, 0, 1}, {0, 0, 0.9f, 1}};

  /** Length of an arrow's head, in radii of its shaft. */
  private static final double HEAD = 5;

  /** Rays of one sensor that are drawn. */
  private static final int MOST_RAYS = 400;

  /** Half the width of a ray over the width of an arrow. */
  private static final double RAY_WIDTH = 0.15;

  private final Model m;
  private final Scene scene;
  private final double[] from = new double[3];
  private final double[] to = new double[3];
  private final double[] neck = new double[3];
  private final double[] force = new double[6];
  private final double[] ray = new double[6];
  private final float[] faded = new float[4];

  OverlayShapes(Model m, Scene scene) {
    this.m = m;
    this.scene = scene;
  }

  void add(Data d, SceneOptions shown) {
    if (shown.shows(Overlay.CONTACTS) || shown.shows(Overlay.FORCES)) {
      for (int c = 0; c < d.ncon; c++) {
        contact(d, c, shown);
      }
    }
    for (int j = 0; j < m.njnt && shown.shows(Overlay.JOINTS); j++) {
      joint(d, j);
    }
    for (int b = 1; b < m.nbody; b++) {
      boolean moves = m.body.weldid[b] != 0;
      if (moves && m.body.mass[b] > 0 && shown.shows(Overlay.CENTERS)) {
        double r = m.stat.meansize * m.vis.scale.com;
        SceneGeom g = scene.next(GeomType.SPHERE, ObjType.BODY, b);
        put(g, d.xipos, 3 * b, d.ximat, 9 * b, r, r, r);
        finish(g, m.vis.rgba.com);
      }
      if (moves && m.body.mass[b] > 0 && shown.shows(Overlay.INERTIA)) {
        inertia(d, b);
      }
      if (shown.shows(Overlay.FRAMES)) {
        frame(d, b);
      }
    }
    for (int i = 0; i < m.nsensor && shown.shows(Overlay.RAYS); i++) {
      rays(d, i);
    }
  }

  private void rays(Data d, int sensor) {
    int all = RangeRays.count(m, sensor);
    int apart = (all + MOST_RAYS - 1) / MOST_RAYS;
    for (int r = 0; r < all; r += apart) {
      if (RangeRays.of(m, d, sensor, r, ray)) {
        SceneGeom g = scene.next(GeomType.CYLINDER, ObjType.SENSOR, sensor);
        Connector.set(g, RAY_WIDTH * m.stat.meansize * m.vis.scale.forcewidth, ray, 0, ray, 3);
        finish(g, m.vis.rgba.rangefinder);
      }
    }
  }

  private void contact(Data d, int c, SceneOptions shown) {
    double size = m.stat.meansize;
    double[] f = d.contact.frame;
    if (shown.shows(Overlay.CONTACTS)) {
      for (int k = 0; k < 3; k++) {
        double half = size * m.vis.scale.contactheight * f[9 * c + k];
        from[k] = d.contact.pos[3 * c + k] - half;
        to[k] = d.contact.pos[3 * c + k] + half;
      }
      SceneGeom g = scene.next(GeomType.CYLINDER, ObjType.UNKNOWN, c);
      Connector.set(g, size * m.vis.scale.contactwidth, from, 0, to, 0);
      finish(g, d.contact.dist[c] <= 0 ? m.vis.rgba.contactpoint : m.vis.rgba.contactgap);
    }
    if (shown.shows(Overlay.FORCES)) {
      ContactForce.of(m, d, c, force, 0);
      double scale = m.vis.map.force / m.stat.meanmass;
      for (int k = 0; k < 3; k++) {
        double along =
            f[9 * c + k] * force[0] + f[9 * c + 3 + k] * force[1] + f[9 * c + 6 + k] * force[2];
        from[k] = d.contact.pos[3 * c + k];
        to[k] = from[k] + scale * along;
      }
      arrow(size * m.vis.scale.forcewidth, ObjType.UNKNOWN, c, m.vis.rgba.contactforce);
    }
  }

  private void joint(Data d, int j) {
    double size = m.stat.meansize;
    double width = size * m.vis.scale.jointwidth;
    int type = m.jnt.type[j];
    if (type == JointType.HINGE || type == JointType.SLIDE) {
      for (int k = 0; k < 3; k++) {
        from[k] = d.xanchor[3 * j + k];
        to[k] = from[k] + size * m.vis.scale.jointlength * d.xaxis[3 * j + k];
      }
      arrow(width, ObjType.JOINT, j, m.vis.rgba.joint);
      return;
    }
    SceneGeom g =
        scene.next(type == JointType.BALL ? GeomType.SPHERE : GeomType.BOX, ObjType.JOINT, j);
    int b = m.jnt.bodyid[j];
    put(g, d.xanchor, 3 * j, d.xmat, 9 * b, 2 * width, 2 * width, 2 * width);
    finish(g, m.vis.rgba.joint);
  }

  /** A box of mass M with half sides a, b, c has the inertia M (b^2 + c^2) / 3 about the first. */
  private void inertia(Data d, int b) {
    double x = m.body.inertia[3 * b];
    double y = m.body.inertia[3 * b + 1];
    double z = m.body.inertia[3 * b + 2];
    double s = 1.5 / m.body.mass[b];
    SceneGeom g = scene.next(GeomType.BOX, ObjType.BODY, b);
    put(
        g,
        d.xipos,
        3 * b,
        d.ximat,
        9 * b,
        side(s, y + z - x),
        side(s, x + z - y),
        side(s, x + y - z));
    System.arraycopy(m.vis.rgba.inertia, 0, faded, 0, 4);
    faded[3] = Math.min(faded[3], 0.5f);
    finish(g, faded);
  }

  private static double side(double scale, double sum) {
    return Math.sqrt(Math.max(1e-12, scale * sum));
  }

  private void frame(Data d, int b) {
    double length = m.stat.meansize * m.vis.scale.framelength;
    double width = m.stat.meansize * m.vis.scale.framewidth;
    for (int axis = 0; axis < 3; axis++) {
      for (int k = 0; k < 3; k++) {
        from[k] = d.xpos[3 * b + k];
        to[k] = from[k] + length * d.xmat[9 * b + 3 * k + axis];
      }
      SceneGeom g = scene.next(GeomType.CYLINDER, ObjType.BODY, b);
      Connector.set(g, width, from, 0, to, 0);
      finish(g, AXES[axis]);
    }
  }

  /** A shaft and a head from one point to another; nothing where these are one. */
  private void arrow(double radius, int objType, int objId, float[] color) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      square += (to[k] - from[k]) * (to[k] - from[k]);
    }
    double length = Math.sqrt(square);
    if (length < 1e-9) {
      return;
    }
    double head = Math.min(0.4 * length, HEAD * radius);
    for (int k = 0; k < 3; k++) {
      neck[k] = to[k] - (to[k] - from[k]) * head / length;
    }
    SceneGeom g = scene.next(GeomType.CYLINDER, objType, objId);
    Connector.set(g, radius, from, 0, neck, 0);
    finish(g, color);
    g = scene.next(SceneGeom.CONE, objType, objId);
    Connector.set(g, 2 * radius, neck, 0, to, 0);
    finish(g, color);
  }

  private static void put(
      SceneGeom g, double[] pos, int p, double[] mat, int r, double x, double y, double z) {
    System.arraycopy(pos, p, g.pos, 0, 3);
    System.arraycopy(mat, r, g.mat, 0, 9);
    g.size[0] = x;
    g.size[1] = y;
    g.size[2] = z;
  }

  private void finish(SceneGeom g, float[] color) {
    g.paint(m, -1, color, 0);
    scene.keepIfVisible(g);
  }
}
