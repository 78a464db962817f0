package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Stiff blocks in the implicit integrators. */
class ImplicitNodesTest {
  @ParameterizedTest
  @ValueSource(strings = {"nodes", "nodes_implicit"})
  void velocitiesAfterAStepAreMujocos(String model) {
    FlexRecording.of(model).agrees(1e-10, "qvel", "qpos");
  }

  /** MuJoCo takes the damping of the first flex for all of them. */
  @Test
  void eachFlexHasItsOwnDamping() {
    double[] alone = velocities("", block("b", 0.5));
    double[] beside = velocities(block("a", 0.001), block("b", 0.5));
    assertThat(java.util.Arrays.copyOfRange(beside, 24, 48)).containsExactly(alone, within(1e-12));
  }

  private static String block(String name, double damping) {
    return """
        <flexcomp name='%s' type='grid' dim='3' count='3 3 4' spacing='.1 .1 .1' dof='trilinear'>
          <elasticity young='1e4' poisson='.2' damping='%s'/>
          <contact selfcollide='none' contype='0' conaffinity='0'/>
        </flexcomp>
        """
        .formatted(name, damping);
  }

  private static double[] velocities(String before, String block) {
    String text =
        "<mujoco><option integrator='implicitfast'/><worldbody>"
            + before
            + block
            + "</worldbody></mujoco>";
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    Data d = new Data(m);
    for (int i = 0; i < 24; i++) {
      d.qpos[m.nv - 24 + i] = 0.01 * ((i * 5) % 7 - 3);
    }
    Physics.step(m, d);
    return d.qvel.clone();
  }
}
