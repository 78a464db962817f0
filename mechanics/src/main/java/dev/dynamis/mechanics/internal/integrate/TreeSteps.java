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
  /** What is left to do for the accelerations: nothing. */
  static final int SOLVED = 0;

  /** They follow from forces and the factor in {@code qH}. */
  static final int SOLVE = 1;

  /** They follow from forces and a matrix that is to be factored. */
  static final int FACTOR_AND_SOLVE = 2;

  private Model m;
  private Lanes lanes;
  private int left;
  private double[] qacc;
  private int c;
  private double[] qvel;
  private int v;

  TreeSteps() {}

  /**
   * New velocities and positions; for the other parameters see {@link Advance#run}.
   *
   * @param left what is left to do for the accelerations: {@link #SOLVED}, or what implicit damping
   *     of joints asks for; then {@code qacc} receives them, from 0 on
   */
  static void advance(Model m, Data d, int left, double[] qacc, int c, double[] qvel, int v) {
    if (isDivided(d)) {
      TreeSteps task = d.scratch.workspace(TreeSteps.class, TreeSteps::new);
      task.m = m;
      task.lanes = d.lanes();
      task.left = left;
      task.qacc = qacc;
      task.c = c;
      task.qvel = qvel;
      task.v = v;
      task.lanes.grow(task);
      return;
    }
    boolean compiled = left == FACTOR_AND_SOLVE && d.kernels() != null && d.kernels().damped(qacc);
    if (!compiled) {
      solve(m, d, qacc, left);
    }
    move(m, d, qacc, c, qvel, v);
  }

  private static boolean isDivided(Data d) {
    return d.lanes() != null && d.lanes().groves() > 0;
  }

  @Override
  public void part(int lane, int part) {
    Data d = lanes.grove(part);
    solve(m, d, qacc, left);
    move(m, d, qacc, c, qvel, v);
  }

  private static void solve(Model m, Data d, double[] qacc, int left) {
    if (left == SOLVED) {
      return;
    }
    if (left == FACTOR_AND_SOLVE) {
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
