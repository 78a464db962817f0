package dev.dynamis.mechanics.internal.forward;

import dev.dynamis.core.Team;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Lanes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.internal.velocity.ComVel;
import dev.dynamis.mechanics.internal.velocity.Rne;

/**
 * Stages that treat kinematic trees one by one, on the threads of a team: poses, inertias,
 * velocities, bias forces, accelerations without constraints. Without a team, or where trees can't
 * be told apart, they are done in one go. The numbers are the same.
 */
final class TreeStages implements Team.Task {
  private static final int POSES = 0;
  private static final int CENTERS = 1;
  private static final int INERTIA = 2;
  private static final int VELOCITY = 3;
  private static final int BIAS = 4;
  private static final int ACCELERATION = 5;

  private Model m;
  private Lanes lanes;
  private int stage;

  TreeStages() {}

  /** Poses of everything but cameras and flexes, inertias and motion axes. */
  static void poses(Model m, Data d) {
    if (d.kernels() != null && d.kernels().poses()) {
      return;
    }
    if (!isDivided(d)) {
      Kinematics.run(m, d);
      ComPos.run(m, d);
      return;
    }
    Data ground = d.lanes().ground();
    Kinematics.world(d);
    Kinematics.listedBodies(m, ground);
    Kinematics.bodyAttachments(m, ground);
    divide(m, d, POSES);
    Kinematics.sites(m, d);
    ComPos.moments(m, ground);
    divide(m, d, CENTERS);
    ComPos.centers(m, ground);
  }

  /** The inertia matrix and its factor. */
  static void inertia(Model m, Data d) {
    if (d.kernels() != null && d.kernels().inertia()) {
      return;
    }
    if (!isDivided(d) || MassMatrix.hasTendonArmature(m)) {
      MassMatrix.make(m, d);
      MassMatrix.factor(m, d);
      return;
    }
    divide(m, d, INERTIA);
    MassMatrix.compositeInertias(m, d.lanes().ground());
  }

  /** Velocities of bodies. */
  static void velocities(Model m, Data d) {
    if (d.kernels() != null && d.kernels().velocities()) {
      return;
    }
    if (!isDivided(d)) {
      ComVel.run(m, d);
      return;
    }
    ComVel.run(m, d.lanes().ground());
    divide(m, d, VELOCITY);
  }

  /** Bias forces. */
  static void bias(Model m, Data d) {
    if (d.kernels() != null && d.kernels().bias()) {
      return;
    }
    if (isDivided(d)) {
      divide(m, d, BIAS);
    } else {
      Rne.run(m, d, d.qfrc.bias, false);
    }
  }

  /** {@code qacc_smooth} from {@code qfrc.smooth}. */
  static void acceleration(Model m, Data d) {
    if (isDivided(d)) {
      divide(m, d, ACCELERATION);
    } else {
      solve(m, d);
    }
  }

  private static boolean isDivided(Data d) {
    return d.lanes() != null && d.lanes().groves() > 0;
  }

  private static void divide(Model m, Data d, int stage) {
    TreeStages task = d.scratch.workspace(TreeStages.class, TreeStages::new);
    task.m = m;
    task.lanes = d.lanes();
    task.stage = stage;
    task.lanes.grow(task);
  }

  @Override
  public void part(int lane, int part) {
    Data d = lanes.grove(part);
    switch (stage) {
      case POSES -> {
        Kinematics.listedBodies(m, d);
        Kinematics.bodyAttachments(m, d);
        ComPos.moments(m, d);
      }
      case CENTERS -> ComPos.centers(m, d);
      case INERTIA -> MassMatrix.makeAndFactor(m, d);
      case VELOCITY -> ComVel.run(m, d);
      case BIAS -> Rne.run(m, d, d.qfrc.bias, false);
      case ACCELERATION -> solve(m, d);
      default -> throw new IllegalStateException("there is no stage " + stage);
    }
  }

  private static void solve(Model m, Data d) {
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      d.qaccSmooth[i] = d.qfrc.smooth[i];
    }
    MassMatrix.solveAwake(m, d, d.qaccSmooth, 0);
    // what is zero is positive, so that code without the zeros of a model gives the same bits
    for (int k = 0; k < d.nvAwake; k++) {
      d.qaccSmooth[d.dof.awakeInd[k]] += 0.0;
    }
  }
}
