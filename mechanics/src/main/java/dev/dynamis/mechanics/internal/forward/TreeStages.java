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
 *
 * <p>Threads go on with a tree as far as they can before they wait for each other: starting them
 * and waiting takes about as long as one of these stages of a dozen trees.
 */
final class TreeStages implements Team.Task {
  private static final int POSITION = 0;
  private static final int VELOCITY = 1;
  private static final int ACCELERATION = 2;

  private Model m;
  private Lanes lanes;
  private int stage;

  /** Whether the inertia matrix is made with the poses. */
  private boolean withInertia;

  /** Moments of mass of subtrees. */
  private double[] moment = {};

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
    TreeStages task = task(m, d, POSITION);
    task.withInertia = isMadeWithPoses(m, d);
    if (task.moment.length < 3 * m.nbody) {
      task.moment = new double[3 * m.nbody];
    }
    task.lanes.grow(task);
    Kinematics.sites(m, d);
    ComPos.moments(m, ground, task.moment);
    ComPos.centers(m, ground, task.moment);
    if (task.withInertia) {
      MassMatrix.compositeInertias(m, ground);
    }
  }

  /** The inertia matrix and its factor. */
  static void inertia(Model m, Data d) {
    if (isMadeWithPoses(m, d) || (d.kernels() != null && d.kernels().inertia())) {
      return;
    }
    MassMatrix.make(m, d);
    MassMatrix.factor(m, d);
  }

  private static boolean isMadeWithPoses(Model m, Data d) {
    return isDivided(d) && !MassMatrix.hasTendonArmature(m);
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
    // on a team they come with the velocities
    if (!isDivided(d)) {
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
    d.lanes().grow(task(m, d, stage));
  }

  private static TreeStages task(Model m, Data d, int stage) {
    TreeStages task = d.scratch.workspace(TreeStages.class, TreeStages::new);
    task.m = m;
    task.lanes = d.lanes();
    task.stage = stage;
    return task;
  }

  @Override
  public void part(int lane, int part) {
    Data d = lanes.grove(part);
    switch (stage) {
      case POSITION -> {
        Kinematics.listedBodies(m, d);
        Kinematics.bodyAttachments(m, d);
        ComPos.moments(m, d, moment);
        ComPos.centers(m, d, moment);
        if (withInertia) {
          MassMatrix.makeAndFactor(m, d);
        }
      }
      case VELOCITY -> {
        ComVel.run(m, d);
        Rne.run(m, d, d.qfrc.bias, false);
      }
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
