package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.SleepPolicy;
import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayList;
import java.util.List;

/** A rigid body with everything that is attached to it. */
final class Body extends Part {
  /** The body it is attached to, null for the world. */
  Body parent;

  final Frame frame;
  final List<Body> bodies = new ArrayList<>();
  final List<Joint> joints = new ArrayList<>();
  final List<Geom> geoms = new ArrayList<>();
  final List<Site> sites = new ArrayList<>();
  final List<Camera> cameras = new ArrayList<>();
  final List<Light> lights = new ArrayList<>();

  /** The {@code inertial} element, or null. */
  Element inertial;

  final boolean mocap;
  final double gravcomp;
  final int sleep;
  final double[] user;

  /** The nearest body at or above this one that has joints, else the world. */
  Body weld;

  double[] pos;
  double[] quat;
  final BodyInertia inertia = new BodyInertia();
  int contype;
  int conaffinity;
  double margin;
  int dofnum;
  int mocapid = -1;

  /** Whether an error was found in it, so that what follows from it says nothing. */
  boolean broken;

  /** Makes the world. */
  Body(Element worldbody) {
    super(worldbody, "world");
    frame = null;
    weld = this;
    mocap = false;
    gravcomp = 0;
    sleep = SleepPolicy.AUTO;
    user = new double[0];
  }

  Body(Element e, Body parent, Frame frame) {
    super(e);
    this.parent = parent;
    this.frame = frame;
    mocap = Attrs.bool(e, "mocap");
    gravcomp = Attrs.real(e, "gravcomp");
    sleep = SleepPolicy.of(Attrs.text(e, "sleep", "auto"));
    user = Attrs.list(e, "user");
  }

  private PluginInstance plugin;

  @Override
  void linkAssets(Compilation c) {
    plugin = c.pluginUse.of(element, Capability.PASSIVE);
  }

  boolean isWorld() {
    return parent == null;
  }

  /** Compiles the body and what is on it; its parent was compiled before. */
  @Override
  void compile(Compilation c) {
    int before = c.problems.count();
    if (isWorld()) {
      pos = new double[3];
      quat = new double[] {1, 0, 0, 0};
    } else {
      weld = joints.isEmpty() ? parent.weld : this;
      pos = Attrs.reals(element, "pos");
      quat = Attrs.reals(element, "quat");
      Frames.normalize(quat, 0, 4);
      Orientations.resolve(quat, element, c.settings(element), c.problems);
      inertia.read(this, c);
    }
    Settings settings = c.settings(element);
    for (Geom g : geoms) {
      g.compile(c, inertia.fromGeoms(this, settings));
    }
    inertia.compile(this, c);
    broken |= c.problems.count() > before;
    if (frame != null) {
      frame.apply(pos, quat);
    }
    collect();
    boolean align = aligns(settings);
    double[] shift = new double[3];
    double[] turn = new double[4];
    if (align) {
      alignGeoms(shift, turn);
    }
    dofnum = 0;
    for (Joint j : joints) {
      j.compileOnBody(c);
      dofnum += j.nv();
    }
    checkJoints(c.problems);
    for (Site s : sites) {
      s.compileOnBody(c);
    }
    for (Camera k : cameras) {
      k.compileOnBody(c);
    }
    for (Light l : lights) {
      l.compileOnBody(c);
    }
    if (align) {
      alignOthers(shift, turn);
    }
  }

  /** Unites what the geoms collide with. */
  void collect() {
    contype = 0;
    conaffinity = 0;
    margin = 0;
    for (Geom g : geoms) {
      contype |= g.contype;
      conaffinity |= g.conaffinity;
      margin = Math.max(margin, g.margin);
    }
  }

  /** A free body without children may take its inertial frame as its own. */
  private boolean aligns(Settings settings) {
    if (joints.size() != 1 || joints.get(0).type != JointType.FREE || !bodies.isEmpty()) {
      return false;
    }
    int align = joints.get(0).align;
    return align == Attrs.TRUE || (align == Attrs.AUTO && settings.alignfree);
  }

  private void alignGeoms(double[] shift, double[] turn) {
    Frames.mul(pos, 0, quat, 0, pos, 0, quat, 0, inertia.ipos, 0, inertia.iquat, 0);
    Frames.inverse(shift, 0, turn, 0, inertia.ipos, 0, inertia.iquat, 0);
    Vec3.zero(inertia.ipos, 0);
    Quat.identity(inertia.iquat, 0);
    for (Geom g : geoms) {
      Frames.mul(g.pos, 0, g.quat, 0, shift, 0, turn, 0, g.pos, 0, g.quat, 0);
    }
  }

  private void alignOthers(double[] shift, double[] turn) {
    for (Site s : sites) {
      Frames.mul(s.pos, 0, s.quat, 0, shift, 0, turn, 0, s.pos, 0, s.quat, 0);
    }
    for (Camera k : cameras) {
      Frames.mul(k.pos, 0, k.quat, 0, shift, 0, turn, 0, k.pos, 0, k.quat, 0);
    }
    for (Light l : lights) {
      double[] unit = {1, 0, 0, 0};
      Frames.mul(l.pos, 0, unit, 0, shift, 0, turn, 0, l.pos, 0, unit, 0);
      Quat.rotate(l.dir, 0, l.dir, 0, turn, 0);
    }
  }

  private void checkJoints(Report problems) {
    if (isWorld()) {
      return;
    }
    if (dofnum > 6 && joints.stream().noneMatch(j -> j.type == JointType.FREE)) {
      problems.error(
          Rule.JOINT_ARRANGEMENT,
          element,
          null,
          "has joints with " + dofnum + " degrees of freedom, at most 6 are possible",
          "remove joints, or put a body in between");
    }
    boolean ball = false;
    for (Joint j : joints) {
      if (ball && (j.type == JointType.BALL || j.type == JointType.HINGE)) {
        problems.error(
            Rule.JOINT_ARRANGEMENT,
            j.element,
            null,
            "a rotation follows a ball joint of the same body",
            "remove the joint: a ball joint already rotates about every axis");
      }
      ball |= j.type == JointType.BALL;
      if (j.type == JointType.FREE && joints.size() > 1) {
        problems.error(
            Rule.JOINT_ARRANGEMENT,
            j.element,
            null,
            "a free joint must be the only joint of its body",
            "remove the other joints, or put a body in between");
      } else if (j.type == JointType.FREE && !parent.isWorld()) {
        problems.error(
            Rule.JOINT_ARRANGEMENT,
            j.element,
            null,
            "a free joint is only possible in a child of the world",
            "move the body to worldbody, or use a ball joint and three slides");
      }
    }
    if (mocap && (dofnum > 0 || !parent.isWorld())) {
      problems.error(
          Rule.MOCAP_MOVES,
          element,
          "mocap",
          dofnum > 0 ? "the body has joints" : "the body is not a child of the world",
          "use mocap only for bodies without joints directly under worldbody");
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    m.body.parentid[i] = isWorld() ? 0 : parent.id;
    m.body.rootid[i] = isWorld() || parent.isWorld() ? i : m.body.rootid[parent.id];
    m.body.weldid[i] = weld.id;
    m.body.mocapid[i] = mocapid;
    m.body.jntnum[i] = joints.size();
    m.body.jntadr[i] = joints.isEmpty() ? -1 : joints.get(0).id;
    m.body.dofnum[i] = dofnum;
    m.body.dofadr[i] = dofnum == 0 ? -1 : joints.get(0).dofadr;
    m.body.geomnum[i] = geoms.size();
    m.body.geomadr[i] = geoms.isEmpty() ? -1 : geoms.get(0).id;
    Vec3.copy(m.body.pos, 3 * i, pos, 0);
    Quat.copy(m.body.quat, 4 * i, quat, 0);
    Vec3.copy(m.body.ipos, 3 * i, inertia.ipos, 0);
    Quat.copy(m.body.iquat, 4 * i, inertia.iquat, 0);
    m.body.mass[i] = inertia.mass;
    Vec3.copy(m.body.inertia, 3 * i, inertia.diagonal, 0);
    m.body.gravcomp[i] = gravcomp;
    m.body.margin[i] = margin;
    System.arraycopy(user, 0, m.body.user, m.nuser_body * i, user.length);
    m.body.plugin[i] = plugin == null ? -1 : plugin.id;
    m.body.contype[i] = contype;
    m.body.conaffinity[i] = conaffinity;
    m.body.sameframe[i] = SameFrames.ofBody(inertia.ipos, inertia.iquat);
  }
}
