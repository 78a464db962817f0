package dev.dynamis.mechanics.sim;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DataType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.SensorType;

/**
 * Noise of sensor readings, with the standard deviations {@code sensor.noise} of the model. It is a
 * function of the seed, the number of steps taken and the place in {@code sensordata}, so it does
 * not matter which sensors are read, in what order and how often.
 */
final class SensorNoise {
  /** Distance that a range finder reads if its ray hits nothing. */
  private static final double NOTHING_THERE = -1;

  private final long seed;
  private final RandomSource random;
  private final double[] turn = new double[3];

  /** Number of steps taken. */
  long step;

  SensorNoise(long seed) {
    this.seed = seed;
    random = new RandomSource(seed);
  }

  SensorNoise copy() {
    SensorNoise other = new SensorNoise(seed);
    other.step = step;
    return other;
  }

  /** Adds noise to the reading of a sensor that starts at {@code res[r]}. */
  void add(Model m, int sensor, double[] res, int r) {
    double deviation = m.sensor.noise[sensor];
    if (deviation <= 0) {
      return;
    }
    random.seek(step * m.nsensordata + m.sensor.adr[sensor]);
    int dim = m.sensor.dim[sensor];
    switch (m.sensor.datatype[sensor]) {
      case DataType.QUATERNION -> {
        // a small turn about each axis
        for (int k = 0; k < 3; k++) {
          turn[k] = deviation * random.nextNormal();
        }
        Quat.integrate(res, r, turn, 0, 1);
      }
      case DataType.AXIS -> {
        // no direction stays none
        if (res[r] != 0 || res[r + 1] != 0 || res[r + 2] != 0) {
          perturb(res, r, dim, deviation);
          Vec3.normalize(res, r);
        }
      }
      case DataType.POSITIVE -> {
        perturb(res, r, dim, deviation);
        for (int k = r; k < r + dim; k++) {
          res[k] = Math.max(0, res[k]);
        }
      }
      case DataType.REAL -> {
        if (m.sensor.type[sensor] != SensorType.RANGEFINDER || res[r] != NOTHING_THERE) {
          perturb(res, r, dim, deviation);
        }
      }
      default -> throw Kinds.unknown("kind of sensor data", m.sensor.datatype[sensor]);
    }
  }

  private void perturb(double[] res, int r, int n, double deviation) {
    for (int k = r; k < r + n; k++) {
      res[k] += deviation * random.nextNormal();
    }
  }
}
