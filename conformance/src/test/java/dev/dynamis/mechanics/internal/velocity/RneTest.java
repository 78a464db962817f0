package dev.dynamis.mechanics.internal.velocity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.sim.InertiaMatrix;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Forces that a motion needs. */
class RneTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints.euler", "joints.nogravity", "fluid.euler", "actuators.euler"})
  void biasForcesAreMujocos(String trace) {
    assertThat(
            StageTrace.of(trace)
                .differences((m, d) -> Rne.run(m, d, d.qfrc.bias, false), "qfrc_bias"))
        .isEmpty();
  }

  @Test
  void biasForcesOfAChainWithoutParallelAxesAreMujocos() {
    Model m = AcceptanceNumbers.model("e_three_link_spatial");
    assertBias(m, "BUG-01", new double[] {.4, -.7, 1.1}, new double[] {1.3, -2.1, 3.7});
  }

  @Test
  void biasForcesOfBodiesWithSeveralJointsAreMujocos() {
    AcceptanceNumbers numbers = AcceptanceNumbers.of("BUG-03");
    Model m = AcceptanceNumbers.model("e_multi_joint_body");
    assertBias(m, "BUG-03", numbers.array("qpos"), numbers.array("qvel"));
  }

  private static void assertBias(Model m, String record, double[] qpos, double[] qvel) {
    Data d = new Data(m);
    System.arraycopy(qpos, 0, d.qpos, 0, m.nq);
    System.arraycopy(qvel, 0, d.qvel, 0, m.nv);
    Physics.forward(m, d);
    double[] want = AcceptanceNumbers.of(record).array("qfrc_bias");
    assertThat(Reference.error(want, d.qfrc.bias)).isLessThan(1e-13);
  }

  /**
   * Two point masses on massless rods: {@code -m2 l1 l2 sin(q2) (2 q1' q2' + q2'^2)} and {@code m2
   * l1 l2 sin(q2) q1'^2}.
   */
  @Test
  void aDoublePendulumFeelsTheCoriolisForceOfTheTextbooks() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option gravity="0 0 0"/><compiler boundinertia="1e-12"/><worldbody><body>
              <joint axis="0 1 0"/><inertial pos="0 0 -.8" mass="1.3" diaginertia="1e-12 1e-12 1e-12"/>
              <body pos="0 0 -.8">
                <joint axis="0 1 0"/><inertial pos="0 0 -.5" mass=".7" diaginertia="1e-12 1e-12 1e-12"/>
              </body>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    d.qpos[0] = 0.3;
    d.qpos[1] = 0.9;
    d.qvel[0] = 2;
    d.qvel[1] = -3;
    Physics.forward(m, d);
    double c = 0.7 * 0.8 * 0.5 * StrictMath.sin(0.9);
    assertThat(d.qfrc.bias[0]).isCloseTo(-c * (2 * 2 * -3 + 9), within(1e-10));
    assertThat(d.qfrc.bias[1]).isCloseTo(c * 4, within(1e-10));
  }

  @ParameterizedTest
  @ValueSource(strings = {"joints", "fluid", "sensors"})
  void withAccelerationTheInertiaIsAdded(String name) {
    Model m = SmoothModels.model(name);
    m.opt.setDisabled(DisableBit.GRAVITY, true);
    Data d = SmoothModels.moving(m, 3);
    for (int i = 0; i < m.nv; i++) {
      d.qacc[i] = 0.3 * i - 1;
    }
    double[] with = new double[m.nv];
    double[] without = new double[m.nv];
    double[] inertia = new double[m.nv];
    Rne.run(m, d, with, true);
    Rne.run(m, d, without, false);
    InertiaMatrix.mul(m, d, inertia, d.qacc);
    for (int i = 0; i < m.nv; i++) {
      // the motion of bodies needs no armature
      double armature = m.dof.armature[i] * d.qacc[i];
      assertThat(with[i] - without[i]).isCloseTo(inertia[i] - armature, within(1e-12));
    }
  }
}
