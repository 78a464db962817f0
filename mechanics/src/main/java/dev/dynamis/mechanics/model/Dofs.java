package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NV;
import static dev.dynamis.mechanics.layout.Widths.NIMP;
import static dev.dynamis.mechanics.layout.Widths.NREF;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Degrees of freedom, grouped by joint. */
public final class Dofs extends Group {
  public final int[] bodyid = ints("dof_bodyid", NV);
  public final int[] jntid = ints("dof_jntid", NV);
  public final int[] parentid = ints("dof_parentid", NV);
  public final int[] treeid = ints("dof_treeid", NV);
  public final int[] Madr = ints("dof_Madr", NV);
  public final int[] simplenum = ints("dof_simplenum", NV);
  public final double[] solref = reals("dof_solref", NV, NREF);
  public final double[] solimp = reals("dof_solimp", NV, NIMP);
  public final double[] frictionloss = reals("dof_frictionloss", NV);
  public final double[] armature = reals("dof_armature", NV);
  public final double[] damping = reals("dof_damping", NV);
  public final double[] invweight0 = reals("dof_invweight0", NV);
  public final double[] M0 = reals("dof_M0", NV);
  public final double[] length = reals("dof_length", NV);

  /** Declares the arrays in {@code layout}. */
  public Dofs(Layout layout) {
    super(layout, "dof");
  }
}
