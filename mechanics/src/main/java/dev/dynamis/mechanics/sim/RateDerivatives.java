package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mechanics.internal.forward.Forward;
import dev.dynamis.mechanics.internal.integrate.Positions;
import java.util.Arrays;

/**
 * The continuous form of {@link Derivatives}: {@code d(dx)/dt = A dx + B du, dy = C dx + D du},
 * with {@code x} the positions, velocities and activations, {@code u} the controls and {@code y}
 * the sensors. It does not depend on the integrator or the time step.
 *
 * <p>Rows of positions are known: a change moves with the change of velocity, and a rotation, seen
 * in the turning frame, also by {@code -w x d}. Those of velocities and activations are centred
 * differences of accelerations and of their rates. A model with delays has no continuous form of
 * finite size; its steps have.
 *
 * <p>An instance keeps its memory and belongs to one thread; a call allocates nothing.
 *
 * @since 0.1.0
 */
public final class RateDerivatives {
  private static final int KEPT = StateBit.FULLPHYSICS | StateBit.CTRL | StateBit.WARMSTART;
  private static final double STEP = 1e-6;

  private final Model m;
  private final int nv;
  private final int n;
  private final int rates;
  private final double[] kept;
  private final double[] direction;
  private final double[] high;
  private final double[] low;

  /**
   * Makes derivatives of the rates of a model.
   *
   * @throws IllegalArgumentException if actuators or sensors have delays
   */
  public RateDerivatives(Model model) {
    m = model;
    if (m.nhistory > 0) {
      throw new IllegalArgumentException(
          "actuators or sensors with delays have no continuous form of finite size; use the"
              + " derivatives of a step");
    }
    nv = m.nv;
    n = 2 * nv + m.na;
    rates = nv + m.na;
    kept = new double[State.size(m, KEPT)];
    direction = new double[nv];
    high = new double[rates + m.nsensordata];
    low = new double[rates + m.nsensordata];
  }

  /** Returns the number of components of a change of the state, {@code 2 nv + na}. */
  public int stateSize() {
    return n;
  }

  /**
   * Computes the matrices at the present state and controls. A control at the end of its range is
   * changed to the inside only.
   *
   * @param d the data. Its state is unchanged, and what follows from it is up to date.
   * @param a {@code [n x n]} with n = {@link #stateSize()}, or null. Modified.
   * @param b {@code [n x nu]}, or null. Modified.
   * @param c {@code [nsensordata x n]}, or null. Modified.
   * @param dd {@code [nsensordata x nu]}, or null. Modified.
   * @throws IllegalArgumentException if a matrix is too small
   */
  public void rates(Data d, double[] a, double[] b, double[] c, double[] dd) {
    Derivatives.checkSize("A", a, n, n);
    Derivatives.checkSize("B", b, n, m.nu);
    Derivatives.checkSize("C", c, m.nsensordata, n);
    Derivatives.checkSize("D", dd, m.nsensordata, m.nu);
    long mark = d.scratch.mark();
    State.get(d, KEPT, kept);
    try {
      Forward.run(m, d, Stage.NONE, false);
      for (int i = 0; (b != null || dd != null) && i < m.nu; i++) {
        controlColumn(d, i, b, dd);
      }
      if (a != null) {
        Arrays.fill(a, 0, n * n, 0);
        positionRows(d, a);
      }
      if (a != null || c != null) {
        stateColumns(d, a, c);
      }
    } finally {
      State.set(d, KEPT, kept);
      d.scratch.release(mark);
    }
    Physics.forward(m, d);
  }

  /** Positions move with velocities; a rotation is seen from a frame that turns. */
  private void positionRows(Data d, double[] a) {
    for (int i = 0; i < nv; i++) {
      a[i * n + nv + i] = 1;
    }
    for (int j = 0; j < m.njnt; j++) {
      int type = m.jnt.type[j];
      if (type != JointType.FREE && type != JointType.BALL) {
        continue;
      }
      int at = m.jnt.dofadr[j] + (type == JointType.FREE ? 3 : 0);
      for (int k = 0; k < 3; k++) {
        int next = (k + 1) % 3;
        int last = (k + 2) % 3;
        // -(w x e_k)
        a[(at + next) * n + at + k] = -d.qvel[at + last];
        a[(at + last) * n + at + k] = d.qvel[at + next];
      }
    }
  }

  private void stateColumns(Data d, double[] a, double[] c) {
    for (int i = 0; i < m.na; i++) {
      d.act[i] += STEP;
      evaluate(d, Stage.VEL, high);
      d.act[i] -= STEP;
      evaluate(d, Stage.VEL, low);
      write(a, c, 2 * nv + i, n, 2 * STEP);
    }
    for (int i = 0; i < nv; i++) {
      d.qvel[i] += STEP;
      evaluate(d, Stage.NONE, high);
      d.qvel[i] -= STEP;
      evaluate(d, Stage.NONE, low);
      write(a, c, nv + i, n, 2 * STEP);
    }
    for (int i = 0; i < nv; i++) {
      direction[i] = 1;
      Positions.integrate(m, d.qpos, 0, direction, 0, STEP);
      evaluate(d, Stage.NONE, high);
      Positions.integrate(m, d.qpos, 0, direction, 0, -STEP);
      evaluate(d, Stage.NONE, low);
      direction[i] = 0;
      write(a, c, i, n, 2 * STEP);
    }
  }

  private void controlColumn(Data d, int i, double[] b, double[] dd) {
    double ctrl = d.ctrl[i];
    boolean limited = m.actuator.ctrllimited[i];
    boolean up = !limited || ctrl + STEP <= m.actuator.ctrlrange[2 * i + 1];
    boolean down = !limited || ctrl - STEP >= m.actuator.ctrlrange[2 * i];
    d.ctrl[i] = up ? ctrl + STEP : ctrl;
    evaluate(d, Stage.VEL, high);
    d.ctrl[i] = down ? ctrl - STEP : ctrl;
    evaluate(d, Stage.VEL, low);
    for (int r = 0; b != null && r < nv; r++) {
      b[r * m.nu + i] = 0;
    }
    write(b, dd, i, m.nu, (up ? STEP : 0) + (down ? STEP : 0));
  }

  /** Accelerations, rates of activations and sensors; then the state is as before. */
  private void evaluate(Data d, int skip, double[] res) {
    Forward.run(m, d, skip, false);
    System.arraycopy(d.qacc, 0, res, 0, nv);
    System.arraycopy(d.actDot, 0, res, nv, m.na);
    System.arraycopy(d.sensordata, 0, res, rates, m.nsensordata);
    State.set(d, KEPT, kept);
  }

  private void write(double[] states, double[] sensors, int column, int width, double h) {
    for (int r = 0; states != null && r < rates; r++) {
      states[(nv + r) * width + column] = h == 0 ? 0 : (high[r] - low[r]) / h;
    }
    for (int r = 0; sensors != null && r < m.nsensordata; r++) {
      double difference = high[rates + r] - low[rates + r];
      sensors[r * width + column] = h == 0 ? 0 : difference / h;
    }
  }
}
