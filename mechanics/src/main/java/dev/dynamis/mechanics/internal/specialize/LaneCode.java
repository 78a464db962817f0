package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.internal.integrate.SemiImplicitEuler;
import java.util.Arrays;

/** The code of {@link LaneSteps} for one structure of a model, and what it takes for granted. */
final class LaneCode {
  final LaneRows rows;
  final LaneKernel kernel;

  final int rowCount;
  final int sharedCount;
  final SharedValues shared;
  private final CodeFacts facts;
  private final boolean damped;
  private final int disabled;
  private final int enabled;
  private final int silent;
  private final int integrator;
  private final int[] groups;
  private final boolean[][] limits;

  private LaneCode(Data d) {
    Model m = d.model;
    damped = isDamped(d);
    disabled = m.opt.disableflags;
    enabled = m.opt.enableflags;
    silent = m.opt.disableactuator;
    integrator = m.opt.integrator;
    groups = m.actuator.group.clone();
    limits = limits(m);
    for (int k = 0; k < limits.length; k++) {
      limits[k] = limits[k].clone();
    }
    ModelFacts found = new ModelFacts(d);
    Trace trace = new Trace();
    new StepTrace(trace, found).run(damped);
    facts = new CodeFacts(found);
    rows = new LaneRows(m);
    LaneEmitter emitter = new LaneEmitter(trace, rows);
    kernel = emitter.compile();
    rowCount = emitter.rowCount();
    int[] values = emitter.sharedValues();
    sharedCount = values.length;
    shared = new SharedValues(trace, values);
  }

  /** Returns the code for the model of some data, made now if there is none; null if none fits. */
  static LaneCode of(Data d, double[][] reals, int[][] ints) {
    return d.model.code().get(LaneCode.class, c -> c.fits(d, reals, ints), () -> new LaneCode(d));
  }

  private boolean fits(Data d, double[][] reals, int[][] ints) {
    return Arrays.equals(groups, d.model.actuator.group)
        && Arrays.deepEquals(limits, limits(d.model))
        && facts.hold(d.model, reals, ints)
        && stillFits(d, reals);
  }

  /** Returns whether the code is right for data whose structure fits. */
  boolean stillFits(Data d, double[][] reals) {
    return disabled == d.model.opt.disableflags
        && enabled == d.model.opt.enableflags
        && silent == d.model.opt.disableactuator
        && integrator == d.model.opt.integrator
        && damped == isDamped(d)
        && facts.stillHold(d.model, reals);
  }

  private static boolean[][] limits(Model m) {
    return new boolean[][] {
      m.jnt.limited,
      m.jnt.actfrclimited,
      m.actuator.ctrllimited,
      m.actuator.forcelimited,
      m.actuator.actlimited,
      m.actuator.actearly
    };
  }

  /** Whether Euler's method has damping of joints in it. */
  private static boolean isDamped(Data d) {
    Model m = d.model;
    return !m.opt.disabled(DisableBit.EULERDAMP)
        && !m.opt.disabled(DisableBit.DAMPER)
        && SemiImplicitEuler.isDamped(m, d);
  }
}
