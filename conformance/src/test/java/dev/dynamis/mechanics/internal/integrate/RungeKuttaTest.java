package dev.dynamis.mechanics.internal.integrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.sim.Physics;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The method of Runge and Kutta of fourth order. */
class RungeKuttaTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints.rk4", "tendons.rk4", "fluid.rk4", "actuators.rk4", "muscles.rk4"})
  void stepsAreMujocos(String trace) {
    // what was recorded belongs to the last stage, what the method starts from to the first
    assertThat(
            StageTrace.of(trace)
                .differences(
                    (m, d) -> {
                      Physics.forward(m, d);
                      RungeKutta.run(m, d);
                    },
                    "qvel",
                    "qpos",
                    "act",
                    "time"))
        .isEmpty();
  }

  /** One step of an oscillator multiplies by the series of exp(i w h) up to its fourth power. */
  @Test
  void aStepOfAnOscillatorIsTheSeriesUpToTheFourthPower() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option timestep=".5" gravity="0 0 0"/><worldbody><body>
              <joint type="slide" stiffness="8"/><geom size=".1" mass="2"/>
            </body></worldbody></mujoco>
            """);
    m.opt.integrator = Integrator.RK4;
    Data d = new Data(m);
    d.qpos[0] = 1;
    d.qvel[0] = -3;
    Physics.step(m, d);

    // w = 2, w h = 1
    double cosine = 1 - 1.0 / 2 + 1.0 / 24;
    double sine = 1 - 1.0 / 6;
    assertThat(d.qpos[0]).isCloseTo(cosine - 3 * sine / 2, within(1e-14));
    assertThat(d.qvel[0]).isCloseTo(-2 * sine - 3 * cosine, within(1e-14));
  }

  /** Cameras are placed in the last of the four stages, and in all of them if somebody looks. */
  @Test
  void camerasAreWhereTheLastStageSeesThem() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option timestep=".1" gravity="0 0 0"/><worldbody><body>
              <joint type="slide" axis="1 0 0"/><geom size=".1" mass="2"/>
              <camera name="c" pos="0 0 1"/><light pos="0 1 0"/>
            </body></worldbody></mujoco>
            """);
    m.opt.integrator = Integrator.RK4;
    Data d = new Data(m);
    d.qvel[0] = 2;
    Physics.step(m, d);
    assertThat(d.cam.xpos).containsExactly(0.1 * 2, 0, 1);
    assertThat(d.light.xpos).containsExactly(0.1 * 2, 1, 0);

    List<Double> seen = new ArrayList<>();
    m.callbacks.control = (model, data) -> seen.add(data.cam.xpos[0]);
    Data watched = new Data(m);
    watched.qvel[0] = 2;
    Physics.step(m, watched);
    assertThat(seen).containsExactly(0.0, 0.1, 0.1, 0.2);
    assertThat(watched.cam.xpos).isEqualTo(d.cam.xpos);
  }

  @Test
  void halfTheStepHasASixteenthOfTheError() {
    double exact = pendulum(0.0005);
    double error = pendulum(0.01) - exact;
    double less = pendulum(0.005) - exact;
    assertThat(error / less).isBetween(15.0, 17.0);
  }

  /** Hinges alone: rotations in space are averaged in stages whose axes differ. */
  private static double pendulum(double h) {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body><joint axis="0 1 0"/><geom size=".05" pos="0 0 -.3"/>
              <body pos="0 0 -.3"><joint axis="1 0 0"/><geom size=".05" pos="0 .1 -.2"/></body>
            </body></worldbody></mujoco>
            """);
    m.opt.integrator = Integrator.RK4;
    m.opt.timestep = h;
    Data d = new Data(m);
    d.qvel[0] = 4;
    d.qvel[1] = -3;
    long steps = Math.round(0.4 / h);
    for (int i = 0; i < steps; i++) {
      Physics.step(m, d);
    }
    return d.qpos[0];
  }
}
