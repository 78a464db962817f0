package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NSENSOR;
import static dev.dynamis.mechanics.layout.Size.NUSER_SENSOR;
import static dev.dynamis.mechanics.layout.Widths.NSENS;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Sensors. */
public final class Sensors extends Group {
  public final int[] type = ints("sensor_type", NSENSOR);
  public final int[] datatype = ints("sensor_datatype", NSENSOR);
  public final int[] needstage = ints("sensor_needstage", NSENSOR);
  public final int[] objtype = ints("sensor_objtype", NSENSOR);
  public final int[] objid = ints("sensor_objid", NSENSOR);
  public final int[] reftype = ints("sensor_reftype", NSENSOR);
  public final int[] refid = ints("sensor_refid", NSENSOR);
  public final int[] intprm = ints("sensor_intprm", NSENSOR, NSENS);
  public final int[] dim = ints("sensor_dim", NSENSOR);
  public final int[] adr = ints("sensor_adr", NSENSOR);
  public final double[] cutoff = reals("sensor_cutoff", NSENSOR);
  public final double[] noise = reals("sensor_noise", NSENSOR);
  public final int[] history = ints("sensor_history", NSENSOR, 2);
  public final int[] historyadr = ints("sensor_historyadr", NSENSOR);
  public final double[] delay = reals("sensor_delay", NSENSOR);
  public final double[] interval = reals("sensor_interval", NSENSOR, 2);
  public final double[] user = reals("sensor_user", NSENSOR, NUSER_SENSOR);
  public final int[] plugin = ints("sensor_plugin", NSENSOR);

  /** Declares the arrays in {@code layout}. */
  public Sensors(Layout layout) {
    super(layout, "sensor");
  }
}
