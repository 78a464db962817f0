package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NA;
import static dev.dynamis.mechanics.layout.Size.NKEY;
import static dev.dynamis.mechanics.layout.Size.NMOCAP;
import static dev.dynamis.mechanics.layout.Size.NQ;
import static dev.dynamis.mechanics.layout.Size.NU;
import static dev.dynamis.mechanics.layout.Size.NV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Keyframes.
 *
 * @since 0.1.0
 */
public final class Keyframes extends Group {
  /** Time, s. */
  public final double[] time = reals("key_time", NKEY);

  /** Positions. */
  public final double[] qpos = reals("key_qpos", NKEY, NQ);

  /** Velocities. */
  public final double[] qvel = reals("key_qvel", NKEY, NV);

  /** Activations. */
  public final double[] act = reals("key_act", NKEY, NA);

  /** Positions of mocap bodies, m. */
  public final double[] mpos = reals("key_mpos", NKEY, NMOCAP, 3);

  /** Orientations of mocap bodies. */
  public final double[] mquat = reals("key_mquat", NKEY, NMOCAP, 4);

  /** Controls. */
  public final double[] ctrl = reals("key_ctrl", NKEY, NU);

  /** Declares the arrays in {@code layout}. */
  public Keyframes(Layout layout) {
    super(layout, "key");
  }
}
