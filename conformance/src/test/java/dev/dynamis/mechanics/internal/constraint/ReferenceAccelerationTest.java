package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class ReferenceAccelerationTest {
  /** With impedance 0.9 throughout: K I = 1/(0.9 0.02^2), B = 2/(0.9 0.02). */
  @Test
  void aViolationIsTakenBackByASpringWithCriticalDamping() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <worldbody>
                        <body>
                          <joint type="slide" axis="1 0 0" range="-1 1" margin="0.01"
                                 solimplimit="0.9 0.9 0.001 0.5 2"/>
                          <geom size="0.1" mass="2"/>
                        </body>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    Data d = new Data(m);
    d.qpos[0] = 1.003;
    d.qvel[0] = 0.25;
    Physics.forward(m, d);
    // the distance to the limit is -0.003, less the margin -0.013; it shrinks at 0.25
    assertThat(d.efc.vel[0]).isEqualTo(-0.25);
    double spring = 1 / (.9 * .02 * .02) * .013;
    double damper = 2 / (.9 * .02) * .25;
    assertThat(d.efc.aref[0]).isCloseTo(spring + damper, within(1e-11));

    // without other forces the mass accelerates by the impedance's part of it
    assertThat(d.qacc[0]).isCloseTo(-.9 * (spring + damper), within(1e-10));
  }
}
