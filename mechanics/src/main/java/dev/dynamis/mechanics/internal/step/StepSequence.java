package dev.dynamis.mechanics.internal.step;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.TreeKernels;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.internal.forward.Forward;
import dev.dynamis.mechanics.internal.integrate.Implicit;
import dev.dynamis.mechanics.internal.integrate.RungeKutta;
import dev.dynamis.mechanics.internal.integrate.SemiImplicitEuler;
import dev.dynamis.mechanics.internal.inverse.Inverse;
import dev.dynamis.mechanics.internal.specialize.CompiledStages;

/**
 * The order of a step, whole or in two halves: the state is checked, accelerations are computed and
 * checked, the state is advanced. A step that ends by an exception, of a callback for example,
 * leaves the state as it was before, with controls and what else users set.
 */
public final class StepSequence {
  private StepSequence() {}

  /**
   * One step; it ends where {@code watch} does not let it go on. What the watch has changed before
   * an exception is taken back too.
   */
  public static void run(Model m, Data d, StepWatch watch) {
    long mark = d.scratch.mark();
    double[] state = d.scratch.reals(KeptState.size(m));
    int[] asleep = d.scratch.ints(m.ntree);
    KeptState.keep(d, state, asleep);
    try {
      if (watch.acceptsState(m, d)) {
        kernels(d).begin();
        d.work.start();
        Forward.run(m, d, Stage.NONE, false);
        if (watch.acceptsAccelerations(m, d)) {
          integrate(m, d, m.opt.integrator);
        }
      }
    } catch (Throwable failure) {
      KeptState.restore(d, state, asleep);
      throw failure;
    } finally {
      d.scratch.release(mark);
      kernels(d).end();
    }
  }

  private static TreeKernels kernels(Data d) {
    if (d.kernels() == null) {
      CompiledStages.attach(d);
    }
    return d.kernels();
  }

  /** One step without checks, for a watch that has found something bad and corrected it. */
  public static void complete(Model m, Data d) {
    Forward.run(m, d, Stage.NONE, false);
    integrate(m, d, m.opt.integrator);
  }

  /**
   * One step without checks, for derivatives.
   *
   * @param skip a {@link Stage} value: what belongs to it and to earlier stages is up to date
   * @param skipSensors whether sensors keep their values
   */
  public static void skip(Model m, Data d, int skip, boolean skipSensors) {
    Forward.run(m, d, skip, skipSensors);
    // M + h B depends on positions alone
    boolean factored = skip >= Stage.POS && !m.opt.enabled(EnableBit.SLEEP);
    if (m.opt.integrator == Integrator.EULER && factored && !m.opt.enabled(EnableBit.FWDINV)) {
      SemiImplicitEuler.run(m, d, true);
    } else {
      integrate(m, d, m.opt.integrator);
    }
  }

  /** First half: all that depends on position and velocity, and the user's controller. */
  public static void firstHalf(Model m, Data d) {
    Checks.AUTORESET.acceptsState(m, d);
    Forward.positionStage(m, d, false);
    Forward.velocityStage(m, d, false);
    Forward.control(m, d);
  }

  /** Second half: forces and accelerations, new state. */
  public static void secondHalf(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] state = d.scratch.reals(KeptState.size(m));
    int[] asleep = d.scratch.ints(m.ntree);
    KeptState.keep(d, state, asleep);
    try {
      Forward.accelerationStage(m, d, false);
      Checks.AUTORESET.acceptsAccelerations(m, d);
      // Runge and Kutta need several whole evaluations
      boolean whole = m.opt.integrator == Integrator.RK4;
      integrate(m, d, whole ? Integrator.EULER : m.opt.integrator);
    } catch (Throwable failure) {
      KeptState.restore(d, state, asleep);
      throw failure;
    } finally {
      d.scratch.release(mark);
    }
  }

  /** Last part of a step, once accelerations are known. */
  private static void integrate(Model m, Data d, int integrator) {
    if (m.opt.enabled(EnableBit.FWDINV)) {
      Inverse.compare(m, d);
    }
    switch (integrator) {
      case Integrator.EULER -> SemiImplicitEuler.run(m, d);
      case Integrator.RK4 -> RungeKutta.run(m, d);
      case Integrator.IMPLICIT, Integrator.IMPLICITFAST -> Implicit.run(m, d);
      default -> throw new IllegalStateException("there is no integrator " + integrator);
    }
  }
}
