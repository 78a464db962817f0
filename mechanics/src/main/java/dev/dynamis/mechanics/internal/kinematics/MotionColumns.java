package dev.dynamis.mechanics.internal.kinematics;

import dev.dynamis.mechanics.Data;

/** Jacobian of a relative motion, column by column: only the dofs that take part have one. */
public abstract class MotionColumns {
  /** Dofs that take part, ascending. */
  public int[] dofs = new int[16];

  /** Number of these. */
  public int n;

  /** Column: translation, then rotation, world. */
  public final double[] col = new double[6];

  /** Makes room for columns. */
  protected MotionColumns() {}

  /** Computes the translation of the k-th column, and the rotation if it is wanted. */
  public abstract void column(Data d, int k, boolean rotation);
}
