package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.internal.sleep.SleepStates;

/**
 * Rows of joints and tendons that are near a limit: the lower one before the upper one. Counterpart
 * of {@code mj_instantiateLimit}.
 */
public final class LimitRows {
  private LimitRows() {}

  /** Appends the rows; returns false if memory is full. */
  static boolean add(Model m, Data d, boolean someAsleep) {
    if (m.opt.disabled(DisableBit.LIMIT)) {
      return true;
    }
    for (int j = 0; j < m.njnt; j++) {
      boolean asleep = someAsleep && SleepStates.of(m, d, ObjType.JOINT, j) == SleepState.ASLEEP;
      if (m.jnt.limited[j] && !asleep && !joint(m, d, j)) {
        return false;
      }
    }
    for (int t = 0; t < m.ntendon; t++) {
      if (m.tendon.limited[t] && !tendon(m, d, t)) {
        return false;
      }
    }
    return true;
  }

  private static boolean joint(Model m, Data d, int j) {
    return switch (m.jnt.type[j]) {
      case JointType.FREE -> true;
      case JointType.BALL -> ball(m, d, j);
      case JointType.SLIDE, JointType.HINGE -> scalar(m, d, j);
      default -> throw Kinds.unknown("joint type", m.jnt.type[j]);
    };
  }

  private static boolean scalar(Model m, Data d, int j) {
    double value = d.qpos[m.jnt.qposadr[j]];
    double margin = m.jnt.margin[j];
    boolean room = true;
    for (int side = -1; side <= 1 && room; side += 2) {
      double dist = side * (m.jnt.range[2 * j + (side + 1) / 2] - value);
      if (dist < margin) {
        long mark = d.scratch.mark();
        int[] dof = d.scratch.ints(1);
        dof[0] = m.jnt.dofadr[j];
        room = Rows.open(m, d, 1, dof, 1);
        if (room) {
          d.efc.J[Rows.address(m, d, dof, 0)] = -side;
          d.efc.pos[d.nefc] = dist;
          d.efc.margin[d.nefc] = margin;
          Rows.close(m, d, 1, 1, ConstraintType.LIMIT_JOINT, j);
        }
        d.scratch.release(mark);
      }
    }
    return room;
  }

  /** A ball joint limits the angle of rotation, whatever its axis. */
  private static boolean ball(Model m, Data d, int j) {
    long mark = d.scratch.mark();
    double[] quat = d.scratch.reals(4);
    double[] axis = d.scratch.reals(3);
    Quat.copy(quat, 0, d.qpos, m.jnt.qposadr[j]);
    Quat.normalize(quat, 0);
    Quat.toVelocity(axis, 0, quat, 0, 1);
    double angle = Vec3.normalize(axis, 0);
    double dist = Math.max(m.jnt.range[2 * j], m.jnt.range[2 * j + 1]) - angle;
    boolean room = true;
    if (dist < m.jnt.margin[j]) {
      int[] dofs = d.scratch.ints(3);
      for (int k = 0; k < 3; k++) {
        dofs[k] = m.jnt.dofadr[j] + k;
      }
      room = Rows.open(m, d, 1, dofs, 3);
      if (room) {
        Vec3.scale(d.efc.J, Rows.address(m, d, dofs, 0), axis, 0, -1);
        d.efc.pos[d.nefc] = dist;
        d.efc.margin[d.nefc] = m.jnt.margin[j];
        Rows.close(m, d, 1, 3, ConstraintType.LIMIT_JOINT, j);
      }
    }
    d.scratch.release(mark);
    return room;
  }

  private static boolean tendon(Model m, Data d, int t) {
    double margin = m.tendon.margin[t];
    boolean room = true;
    for (int side = -1; side <= 1 && room; side += 2) {
      double dist = side * (m.tendon.range[2 * t + (side + 1) / 2] - d.ten.length[t]);
      if (dist < margin) {
        int row = d.nefc;
        room = TendonColumns.open(m, d, t, -side);
        if (room) {
          d.efc.pos[row] = dist;
          d.efc.margin[row] = margin;
          TendonColumns.close(m, d, t, ConstraintType.LIMIT_TENDON, row);
        }
      }
    }
    return room;
  }

  /** Returns the first row of a type of limit that belongs to {@code id}, or -1. */
  public static int find(Data d, int type, int id) {
    for (int row = d.ne + d.nf; row < d.nefc; row++) {
      if (d.efc.type[row] == type && d.efc.id[row] == id) {
        return row;
      }
    }
    return -1;
  }
}
