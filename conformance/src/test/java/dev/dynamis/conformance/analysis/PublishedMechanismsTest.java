package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.Linearization;
import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.analysis.linear.Mode;
import dev.dynamis.analysis.linear.Regulator;
import dev.dynamis.analysis.section.ReturnMap;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Published eigenvalues, impacts and gains of mechanisms, from MJCF or from their equations. */
class PublishedMechanismsTest {
  private static Mechanism mechanism(String text) {
    return new Mechanism(Mjcf.compile(Mjcf.readText(text)).model());
  }

  /** Returns the logarithms of the eigenvalues of a step over its length: re, im, re, im, ... */
  private static double[] rates(Mechanism m) {
    LinearSystem step = Linearization.at(m).system();
    double[] z = step.eigenvalues();
    double[] all = new double[z.length];
    for (int i = 0; i < z.length; i += 2) {
      all[i] = StrictMath.log(StrictMath.hypot(z[i], z[i + 1])) / step.dt();
      all[i + 1] = StrictMath.atan2(z[i + 1], z[i]) / step.dt();
    }
    return all;
  }

  /** Classical Runge and Kutta at 1 ms: the frequencies are those of the equations to 1e-10. */
  @Test
  void aDoublePendulumHasItsTwoFrequencies() {
    Mechanism m =
        mechanism(
            """
            <mujoco>
              <option timestep="0.001" integrator="RK4" gravity="0 0 -9.81"/>
              <worldbody>
                <body>
                  <joint name="upper" axis="0 1 0"/>
                  <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
                  <body pos="0 0 -1">
                    <joint name="lower" axis="0 1 0"/>
                    <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
                  </body>
                </body>
              </worldbody>
            </mujoco>
            """);
    List<Mode> modes = Linearization.at(m).system().modes();
    double[] squares =
        modes.stream()
            .mapToDouble(x -> x.angularFrequency() * x.angularFrequency())
            .sorted()
            .toArray();
    // the masses' own inertia of 1e-9, and differences of 1e-6
    assertThat(squares).containsExactly(numbers("double_pendulum_squares"), within(2e-6));
  }

  /** A step of semi-implicit Euler is a rotation by acos(1 - (w dt)^2 / 2), without damping. */
  @Test
  void aStepOfAnOscillatorTurnsWithoutDamping() {
    Mechanism m =
        mechanism(
            """
            <mujoco>
              <option timestep="0.01" gravity="0 0 0"/>
              <worldbody>
                <body>
                  <joint type="slide" axis="1 0 0" stiffness="49"/>
                  <inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>
                </body>
              </worldbody>
            </mujoco>
            """);
    double[] z = Linearization.at(m).system().eigenvalues();
    double[] published = numbers("semi_implicit_euler_step");
    assertThat(StrictMath.hypot(z[0], z[1])).isCloseTo(published[0], within(1e-9));
    assertThat(Math.abs(StrictMath.atan2(z[1], z[0]))).isCloseTo(published[1], within(1e-8));
  }

  /** Moments of 1, 2, 3; turned about the middle axis at 1.5 rad/s. */
  @Test
  void aBodyLeavesItsMiddleAxisAtTheRateOfEuler() {
    Mechanism m =
        mechanism(
            """
            <mujoco>
              <option timestep="0.001" integrator="RK4" gravity="0 0 0"/>
              <worldbody>
                <body>
                  <joint type="ball"/>
                  <inertial pos="0 0 0" mass="1" diaginertia="1 2 3"/>
                </body>
              </worldbody>
            </mujoco>
            """);
    m.data().qvel[1] = 1.5;
    m.invalidate();
    double[] rates = rates(m);
    double growth = 0;
    for (int i = 0; i < rates.length; i += 2) {
      growth = Math.max(growth, rates[i]);
    }
    assertThat(growth).isCloseTo(number("middle_axis_growth"), within(1e-6));
  }

  /** A top of I1 = 0.02, I3 = 0.03 and m g l = 0.5 sleeps if it spins faster than this. */
  @Test
  void aTopSleepsAboveItsLeastSpin() {
    double l = 0.05;
    double mass = 0.5 / (9.81 * l);
    double across = 0.02 - mass * l * l;
    Mechanism m =
        mechanism(
            """
            <mujoco>
              <option timestep="0.001" integrator="RK4" gravity="0 0 -9.81"/>
              <worldbody>
                <body>
                  <joint type="ball"/>
                  <inertial pos="0 0 %s" mass="%s" diaginertia="%s %s 0.03"/>
                </body>
              </worldbody>
            </mujoco>
            """
                .formatted(l, mass, across, across));
    double low = 1;
    double high = 20;
    while (high - low > 1e-7) {
      double spin = 0.5 * (low + high);
      m.data().qvel[2] = spin;
      m.invalidate();
      double[] rates = rates(m);
      boolean falls = false;
      for (int i = 0; i < rates.length; i += 2) {
        falls |= rates[i] > 2e-3;
      }
      if (falls) {
        low = spin;
      } else {
        high = spin;
      }
    }
    // just below, it falls at a rate like the root of the distance
    assertThat(low).isCloseTo(number("sleeping_top_speed"), within(1e-5));
  }

  /** A wheel of spokes 0.6 rad apart, without inertia at the rim, down a slope of 0.1 rad. */
  @Test
  void theRimlessWheelRollsAtMcGeersSpeed() {
    EquationSystem wheel =
        new EquationSystem(
            Models.parse(
                "wheel.toml",
                """
                [model]
                type = "ode"
                [states]
                th = -0.2
                w = 1.4
                [equations.rhs]
                th = "w"
                w = "9.81*sin(th)"
                [events.strike]
                cond = "th > 0.4"
                locate = true
                terminal = true
                action.w = "cos(0.6)*w"
                action.th = "-0.2"
                [sim]
                stepper = "dop853"
                rtol = 1e-12
                atol = 1e-13
                dt = 0.01
                """));
    ReturnMap map = ReturnMap.ofStops(wheel, "w");
    FixedPoint gait = FixedPoints.of(map).starts(0).run().points().getFirst();
    assertThat(gait.x()[0]).isCloseTo(number("rimless_wheel_speed"), within(1e-9));
    assertThat(gait.spectrum().re()[0]).isCloseTo(number("rimless_wheel_multiplier"), within(1e-6));
  }

  /** Impacts that keep 0.8 of the speed: infinitely many in a finite time, here sixty of them. */
  @Test
  void aBallComesToRestInTheSumOfItsFlights() {
    EquationSystem ball =
        new EquationSystem(
            Models.parse(
                "ball.toml",
                """
                [model]
                type = "ode"
                [states]
                h = 1.0
                v = 0.0
                [equations.rhs]
                h = "v"
                v = "-9.81"
                [events.bounce]
                cond = "h < 0"
                locate = true
                terminal = true
                action.v = "-0.8*v"
                action.h = "0"
                [sim]
                stepper = "rk4"
                dt = 1e-4
                """));
    int height = ball.stateNames().indexOf("h");
    ReturnMap flights = ReturnMap.ofStops(ball, "v").placement((x, state) -> state[height] = 0);
    double first = Math.sqrt(2 / 9.81);
    flights.load(new double[] {0, 0.8 * 9.81 * first});
    double time = first;
    int bounces = 24;
    for (int k = 1; k < bounces; k++) {
      flights.step();
      time += flights.duration();
    }
    // the flights to come are a geometric series too
    double rest = 2 * first * StrictMath.pow(0.8, bounces) / 0.2;
    assertThat(time + rest).isCloseTo(number("bouncing_ball_rest_time"), within(1e-9));
    assertThat(rest).isLessThan(0.03);
  }

  @Test
  void regulatorsHaveThePublishedGains() {
    double[] one = {1};
    LinearSystem integrator =
        LinearSystem.continuous(
            List.of("x", "v"),
            List.of("u"),
            List.of(),
            new double[] {0, 1, 0, 0},
            new double[] {0, 1},
            new double[0],
            new double[0]);
    assertThat(Regulator.of(integrator, new double[] {1, 1}, one).gain())
        .containsExactly(numbers("lqr_double_integrator"), within(1e-12));
    LinearSystem steps = integrator.toDiscrete(0.1);
    assertThat(Regulator.of(steps, new double[] {1, 1}, one).gain())
        .containsExactly(numbers("dlqr_double_integrator_0.1"), within(1e-12));
    double mass = 0.5, m = 0.2, b = 0.1, inertia = 0.006, g = 9.8, l = 0.3;
    double p = inertia * (mass + m) + mass * m * l * l;
    double[] a = new double[16];
    a[1] = 1;
    a[5] = -(inertia + m * l * l) * b / p;
    a[6] = m * m * g * l * l / p;
    a[11] = 1;
    a[13] = -m * l * b / p;
    a[14] = m * g * l * (mass + m) / p;
    LinearSystem cart =
        LinearSystem.continuous(
            List.of("x", "v", "phi", "w"),
            List.of("u"),
            List.of(),
            a,
            new double[] {0, (inertia + m * l * l) / p, 0, m * l / p},
            new double[0],
            new double[0]);
    assertThat(Regulator.of(cart, new double[] {1, 0, 1, 0}, one).gain())
        .containsExactly(numbers("lqr_cart_pole_1"), within(6e-5));
    assertThat(Regulator.of(cart, new double[] {5000, 0, 100, 0}, one).gain())
        .containsExactly(numbers("lqr_cart_pole_5000"), within(6e-5));
    assertThat(Arrays.stream(cart.eigenvalues()).max().orElseThrow()).isPositive();
  }
}
