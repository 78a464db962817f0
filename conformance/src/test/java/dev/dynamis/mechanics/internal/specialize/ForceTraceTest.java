package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Forces of springs, dampers and actuators by compiled code. */
class ForceTraceTest {
  @Test
  void forcesAreThoseOfTheGeneralStages() {
    Model m = SmoothModels.compile(LaneStepsTest.RICH);
    Data d = SmoothModels.moving(m, 3);
    Arrays.setAll(d.ctrl, i -> 0.4 * i - 1);
    Physics.forward(m, d);
    Trace t = new Trace();
    ForceTrace forces = new ForceTrace(t, new ModelFacts(d));
    int[] passive = forces.passive();
    int[] actuator = forces.actuation();
    for (int i = 0; i < m.nv; i++) {
      t.store(Reals.QFRC_SMOOTH, i, passive[i]);
      t.store(Reals.QFRC_CONSTRAINT, i, actuator[i]);
    }
    KernelEmitter emitter = new KernelEmitter(t);
    double[][] arrays = CodeFacts.reals(d);
    arrays[Reals.SPILL.ordinal()] = new double[emitter.spilled()];
    arrays[Reals.TIMESTEP.ordinal()] = new double[] {m.opt.timestep};
    arrays[Reals.NEXT_ACT.ordinal()] = new double[m.na];
    assertThat(emitter.compile().run(arrays)).isTrue();
    for (int i = 0; i < m.nv; i++) {
      assertThat(d.qfrc.smooth[i]).isEqualTo(d.qfrc.passive[i] + 0.0);
      assertThat(d.qfrc.constraint[i]).isEqualTo(d.qfrc.actuator[i] + 0.0);
    }
    double[] next = arrays[Reals.NEXT_ACT.ordinal()];
    Physics.step(m, d);
    assertThat(next).isEqualTo(d.act);
    assertThat(next[0]).isNotZero();
  }
}
