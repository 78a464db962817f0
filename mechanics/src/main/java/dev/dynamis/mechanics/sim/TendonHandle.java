package dev.dynamis.mechanics.sim;

/**
 * A tendon of a mechanism.
 *
 * @since 0.1.0
 */
public final class TendonHandle {
  private final Mechanism mechanism;
  private final int id;

  TendonHandle(Mechanism mechanism, int id) {
    this.mechanism = mechanism;
    this.id = id;
  }

  /** Returns its number in the model. */
  public int id() {
    return id;
  }

  /** Returns its length, m, or the sum of joint positions of a fixed one. */
  public double length() {
    return mechanism.refresh().data().ten.length[id];
  }

  /** Returns the rate of its length, m/s. */
  public double velocity() {
    return mechanism.refresh().data().ten.velocity[id];
  }
}
