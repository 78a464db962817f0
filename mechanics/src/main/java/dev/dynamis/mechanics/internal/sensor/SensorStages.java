package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DataType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.internal.constraint.RnePost;
import dev.dynamis.mechanics.internal.delay.HistoryBuffer;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import dev.dynamis.mechanics.internal.velocity.SubtreeVel;
import java.util.Arrays;

/**
 * Readings of all sensors of a stage: computed, or taken from the history of sensors with a delay
 * or a period; then user sensors; then those of plugins.
 *
 * <p>Writes {@code sensordata}. Readings have no noise. Counterpart of {@code mj_sensorPos}, {@code
 * mj_sensorVel} and {@code mj_sensorAcc}.
 */
public final class SensorStages {
  private SensorStages() {}

  /** Computes the sensors that need {@code stage}; sensors that sleep keep their values. */
  public static void run(Model m, Data d, int stage) {
    if (m.opt.disabled(DisableBit.SENSOR)) {
      return;
    }
    boolean sleep = SleepStates.anyBody(m, d);
    boolean user = false;
    for (int i = 0; i < m.nsensor; i++) {
      if (m.sensor.needstage[i] != stage
          || m.sensor.type[i] == SensorType.PLUGIN
          || (sleep && SleepStates.sensorAsleep(m, d, i))) {
        continue;
      }
      if (m.sensor.type[i] == SensorType.USER) {
        user = true;
        prepareUser(m, d, i, stage);
      } else {
        read(m, d, i);
      }
    }
    if (user) {
      computeUser(m, d, stage);
    }
    for (int p = 0; p < m.nplugin; p++) {
      plugin(m, d, p, stage);
    }
  }

  /**
   * Sensors of a plugin, if their stage is this one; a plugin that needs no stage is in the first.
   */
  private static void plugin(Model m, Data d, int p, int stage) {
    if (d.pluginStage(p) != stage) {
      return;
    }
    computeOnDemand(m, d, stage);
    d.plugin(p).sense(m, d);
    for (int i = 0; i < m.nsensor; i++) {
      if (m.sensor.type[i] == SensorType.PLUGIN && m.sensor.plugin[i] == p) {
        cutoff(m, d.sensordata, m.sensor.adr[i], i);
      }
    }
  }

  private static void prepareUser(Model m, Data d, int i, int stage) {
    computeOnDemand(m, d, stage);
    int adr = m.sensor.adr[i];
    Arrays.fill(d.sensordata, adr, adr + m.sensor.dim[i], 0);
  }

  /** User code and plugins may read what is computed on demand in their stage. */
  private static void computeOnDemand(Model m, Data d, int stage) {
    if (stage == Stage.VEL && !d.flg.subtreevel) {
      SubtreeVel.run(m, d);
    }
    if (stage == Stage.ACC && !d.flg.rnepost) {
      RnePost.run(m, d);
    }
  }

  private static void computeUser(Model m, Data d, int stage) {
    if (m.callbacks.sensor != null) {
      m.callbacks.sensor.run(m, d, stage);
    }
    for (int i = 0; i < m.nsensor; i++) {
      if (m.sensor.type[i] == SensorType.USER && m.sensor.needstage[i] == stage) {
        cutoff(m, d.sensordata, m.sensor.adr[i], i);
      }
    }
  }

  /** A reading: new, or from the history if the sensor has a delay or its next one is not due. */
  private static void read(Model m, Data d, int i) {
    int n = m.sensor.history[2 * i];
    int adr = m.sensor.adr[i];
    double delay = m.sensor.delay[i];
    double period = m.sensor.interval[2 * i];
    boolean isOld =
        n > 0 && (delay > 0 || (period > 0 && d.history[m.sensor.historyadr[i]] + period > d.time));
    if (isOld) {
      HistoryBuffer.read(
          d.sensordata,
          adr,
          d.history,
          m.sensor.historyadr[i],
          n,
          m.sensor.dim[i],
          d.time - delay,
          m.sensor.history[2 * i + 1]);
    } else {
      compute(m, d, d.sensordata, adr, i);
    }
  }

  /** Computes sensor {@code i}, with its cutoff, into {@code res} from {@code r}. */
  public static void compute(Model m, Data d, double[] res, int r, int i) {
    switch (m.sensor.needstage[i]) {
      case Stage.POS -> PositionSensors.compute(m, d, res, r, i);
      case Stage.VEL -> VelocitySensors.compute(m, d, res, r, i);
      case Stage.ACC -> AccelerationSensors.compute(m, d, res, r, i);
      default -> throw Kinds.unknown("stage", m.sensor.needstage[i]);
    }
    cutoff(m, res, r, i);
  }

  private static void cutoff(Model m, double[] res, int r, int i) {
    double cutoff = m.sensor.cutoff[i];
    int type = m.sensor.type[i];
    if (cutoff <= 0 || type == SensorType.CONTACT || type == SensorType.GEOMFROMTO) {
      return;
    }
    for (int k = r; k < r + m.sensor.dim[i]; k++) {
      if (m.sensor.datatype[i] == DataType.REAL) {
        res[k] = Scalar.clip(res[k], -cutoff, cutoff);
      } else if (m.sensor.datatype[i] == DataType.POSITIVE) {
        res[k] = Math.min(cutoff, res[k]);
      }
    }
  }
}
