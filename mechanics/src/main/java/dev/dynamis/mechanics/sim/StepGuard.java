package dev.dynamis.mechanics.sim;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.internal.step.Checks;
import dev.dynamis.mechanics.internal.step.StepSequence;
import dev.dynamis.mechanics.internal.step.StepWatch;

/**
 * Takes the steps of a mechanism and sees to it, by the policies that the user chose, when numbers
 * are not finite or too large and when contacts and constraints need more than the model's memory.
 */
final class StepGuard implements StepWatch {
  private final Mechanism mechanism;
  private final Model m;
  private final Data d;
  private final StateVector state;
  private final StepReport report = new StepReport();
  private double[] lastGood;
  private DivergencePolicy policy = DivergencePolicy.RESET;
  private CapacityPolicy capacity = CapacityPolicy.THROW;
  private Divergence divergence;
  private boolean stopped;

  /** Whether the present step has diverged; the report says how. */
  private boolean diverged;

  /** How often memory had been full before the present step, for contacts and for rows. */
  private int contacts;

  private int rows;

  /** How often controls had been bad before the present step. */
  private int controls;

  StepGuard(Mechanism mechanism, StateVector state) {
    this.mechanism = mechanism;
    this.state = state;
    m = mechanism.model();
    d = mechanism.data();
    lastGood = mechanism.save();
  }

  void copyFrom(StepGuard other) {
    policy = other.policy;
    capacity = other.capacity;
    lastGood = other.lastGood.clone();
    divergence = other.divergence;
    stopped = other.stopped;
  }

  void onDivergence(DivergencePolicy choice) {
    policy = choice;
  }

  void onMemoryLimit(CapacityPolicy choice) {
    capacity = choice;
  }

  /** Takes a state as the last good one. */
  void keep(double[] x) {
    lastGood = x;
  }

  /** Returns what went wrong last, or null. */
  Divergence divergence() {
    return divergence;
  }

  boolean isStopped() {
    return stopped;
  }

  void resume() {
    stopped = false;
  }

  StepReport report() {
    return report;
  }

  /** Computes all that follows from the present state. */
  void forward() {
    int contactsBefore = d.warning.number[Warning.CONTACTFULL];
    int rowsBefore = d.warning.number[Warning.CNSTRFULL];
    Physics.forward(m, d);
    if (isFull(contactsBefore, rowsBefore)) {
      throw new SimulationException(Overflow.message(m, d, contactsBefore));
    }
  }

  StepReport step() {
    diverged = false;
    StepSequence.run(m, d, this);
    if (diverged && policy == DivergencePolicy.THROW) {
      throw new SimulationException(divergence.message());
    }
    if (diverged) {
      return report;
    }
    if (isFull(contacts, rows)) {
      String cause = Overflow.message(m, d, contacts);
      mechanism.load(lastGood);
      throw new SimulationException(cause);
    }
    if (d.warning.number[Warning.BADCTRL] > controls) {
      return takenAnyway(control(d.warning.lastinfo[Warning.BADCTRL]));
    }
    int bad = firstInfinite(d.sensordata, m.nsensordata);
    if (bad >= 0) {
      return takenAnyway(sensor(bad));
    }
    state.countStep();
    return report.ok(m.opt.timestep);
  }

  @Override
  public boolean acceptsState(Model model, Data data) {
    if (!Double.isFinite(m.opt.timestep) || !Double.isFinite(d.time)) {
      throw new SimulationException(
          "the time step opt.timestep is "
              + m.opt.timestep
              + " s at time "
              + d.time
              + " s; both shall be finite numbers");
    }
    int bad = Checks.firstBad(d.qpos, m.nq);
    if (bad >= 0) {
      diverge(Warning.BADQPOS, bad);
      return false;
    }
    bad = Checks.firstBad(d.qvel, m.nv);
    if (bad >= 0) {
      diverge(Warning.BADQVEL, bad);
      return false;
    }
    mechanism.save(lastGood);
    contacts = d.warning.number[Warning.CONTACTFULL];
    rows = d.warning.number[Warning.CNSTRFULL];
    controls = d.warning.number[Warning.BADCTRL];
    return true;
  }

  @Override
  public boolean acceptsAccelerations(Model model, Data data) {
    if (isFull(contacts, rows)) {
      return false;
    }
    int bad = Checks.firstBad(d.qacc, m.nv);
    if (bad >= 0) {
      diverge(Warning.BADQACC, bad);
    }
    return bad < 0;
  }

  private boolean isFull(int contactsBefore, int rowsBefore) {
    return capacity == CapacityPolicy.THROW
        && (d.warning.number[Warning.CONTACTFULL] > contactsBefore
            || d.warning.number[Warning.CNSTRFULL] > rowsBefore);
  }

  /** Does what the policy says and reports it; with {@code RESET} a step is taken all the same. */
  private void diverge(int warning, int index) {
    diverged = true;
    divergence = describe(warning, index);
    String cause = divergence.message();
    if (policy != DivergencePolicy.RESET) {
      mechanism.load(lastGood);
      d.warn(warning, index);
      // thrown at the end of the step, since an exception in it takes back this state
      stopped = policy != DivergencePolicy.THROW;
      report.set(StepStatus.DIVERGED, 0, cause);
      return;
    }
    boolean reset = !m.opt.disabled(DisableBit.AUTORESET);
    if (reset) {
      d.reset();
      state.restartNoise();
    }
    d.warn(warning, index);
    StepSequence.complete(m, d);
    state.countStep();
    report.set(reset ? StepStatus.RESET : StepStatus.DIVERGED, m.opt.timestep, cause);
  }

  private String control(int actuator) {
    return "control of actuator "
        + Labels.of(m, ObjType.ACTUATOR, actuator)
        + " is "
        + d.ctrl[actuator]
        + " at time "
        + lastGood[0]
        + " s; set finite controls";
  }

  private String sensor(int number) {
    int sensor = 0;
    while (sensor + 1 < m.nsensor && m.sensor.adr[sensor + 1] <= number) {
      sensor++;
    }
    return "sensor "
        + Labels.of(m, ObjType.SENSOR, sensor)
        + " reads "
        + d.sensordata[number]
        + " at time "
        + lastGood[0]
        + " s";
  }

  /** Returns the index of the first of n numbers that is NaN or infinite, or -1. */
  private static int firstInfinite(double[] x, int n) {
    for (int i = 0; i < n; i++) {
      if (!Double.isFinite(x[i])) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Reports numbers that are not finite beside the motion. With {@code RESET} the step was taken,
   * otherwise it is taken back.
   */
  private StepReport takenAnyway(String cause) {
    if (policy == DivergencePolicy.RESET) {
      state.countStep();
      return report.set(StepStatus.DIVERGED, m.opt.timestep, cause);
    }
    mechanism.load(lastGood);
    if (policy == DivergencePolicy.THROW) {
      throw new SimulationException(cause);
    }
    stopped = true;
    return report.set(StepStatus.DIVERGED, 0, cause);
  }

  private Divergence describe(int warning, int index) {
    String stage = "positions";
    int joint = 0;
    double value;
    if (warning == Warning.BADQPOS) {
      while (joint + 1 < m.njnt && m.jnt.qposadr[joint + 1] <= index) {
        joint++;
      }
      value = d.qpos[index];
    } else {
      joint = m.dof.jntid[index];
      value = warning == Warning.BADQVEL ? d.qvel[index] : d.qacc[index];
      stage = warning == Warning.BADQVEL ? "velocities" : firstBadForce();
    }
    return new Divergence(
        stage,
        Labels.of(m, ObjType.JOINT, joint),
        Labels.of(m, ObjType.BODY, m.jnt.bodyid[joint]),
        value,
        d.time,
        lastGood.clone());
  }

  /** What went wrong first on the way to a bad acceleration. */
  private String firstBadForce() {
    if (Checks.firstBad(d.qfrc.passive, m.nv) >= 0) {
      return "passive forces";
    }
    if (Checks.firstBad(d.qfrc.bias, m.nv) >= 0) {
      return "bias forces";
    }
    if (Checks.firstBad(d.qfrc.actuator, m.nv) >= 0) {
      return "actuator forces";
    }
    if (Checks.firstBad(d.qfrc.smooth, m.nv) >= 0) {
      return "applied forces";
    }
    return "accelerations";
  }
}
