package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoSlipTest {
  private static final double PUSH = 3;

  private static Data resting(int cone, int iterations) {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <worldbody>
                        <geom type="plane" size="1 1 1"/>
                        <body pos="0 0 0.1">
                          <joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/>
                          <geom type="box" size="0.2 0.2 0.1" mass="1"/>
                        </body>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    m.opt.cone = cone;
    Data d = new Data(m);
    for (int i = 0; i < 500; i++) {
      Physics.step(m, d);
    }
    d.qfrc.applied[0] = PUSH;
    m.opt.noslipIterations = iterations;
    m.opt.noslipTolerance = 0;
    Physics.forward(m, d);
    return d;
  }

  /** Friction that is not regularized holds a push below its limit altogether. */
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void aPushBelowTheLimitOfFrictionIsHeld(int cone) {
    Data soft = resting(cone, 0);
    Data held = resting(cone, 200);
    assertThat(soft.qacc[0]).isGreaterThan(0.01 * PUSH);
    assertThat(Math.abs(held.qacc[0])).isLessThan(1e-3 * soft.qacc[0]);
    assertThat(held.qfrc.constraint[0]).isBetween(-PUSH - 1e-3, -PUSH + 1e-3);

    // normal forces are left alone
    assertThat(held.qfrc.constraint[1]).isEqualTo(soft.qfrc.constraint[1]);
  }
}
