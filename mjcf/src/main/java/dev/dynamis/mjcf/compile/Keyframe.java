package dev.dynamis.mjcf.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.mechanics.JointType;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.spec.Element;

/** A keyframe. What it leaves out is as in the initial configuration. */
final class Keyframe extends Part {
  Keyframe(Element e) {
    super(e);
  }

  /** Makes a keyframe that fills up the number that {@code size/@nkey} asks for. */
  Keyframe() {
    super(null, "");
  }

  /** Reports vectors of another length than the model's. */
  void check(int nq, int nv, int na, int nu, int nmocap, Problems problems) {
    if (element != null) {
      check("qpos", nq, problems);
      check("qvel", nv, problems);
      check("act", na, problems);
      check("ctrl", nu, problems);
      check("mpos", 3 * nmocap, problems);
      check("mquat", 4 * nmocap, problems);
    }
  }

  private void check(String name, int length, Problems problems) {
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

  void store(Model m) {
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
      copy("qpos", m.key.qpos, i, m.nq);
      copy("qvel", m.key.qvel, i, m.nv);
      copy("act", m.key.act, i, m.na);
      copy("ctrl", m.key.ctrl, i, m.nu);
      copy("mpos", m.key.mpos, i, 3 * m.nmocap);
      copy("mquat", m.key.mquat, i, 4 * m.nmocap);
    }
    normalize(m);
  }

  private void copy(String name, double[] into, int i, int length) {
    double[] v = Attrs.list(element, name);
    System.arraycopy(v, 0, into, i * length, v.length);
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
