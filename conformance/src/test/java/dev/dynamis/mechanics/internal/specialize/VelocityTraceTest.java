package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.velocity.ComVel;
import dev.dynamis.mechanics.internal.velocity.Rne;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Velocities and bias forces by compiled code. */
class VelocityTraceTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints", "actuators", "sensors", "fluid"})
  void everythingIsThatOfTheGeneralStages(String name) {
    Model m = SmoothModels.model(name);
    Data d = SmoothModels.moving(m, 12);
    Data general = d.copy();
    ComVel.run(m, general);
    Rne.run(m, general, general.qfrc.bias, false);

    ModelFacts facts = new ModelFacts(d);
    Trace poses = new Trace();
    new PositionTrace(poses, facts).poses();
    Trace t = new Trace();
    new VelocityTrace(t, poses, facts).run();
    KernelEmitter emitter = new KernelEmitter(t);
    double[][] arrays = new double[Reals.values().length][];
    for (Reals array : Reals.values()) {
      arrays[array.ordinal()] = array.of(d);
    }
    arrays[Reals.SPILL.ordinal()] = new double[emitter.spilled()];
    for (double[] result : new double[][] {d.cvel, d.cdofDot, d.qfrc.bias}) {
      Arrays.fill(result, Double.NaN);
    }
    assertThat(emitter.compile().run(arrays)).isTrue();
    assertThat(d.cvel).isEqualTo(general.cvel);
    assertThat(d.cdofDot).isEqualTo(general.cdofDot);
    assertThat(d.qfrc.bias).isEqualTo(general.qfrc.bias);
  }
}
