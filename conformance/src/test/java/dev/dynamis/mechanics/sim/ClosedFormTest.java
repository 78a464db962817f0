package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Motions whose solution is known. */
class ClosedFormTest {
  @Test
  void aPendulumSwingsWithThePeriodOfItsAmplitude() {
    Model m =
        compile(
            """
            <mujoco><option integrator="RK4" timestep="0.001"/><worldbody><body>
              <joint type="hinge" axis="0 1 0"/>
              <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    double amplitude = 1;
    d.qpos[0] = amplitude;
    double last = 0;
    double first = -1;
    int crossings = 0;
    while (crossings < 11) {
      double before = d.qpos[0];
      Physics.step(m, d);
      if (before * d.qpos[0] < 0) {
        // zero of the line between the two positions
        last = d.time - m.opt.timestep * d.qpos[0] / (d.qpos[0] - before);
        first = crossings++ == 0 ? last : first;
      }
    }

    // T = 2 pi sqrt(L/g) / agm(1, cos(amplitude/2)); the axis has no inertia but the point mass
    double a = 1;
    double b = StrictMath.cos(amplitude / 2);
    for (int i = 0; i < 6; i++) {
      double mean = (a + b) / 2;
      b = Math.sqrt(a * b);
      a = mean;
    }
    double period = 2 * Math.PI / Math.sqrt(9.81) / a;
    assertThat((last - first) / 5).isCloseTo(period, within(1e-7));
  }

  @Test
  void aThrownBodyFollowsItsParabolaAndKeepsItsSpin() {
    Model m =
        compile(
            """
            <mujoco><option integrator="RK4" timestep="0.01"/><worldbody><body pos="0 0 1">
              <freejoint/><geom type="sphere" size="0.1"/>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    d.qvel[0] = 3;
    d.qvel[2] = 4;
    d.qvel[5] = 2;
    for (int i = 0; i < 100; i++) {
      Physics.step(m, d);
    }
    double t = d.time;
    assertThat(d.qpos[0]).isCloseTo(3 * t, within(1e-12));
    assertThat(d.qpos[2]).isCloseTo(1 + 4 * t - 9.81 / 2 * t * t, within(1e-12));
    assertThat(2 * StrictMath.atan2(d.qpos[6], d.qpos[3])).isCloseTo(2 * t, within(1e-12));
  }

  @Test
  void aFastTopPrecessesSteadily() {
    Model m =
        compile(
            """
            <mujoco><option integrator="RK4" timestep="0.00002"/><worldbody><body>
              <joint type="ball"/>
              <inertial pos="0 0 0.1" mass="0.5" diaginertia="0.001 0.001 0.002"/>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    double tilt = 0.4;
    d.qpos[0] = StrictMath.cos(tilt / 2);
    d.qpos[1] = StrictMath.sin(tilt / 2);

    // steady precession W: I1 cos(tilt) W^2 - I3 w3 W + m g l = 0
    double across = 0.001 + 0.5 * 0.1 * 0.1;
    double along = 0.002;
    double w3 = 400;
    double a = across * StrictMath.cos(tilt);
    double b = -along * w3;
    double c = 0.5 * 9.81 * 0.1;
    double rate = (-b - Math.sqrt(b * b - 4 * a * c)) / (2 * a);

    // angular velocity: precession about the vertical, spin about the body's axis
    d.qvel[1] = rate * StrictMath.sin(tilt);
    d.qvel[2] = w3;
    for (int i = 0; i < 20_000; i++) {
      Physics.step(m, d);
    }
    Physics.forward(m, d);
    double x = d.xmat[11];
    double y = d.xmat[14];
    double z = d.xmat[17];
    assertThat(StrictMath.acos(z)).isCloseTo(tilt, within(1e-6));
    double angle = StrictMath.atan2(y, x);
    double want = -Math.PI / 2 + rate * d.time;
    assertThat(Math.IEEEremainder(angle - want, 2 * Math.PI)).isCloseTo(0, within(1e-5));
  }

  @Test
  void aDoublePendulumKeepsItsEnergyWithRungeKutta() {
    Model m =
        compile(
            """
            <mujoco><option integrator="RK4" timestep="0.001"><flag energy="enable"/></option>
            <worldbody><body>
              <joint type="hinge" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 -0.5" size="0.05"/>
              <body pos="0 0 -0.5">
                <joint type="hinge" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 -0.5" size="0.05"/>
              </body>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    d.qpos[0] = 0.6;
    d.qpos[1] = -0.3;
    double start = energy(m, d);
    double scale = Math.abs(start);
    for (int i = 0; i < 10_000; i++) {
      Physics.step(m, d);
    }
    assertThat(Math.abs(energy(m, d) - start) / scale).isLessThan(1e-9);
  }

  @Test
  void aFreeChainKeepsItsMomentum() {
    Model m =
        compile(
            """
            <mujoco><option gravity="0 0 0" timestep="0.00002"/><worldbody><body>
              <freejoint/><geom type="capsule" fromto="0 0 0 0.3 0 0" size="0.05"/>
              <body pos="0.3 0 0">
                <joint type="ball"/><geom type="capsule" fromto="0 0 0 0.3 0 0" size="0.05"/>
                <body pos="0.3 0 0">
                  <joint type="hinge" axis="0 1 0" stiffness="2"/><geom type="capsule" fromto="0 0 0 0.3 0 0" size="0.05"/>
                </body>
              </body>
            </body></worldbody></mujoco>
            """);
    m.opt.integrator = Integrator.RK4;
    Data d = new Data(m);
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = 0.3 * (i % 4) - 0.4;
    }
    Physics.forward(m, d);
    Physics.subtreeVel(m, d);
    double[] momentum = d.subtree.linvel.clone();
    double[] angular = d.subtree.angmom.clone();
    for (int i = 0; i < 1000; i++) {
      Physics.step(m, d);
    }
    Physics.forward(m, d);
    Physics.subtreeVel(m, d);
    for (int k = 0; k < 3; k++) {
      assertThat(d.subtree.linvel[k]).isCloseTo(momentum[k], within(1e-12));
      assertThat(d.subtree.angmom[k]).isCloseTo(angular[k], within(1e-12));
    }
  }

  private static double energy(Model m, Data d) {
    Physics.forward(m, d);
    Physics.energyPos(m, d);
    Physics.energyVel(m, d);
    return d.energy[0] + d.energy[1];
  }

  private static Model compile(String text) {
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    m.opt.setDisabled(DisableBit.CONTACT, true);
    return m;
  }
}
