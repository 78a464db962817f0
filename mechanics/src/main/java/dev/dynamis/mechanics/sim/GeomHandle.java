package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * A geom of a mechanism: a shape on a body.
 *
 * @since 0.1.0
 */
public final class GeomHandle {
  private final Mechanism mechanism;
  private final int id;

  GeomHandle(Mechanism mechanism, int id) {
    this.mechanism = mechanism;
    this.id = id;
  }

  /** Returns its number in the model. */
  public int id() {
    return id;
  }

  /** Returns its kind, such as {@code capsule}. */
  public String type() {
    return GeomType.name(mechanism.model().geom.type[id]);
  }

  /** Returns the name of its body. */
  public String body() {
    return Labels.of(mechanism.model(), ObjType.BODY, mechanism.model().geom.bodyid[id]);
  }

  /** Writes its position (3, m, world) to {@code res} and returns that. */
  public double[] position(double[] res) {
    System.arraycopy(mechanism.refresh().data().geom.xpos, 3 * id, res, 0, 3);
    return res;
  }

  /** Writes its orientation (9, rotation matrix row by row, world) to {@code res}. */
  public double[] rotation(double[] res) {
    System.arraycopy(mechanism.refresh().data().geom.xmat, 9 * id, res, 0, 9);
    return res;
  }

  /**
   * Returns the signed distance to another geom, m, or {@code most} if they are further apart.
   *
   * @param fromTo takes the end points of the shortest segment (6, m, world), or null
   */
  public double distance(GeomHandle other, double most, double[] fromTo) {
    return Physics.geomDistance(
        mechanism.model(), mechanism.refresh().data(), id, other.id, most, fromTo);
  }

  /**
   * Writes the Jacobians of its frame with respect to {@code qvel}, each {@code [3 x nv]} row by
   * row; either may be null.
   */
  public void jacobian(double[] position, double[] rotation) {
    Jacobians.geom(mechanism.model(), mechanism.refresh().data(), position, 0, rotation, 0, id);
  }
}
