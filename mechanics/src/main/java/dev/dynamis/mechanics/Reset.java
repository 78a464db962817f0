package dev.dynamis.mechanics;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.EnableBit;
import java.util.Arrays;

/** Initial values of data: after a reset, and from and to keyframes. */
final class Reset {
  private Reset() {}

  /** Sets what is not zero in the initial state; all fields are zero before. */
  static void run(Data d) {
    Model m = d.model;
    if (m.nhistory > 0 && !(m.opt.timestep > 0)) {
      throw new SimulationException(
          "delays need a positive time step, opt.timestep is " + m.opt.timestep);
    }
    System.arraycopy(m.qpos0, 0, d.qpos, 0, m.nq);
    System.arraycopy(m.eq.active0, 0, d.eq.active, 0, m.neq);
    System.arraycopy(m.plugin, 0, d.plugin, 0, m.nplugin);
    for (int b = 0; b < m.nbody; b++) {
      int id = m.body.mocapid[b];
      if (id >= 0) {
        System.arraycopy(m.body.pos, 3 * b, d.mocap.pos, 3 * id, 3);
        System.arraycopy(m.body.quat, 4 * b, d.mocap.quat, 4 * id, 4);
      }
    }
    for (int i = 0; i < m.nu; i++) {
      int n = m.actuator.history[2 * i];
      if (n > 0) {
        int adr = m.actuator.historyadr[i];
        d.history[adr + 1] = n - 1;
        fillTimes(d.history, adr + 2, n, m.opt.timestep);
      }
    }
    for (int i = 0; i < m.nsensor; i++) {
      if (m.sensor.history[2 * i] > 0) {
        initSensorHistory(m, d, i);
      }
    }
    Arrays.fill(d.tree.asleep, -(1 + Constants.MINAWAKE));
    AwakeLists.update(d, false);
    d.setUnseen(m.opt.enabled(EnableBit.SLEEP));
  }

  /** Fills n times that end one step before time 0. */
  private static void fillTimes(double[] history, int adr, int n, double dt) {
    for (int j = 0; j < n; j++) {
      history[adr + j] = -(n - j) * dt;
    }
  }

  /** A sensor's buffer starts with the time of the last reading, then cursor, times, values. */
  private static void initSensorHistory(Model m, Data d, int i) {
    double dt = m.opt.timestep;
    int n = m.sensor.history[2 * i];
    int adr = m.sensor.historyadr[i];
    double period = m.sensor.interval[2 * i];
    double phase = m.sensor.interval[2 * i + 1];
    d.history[adr + 1] = n - 1;
    if (period > 0) {
      // with phase 0 the first reading is due at time 0
      double last = phase == 0 ? -period : phase;
      d.history[adr] = last;
      for (int j = 0; j < n; j++) {
        d.history[adr + 2 + j] = Math.ceil((last - (n - 1 - j) * period) / dt) * dt;
      }
    } else {
      d.history[adr] = -dt;
      fillTimes(d.history, adr + 2, n, dt);
    }
  }

  static void checkKey(Model m, int key) {
    if (key < 0 || key >= m.nkey) {
      throw new IllegalArgumentException(
          "there is no keyframe " + key + ", the model has " + m.nkey);
    }
  }

  static void loadKey(Data d, int key) {
    Model m = d.model;
    d.time = m.key.time[key];
    System.arraycopy(m.key.qpos, key * m.nq, d.qpos, 0, m.nq);
    System.arraycopy(m.key.qvel, key * m.nv, d.qvel, 0, m.nv);
    System.arraycopy(m.key.act, key * m.na, d.act, 0, m.na);
    System.arraycopy(m.key.mpos, key * 3 * m.nmocap, d.mocap.pos, 0, 3 * m.nmocap);
    System.arraycopy(m.key.mquat, key * 4 * m.nmocap, d.mocap.quat, 0, 4 * m.nmocap);
    System.arraycopy(m.key.ctrl, key * m.nu, d.ctrl, 0, m.nu);
  }

  static void storeKey(Data d, int key) {
    Model m = d.model;
    m.key.time[key] = d.time;
    System.arraycopy(d.qpos, 0, m.key.qpos, key * m.nq, m.nq);
    System.arraycopy(d.qvel, 0, m.key.qvel, key * m.nv, m.nv);
    System.arraycopy(d.act, 0, m.key.act, key * m.na, m.na);
    System.arraycopy(d.mocap.pos, 0, m.key.mpos, key * 3 * m.nmocap, 3 * m.nmocap);
    System.arraycopy(d.mocap.quat, 0, m.key.mquat, key * 4 * m.nmocap, 4 * m.nmocap);
    System.arraycopy(d.ctrl, 0, m.key.ctrl, key * m.nu, m.nu);
  }
}
