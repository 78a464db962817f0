package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NCAM;
import static dev.dynamis.mechanics.layout.Size.NUSER_CAM;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Cameras, grouped by body.
 *
 * @since 0.1.0
 */
public final class Cameras extends Group {
  /** How it moves, a {@code CamLightMode} value. */
  public final int[] mode = ints("cam_mode", NCAM);

  /** Body. */
  public final int[] bodyid = ints("cam_bodyid", NCAM);

  /** Body that it looks at, -1 for none. */
  public final int[] targetbodyid = ints("cam_targetbodyid", NCAM);

  /** Position in the body frame, m. */
  public final double[] pos = reals("cam_pos", NCAM, 3);

  /** Orientation in the body frame. */
  public final double[] quat = reals("cam_quat", NCAM, 4);

  /**
   * Position relative to the subtree's center of mass, world axes, in the reference configuration,
   * m.
   */
  public final double[] poscom0 = reals("cam_poscom0", NCAM, 3);

  /** Position relative to the body, world axes, in the reference configuration, m. */
  public final double[] pos0 = reals("cam_pos0", NCAM, 3);

  /** Orientation in the world in the reference configuration. */
  public final double[] mat0 = reals("cam_mat0", NCAM, 9);

  /** Projection, a {@code Projection} value. */
  public final int[] projection = ints("cam_projection", NCAM);

  /** Vertical field of view, degrees, or length if orthographic. */
  public final double[] fovy = reals("cam_fovy", NCAM);

  /** Distance between the eyes, m. */
  public final double[] ipd = reals("cam_ipd", NCAM);

  /** Width and height, pixels. */
  public final int[] resolution = ints("cam_resolution", NCAM, 2);

  /** Images that it gives, {@code CamOutput} bits. */
  public final int[] output = ints("cam_output", NCAM);

  /** Width and height of the sensor, m. */
  public final float[] sensorsize = singles("cam_sensorsize", NCAM, 2);

  /** Focal lengths and principal point, m. */
  public final float[] intrinsic = singles("cam_intrinsic", NCAM, 4);

  /** User numbers. */
  public final double[] user = reals("cam_user", NCAM, NUSER_CAM);

  /** Declares the arrays in {@code layout}. */
  public Cameras(Layout layout) {
    super(layout, "cam");
  }
}
