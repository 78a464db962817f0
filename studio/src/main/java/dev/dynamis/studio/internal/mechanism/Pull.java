package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import java.util.Arrays;

/**
 * A hand on a body: a damped spring from a point of the body to where the mouse is, or from its
 * orientation to one that the mouse asks for. Its stiffness is the model's ({@code map.stiffness},
 * 1/s^2) times what the body weighs where it is, so that light and heavy bodies follow alike, and
 * it is damped critically. What no force moves is put where the hand is.
 */
final class Pull {
  private final Model m;
  private final double[] local = new double[3];
  private final double[] target = new double[3];
  private final double[] goal = {1, 0, 0, 0};
  private final double[] arm = new double[3];
  private final double[] velocity = new double[6];
  private final double[] force = new double[3];
  private final double[] torque = new double[3];
  private final double[] difference = new double[4];
  private int body = -1;
  private boolean turns;

  Pull(Model m) {
    this.m = m;
  }

  boolean isActive() {
    return body >= 0;
  }

  int body() {
    return body;
  }

  double[] target() {
    return target;
  }

  /** Returns whether the hand turns the body, to {@link #goal}, instead of pulling it. */
  boolean turns() {
    return turns;
  }

  double[] goal() {
    return goal;
  }

  /** Takes hold of a point of a body, in its frame, and pulls it to a place of the world. */
  void pull(int of, double[] point, double[] to) {
    turns = false;
    body = of;
    System.arraycopy(point, 0, local, 0, 3);
    System.arraycopy(to, 0, target, 0, 3);
  }

  /** Takes hold of a body and turns it to an orientation. */
  void turn(Data d, int of, double[] orientation) {
    turns = true;
    body = of;
    System.arraycopy(orientation, 0, goal, 0, 4);
    Quat.normalize(goal, 0);
    System.arraycopy(d.xipos, 3 * of, target, 0, 3);
    Arrays.fill(local, 0);
  }

  void release(Data d) {
    if (body >= 0) {
      Arrays.fill(d.xfrc.applied, 6 * body, 6 * body + 6, 0);
    }
    body = -1;
  }

  /** Computes where the held point is in the world. */
  void anchor(Data d, double[] res) {
    if (turns) {
      System.arraycopy(d.xipos, 3 * body, res, 0, 3);
      return;
    }
    Quat.rotate(res, 0, local, 0, d.xquat, 4 * body);
    Vec3.add(res, 0, res, 0, d.xpos, 3 * body);
  }

  /**
   * Puts a body where the hand is that no force moves: a mocap body, and while the run is paused
   * one that floats freely. Returns false for others.
   */
  boolean place(Data d, boolean paused) {
    if (body < 0) {
      return false;
    }
    int mocap = m.body.mocapid[body];
    if (mocap >= 0) {
      put(d, d.mocap.pos, 3 * mocap, d.mocap.quat, 4 * mocap);
      return true;
    }
    boolean floats = m.body.jntnum[body] == 1 && m.jnt.type[m.body.jntadr[body]] == JointType.FREE;
    if (!paused || !floats) {
      return false;
    }
    int q = m.jnt.qposadr[m.body.jntadr[body]];
    put(d, d.qpos, q, d.qpos, q + 3);
    return true;
  }

  /** Turns about the center of mass, or moves the held point to where it is pulled. */
  private void put(Data d, double[] pos, int p, double[] quat, int q) {
    if (turns) {
      System.arraycopy(goal, 0, quat, q, 4);
      Quat.rotate(arm, 0, m.body.ipos, 3 * body, goal, 0);
    } else {
      Quat.rotate(arm, 0, local, 0, d.xquat, 4 * body);
    }
    for (int i = 0; i < 3; i++) {
      pos[p + i] = target[i] - arm[i];
    }
  }

  /** Sets the force on the body. */
  void apply(Data d) {
    if (body < 0 || m.body.mocapid[body] >= 0) {
      return;
    }
    if (turns) {
      turnBy(d);
    } else {
      pullBy(d);
    }
    int x = 6 * body;
    System.arraycopy(force, 0, d.xfrc.applied, x, 3);
    System.arraycopy(torque, 0, d.xfrc.applied, x + 3, 3);
  }

  private void pullBy(Data d) {
    double weight = 1 / Math.max(1e-10, m.body.invweight0[2 * body]);
    double stiffness = m.vis.map.stiffness;
    double damping = 2 * Math.sqrt(stiffness);
    anchor(d, arm);
    velocityAt(d, arm);
    for (int i = 0; i < 3; i++) {
      force[i] = weight * (stiffness * (target[i] - arm[i]) - damping * velocity[3 + i]);
      arm[i] -= d.xipos[3 * body + i];
    }
    Vec3.cross(torque, 0, arm, 0, force, 0);
  }

  private void turnBy(Data d) {
    double weight = 1 / Math.max(1e-10, m.body.invweight0[2 * body + 1]);
    double stiffness = m.vis.map.stiffnessrot;
    double damping = 2 * Math.sqrt(stiffness);
    velocityAt(d, target);
    Arrays.fill(force, 0);
    // goal = difference * present; twice the vector part is the angle for small ones
    Quat.conjugate(difference, 0, d.xquat, 4 * body);
    Quat.mul(difference, 0, goal, 0, difference, 0);
    double sign = difference[0] < 0 ? -2 : 2;
    for (int i = 0; i < 3; i++) {
      double angle = sign * difference[1 + i];
      torque[i] = weight * (stiffness * angle - damping * velocity[i]);
    }
  }

  /** Computes rotation and velocity of the body at a point of the world. */
  private void velocityAt(Data d, double[] at) {
    int root = m.body.rootid[body];
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3;
      int k = (i + 2) % 3;
      double rj = at[j] - d.subtree.com[3 * root + j];
      double rk = at[k] - d.subtree.com[3 * root + k];
      double wj = d.cvel[6 * body + j];
      double wk = d.cvel[6 * body + k];
      velocity[i] = d.cvel[6 * body + i];
      velocity[3 + i] = d.cvel[6 * body + 3 + i] + wj * rk - wk * rj;
    }
  }
}
