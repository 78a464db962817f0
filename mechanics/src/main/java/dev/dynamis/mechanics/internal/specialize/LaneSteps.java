package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Trig;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import java.util.stream.IntStream;

/**
 * Steps of many instances of one model side by side, while no constraint acts on them. The numbers
 * of the model are those of the data that this was made for.
 *
 * <p>A step is computed, then looked at, then taken: where {@link #isDoubtful} says that it may be
 * none that the code covers, somebody else computes it from the present state and writes the next
 * one.
 */
public final class LaneSteps {
  /** Bodies of models that are looked at; the code of more would be long. */
  private static final int MOST_BODIES = 40;

  private static final int W = LaneRows.WIDTH;

  private final Data d;
  private final Model m;

  /** The code; null if the model was changed too often. */
  private final LaneCode code;

  private final LaneRows rows;
  private final double[][] reals;
  private final double[] w;
  private final double[] shared;
  private final double[] scratch;
  private final double[] timestep = new double[1];
  private final double[] small = new double[7];

  /** Hinges, and joints with quaternions. */
  private final int[] hinges;

  private final int[] turning;

  /** Makes room for instances of the model of some data, which {@link #exist}. */
  public LaneSteps(Data d) {
    this.d = d;
    m = d.model;
    reals = CodeFacts.reals(d);
    reals[Reals.TIMESTEP.ordinal()] = timestep;
    code = LaneCode.of(d, reals, CodeFacts.ints(m));
    rows = code == null ? new LaneRows(m) : code.rows;
    w = new double[(code == null ? rows.spill() : code.rowCount) * W];
    shared = new double[code == null ? 0 : code.sharedCount];
    scratch = new double[code == null ? 0 : code.shared.size()];
    hinges = IntStream.range(0, m.njnt).filter(j -> m.jnt.type[j] == JointType.HINGE).toArray();
    turning =
        IntStream.range(0, m.njnt).filter(j -> JointType.dofSize(m.jnt.type[j]) > 1).toArray();
  }

  /** Returns whether instances of the model of some data can step side by side. */
  public static boolean exist(Data d) {
    return d.feedback == null && d.model.nbody <= MOST_BODIES && SmoothModel.accepts(d.model);
  }

  /** Returns the rows; see {@link LaneRows}. */
  public double[] numbers() {
    return w;
  }

  /**
   * Gets ready for steps with the numbers that the model has now.
   *
   * @return false if the code is not right for them
   */
  public boolean prepare() {
    if (code == null || !SmoothModel.accepts(m) || !code.stillFits(d, reals)) {
      return false;
    }
    timestep[0] = m.opt.timestep;
    code.shared.compute(shared, scratch, reals);
    return true;
  }

  /** Computes the next states of the first lanes. */
  public void compute(int lanes) {
    for (int j : hinges) {
      halfAngles(j, lanes);
    }
    code.kernel.run(w, shared);
    for (int j : turning) {
      turn(j, lanes);
    }
  }

  private void halfAngles(int joint, int lanes) {
    int q = m.jnt.qposadr[joint];
    int from = rows.qpos(q) * W;
    int to = rows.row(Reals.HALF_ANGLES, 2 * joint) * W;
    double zero = m.qpos0[q];
    for (int lane = 0; lane < lanes; lane++) {
      Trig.sinCos(small, 0, (w[from + lane] - zero) * 0.5);
      w[to + lane] = small[0];
      w[to + W + lane] = small[1];
    }
  }

  /** Turns the quaternion of a joint by its new velocity. */
  private void turn(int joint, int lanes) {
    int lines = LaneRows.lines(m.jnt.type[joint]);
    int q = m.jnt.qposadr[joint] + lines;
    int v = rows.row(Reals.NEXT_QVEL, m.jnt.dofadr[joint] + lines);
    for (int lane = 0; lane < lanes; lane++) {
      for (int k = 0; k < 4; k++) {
        small[k] = w[rows.qpos(q + k) * W + lane];
      }
      for (int k = 0; k < 3; k++) {
        small[4 + k] = w[(v + k) * W + lane];
      }
      Quat.integrate(small, 0, small, 4, timestep[0]);
      for (int k = 0; k < 4; k++) {
        w[rows.nextQpos(q + k) * W + lane] = small[k];
      }
    }
  }

  /** Returns whether the step of a lane has to be computed in another way. */
  public boolean isDoubtful(int lane) {
    return !(w[rows.doubt() * W + lane] == 0);
  }

  /** Takes the steps that were computed. */
  public void take() {
    int moved = (2 * m.nv + m.na) * W;
    System.arraycopy(w, rows.next() * W, w, 0, moved);
    System.arraycopy(w, rows.next() * W + moved, w, rows.warm() * W, m.nv * W);
    for (int j : turning) {
      int q = m.jnt.qposadr[j] + LaneRows.lines(m.jnt.type[j]);
      System.arraycopy(w, rows.nextQpos(q) * W, w, rows.qpos(q) * W, 4 * W);
    }
  }

  /**
   * Copies state and controls of data to a lane.
   *
   * @return false if they can't be those of a lane: forces on bodies, or a negative zero, whose
   *     sign lanes lose
   */
  public boolean load(int lane, Data from) {
    boolean fits = true;
    for (double x : from.xfrc.applied) {
      fits &= x == 0;
    }
    for (int q = 0; q < m.nq; q++) {
      fits &= set(rows.qpos(q), lane, from.qpos[q]);
    }
    fits &= set(rows.qvel(), lane, from.qvel);
    fits &= set(rows.act(), lane, from.act);
    set(rows.warm(), lane, from.qaccWarmstart);
    set(rows.ctrl(), lane, from.ctrl);
    set(rows.applied(), lane, from.qfrc.applied);
    return fits;
  }

  private boolean set(int row, int lane, double x) {
    w[row * W + lane] = x;
    return !SmoothModel.isNegativeZero(x);
  }

  private boolean set(int row, int lane, double[] x) {
    boolean fits = true;
    for (int i = 0; i < x.length; i++) {
      fits &= set(row + i, lane, x[i]);
    }
    return fits;
  }

  /** Copies the state and controls of a lane to data. */
  public void store(int lane, Data to) {
    for (int q = 0; q < m.nq; q++) {
      to.qpos[q] = w[rows.qpos(q) * W + lane];
    }
    get(rows.qvel(), lane, to.qvel);
    get(rows.act(), lane, to.act);
    get(rows.warm(), lane, to.qaccWarmstart);
    get(rows.ctrl(), lane, to.ctrl);
    get(rows.applied(), lane, to.qfrc.applied);
    for (int i = 0; i < to.xfrc.applied.length; i++) {
      to.xfrc.applied[i] = 0;
    }
  }

  private void get(int row, int lane, double[] x) {
    for (int i = 0; i < x.length; i++) {
      x[i] = w[(row + i) * W + lane];
    }
  }

  /** Makes the state of data the next one of a lane. */
  public void setNext(int lane, Data from) {
    for (int q = 0; q < m.nq; q++) {
      w[rows.nextQpos(q) * W + lane] = from.qpos[q];
    }
    set(rows.next() + m.nv, lane, from.qvel);
    set(rows.next() + 2 * m.nv, lane, from.act);
    set(rows.next() + 2 * m.nv + m.na, lane, from.qaccWarmstart);
  }

  /** Sets the controls of a lane. */
  public void setControls(int lane, double[] ctrl) {
    for (int i = 0; i < m.nu; i++) {
      w[(rows.ctrl() + i) * W + lane] = ctrl[i];
    }
  }

  /** Copies the state and controls of a lane to another one. */
  public void copy(int from, int to) {
    for (int row = 0; row < rows.next(); row++) {
      w[row * W + to] = w[row * W + from];
    }
  }
}
