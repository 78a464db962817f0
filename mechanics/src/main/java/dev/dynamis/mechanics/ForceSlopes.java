package dev.dynamis.mechanics;

import java.util.Arrays;

/**
 * Derivatives of controls and applied forces with respect to {@code qvel}, one row {@code [nv]} for
 * each.
 *
 * @since 0.1.0
 */
public final class ForceSlopes {
  /** What a row belongs to. */
  public enum Target {
    /** The control of an actuator. */
    CONTROL,
    /** The applied force of a degree of freedom, {@code qfrc.applied}. */
    DOF,
    /** A component of the applied force and torque of a body, {@code xfrc.applied}. */
    BODY
  }

  private final int nv;
  private final Target[] targets;
  private final int[] ids;
  private final double[] rows;
  private int count;

  /** Makes room for {@code capacity} rows of the degrees of freedom of a model. */
  public ForceSlopes(Model m, int capacity) {
    nv = m.nv;
    targets = new Target[capacity];
    ids = new int[capacity];
    rows = new double[capacity * nv];
  }

  /** Removes all rows. */
  public void clear() {
    count = 0;
  }

  /**
   * Adds a row of zeros and returns where it begins in {@link #rows()}.
   *
   * @param target what it belongs to
   * @param id number of the actuator or degree of freedom; for bodies six times its number, plus 0
   *     to 2 for a force along a world axis and 3 to 5 for a torque about it
   */
  public int add(Target target, int id) {
    targets[count] = target;
    ids[count] = id;
    int at = count * nv;
    Arrays.fill(rows, at, at + nv, 0);
    count++;
    return at;
  }

  /** Returns the number of rows. */
  public int count() {
    return count;
  }

  /** Returns what row {@code k} belongs to. */
  public Target target(int k) {
    return targets[k];
  }

  /** Returns the number of what row {@code k} belongs to, as {@link #add} took it. */
  public int id(int k) {
    return ids[k];
  }

  /** Returns all rows, one after the other, for reading and writing. */
  public double[] rows() {
    return rows;
  }
}
