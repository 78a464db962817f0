package dev.dynamis.mechanics.internal.tendon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.internal.inertia.Energy;
import dev.dynamis.mechanics.internal.velocity.Rne;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bias forces of tendons with inertia. */
class TendonBiasTest {
  @Test
  void biasForcesAreMujocos() {
    assertThat(
            StageTrace.of("tendons.euler")
                .differences(
                    (m, d) -> {
                      Rne.run(m, d, d.qfrc.bias, false);
                      TendonBias.addTo(m, d, d.qfrc.bias);
                    },
                    "qfrc_bias"))
        .isEmpty();
  }

  /** The force is armature times the acceleration of the length at constant joint velocities. */
  @ParameterizedTest
  @ValueSource(ints = {Jacobian.DENSE, Jacobian.SPARSE})
  void theForceIsArmatureTimesTheAccelerationOfTheLength(int jacobian) {
    Model m = SmoothModels.model("tendons");
    m.opt.jacobian = jacobian;
    Data d = SmoothModels.moving(m, 1);
    double h = 1e-5;
    Data plus = SmoothModels.movedBy(m, d, d.qvel, h);
    Data minus = SmoothModels.movedBy(m, d, d.qvel, -h);
    double[] want = new double[m.nv];
    for (int t = 0; t < m.ntendon; t++) {
      double acceleration = (plus.ten.velocity[t] - minus.ten.velocity[t]) / (2 * h);
      TendonPaths.addForce(m, d, want, t, m.tendon.armature[t] * acceleration);
    }
    double[] got = new double[m.nv];
    TendonBias.addTo(m, d, got);
    assertThat(got).containsExactly(want, within(1e-9));
    assertThat(Arrays.stream(got).map(Math::abs).max().orElseThrow()).isGreaterThan(1e-3);
  }

  /** Without it the inertia of a tendon that turns would give or take energy. */
  @Test
  void aSwingingTendonWithInertiaKeepsItsEnergy() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option timestep="0.001"/><worldbody><site name="w" pos="0 0 .3"/>
              <body><joint axis="0 1 0"/><geom size=".05" pos="0 0 -.3"/>
                <body pos="0 0 -.3"><joint axis="1 0 0"/><geom size=".05" pos="0 .1 -.2"/><site name="s" pos=".1 0 -.2"/></body>
              </body>
            </worldbody>
            <tendon><spatial armature="2"><site site="w"/><site site="s"/></spatial></tendon></mujoco>
            """);
    m.opt.integrator = Integrator.RK4;
    Data d = new Data(m);
    d.qvel[0] = 4;
    d.qvel[1] = -2;
    double start = total(m, d);
    for (int i = 0; i < 500; i++) {
      Physics.step(m, d);
    }
    assertThat(total(m, d)).isCloseTo(start, within(1e-9));
  }

  private static double total(Model m, Data d) {
    Physics.forward(m, d);
    Energy.potential(m, d);
    Energy.kinetic(m, d);
    return d.energy[0] + d.energy[1];
  }
}
