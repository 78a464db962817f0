package dev.dynamis.mechanics.internal.integrate;

import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.internal.forward.Clocks;
import dev.dynamis.mechanics.internal.forward.Forward;
import java.util.Arrays;

/**
 * The classic Runge-Kutta method of fourth order. The three further stages leave sensors alone.
 * Counterpart of {@code mj_RungeKutta}.
 */
public final class RungeKutta {
  private static final double[] A = {0.5, 0.5, 1};
  private static final double[] B = {1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0};

  private RungeKutta() {}

  /** Advances by one time step; accelerations at its start are up to date. */
  public static void run(Model m, Data d) {
    double start = Clocks.start(m);
    int nq = m.nq;
    int nv = m.nv;
    int na = m.na;
    double h = m.opt.timestep;
    double time = d.time;
    long mark = d.scratch.mark();
    double[] qpos = d.scratch.reals(nq);
    double[] qvel = d.scratch.reals(4 * nv);
    double[] rate = d.scratch.reals(4 * (nv + na));
    double[] act = d.scratch.reals(na);
    double[] sum = d.scratch.reals(2 * nv + na);
    System.arraycopy(d.qpos, 0, qpos, 0, nq);
    System.arraycopy(d.act, 0, act, 0, na);
    keep(m, d, qvel, rate, 0);

    for (int i = 1; i < 4; i++) {
      double a = A[i - 1];
      double[] q = d.qpos;
      System.arraycopy(qpos, 0, q, 0, nq);
      Dense.scale(sum, 0, qvel, (i - 1) * nv, a, nv);
      Dense.scale(sum, nv, rate, (i - 1) * (nv + na), a, nv + na);
      Positions.integrate(m, q, 0, sum, 0, h);
      Dense.addScaled(d.qvel, 0, qvel, 0, sum, nv, h, nv);
      Dense.addScaled(d.act, 0, act, 0, sum, 2 * nv, h, na);
      d.time = time + a * h;
      if (i < 3) {
        Forward.between(m, d);
      } else {
        Forward.run(m, d, Stage.NONE, true);
      }
      keep(m, d, qvel, rate, i);
    }

    // weighted mean of the four stages, from the start
    Arrays.fill(sum, 0, 2 * nv + na, 0);
    for (int i = 0; i < 4; i++) {
      Dense.addToScaled(sum, 0, qvel, i * nv, B[i], nv);
      Dense.addToScaled(sum, nv, rate, i * (nv + na), B[i], nv + na);
    }
    d.time = time;
    System.arraycopy(qpos, 0, d.qpos, 0, nq);
    System.arraycopy(qvel, 0, d.qvel, 0, nv);
    System.arraycopy(act, 0, d.act, 0, na);
    Advance.run(m, d, sum, 2 * nv, sum, nv, sum, 0);
    d.scratch.release(mark);
    Clocks.stop(m, d, Timer.ADVANCE, start);
  }

  /** Keeps velocities, accelerations and rates of activations of stage {@code i}. */
  private static void keep(Model m, Data d, double[] qvel, double[] rate, int i) {
    System.arraycopy(d.qvel, 0, qvel, i * m.nv, m.nv);
    System.arraycopy(d.qacc, 0, rate, i * (m.nv + m.na), m.nv);
    System.arraycopy(d.actDot, 0, rate, i * (m.nv + m.na) + m.nv, m.na);
  }
}
