package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NSENS;
import static dev.dynamis.mechanics.layout.Size.NSENSOR;
import static dev.dynamis.mechanics.layout.Size.NUSER_SENSOR;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Sensors.
 *
 * @since 0.1.0
 */
public final class Sensors extends Group {
  /** Type, a {@code SensorType} value. */
  public final int[] type = ints("sensor_type", NSENSOR);

  /** Type of its values, a {@code DataType} value. */
  public final int[] datatype = ints("sensor_datatype", NSENSOR);

  /** Stage in which it is computed, a {@code Stage} value. */
  public final int[] needstage = ints("sensor_needstage", NSENSOR);

  /** Type of the object, an {@code ObjType} value. */
  public final int[] objtype = ints("sensor_objtype", NSENSOR);

  /** Object. */
  public final int[] objid = ints("sensor_objid", NSENSOR);

  /** Type of the reference object, an {@code ObjType} value. */
  public final int[] reftype = ints("sensor_reftype", NSENSOR);

  /** Reference object, -1 for the world. */
  public final int[] refid = ints("sensor_refid", NSENSOR);

  /** Integer parameters. */
  public final int[] intprm = ints("sensor_intprm", NSENSOR, NSENS);

  /** Number of values. */
  public final int[] dim = ints("sensor_dim", NSENSOR);

  /** First value in {@code sensordata}. */
  public final int[] adr = ints("sensor_adr", NSENSOR);

  /** Values are clamped to this magnitude, 0 for none. */
  public final double[] cutoff = reals("sensor_cutoff", NSENSOR);

  /** Standard deviation of the noise. */
  public final double[] noise = reals("sensor_noise", NSENSOR);

  /** Samples in the history, and its {@code Interpolation}. */
  public final int[] history = ints("sensor_history", NSENSOR, 2);

  /** Start of the history, -1 for none. */
  public final int[] historyadr = ints("sensor_historyadr", NSENSOR);

  /** Delay, s. */
  public final double[] delay = reals("sensor_delay", NSENSOR);

  /** Period and phase of readings, s. */
  public final double[] interval = reals("sensor_interval", NSENSOR, 2);

  /** User numbers. */
  public final double[] user = reals("sensor_user", NSENSOR, NUSER_SENSOR);

  /** Plugin instance, -1 for none. */
  public final int[] plugin = ints("sensor_plugin", NSENSOR);

  /** Declares the arrays in {@code layout}. */
  public Sensors(Layout layout) {
    super(layout, "sensor");
  }
}
