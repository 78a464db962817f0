package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Surfaces that bend. */
class BendingForcesTest {
  @Test
  void forcesOfABentPlateAreMujocos() {
    FlexRecording.of("membrane").agrees(1e-11, "qfrc_spring", "qfrc_damper");
  }

  /** Dofs of a parent that is turned are turned too; MuJoCo takes them as the axes of the world. */
  @Test
  void aTurnedParentTurnsTheForcesWithIt() {
    double[] plain = forces("");
    double[] turned = forces("euler='0 0 90'");
    // x of the turned parent is y of the world
    assertThat(turned).containsExactly(plain, within(1e-12));
  }

  /** Forces on a bent plate in the frame of its parent. */
  private static double[] forces(String turn) {
    String text =
        """
        <mujoco>
          <worldbody>
            <body name='p' %s>
              <flexcomp name='f' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' mass='1'>
                <elasticity young='1e5' poisson='.2' thickness='.01' elastic2d='both' damping='.01'/>
                <contact selfcollide='none'/>
              </flexcomp>
            </body>
          </worldbody>
        </mujoco>
        """
            .formatted(turn);
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    Data d = new Data(m);
    for (int i = 0; i < m.nv; i++) {
      d.qpos[i] = 0.02 * ((i * 7) % 5 - 2);
      d.qvel[i] = 0.1 * ((i * 3) % 7 - 3);
    }
    Physics.forward(m, d);
    return d.qfrc.passive.clone();
  }
}
