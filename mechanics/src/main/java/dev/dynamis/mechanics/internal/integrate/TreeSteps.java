package dev.dynamis.mechanics.internal.integrate;

import dev.dynamis.core.Team;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Lanes;
import dev.dynamis.mechanics.Model;

/**
 * Parts of integrators that treat kinematic trees one by one, on the threads of a team if there is
 * one and trees can be told apart.
 */
final class TreeSteps implements Team.Task {
  private static final int FACTOR_AND_SOLVE = 0;
  private static final int SOLVE = 1;
  private static final int ADVANCE = 2;

  private Model m;
  private Lanes lanes;
  private int stage;
  private double[] qacc;
  private int c;
  private double[] qvel;
  private int v;

  TreeSteps() {}

  /**
   * Accelerations with implicit damping of joints.
   *
   * @param qacc receives them
   * @param factored whether qH has its factor already
   */
  static void damped(Model m, Data d, double[] qacc, boolean factored) {
    if (!factored && d.kernels() != null && d.kernels().damped(qacc)) {
      return;
    }
    int stage = factored ? SOLVE : FACTOR_AND_SOLVE;
    if (isDivided(d)) {
      TreeSteps task = task(m, d, stage);
      task.qacc = qacc;
      task.lanes.grow(task);
    } else {
      solve(m, d, qacc, stage);
    }
  }

  /** New velocities and positions; for the parameters see {@link Advance#run}. */
  static void advance(Model m, Data d, double[] qacc, int c, double[] qvel, int v) {
    if (isDivided(d)) {
      TreeSteps task = task(m, d, ADVANCE);
      task.qacc = qacc;
      task.c = c;
      task.qvel = qvel;
      task.v = v;
      task.lanes.grow(task);
    } else {
      move(m, d, qacc, c, qvel, v);
    }
  }

  private static boolean isDivided(Data d) {
    return d.lanes() != null && d.lanes().groves() > 0;
  }

  private static TreeSteps task(Model m, Data d, int stage) {
    TreeSteps task = d.scratch.workspace(TreeSteps.class, TreeSteps::new);
    task.m = m;
    task.lanes = d.lanes();
    task.stage = stage;
    return task;
  }

  @Override
  public void part(int lane, int part) {
    Data d = lanes.grove(part);
    if (stage == ADVANCE) {
      move(m, d, qacc, c, qvel, v);
    } else {
      solve(m, d, qacc, stage);
    }
  }

  private static void solve(Model m, Data d, double[] qacc, int stage) {
    if (stage == FACTOR_AND_SOLVE) {
      SemiImplicitEuler.factor(m, d);
    }
    SemiImplicitEuler.addForces(d, qacc);
    SemiImplicitEuler.solve(m, d, qacc);
  }

  private static void move(Model m, Data d, double[] qacc, int c, double[] qvel, int v) {
    double h = m.opt.timestep;
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      d.qvel[i] += qacc[c + i] * h;
    }
    if (qvel == null) {
      Positions.advance(m, d, d.qvel, 0, h);
    } else {
      Positions.advance(m, d, qvel, v, h);
    }
  }
}
