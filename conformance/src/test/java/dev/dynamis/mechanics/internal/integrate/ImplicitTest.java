package dev.dynamis.mechanics.internal.integrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.internal.tendon.TendonPaths;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Integrators that are implicit in velocity. */
class ImplicitTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "joints.implicit",
        "joints.implicitfast",
        "tendons.implicit",
        "tendons.implicitfast",
        "tendons.sparseimplicit",
        "fluid.implicit",
        "fluid.implicitfast",
        "actuators.implicit",
        "actuators.implicitfast",
        "muscles.implicit",
        "muscles.implicitfast"
      })
  void stepsAreMujocos(String trace) {
    assertThat(StageTrace.of(trace).differences(ImplicitTest::run, "qvel", "qpos")).isEmpty();
  }

  /** The pattern of sparse tendons is not recorded. */
  private static void run(Model m, Data d) {
    TendonPaths.run(m, d);
    Implicit.run(m, d);
  }

  /** Velocity feedback of an actuator is as implicit as a damper: {@code v / (1 + h k / m)}. */
  @ParameterizedTest
  @ValueSource(ints = {Integrator.IMPLICIT, Integrator.IMPLICITFAST})
  void velocityFeedbackIsImplicit(int integrator) {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option timestep=".1" gravity="0 0 0"/><worldbody><body>
              <joint name="j" type="slide"/><geom size=".1" mass="2"/>
            </body></worldbody>
            <actuator><general joint="j" biastype="affine" biasprm="0 0 -200"/></actuator></mujoco>
            """);
    m.opt.integrator = integrator;
    Data d = new Data(m);
    d.qvel[0] = 3;
    Physics.step(m, d);
    assertThat(d.qvel[0]).isCloseTo(3.0 / 11, within(1e-15));
  }

  /** {@code (M - h D) (v' - v) / h} is the force at the start. */
  @ParameterizedTest
  @CsvSource({"fluid, 2", "fluid, 3", "tendons, 2", "tendons, 3", "actuators, 2", "actuators, 3"})
  void theProductWithTheChangeOfVelocityIsTheForce(String name, int integrator) {
    Model m = SmoothModels.model(name);
    m.opt.integrator = integrator;
    Data d = SmoothModels.moving(m, 1);
    Data next = d.copy();
    Physics.step(m, next);
    double[] rate = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      rate[i] = (next.qvel[i] - d.qvel[i]) / m.opt.timestep;
    }
    double[] force = new double[m.nv];
    Implicit.multiply(m, d, force, rate);
    assertThat(force).containsExactly(d.qfrc.smooth, within(1e-11));
  }
}
