package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.internal.sensor.RangeFinder;

/**
 * The rays of range finders, to be drawn: one of a sensor at a site, one for each pixel, row by row
 * from the top, of a sensor at a camera.
 *
 * @since 0.1.0
 */
public final class RangeRays {
  private RangeRays() {}

  /** Returns how many rays a sensor has; 0 if it is no range finder. */
  public static int count(Model m, int sensor) {
    return m.sensor.type[sensor] == SensorType.RANGEFINDER ? RangeFinder.rays(m, sensor) : 0;
  }

  /**
   * {@code res[6]} = where a ray begins and where it ends, in m, as the sensor measured it in the
   * state's last computation.
   *
   * @param ray number of the ray, from 0 to {@link #count} - 1
   * @return false if the ray hit nothing, or the sensor has no value that tells how far it goes
   */
  public static boolean of(Model m, Data d, int sensor, int ray, double[] res) {
    return RangeFinder.ray(m, d, sensor, ray, res);
  }
}
