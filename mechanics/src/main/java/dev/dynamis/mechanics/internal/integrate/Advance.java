package dev.dynamis.mechanics.internal.integrate;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.internal.actuation.Actuation;
import dev.dynamis.mechanics.internal.delay.HistoryBuffer;
import dev.dynamis.mechanics.internal.forward.Forward;
import dev.dynamis.mechanics.internal.sensor.SensorStages;
import dev.dynamis.mechanics.internal.sleep.Sleep;

/**
 * One step of the state: history, activations, velocities, positions, time, in this order.
 * Counterpart of {@code mj_advance}.
 */
final class Advance {
  private Advance() {}

  /**
   * Advances by the time step.
   *
   * @param actDot derivatives of the activations from {@code a}
   * @param qacc accelerations from {@code c}
   * @param qvel velocities from {@code v} that positions follow; null for the new velocities
   */
  static void run(
      Model m, Data d, double[] actDot, int a, double[] qacc, int c, double[] qvel, int v) {
    run(m, d, actDot, a, TreeSteps.SOLVED, qacc, c, qvel, v);
  }

  /**
   * As {@link #run(Model, Data, double[], int, double[], int, double[], int)} where accelerations
   * may have to be solved for first.
   *
   * @param left what is left to do for them, see {@link TreeSteps#advance}
   */
  static void run(
      Model m,
      Data d,
      double[] actDot,
      int a,
      int left,
      double[] qacc,
      int c,
      double[] qvel,
      int v) {
    if (m.nhistory > 0) {
      controlHistory(m, d);
      sensorHistory(m, d);
    }
    if (m.na > 0 && !m.opt.disabled(DisableBit.ACTUATION)) {
      activations(m, d, actDot, a);
    }
    Sleep.beforeAdvance(m, d, Forward.PIPELINE);
    TreeSteps.advance(m, d, left, qacc, c, qvel, v);
    d.time += m.opt.timestep;
    for (int p = 0; p < m.nplugin; p++) {
      d.plugin(p).advance(m, d);
    }
    System.arraycopy(d.qacc, 0, d.qaccWarmstart, 0, m.nv);
  }

  /** Activations of actuators that are switched off only obey their limits. */
  private static void activations(Model m, Data d, double[] actDot, int a) {
    for (int i = 0; i < m.nu; i++) {
      int first = m.actuator.actadr[i];
      int end = first + m.actuator.actnum[i];
      boolean off = Actuation.isDisabled(m, i);
      for (int k = first; k < end; k++) {
        d.act[k] = Actuation.nextActivation(m, d, i, k, off ? 0 : actDot[a + k]);
      }
    }
  }

  private static void controlHistory(Model m, Data d) {
    for (int i = 0; i < m.nu; i++) {
      int n = m.actuator.history[2 * i];
      if (n > 0) {
        int at = HistoryBuffer.insert(d.history, m.actuator.historyadr[i], n, 1, d.time);
        d.history[at] = d.ctrl[i];
      }
    }
  }

  /** Stores readings that are due; those of delayed sensors are computed here, not earlier. */
  private static void sensorHistory(Model m, Data d) {
    for (int i = 0; i < m.nsensor; i++) {
      int n = m.sensor.history[2 * i];
      if (n == 0) {
        continue;
      }
      int adr = m.sensor.historyadr[i];
      double period = m.sensor.interval[2 * i];
      if (period > 0) {
        if (d.history[adr] + period > d.time) {
          continue;
        }
        d.history[adr] += period;
      }
      int dim = m.sensor.dim[i];
      int at = HistoryBuffer.insert(d.history, adr, n, dim, d.time);
      if (m.sensor.delay[i] > 0) {
        SensorStages.compute(m, d, d.history, at, i);
      } else {
        System.arraycopy(d.sensordata, m.sensor.adr[i], d.history, at, dim);
      }
    }
  }
}
