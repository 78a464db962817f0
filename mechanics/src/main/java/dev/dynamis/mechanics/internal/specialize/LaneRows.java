package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.core.Lanes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import java.util.Arrays;

/**
 * Where the numbers of instances are that step side by side: in rows of one array, a column for
 * each instance. Positions that are no quaternions come first, each at the row of its degree of
 * freedom, then velocities and activations: the layout that {@link Lanes#numbers} describes.
 */
public final class LaneRows {
  /** Numbers in a row. */
  public static final int WIDTH = Lanes.WIDTH;

  private final int[] qpos;
  private final int[] nextQpos;
  private final int[] halfAngles;
  private final int nv;
  private final int na;
  private final int warm;
  private final int ctrl;
  private final int applied;
  private final int next;
  private final int doubt;
  private final int spill;

  LaneRows(Model m) {
    nv = m.nv;
    na = m.na;
    qpos = new int[m.nq];
    nextQpos = new int[m.nq];
    halfAngles = new int[m.njnt];
    warm = 2 * nv + na;
    ctrl = warm + nv;
    applied = ctrl + m.nu;
    int rows = applied + nv;
    Arrays.fill(halfAngles, -1);
    for (int j = 0; j < m.njnt; j++) {
      if (m.jnt.type[j] == JointType.HINGE) {
        halfAngles[j] = rows;
        rows += 2;
      }
    }
    rows = positions(m, qpos, 0, rows);
    // positions, velocities, activations and accelerations of the next state
    next = rows;
    rows = positions(m, nextQpos, next, next + 3 * nv + na);
    doubt = rows;
    spill = doubt + 1;
  }

  /** Returns how many coordinates of a joint are no part of a quaternion. */
  static int lines(int type) {
    return type == JointType.BALL ? 0 : Math.min(3, JointType.qposSize(type));
  }

  /** Gives positions their rows: quaternions from {@code extra} on, others by their dofs. */
  private static int positions(Model m, int[] row, int first, int extra) {
    int end = extra;
    for (int j = 0; j < m.njnt; j++) {
      int q = m.jnt.qposadr[j];
      int dof = m.jnt.dofadr[j];
      int lines = lines(m.jnt.type[j]);
      for (int k = 0; k < lines; k++) {
        row[q + k] = first + dof + k;
      }
      int all = JointType.qposSize(m.jnt.type[j]);
      for (int k = lines; k < all; k++) {
        row[q + k] = end++;
      }
    }
    return end;
  }

  /** Returns the row of a number of {@code array}, -1 if it is the same for all instances. */
  int row(Reals array, int index) {
    return switch (array) {
      case QPOS -> qpos[index];
      case QVEL -> nv + index;
      case ACT -> 2 * nv + index;
      case CTRL -> ctrl + index;
      case QFRC_APPLIED -> applied + index;
      case HALF_ANGLES -> halfAngles[index / 2] + index % 2;
      case NEXT_QPOS -> nextQpos[index];
      case NEXT_QVEL -> next + nv + index;
      case NEXT_ACT -> next + 2 * nv + index;
      case QACC -> next + 2 * nv + na + index;
      case DOUBT -> doubt;
      default -> -1;
    };
  }

  /** Returns the row of a position. */
  public int qpos(int q) {
    return qpos[q];
  }

  /** Returns the row of the first velocity. */
  public int qvel() {
    return nv;
  }

  /** Returns the row of the first activation. */
  public int act() {
    return 2 * nv;
  }

  /** Returns the row of the first acceleration of the last step. */
  public int warm() {
    return warm;
  }

  /** Returns the row of the first control. */
  public int ctrl() {
    return ctrl;
  }

  /** Returns the row of the first applied force. */
  public int applied() {
    return applied;
  }

  /** Returns the row of a position of the next state. */
  int nextQpos(int q) {
    return nextQpos[q];
  }

  /** Returns the row of the first number of the next state. */
  int next() {
    return next;
  }

  /** Returns the row that tells which steps may be none that the code covers. */
  int doubt() {
    return doubt;
  }

  /** Returns the first row for values in between. */
  int spill() {
    return spill;
  }
}
