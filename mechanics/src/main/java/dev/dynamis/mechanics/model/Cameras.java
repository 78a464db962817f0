package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NCAM;
import static dev.dynamis.mechanics.layout.Size.NUSER_CAM;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Cameras, grouped by body. */
public final class Cameras extends Group {
  public final int[] mode = ints("cam_mode", NCAM);
  public final int[] bodyid = ints("cam_bodyid", NCAM);
  public final int[] targetbodyid = ints("cam_targetbodyid", NCAM);
  public final double[] pos = reals("cam_pos", NCAM, 3);
  public final double[] quat = reals("cam_quat", NCAM, 4);
  public final double[] poscom0 = reals("cam_poscom0", NCAM, 3);
  public final double[] pos0 = reals("cam_pos0", NCAM, 3);
  public final double[] mat0 = reals("cam_mat0", NCAM, 9);
  public final int[] projection = ints("cam_projection", NCAM);
  public final double[] fovy = reals("cam_fovy", NCAM);
  public final double[] ipd = reals("cam_ipd", NCAM);
  public final int[] resolution = ints("cam_resolution", NCAM, 2);
  public final int[] output = ints("cam_output", NCAM);
  public final float[] sensorsize = singles("cam_sensorsize", NCAM, 2);
  public final float[] intrinsic = singles("cam_intrinsic", NCAM, 4);
  public final double[] user = reals("cam_user", NCAM, NUSER_CAM);

  /** Declares the arrays in {@code layout}. */
  public Cameras(Layout layout) {
    super(layout, "cam");
  }
}
