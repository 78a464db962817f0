package dev.dynamis.mechanics.sim;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mechanics.internal.forward.Forward;
import dev.dynamis.mechanics.internal.integrate.Positions;
import dev.dynamis.mechanics.internal.sleep.SleepLoad;
import java.util.List;

/**
 * The state of a mechanism as a vector: time, positions, velocities, activations, history, warm
 * start and what the user sets; then which trees sleep, if sleep is enabled when this is made; then
 * the count of steps that noise depends on, if there is noise.
 */
final class StateVector {
  private static final int BITS =
      (StateBit.FULLPHYSICS | StateBit.WARMSTART | StateBit.USER) & ~StateBit.CTRL;

  private final Model m;
  private final Data d;
  private final boolean sleeps;
  private final HistorySamples samples;

  /** Where histories start in the vector. */
  private final int past;

  /** Noise of sensors, or null. */
  SensorNoise noise;

  StateVector(Model m, Data d) {
    this.m = m;
    this.d = d;
    sleeps = m.opt.enabled(EnableBit.SLEEP);
    samples = new HistorySamples(m);
    past = State.size(m, BITS & (StateBit.HISTORY - 1));
  }

  int size() {
    return State.size(m, BITS) + (sleeps ? m.ntree : 0) + (noise == null ? 0 : 1);
  }

  int tangentSize() {
    return 2 * m.nv + m.na + samples.size();
  }

  void save(double[] state) {
    State.get(d, BITS, state);
    int at = State.size(m, BITS);
    if (sleeps) {
      if (d.isUnseen()) {
        // which trees start asleep is known once they were looked at
        Physics.forward(m, d);
      }
      SleepLoad.save(d, state, at);
      at += m.ntree;
    }
    if (noise != null) {
      state[at] = noise.step;
    }
  }

  /**
   * Takes over a state.
   *
   * @throws SimulationException if a number that is an address is none; then nothing changes
   */
  void load(double[] state) {
    check(state);
    State.set(d, BITS, state);
    int at = State.size(m, BITS);
    if (sleeps) {
      SleepLoad.load(m, d, state, at, Forward.PIPELINE);
      at += m.ntree;
    }
    if (noise != null) {
      noise.step = (long) state[at];
    }
  }

  private void check(double[] state) {
    if (state.length < size()) {
      throw new IllegalArgumentException(
          "a state of the mechanism has " + size() + " numbers, found " + state.length);
    }
    StateChecks checks = new StateChecks(m, state);
    checks.histories(past);
    int at = State.size(m, BITS);
    if (sleeps) {
      checks.sleep(at);
      at += m.ntree;
    }
    if (noise != null) {
      checks.steps(at);
    }
  }

  void restartNoise() {
    if (noise != null) {
      noise.step = 0;
    }
  }

  void countStep() {
    if (noise != null) {
      noise.step++;
    }
  }

  /** {@code out = x} moved along {@code dx}; a vector starts with time and positions. */
  void plus(double[] out, double[] x, double[] dx) {
    int v = 1 + m.nq;
    if (out != x) {
      System.arraycopy(x, 0, out, 0, size());
    }
    Positions.integrate(m, out, 1, dx, 0, 1);
    for (int i = 0; i < m.nv + m.na; i++) {
      out[v + i] += dx[m.nv + i];
    }
    for (int i = 0; i < samples.size(); i++) {
      out[samples.address(out, past, i)] += dx[2 * m.nv + m.na + i];
    }
  }

  /** {@code dx} = what takes {@code b} to {@code a}. */
  void minus(double[] dx, double[] a, double[] b) {
    int v = 1 + m.nq;
    Positions.differentiate(m, dx, 0, 1, b, 1, a, 1);
    for (int i = 0; i < m.nv + m.na; i++) {
      dx[m.nv + i] = a[v + i] - b[v + i];
    }
    for (int i = 0; i < samples.size(); i++) {
      dx[2 * m.nv + m.na + i] = a[samples.address(a, past, i)] - b[samples.address(b, past, i)];
    }
  }

  List<String> names() {
    Labels labels =
        new Labels(m)
            .add("time")
            .positions("")
            .dofs("v.")
            .activations("act.")
            .addNumbered("history", m.nhistory)
            .dofs("warmstart.")
            .dofs("force.")
            .addNumbered("xfrc", 6 * m.nbody)
            .addNumbered("eq", m.neq)
            .addNumbered("mocap_pos", 3 * m.nmocap)
            .addNumbered("mocap_quat", 4 * m.nmocap)
            .addNumbered("userdata", m.nuserdata)
            .addNumbered("plugin", m.npluginstate);
    for (int t = 0; sleeps && t < m.ntree; t++) {
      labels.add("asleep." + Labels.of(m, ObjType.BODY, m.tree.bodyadr[t]));
    }
    return noise == null ? labels.list() : labels.add("noise").list();
  }

  List<String> tangentNames() {
    return samples.name(new Labels(m).dofs("").dofs("v.").activations("act.")).list();
  }
}
