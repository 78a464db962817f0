package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.KeyLayout;

/**
 * A keyframe. What it leaves out is as in the initial configuration. The numbers of one that comes
 * from an attached model belong to the objects of that model.
 */
final class Keyframe extends Part {
  private final KeyLayout layout;

  Keyframe(Element e) {
    super(e);
    layout = e.spec().keyLayout(e);
  }

  /** Makes a keyframe that fills up the number that {@code size/@nkey} asks for. */
  Keyframe() {
    super(null, "");
    layout = null;
  }

  /** Reports vectors of another length than the model's. */
  void check(int nq, int nv, int na, int nu, int nmocap, Report problems) {
    if (element != null && layout == null) {
      check("qpos", nq, problems);
      check("qvel", nv, problems);
      check("act", na, problems);
      check("ctrl", nu, problems);
      check("mpos", 3 * nmocap, problems);
      check("mquat", 4 * nmocap, problems);
    }
  }

  private void check(String name, int length, Report problems) {
    int n = Attrs.list(element, name).length;
    if (n > length) {
      problems.error(
          Rule.KEY_TOO_LONG,
          element,
          name,
          "has " + n + " numbers, the model needs " + length,
          "remove the numbers that are too many");
    } else if (n > 0 && n < length) {
      problems.warning(
          Rule.KEY_SHORT,
          element,
          name,
          "has "
              + n
              + " numbers, the model needs "
              + length
              + "; the rest is as in the initial configuration",
          "give all numbers, or none");
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    System.arraycopy(m.qpos0, 0, m.key.qpos, i * m.nq, m.nq);
    for (int b = 0; b < m.nbody; b++) {
      int k = m.body.mocapid[b];
      if (k >= 0) {
        System.arraycopy(m.body.pos, 3 * b, m.key.mpos, 3 * (i * m.nmocap + k), 3);
        System.arraycopy(m.body.quat, 4 * b, m.key.mquat, 4 * (i * m.nmocap + k), 4);
      }
    }
    if (element != null) {
      m.key.time[i] = Attrs.real(element, "time");
      if (layout == null) {
        copy(m);
      } else {
        scatter(m, c);
      }
    }
    normalize(m);
  }

  private void copy(Model m) {
    put("qpos", m.key.qpos, m.nq);
    put("qvel", m.key.qvel, m.nv);
    put("act", m.key.act, m.na);
    put("ctrl", m.key.ctrl, m.nu);
    put("mpos", m.key.mpos, 3 * m.nmocap);
    put("mquat", m.key.mquat, 4 * m.nmocap);
  }

  private void put(String name, double[] into, int length) {
    double[] v = Attrs.list(element, name);
    System.arraycopy(v, 0, into, id * length, v.length);
  }

  /** Reads numbers object by object, and puts those of objects that the model has. */
  private void scatter(Model m, Compilation c) {
    Numbers qpos = new Numbers("qpos");
    Numbers qvel = new Numbers("qvel");
    for (Element e : layout.joints()) {
      Joint j = c.part(e) instanceof Joint joint ? joint : null;
      qpos.take(Joint.nq(e), m.key.qpos, j == null ? -1 : id * m.nq + j.qposadr);
      qvel.take(Joint.nv(e), m.key.qvel, j == null ? -1 : id * m.nv + j.dofadr);
    }
    Numbers act = new Numbers("act");
    Numbers ctrl = new Numbers("ctrl");
    for (Element e : layout.actuators()) {
      Actuator a = c.part(e) instanceof Actuator actuator ? actuator : null;
      int states = a != null ? a.actnum() : new Actuator(e, c.problems).actnum();
      act.take(states, m.key.act, a == null ? -1 : id * m.na + a.actadr);
      ctrl.take(1, m.key.ctrl, a == null ? -1 : id * m.nu + a.id);
    }
    Numbers mpos = new Numbers("mpos");
    Numbers mquat = new Numbers("mquat");
    for (Element e : layout.mocap()) {
      int k = c.part(e) instanceof Body b ? id * m.nmocap + b.mocapid : -1;
      mpos.take(3, m.key.mpos, 3 * k);
      mquat.take(4, m.key.mquat, 4 * k);
    }
  }

  /** The numbers of one attribute, taken from the front. */
  private final class Numbers {
    private final double[] values;
    private int next;

    Numbers(String attribute) {
      values = Attrs.list(element, attribute);
    }

    /** Takes {@code n} numbers and puts them at {@code at}, or nowhere if that is negative. */
    void take(int n, double[] into, int at) {
      int left = Math.min(n, values.length - next);
      if (left > 0 && at >= 0) {
        System.arraycopy(values, next, into, at, left);
      }
      next += n;
    }
  }

  private void normalize(Model m) {
    double[] q = m.key.qpos;
    for (int j = 0; j < m.njnt; j++) {
      int type = m.jnt.type[j];
      if (type == JointType.BALL || type == JointType.FREE) {
        int at = id * m.nq + m.jnt.qposadr[j] + (type == JointType.FREE ? 3 : 0);
        Frames.normalize(q, at, 4);
        Quat.normalize(q, at);
      }
    }
    for (int k = 0; k < m.nmocap; k++) {
      Frames.normalize(m.key.mquat, 4 * (id * m.nmocap + k), 4);
    }
  }
}
