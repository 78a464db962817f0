package dev.dynamis.mechanics.sim;

/**
 * A sensor of a mechanism.
 *
 * @since 0.1.0
 */
public final class SensorHandle {
  private final Mechanism mechanism;
  private final int id;
  private final int adr;
  private final int dim;
  private final double[] buffer;

  SensorHandle(Mechanism mechanism, int id) {
    this.mechanism = mechanism;
    this.id = id;
    adr = mechanism.model().sensor.adr[id];
    dim = mechanism.model().sensor.dim[id];
    buffer = new double[dim];
  }

  /** Returns its number in the model. */
  public int id() {
    return id;
  }

  /** Returns how many numbers it gives. */
  public int size() {
    return dim;
  }

  /** Returns its reading in the present state. */
  public double[] read() {
    return read(new double[dim]);
  }

  /** Writes its reading in the present state to {@code res} and returns that. */
  public double[] read(double[] res) {
    System.arraycopy(mechanism.refresh().data().sensordata, adr, res, 0, dim);
    mechanism.addNoise(id, res, 0);
    return res;
  }

  /** Returns the first number of its reading in the present state. */
  public double value() {
    return read(buffer)[0];
  }
}
