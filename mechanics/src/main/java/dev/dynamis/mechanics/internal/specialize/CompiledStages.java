package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.TreeKernels;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;

/**
 * The stages that some data run as compiled code.
 *
 * <p>Code is made after so many steps that it pays for itself. Integers, zeros and ones of the
 * model are part of the code, all other numbers are read when they are needed. In every step it is
 * checked whether the zeros and ones still are what the code was made for; integers, which are the
 * structure that data are made for, when data take up the code. Whenever functions of the user can
 * change the model or the data within a step, trees may sleep, or positions may be no numbers, the
 * general stages run.
 */
public final class CompiledStages implements TreeKernels {
  /** Steps after which code is made. */
  private static final int PATIENCE = 20_000;

  private static final int NEVER = Integer.MAX_VALUE;

  private final Model m;
  private final Data d;
  private double[][] reals;
  private int[][] ints;
  private CompiledCode code;
  private int wait = PATIENCE;

  /** Whether the present step may use the code. */
  private boolean active;

  private long steps;
  private boolean inertiaDone;
  private boolean biasDone;

  private CompiledStages(Data d) {
    this.d = d;
    m = d.model;
  }

  /** Gives data compiled stages, which wait until they are worth it. */
  public static void attach(Data d) {
    d.setKernels(new CompiledStages(d));
  }

  /** Compiles at the next step, rather than after many. */
  public void hurry() {
    wait = 0;
  }

  /** Returns how many steps have used compiled code. */
  public long steps() {
    return steps;
  }

  @Override
  public void begin() {
    inertiaDone = false;
    biasDone = false;
    active = false;
    if (wait > 0 && (wait == NEVER || m.code().isEmpty(CompiledCode.class))) {
      wait -= wait == NEVER ? 0 : 1;
      return;
    }
    if (!isUndisturbed()) {
      return;
    }
    if (code == null || !code.stillFits(m, reals)) {
      find();
    }
    active = code != null && code.position != null;
    steps += active ? 1 : 0;
  }

  /** Whether within a step nobody but the engine can change model or data, and nothing sleeps. */
  private boolean isUndisturbed() {
    return d.lanes() == null
        && d.feedback == null
        && m.nplugin == 0
        && m.callbacks.sensor == null
        && !m.callbacks.seeStages()
        && !m.opt.enabled(EnableBit.SLEEP)
        && !m.opt.disabled(DisableBit.AUTORESET)
        && d.ntreeAwake == m.ntree;
  }

  /** Looks for code that fits the model as it is now, or has it made. */
  private void find() {
    if (reals == null) {
      reals = CodeFacts.reals(d);
      ints = CodeFacts.ints(m);
      reals[Reals.HALF_ANGLES.ordinal()] = new double[2 * m.njnt];
      reals[Reals.TIMESTEP.ordinal()] = new double[1];
    }
    code = m.code().get(CompiledCode.class, c -> c.fits(m, reals, ints), () -> CompiledCode.of(d));
    if (code == null) {
      // numbers change between zero and others again and again
      wait = NEVER;
    } else {
      reals[Reals.SPILL.ordinal()] = new double[code.spilled];
      wait = code.position == null ? NEVER : 0;
    }
  }

  @Override
  public void end() {
    active = false;
  }

  @Override
  public boolean poses() {
    if (!active) {
      return false;
    }
    code.halfAngles(m, d, reals[Reals.HALF_ANGLES.ordinal()]);
    boolean done = code.position.run(reals);
    inertiaDone = done && code.withInertia;
    return done;
  }

  @Override
  public boolean inertia() {
    boolean done = inertiaDone;
    inertiaDone = false;
    if (!done && active && code.factor != null) {
      MassMatrix.make(m, d);
      return code.factor.run(reals);
    }
    return done;
  }

  @Override
  public boolean damped(double[] qacc) {
    if (!active || code.damped == null) {
      return false;
    }
    reals[Reals.TIMESTEP.ordinal()][0] = m.opt.timestep;
    reals[Reals.DAMPED_QACC.ordinal()] = qacc;
    return code.damped.run(reals);
  }

  @Override
  public boolean velocities() {
    biasDone = active && code.velocity != null && code.velocity.run(reals);
    return biasDone;
  }

  @Override
  public boolean bias() {
    if (!biasDone) {
      return false;
    }
    biasDone = false;
    // the scratch memory of the general stage, so that what is noted of it is the same
    long mark = d.scratch.mark();
    d.scratch.reals(6 * m.nbody);
    d.scratch.reals(6 * m.nbody);
    d.scratch.release(mark);
    return true;
  }
}
