package dev.dynamis.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** A mass on a spring with friction that acts some steps late: x'' = u - k x - c v(t - delay). */
public final class DelayedOscillator implements DynamicalSystem {
  private final double dt;
  private final double stiffness;
  private final double damping;
  private final double[] oldVelocities;
  private int oldest;
  private double time;
  private double x = 1;
  private double v;
  private double force;
  private final StepReport report = new StepReport();

  /** Makes an oscillator at x = 1, v = 0. */
  public DelayedOscillator(double dt, double stiffness, double damping, int delaySteps) {
    this.dt = dt;
    this.stiffness = stiffness;
    this.damping = damping;
    oldVelocities = new double[delaySteps];
  }

  @Override
  public StepReport step() {
    double late = oldVelocities[oldest];
    oldVelocities[oldest] = v;
    oldest = (oldest + 1) % oldVelocities.length;

    // the new velocity moves the mass, which keeps the energy bounded
    v += dt * (force - stiffness * x - damping * late);
    x += dt * v;
    time += dt;
    return Double.isFinite(x)
        ? report.ok(dt)
        : report.set(StepStatus.DIVERGED, dt, "x is " + x + " at time " + time);
  }

  @Override
  public void save(double[] state) {
    state[0] = time;
    state[1] = x;
    state[2] = v;
    // from the oldest on, so that equal histories are equal states wherever the ring begins
    for (int i = 0; i < oldVelocities.length; i++) {
      state[3 + i] = oldVelocities[(oldest + i) % oldVelocities.length];
    }
  }

  @Override
  public void load(double[] state) {
    time = state[0];
    x = state[1];
    v = state[2];
    oldest = 0;
    System.arraycopy(state, 3, oldVelocities, 0, oldVelocities.length);
  }

  @Override
  public void plus(double[] out, double[] x, double[] dx) {
    out[0] = x[0];
    for (int i = 0; i < tangentSize(); i++) {
      out[1 + i] = x[1 + i] + dx[i];
    }
  }

  @Override
  public void minus(double[] dx, double[] a, double[] b) {
    for (int i = 0; i < tangentSize(); i++) {
      dx[i] = a[1 + i] - b[1 + i];
    }
  }

  @Override
  public int stateSize() {
    return 3 + oldVelocities.length;
  }

  @Override
  public int tangentSize() {
    return stateSize() - 1;
  }

  @Override
  public double time() {
    return time;
  }

  @Override
  public List<String> stateNames() {
    List<String> names = new ArrayList<>(List.of("time", "x", "v"));
    for (int i = oldVelocities.length; i > 0; i--) {
      names.add("v[-" + i + "]");
    }
    return names;
  }

  @Override
  public List<String> tangentNames() {
    return stateNames().subList(1, stateSize());
  }

  @Override
  public List<String> inputNames() {
    return List.of("force");
  }

  @Override
  public void inputs(double[] u) {
    u[0] = force;
  }

  @Override
  public void setInputs(double[] u) {
    force = u[0];
  }

  @Override
  public List<String> outputNames() {
    return List.of("energy");
  }

  @Override
  public void outputs(double[] y) {
    y[0] = 0.5 * (v * v + stiffness * x * x);
  }

  @Override
  public Identity identity() {
    SequencedMap<String, Integer> sizes = new LinkedHashMap<>();
    sizes.put("nx", 2);
    sizes.put("ndelay", oldVelocities.length);
    Hash64 hash = new Hash64().add("DelayedOscillator").add(oldVelocities.length);
    return new Identity("oscillator", hash.add(dt).add(stiffness).add(damping).value(), sizes);
  }

  @Override
  public DelayedOscillator copy() {
    DelayedOscillator twin = new DelayedOscillator(dt, stiffness, damping, oldVelocities.length);
    double[] state = new double[stateSize()];
    save(state);
    twin.load(state);
    twin.force = force;
    return twin;
  }
}
