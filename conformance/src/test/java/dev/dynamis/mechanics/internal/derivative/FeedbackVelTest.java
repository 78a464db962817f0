package dev.dynamis.mechanics.internal.derivative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Feedback;
import dev.dynamis.mechanics.ForceSlopes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Derivatives of feedback by velocity, against differences of the forces. */
class FeedbackVelTest {
  private static final String CHAIN =
      """
      <mujoco>
        <option integrator="implicit"/>
        <worldbody>
          <body name="a"><joint name="j" axis="0 1 0"/><geom size=".1" pos=".3 0 0"/>
            <body name="b" pos=".5 0 0"><joint axis="0 0 1"/><geom size=".1" pos="0 .2 0"/></body>
          </body>
        </worldbody>
        <actuator>
          <general name="m" joint="j" gear="3" gainprm="2" ctrlrange="-9 9" ctrllimited="true"/>
        </actuator>
      </mujoco>
      """;

  /** A force of {@code 0.4 - 0.7 v0 + 0.2 v1} on one target. */
  private record Linear(ForceSlopes.Target target, int id, ForceSlopes slopes) implements Feedback {
    @Override
    public void act(Model m, Data d) {
      double force = 0.4 - 0.7 * d.qvel[0] + 0.2 * d.qvel[1];
      switch (target) {
        case CONTROL -> d.ctrl[id] = force;
        case DOF -> d.qfrc.applied[id] = force;
        case BODY -> d.xfrc.applied[id] = force;
      }
    }

    @Override
    public ForceSlopes slopes(Model m, Data d) {
      slopes.clear();
      int at = slopes.add(target, id);
      slopes.rows()[at] = -0.7;
      slopes.rows()[at + 1] = 0.2;
      return slopes;
    }
  }

  @ParameterizedTest
  @EnumSource(ForceSlopes.Target.class)
  void theSlopesAreThoseOfTheForces(ForceSlopes.Target target) {
    Model m = SmoothModels.compile(CHAIN);
    Data d = moving(m);
    int id = target == ForceSlopes.Target.BODY ? 6 * 2 + 2 : 0;
    d.feedback = new Linear(target, id, new ForceSlopes(m, 1));
    Physics.forward(m, d);
    SmoothVel.run(m, d, true);
    for (int j = 0; j < m.nv; j++) {
      double[] up = force(m, d, j, 1e-6);
      double[] down = force(m, d, j, -1e-6);
      for (int i = 0; i < m.nv; i++) {
        // central differences of 1e-6 are good to about 1e-9
        assertThat(d.qDeriv[i * m.nv + j]).isCloseTo((up[i] - down[i]) / 2e-6, within(1e-8));
      }
    }
  }

  @Test
  void aControlAtItsLimitHasNoSlope() {
    Model m = SmoothModels.compile(CHAIN);
    m.actuator.ctrlrange[1] = 0.1;
    Data d = moving(m);
    SmoothVel.run(m, d, true);
    double[] without = d.qDeriv.clone();
    d.feedback = new Linear(ForceSlopes.Target.CONTROL, 0, new ForceSlopes(m, 1));
    Physics.forward(m, d);
    assertThat(d.ctrl[0]).isGreaterThan(0.1);
    SmoothVel.run(m, d, true);
    assertThat(d.qDeriv).isEqualTo(without);
  }

  private static Data moving(Model m) {
    Data d = new Data(m);
    d.qpos[0] = 0.3;
    d.qpos[1] = -0.8;
    d.qvel[0] = 0.2;
    d.qvel[1] = 1.1;
    Physics.forward(m, d);
    return d;
  }

  private static double[] force(Model m, Data at, int dof, double change) {
    Data d = at.copy();
    d.feedback = at.feedback;
    d.qvel[dof] += change;
    Physics.forward(m, d);
    return d.qfrc.smooth.clone();
  }
}
