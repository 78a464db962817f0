package dev.dynamis.mechanics.sim;

/**
 * A camera of a mechanism. It looks along the negative z axis of its frame; x is to the right, y is
 * up.
 *
 * @since 0.1.0
 */
public final class CameraHandle {
  private final Mechanism mechanism;
  private final int id;

  CameraHandle(Mechanism mechanism, int id) {
    this.mechanism = mechanism;
    this.id = id;
  }

  /** Returns its number in the model. */
  public int id() {
    return id;
  }

  /** Returns its vertical field of view, degrees, or its height in m if it is orthographic. */
  public double fieldOfView() {
    return mechanism.model().cam.fovy[id];
  }

  /** Writes its position (3, m, world) to {@code res} and returns that. */
  public double[] position(double[] res) {
    System.arraycopy(mechanism.refresh().data().cam.xpos, 3 * id, res, 0, 3);
    return res;
  }

  /** Writes its orientation (9, rotation matrix row by row, world) to {@code res}. */
  public double[] rotation(double[] res) {
    System.arraycopy(mechanism.refresh().data().cam.xmat, 9 * id, res, 0, 9);
    return res;
  }
}
