package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.RunInterruptedException;
import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.sim.LengthRange;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.spec.Element;
import java.util.List;

/** Fields that follow from the others when the model is complete. */
final class Derived {
  /** Most steps of the simulation for each end of a length range. */
  private static final int MOST_STEPS = 1_000_000;

  /** Most work of the simulations of all length ranges: steps times objects of the model. */
  private static final double MOST_WORK = 1e9;

  private Derived() {}

  static void store(Compilation c, Model m) {
    Physics.setConst(m);
    SingularInertia.check(c, m);
    SleepingTendons.check(c, m);
    for (Joint j : c.joints) {
      springDamper(j, m);
    }
    lengthRanges(c, m);
    Options.storeStatistic(c.spec, m);
    startAsleep(c, m);
  }

  /** Ranges of actuator lengths that are not given, found by simulation. */
  private static void lengthRanges(Compilation c, Model m) {
    Element e = c.spec.compiler().child("lengthrange");
    LengthRange options =
        new LengthRange(
            Attrs.keyword(e, "mode"),
            Attrs.bool(e, "useexisting"),
            Attrs.bool(e, "uselimit"),
            Attrs.real(e, "accel"),
            Attrs.real(e, "maxforce"),
            Attrs.real(e, "timeconst"),
            Attrs.real(e, "timestep"),
            Attrs.real(e, "inttotal"),
            Attrs.real(e, "interval"),
            Attrs.real(e, "tolrange"));
    double timestep = options.timestep() > 0 ? options.timestep() : m.opt.timestep;
    List<Actuator> concerned = c.actuators.stream().filter(a -> options.concerns(m, a.id)).toList();
    double work = 2 * options.total() / timestep * objects(m) * concerned.size();
    if (work > MOST_WORK) {
      c.problems.error(
          Rule.LENGTHRANGE,
          e,
          "mode",
          "finding the length ranges of " + concerned.size() + " actuators takes too long",
          "give lengthrange to actuators, or shorten inttotal, or set mode=\"none\"");
      return;
    }
    for (Actuator a : concerned) {
      if (!(options.total() / timestep <= MOST_STEPS)) {
        c.problems.error(
            Rule.LENGTHRANGE,
            e,
            "inttotal",
            "asks for " + options.total() / timestep + " steps, more than " + MOST_STEPS,
            "shorten it, or raise timestep");
        return;
      }
      try {
        options.set(m, a.id);
      } catch (RunInterruptedException interrupted) {
        throw interrupted;
      } catch (SimulationException failure) {
        c.problems.error(
            Rule.LENGTHRANGE,
            a.element,
            null,
            failure.getMessage(),
            "limit the joints that it moves, or give lengthrange");
      }
    }
  }

  /** Returns how many objects a step goes through, as a measure of its cost. */
  private static long objects(Model m) {
    return 10L + m.nbody + m.nv + m.nM + m.nu + m.ntendon + m.nwrap + m.neq;
  }

  /** Trees that shall start asleep must be able to. */
  private static void startAsleep(Compilation c, Model m) {
    Data d = new Data(m);
    if (!d.isUnseen() || c.problems.count() > 0) {
      return;
    }
    try {
      Physics.forwardPosition(m, d);
    } catch (RunInterruptedException interrupted) {
      throw interrupted;
    } catch (SimulationException failure) {
      c.problems.error(
          Rule.SLEEP_INIT,
          c.spec.option().child("flag"),
          "sleep",
          failure.getMessage(),
          "give all bodies that touch sleep=\"init\", or let them settle first");
    }
  }

  /** Stiffness and damping of a mass-spring-damper with the joint's inertia. */
  private static void springDamper(Joint j, Model m) {
    double timeconst = j.springdamper[0];
    double dampratio = j.springdamper[1];
    if (timeconst <= 0 || dampratio <= 0) {
      return;
    }
    double inverse = 0;
    for (int d = j.dofadr; d < j.dofadr + j.nv(); d++) {
      inverse += m.dof.invweight0[d];
    }
    double inertia = j.nv() / Math.max(Constants.MINVAL, inverse);
    double square = timeconst * timeconst * dampratio * dampratio;
    m.jnt.stiffness[j.id] = inertia / Math.max(Constants.MINVAL, square);
    for (int d = j.dofadr; d < j.dofadr + j.nv(); d++) {
      m.dof.damping[d] = 2 * inertia / Math.max(Constants.MINVAL, timeconst);
    }
  }
}
