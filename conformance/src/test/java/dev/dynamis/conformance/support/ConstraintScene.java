package dev.dynamis.conformance.support;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.sim.InertiaMatrix;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;

/**
 * Constraints of every kind on a few bodies that move: connect, weld, joint and tendon equalities,
 * friction loss, limits, contacts of every dimension. A linkage, a pair of bodies and three single
 * ones are islands; one more touches nothing.
 */
public final class ConstraintScene {
  private static final String TEXT =
      """
      <mujoco model="scene">
        <compiler angle="radian"/>
        <default><geom density="300"/></default>
        <worldbody>
          <geom name="floor" type="plane" size="5 5 1" condim="1"/>
          <body name="arm" pos="0 0 1">
            <joint name="hinge" axis="0 1 0" range="-0.5 0.5" margin="0.2" frictionloss="0.3"/>
            <geom type="capsule" fromto="0 0 0 0.4 0 0" size="0.04" contype="0" conaffinity="0"/>
            <body name="hand" pos="0.4 0 0">
              <joint name="slide" type="slide" axis="1 0 0" range="-0.1 0.1" margin="0.05"/>
              <geom type="box" size="0.05 0.06 0.07" contype="0" conaffinity="0"/>
              <body name="finger" pos="0.1 0 0">
                <joint name="ball" type="ball" range="0 0.6" margin="0.3" frictionloss="0.02"/>
                <geom type="box" pos="0.1 0 0" size="0.1 0.02 0.03" contype="0" conaffinity="0"/>
              </body>
            </body>
          </body>
          <body name="lever" pos="0 0.5 1">
            <joint name="lever" axis="1 0 0"/>
            <geom type="capsule" fromto="0 0 0 0 0.3 0" size="0.03" contype="0" conaffinity="0"/>
          </body>
          <body name="left" pos="1.5 0 1" euler="0.1 0.2 0.3">
            <freejoint/><geom type="box" size="0.1 0.2 0.1" contype="0" conaffinity="0"/>
          </body>
          <body name="right" pos="1.8 0 1">
            <freejoint/><geom type="box" size="0.1 0.1 0.2" contype="0" conaffinity="0"/>
          </body>
          <body pos="3 0 0.095"><freejoint/><geom size="0.1" condim="1"/></body>
          <body pos="3.5 0 0.094"><freejoint/><geom size="0.1" condim="4" friction="0.8 0.1"/></body>
          <body pos="4 0 0.0955">
            <freejoint/><geom type="box" size="0.2 0.1 0.1" friction="0.5"/>
          </body>
          <body pos="4 0 0.29"><freejoint/><geom size="0.1" condim="6" friction="1 0.1 0.2"/></body>
          <body pos="-3 0 2"><freejoint/><geom size="0.1"/></body>
        </worldbody>
        <tendon>
          <fixed name="one" range="-0.2 0.2" margin="0.3" frictionloss="0.1">
            <joint joint="hinge" coef="1"/><joint joint="slide" coef="2"/>
          </fixed>
          <fixed name="two"><joint joint="lever" coef="0.7"/></fixed>
        </tendon>
        <equality>
          <connect body1="left" body2="right" anchor="0.15 0 0"/>
          <weld body1="finger" body2="arm" torquescale="0.4"/>
          <joint joint1="hinge" joint2="lever" polycoef="0.1 0.5 0.3 0 0"/>
          <tendon tendon1="one" tendon2="two" polycoef="0 1 0.2 0 0"/>
        </equality>
      </mujoco>
      """;

  private ConstraintScene() {}

  /** The model with a cone, and a Jacobian that is sparse or dense. */
  public static Model model(int cone, boolean sparse) {
    Model m = Mjcf.compile(Mjcf.readText(TEXT)).model();
    m.opt.cone = cone;
    m.opt.jacobian = sparse ? Jacobian.SPARSE : Jacobian.DENSE;
    return m;
  }

  /** Moving a little, with everything computed. */
  public static Data moving(Model m) {
    Data d = new Data(m);
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = 0.2 * StrictMath.sin(1 + 2 * i);
    }
    Motion.integratePos(m, d.qpos, d.qvel, 0.01);
    for (int i = 0; i < 3; i++) {
      d.qvel[i] *= 3;
    }
    Physics.forward(m, d);
    return d;
  }

  /** The Jacobian as a dense matrix, rows of length nv. */
  public static double[] jacobian(Model m, Data d) {
    double[] J = new double[d.nefc * m.nv];
    if (!Jacobians.isSparse(m)) {
      System.arraycopy(d.efc.J, 0, J, 0, J.length);
      return J;
    }
    for (int r = 0; r < d.nefc; r++) {
      for (int k = 0; k < d.efc.JRownnz[r]; k++) {
        int at = d.efc.JRowadr[r] + k;
        J[r * m.nv + d.efc.JColind[at]] = d.efc.J[at];
      }
    }
    return J;
  }

  /** The inertia matrix as a dense one. */
  public static double[] inertia(Model m, Data d) {
    double[] full = new double[m.nv * m.nv];
    InertiaMatrix.full(m, d, full);
    return full;
  }

  /** {@code J v}, or {@code transpose(J) v} if {@code v} is over rows. */
  public static double[] times(double[] J, int rows, int columns, double[] v, boolean transposed) {
    double[] res = new double[transposed ? columns : rows];
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        if (transposed) {
          res[c] += J[r * columns + c] * v[r];
        } else {
          res[r] += J[r * columns + c] * v[c];
        }
      }
    }
    return res;
  }
}
