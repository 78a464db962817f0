package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mechanics.internal.derivative.SmoothVel;
import dev.dynamis.mechanics.internal.integrate.Positions;
import dev.dynamis.mechanics.internal.solver.FwdConstraint;
import dev.dynamis.mechanics.internal.step.StepSequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/**
 * Derivatives of one step by finite differences: with {@code x} the state before a step, {@code x'}
 * that after it, {@code u} the controls and {@code y} the sensors, {@code dx' = A dx + B du, dy = C
 * dx + D du}.
 *
 * <pre>{@code
 * Derivatives of = new Derivatives(model);
 * double[] a = new double[of.stateSize() * of.stateSize()];
 * of.transition(data, a, null, null, null);
 * }</pre>
 *
 * <p>States are tangent vectors: changes of positions (a rotation counts as three numbers),
 * velocities and activations, then, where actuators or sensors have delays, of the samples in their
 * histories, the oldest first. {@link #stateNames} names them. Matrices are row-major; a row
 * belongs to a component of the result, a column to what was changed.
 *
 * <p>What does not depend on a change is not computed again: changes of controls, activations and
 * delayed controls need neither positions nor velocities, changes of velocities need no positions.
 * An instance keeps its memory and belongs to one thread; a call allocates nothing.
 *
 * @since 0.1.0
 */
public final class Derivatives {
  private static final int KEPT = StateBit.FULLPHYSICS | StateBit.CTRL | StateBit.WARMSTART;

  /** What is changed. */
  private static final int POSITION = 0;

  private static final int VELOCITY = 1;
  private static final int ACTIVATION = 2;
  private static final int HISTORY = 3;
  private static final int CONTROL = 4;

  private final Model m;
  private final int nv;
  private final int ns;

  /** Numbers in histories. */
  private final HistorySamples past;

  private final int nh;

  private final int n;
  private final double[] kept;
  private final int[] asleep;
  private final double[] next;
  private final double[] plus;
  private final double[] minus;
  private final double[] direction;
  private final double[] acceleration;
  private final double[] reading;
  private final double[] readingPlus;
  private final double[] readingMinus;
  private final double[] difference;
  private double step = 1e-6;
  private boolean centered = true;
  private boolean withSensors;

  /** Whether steps compute sensors: they are asked for, or states remember what they measured. */
  private boolean measuring;

  /** The first column of every kind that this object computes, and how many others do it too. */
  private int first;

  private int stride = 1;

  /** Who computes the other columns, on which data, and where that is done. */
  private Derivatives[] helpers = {};

  private Data[] copies = {};
  private Executor executor;

  /** Makes derivatives of the steps of a model, by centered differences of 1e-6. */
  public Derivatives(Model model) {
    m = model;
    nv = m.nv;
    ns = m.nsensordata;
    past = new HistorySamples(m);
    nh = past.size();
    n = 2 * nv + m.na + nh;
    kept = new double[State.size(m, KEPT)];
    asleep = new int[m.ntree];
    int size = m.nq + nv + m.na + nh;
    next = new double[size];
    plus = new double[size];
    minus = new double[size];
    direction = new double[nv];
    acceleration = new double[nv];
    reading = new double[ns];
    readingPlus = new double[ns];
    readingMinus = new double[ns];
    difference = new double[Math.max(n, ns)];
  }

  /**
   * Sets the size of the changes, in the units of what is changed.
   *
   * @throws IllegalArgumentException if it is not positive and finite
   */
  public Derivatives step(double size) {
    if (!(size > 0 && size < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the step of differences is " + size);
    }
    step = size;
    return this;
  }

  /** Chooses centered differences, which are more accurate, or one-sided ones, twice as fast. */
  public Derivatives centered(boolean choice) {
    centered = choice;
    return this;
  }

  /**
   * Spreads the columns of matrices over threads: the caller's and {@code workers - 1} tasks of an
   * executor, each with data of its own. The numbers are the same for any number of workers.
   *
   * @throws IllegalArgumentException if there are no workers
   */
  public Derivatives onThreads(Executor runs, int workers) {
    if (workers < 1) {
      throw new IllegalArgumentException(workers + " workers; use 1 or more");
    }
    executor = runs;
    stride = workers;
    helpers = new Derivatives[workers - 1];
    copies = new Data[workers - 1];
    for (int k = 0; k < helpers.length; k++) {
      helpers[k] = new Derivatives(m);
      helpers[k].first = k + 1;
      helpers[k].stride = workers;
      copies[k] = new Data(m);
    }
    return this;
  }

  /** Work of one worker on its data. */
  @FunctionalInterface
  private interface Part {
    void compute(Derivatives of, Data d);
  }

  /** Lets the helpers and this object compute their columns. */
  private void share(Data d, Part part) {
    if (helpers.length == 0) {
      part.compute(this, d);
      return;
    }
    List<FutureTask<?>> tasks = new ArrayList<>();
    for (int k = 0; k < helpers.length; k++) {
      Derivatives helper = helpers[k].step(step).centered(centered);
      Data copy = copies[k];
      copy.copyFrom(d);
      tasks.add(new FutureTask<>(() -> part.compute(helper, copy), null));
    }
    tasks.forEach(executor::execute);
    try {
      part.compute(this, d);
    } finally {
      // the executor may have no thread for what has not begun, as if this one is its only one
      tasks.forEach(FutureTask::run);
      tasks.forEach(Derivatives::await);
    }
    for (FutureTask<?> task : tasks) {
      if (task.state() == Future.State.FAILED) {
        Throwable e = task.exceptionNow();
        throw e instanceof RuntimeException cause ? cause : new CompletionException(e);
      }
    }
  }

  /** Waits for a task, whatever becomes of it; an interrupt is kept for later. */
  private static void await(FutureTask<?> task) {
    boolean interrupted = false;
    while (!task.isDone()) {
      try {
        task.get();
      } catch (InterruptedException e) {
        interrupted = true;
      } catch (ExecutionException e) {
        // is told when all are done
        break;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the number of components of a state: {@code 2 nv + na} and samples of histories. */
  public int stateSize() {
    return n;
  }

  /** Returns the names of the components of a state, which are rows of A and B, columns of C. */
  public List<String> stateNames() {
    return past.name(new Labels(m).dofs("").dofs("v.").activations("act.")).list();
  }

  /** Returns the names of the controls, columns of B and D. */
  public List<String> inputNames() {
    return new Labels(m).actuators("").list();
  }

  /** Returns the names of the sensors' values, rows of C and D. */
  public List<String> outputNames() {
    return new Labels(m).sensors().list();
  }

  /**
   * Computes the matrices of the step from the present state and controls. A control at the end of
   * its range is changed to the inside only.
   *
   * @param d the data. Its state is unchanged, and what follows from it is up to date.
   * @param a {@code [n x n]} with n = {@link #stateSize()}, or null. Modified.
   * @param b {@code [n x nu]}, or null. Modified.
   * @param c {@code [nsensordata x n]}, or null. Modified.
   * @param dd {@code [nsensordata x nu]}, or null. Modified.
   * @throws IllegalArgumentException if a matrix is too small
   */
  public void transition(Data d, double[] a, double[] b, double[] c, double[] dd) {
    checkSize("A", a, n, n);
    checkSize("B", b, n, m.nu);
    checkSize("C", c, ns, n);
    checkSize("D", dd, ns, m.nu);
    if (helpers.length == 0) {
      columns(d, a, b, c, dd);
    } else {
      share(d, (of, data) -> of.columns(data, a, b, c, dd));
    }
  }

  private void columns(Data d, double[] a, double[] b, double[] c, double[] dd) {
    withSensors = c != null || dd != null;
    measuring = withSensors || nh > past.ofActuators();
    long mark = d.scratch.mark();
    keep(d);
    try {
      FwdConstraint.factors(d, FwdConstraint.Factors.KEEP);
      step(d, Stage.NONE);
      read(d, next, reading);
      restore(d);
      if (b != null || dd != null) {
        for (int i = first; i < m.nu; i += stride) {
          controlColumn(d, i, b, dd);
        }
      }
      if (a != null || c != null) {
        stateColumns(d, a, c);
      }
    } finally {
      FwdConstraint.factors(d, FwdConstraint.Factors.NEW);
      restore(d);
      d.scratch.release(mark);
    }
    Physics.forward(m, d);
  }

  /** From what needs the fewest stages to what needs all, so that what is skipped is up to date. */
  private void stateColumns(Data d, double[] a, double[] c) {
    int act = 2 * nv;
    int samples = act + m.na;
    int delayedControls = past.ofActuators();
    for (int i = first; i < m.na; i += stride) {
      column(d, ACTIVATION, i, Stage.VEL, a, c, act + i, n, true, centered);
    }
    for (int i = first; i < delayedControls; i += stride) {
      column(d, HISTORY, i, Stage.VEL, a, c, samples + i, n, true, centered);
    }
    int velocities = readsKineticEnergy() ? Stage.NONE : Stage.POS;
    for (int i = first; i < nv; i += stride) {
      column(d, VELOCITY, i, velocities, a, c, nv + i, n, true, centered);
    }
    for (int i = delayedControls + first; i < nh; i += stride) {
      column(d, HISTORY, i, Stage.NONE, a, c, samples + i, n, true, centered);
    }
    for (int i = first; i < nv; i += stride) {
      column(d, POSITION, i, Stage.NONE, a, c, i, n, true, centered);
    }
  }

  /** A sensor of kinetic energy is read with positions, yet depends on velocities. */
  private boolean readsKineticEnergy() {
    for (int i = 0; measuring && i < m.nsensor; i++) {
      if (m.sensor.type[i] == SensorType.E_KINETIC) {
        return true;
      }
    }
    return false;
  }

  private void controlColumn(Data d, int i, double[] b, double[] dd) {
    double ctrl = d.ctrl[i];
    boolean limited = m.actuator.ctrllimited[i];
    double low = m.actuator.ctrlrange[2 * i];
    double high = m.actuator.ctrlrange[2 * i + 1];
    boolean inside = !limited || (ctrl >= low && ctrl <= high);
    boolean up = inside && (!limited || ctrl + step <= high);
    boolean down = (centered || !up) && inside && (!limited || ctrl - step >= low);
    column(d, CONTROL, i, Stage.VEL, b, dd, i, m.nu, up, down);
  }

  /** Column {@code col} of matrices of {@code width} columns: differences of states and sensors. */
  private void column(
      Data d,
      int kind,
      int i,
      int skip,
      double[] states,
      double[] sensors,
      int col,
      int width,
      boolean up,
      boolean down) {
    // what does not change positions leaves inertia, contacts and their Jacobians as they were
    boolean same = skip >= Stage.POS && m.opt.integrator != Integrator.RK4;
    FwdConstraint.factors(d, same ? FwdConstraint.Factors.SAME : FwdConstraint.Factors.NEW);
    if (up) {
      change(d, kind, i, step);
      step(d, skip);
      read(d, plus, readingPlus);
      restore(d);
    }
    if (down) {
      change(d, kind, i, -step);
      step(d, skip);
      read(d, minus, readingMinus);
      restore(d);
    }
    double[] after = up ? plus : next;
    double[] before = down ? minus : next;
    double h = up && down ? 2 * step : step;
    if (states != null) {
      Positions.differentiate(m, difference, 0, h, before, 0, after, 0);
      for (int k = nv; k < n; k++) {
        int at = m.nq - nv + k;
        difference[k] = (after[at] - before[at]) / h;
      }
      for (int r = 0; r < n; r++) {
        states[r * width + col] = difference[r];
      }
    }
    if (sensors != null) {
      double[] high = up ? readingPlus : reading;
      double[] low = down ? readingMinus : reading;
      for (int r = 0; r < ns; r++) {
        sensors[r * width + col] = (high[r] - low[r]) / h;
      }
    }
  }

  private void change(Data d, int kind, int i, double by) {
    switch (kind) {
      case POSITION -> {
        direction[i] = 1;
        Positions.integrate(m, d.qpos, 0, direction, 0, by);
        direction[i] = 0;
      }
      case VELOCITY -> d.qvel[i] += by;
      case ACTIVATION -> d.act[i] += by;
      case HISTORY -> d.history[past.address(d.history, 0, i)] += by;
      case CONTROL -> d.ctrl[i] += by;
      default -> throw new IllegalStateException("a change of kind " + kind);
    }
  }

  /** Runge and Kutta's method evaluates other states too, so nothing can be skipped. */
  private void step(Data d, int skip) {
    int skipped = m.opt.integrator == Integrator.RK4 ? Stage.NONE : skip;
    StepSequence.skip(m, d, skipped, !measuring);
  }

  private void read(Data d, double[] state, double[] sensors) {
    System.arraycopy(d.qpos, 0, state, 0, m.nq);
    System.arraycopy(d.qvel, 0, state, m.nq, nv);
    System.arraycopy(d.act, 0, state, m.nq + nv, m.na);
    for (int i = 0; i < nh; i++) {
      state[m.nq + nv + m.na + i] = d.history[past.address(d.history, 0, i)];
    }
    if (withSensors) {
      System.arraycopy(d.sensordata, 0, sensors, 0, ns);
    }
  }

  private void keep(Data d) {
    if (d.model != m && !d.model.sizes().equals(m.sizes())) {
      throw new IllegalArgumentException("the data belong to another model");
    }
    State.get(d, KEPT, kept);
    System.arraycopy(d.tree.asleep, 0, asleep, 0, m.ntree);
  }

  private void restore(Data d) {
    State.set(d, KEPT, kept);
    if (m.opt.enabled(EnableBit.SLEEP)) {
      System.arraycopy(asleep, 0, d.tree.asleep, 0, m.ntree);
      d.updateAwake(false);
    }
  }

  static void checkSize(String name, double[] matrix, int rows, int columns) {
    if (matrix != null && matrix.length < (long) rows * columns) {
      throw new IllegalArgumentException(
          name + " is " + rows + " x " + columns + ", found " + matrix.length + " numbers");
    }
  }

  /**
   * Computes the derivative of smooth forces by velocity, {@code d(actuator + passive - bias)/d
   * qvel}, by formulas. Couplings between trees by tendons and fluid are left out, as the implicit
   * integrators leave them out.
   *
   * @param d the data, with positions and velocities up to date. {@code qDeriv} is modified.
   * @param res {@code [nv x nv]}. Modified.
   * @throws IllegalArgumentException if the matrix is too small
   */
  public void smoothByVelocity(Data d, double[] res) {
    checkSize("the derivative by velocity", res, nv, nv);
    SmoothVel.run(m, d, true);
    Arrays.fill(res, 0, nv * nv, 0);
    for (int i = 0; i < nv; i++) {
      for (int k = m.D.rowadr[i]; k < m.D.rowadr[i] + m.D.rownnz[i]; k++) {
        res[i * nv + m.D.colind[k]] = d.qDeriv[k];
      }
    }
  }

  /**
   * Computes derivatives of inverse dynamics: of the forces {@code qfrc_inverse} that cause the
   * accelerations {@code qacc}, by position, velocity and acceleration.
   *
   * @param d the data; {@code qacc} is an input. State and accelerations are unchanged.
   * @param withActuation whether forces of actuators are subtracted
   * @param byPosition {@code [nv x nv]}, or null. Modified.
   * @param byVelocity {@code [nv x nv]}, or null. Modified.
   * @param byAcceleration {@code [nv x nv]}: the inertia matrix and what constraints add to it, or
   *     null. Modified.
   * @throws IllegalArgumentException if a matrix is too small
   */
  public void inverse(
      Data d,
      boolean withActuation,
      double[] byPosition,
      double[] byVelocity,
      double[] byAcceleration) {
    checkSize("the derivative by position", byPosition, nv, nv);
    checkSize("the derivative by velocity", byVelocity, nv, nv);
    checkSize("the derivative by acceleration", byAcceleration, nv, nv);
    if (helpers.length == 0) {
      forceColumns(d, withActuation, byPosition, byVelocity, byAcceleration);
    } else {
      share(
          d,
          (of, data) ->
              of.forceColumns(data, withActuation, byPosition, byVelocity, byAcceleration));
    }
  }

  private void forceColumns(
      Data d,
      boolean withActuation,
      double[] byPosition,
      double[] byVelocity,
      double[] byAcceleration) {
    withSensors = false;
    long mark = d.scratch.mark();
    keep(d);
    System.arraycopy(d.qacc, 0, acceleration, 0, nv);
    try {
      force(d, Stage.NONE, withActuation, next);
      if (byAcceleration != null) {
        for (int i = first; i < nv; i += stride) {
          forceColumn(d, CONTROL, i, Stage.VEL, withActuation, byAcceleration);
        }
      }
      if (byVelocity != null) {
        for (int i = first; i < nv; i += stride) {
          forceColumn(d, VELOCITY, i, Stage.POS, withActuation, byVelocity);
        }
      }
      if (byPosition != null) {
        for (int i = first; i < nv; i += stride) {
          forceColumn(d, POSITION, i, Stage.NONE, withActuation, byPosition);
        }
      }
    } finally {
      restore(d);
      System.arraycopy(acceleration, 0, d.qacc, 0, nv);
      d.scratch.release(mark);
    }
    force(d, Stage.NONE, withActuation, next);
  }

  /** One column; with {@code CONTROL} it is the acceleration that is changed. */
  private void forceColumn(
      Data d, int kind, int i, int skip, boolean withActuation, double[] matrix) {
    nudge(d, kind, i, step);
    force(d, skip, withActuation, plus);
    if (centered) {
      nudge(d, kind, i, -step);
      force(d, skip, withActuation, minus);
    }
    double[] before = centered ? minus : next;
    double h = centered ? 2 * step : step;
    for (int r = 0; r < nv; r++) {
      matrix[r * nv + i] = (plus[r] - before[r]) / h;
    }
  }

  private void nudge(Data d, int kind, int i, double by) {
    if (kind == CONTROL) {
      d.qacc[i] += by;
    } else {
      change(d, kind, i, by);
    }
  }

  /** Forces of inverse dynamics, without sensors; then the state is as before. */
  private void force(Data d, int skip, boolean withActuation, double[] res) {
    Physics.inverseSkip(m, d, skip, true);
    System.arraycopy(d.qfrc.inverse, 0, res, 0, nv);
    if (withActuation) {
      Physics.forwardActuation(m, d);
      for (int i = 0; i < nv; i++) {
        res[i] -= d.qfrc.actuator[i];
      }
    }
    restore(d);
    System.arraycopy(acceleration, 0, d.qacc, 0, nv);
  }
}
