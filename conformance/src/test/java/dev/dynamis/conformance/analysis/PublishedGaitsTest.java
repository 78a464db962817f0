package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.continuation.SpecialKind;
import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.analysis.equilibria.Stability;
import dev.dynamis.analysis.section.Crossings;
import dev.dynamis.analysis.section.Direction;
import dev.dynamis.analysis.section.ReturnMap;
import dev.dynamis.analysis.section.Section;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cycles with impacts, and one pendulum written in two ways. */
class PublishedGaitsTest {
  /** Garcia, Chatterjee, Ruina and Coleman (1998): two legs on a slope, all mass at the hip. */
  private static final String WALKER =
      """
      [model]
      type = "ode"
      [states]
      theta = 0.2003
      omega = -0.1998
      phi = 0.4006
      psi = -0.0158
      [params]
      gamma = 0.009
      [equations.rhs]
      theta = "omega"
      omega = "sin(theta - gamma)"
      phi = "psi"
      psi = "sin(theta - gamma) + sin(phi)*(omega^2 - cos(theta - gamma))"
      [events.strike]
      cond = "phi > 2*theta and theta < -0.5*gamma^(1/3)"
      locate = true
      terminal = true
      action.psi = "cos(2*theta)*(1 - cos(2*theta))*omega"
      action.omega = "cos(2*theta)*omega"
      action.phi = "-2*theta"
      action.theta = "-theta"
      [sim]
      stepper = "dop853"
      rtol = 1e-12
      atol = 1e-13
      dt = 0.01
      """;

  private static ReturnMap walker() {
    EquationSystem system = new EquationSystem(Models.parse("walker.toml", WALKER));
    List<String> names = system.stateNames();
    int phi = names.indexOf("phi");
    int psi = names.indexOf("psi");
    return ReturnMap.ofStops(system, "theta", "omega")
        .placement(
            (x, state) -> {
              state[phi] = 2 * x[0];
              state[psi] = (1 - StrictMath.cos(2 * x[0])) * x[1];
            });
  }

  private static FixedPoint gait(ReturnMap map, double... x) {
    double[] state = new double[map.stateSize()];
    System.arraycopy(x, 0, state, 1, x.length);
    map.load(state);
    return FixedPoints.of(map).starts(0).run().points().stream()
        .filter(p -> Math.abs(p.x()[0] - x[0]) < 1e-3)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSimplestWalkerHasItsTwoGaits() {
    ReturnMap map = walker();
    FixedPoint longer = gait(map, 0.2003, -0.1998);
    assertThat(longer.x()).containsExactly(numbers("walker_long_fixed_point"), within(1e-9));
    double[] multipliers = numbers("walker_long_multipliers");
    assertThat(longer.spectrum().re()[0]).isCloseTo(multipliers[0], within(2e-6));
    assertThat(Math.abs(longer.spectrum().im()[0])).isCloseTo(multipliers[1], within(2e-6));
    assertThat(longer.stability()).isEqualTo(Stability.STABLE);
    assertThat(duration(map, longer.x()))
        .isCloseTo(number("walker_long_duration"), within(1e-3))
        .isCloseTo(3.882463753, within(1e-8));
    FixedPoint shorter = gait(map, 0.1939, -0.2038);
    assertThat(shorter.x()).containsExactly(numbers("walker_short_fixed_point"), within(1e-9));
    assertThat(shorter.spectrum().re())
        .containsExactly(numbers("walker_short_multipliers"), within(2e-6));
  }

  private static double duration(ReturnMap map, double... x) {
    map.load(new double[] {0, x[0], x[1]});
    map.step();
    return map.duration();
  }

  /** Steps become as short as the third root of the slope; the longer gait doubles at 0.0151. */
  @Test
  void gaitsScaleWithTheThirdRootOfTheSlopeAndDouble() {
    double least = 1e-4;
    int parts = 12;
    double ratio = StrictMath.pow(least / 0.009, 1.0 / parts);
    for (String kind : List.of("long", "short")) {
      ReturnMap map = walker();
      double[] x = numbers("walker_" + kind + "_fixed_point");
      for (int k = 1; k <= parts; k++) {
        map.setParameters(new double[] {0.009 * StrictMath.pow(ratio, k)});
        double shorter = StrictMath.cbrt(ratio);
        x = gait(map, shorter * x[0], shorter * x[1]).x();
      }
      double[] scaling = numbers("walker_" + kind + "_scaling");
      assertThat(x[0] / StrictMath.cbrt(least)).isCloseTo(scaling[0], within(4e-3));
      assertThat(duration(map, x)).isCloseTo(scaling[1], within(4e-3));
    }
    Branch up =
        Continuation.of(walker())
            .from(numbers("walker_long_fixed_point"))
            .vary("gamma", 0.009, 0.016)
            .run();
    assertThat(up.special().getFirst().kind()).isEqualTo(SpecialKind.PERIOD_DOUBLING);
    // Garcia prints 0.0151; more digits are those of the recomputation
    assertThat(up.special().getFirst().parameter())
        .isCloseTo(number("walker_first_doubling"), within(1e-4))
        .isCloseTo(0.01508844, within(1e-7));
  }

  @Test
  void aFallIsNoReturn() {
    ReturnMap map = walker();
    map.load(new double[] {0, 0.2, 0.3});
    StepReport report = map.step();
    assertThat(report.status()).isEqualTo(StepStatus.FAILED);
    assertThat(report.cause()).contains("no return");
    assertThatThrownBy(() -> ReturnMap.ofStops(map, "tehta"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("theta");
  }

  /** Van der Pol's cycle for mu = 1, by its return to y = 0: amplitude, period, multiplier. */
  @Test
  void aCycleIsAFixedPointOfItsReturnMap() {
    EquationModel model = Models.load("builtin://ode/vanderpol");
    SystemOptions options = SystemOptions.of(model).withStepper("rk4").withDt(0.001);
    EquationSystem system = new EquationSystem(model, options);
    system.setParameter("mu", 1);
    system.setState("x", 2);
    ReturnMap map = ReturnMap.ofCrossings(system, "y", 0, Direction.DOWN, "x");
    FixedPoint p = gait(map, 2.0086);
    assertThat(p.x()[0]).isCloseTo(2.008619860875, within(1e-9));
    assertThat(p.spectrum().re()[0]).isCloseTo(8.59695064e-4, within(1e-8));
    map.load(new double[] {0, p.x()[0]});
    map.step();
    assertThat(map.duration()).isCloseTo(6.663286859323, within(1e-9));
  }

  /** Two equal rods of one metre with their masses at the ends, from MJCF and from equations. */
  @Test
  void aDoublePendulumHasOneExponentFromTwoTexts() {
    String xml =
        """
        <mujoco>
          <option timestep="0.002" integrator="RK4" gravity="0 0 -9.81"/>
          <worldbody>
            <body>
              <joint name="a" axis="0 1 0"/>
              <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
              <body pos="0 0 -1">
                <joint name="b" axis="0 1 0"/>
                <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
              </body>
            </body>
          </worldbody>
        </mujoco>
        """;
    String toml =
        """
        [model]
        type = "ode"
        [states]
        a = 2.0
        b = 1.0
        u = 0.0
        v = 0.0
        [aux]
        s = "u + v"
        k = "cos(b)"
        push = "-2*9.81*sin(a) + sin(b)*s^2 + k*(sin(b)*u^2 + 9.81*sin(a + b))"
        [equations.rhs]
        a = "u"
        b = "v"
        u = "push/(2 - k^2)"
        v = "-9.81*sin(a + b) - sin(b)*u^2 - (1 + k)*push/(2 - k^2)"
        [sim]
        stepper = "rk4"
        dt = 0.002
        """;
    Mechanism mechanism = new Mechanism(Mjcf.compile(Mjcf.readText(xml)).model());
    double[] state = new double[mechanism.stateSize()];
    mechanism.save(state);
    state[mechanism.stateNames().indexOf("a")] = 2;
    state[mechanism.stateNames().indexOf("b")] = 1;
    mechanism.load(state);
    EquationSystem equations = new EquationSystem(Models.parse("double.toml", toml));
    // the same orbit at first
    mechanism.step(200);
    equations.step(200);
    mechanism.save(state);
    assertThat(state[mechanism.stateNames().indexOf("a")])
        .isCloseTo(equations.state("a"), within(1e-6));
    LyapunovSpectrum m = Lyapunov.of(mechanism).exponents(1).transientTime(2).time(30).run();
    LyapunovSpectrum e = Lyapunov.of(equations).exponents(1).transientTime(2).time(30).run();
    double error = 3 * StrictMath.hypot(m.errors()[0], e.errors()[0]);
    assertThat(m.exponents()[0]).isGreaterThan(0.5).isCloseTo(e.exponents()[0], within(error));
  }

  private static final int SPOKES = 8;
  private static final double SLOPE = 0.1;
  private static final double INERTIA = 0.2;

  /**
   * A wheel of spokes without a rim, of mass 1 and radius 1, on a slope; its feet sink in softly.
   */
  private static Mechanism rimlessWheel() {
    StringBuilder feet = new StringBuilder();
    for (int k = 0; k < SPOKES; k++) {
      double angle = 2 * Math.PI * k / SPOKES;
      feet.append(
          "<geom size='0.0001' pos='%s 0 %s'/>"
              .formatted(0.9999 * StrictMath.sin(angle), -0.9999 * StrictMath.cos(angle)));
    }
    String xml =
        """
        <mujoco>
          <option timestep="0.0002" gravity="%s 0 %s" cone="elliptic" impratio="100"/>
          <default>
            <geom solref="0.004 1" solimp="0.0001 0.99 0.004" friction="4 0 0"/>
          </default>
          <worldbody>
            <geom type="plane" size="10 10 1"/>
            <body>
              <inertial pos="0 0 0" mass="1" diaginertia="%s %s %s"/>
              <joint name="x" type="slide" axis="1 0 0"/>
              <joint name="z" type="slide" axis="0 0 1"/>
              <joint name="turn" axis="0 1 0"/>
              %s
            </body>
          </worldbody>
        </mujoco>
        """
            .formatted(
                9.81 * StrictMath.sin(SLOPE),
                -9.81 * StrictMath.cos(SLOPE),
                INERTIA,
                INERTIA,
                INERTIA,
                feet);
    Mechanism wheel = new Mechanism(Mjcf.compile(Mjcf.readText(xml)).model());
    wheel.data().qpos[1] = 1;
    wheel.data().qvel[2] = 1.2;
    return wheel;
  }

  /**
   * McGeer (1990): an impact leaves the share 1 + r (cos 2a - 1) of the speed, with 2a the angle
   * between two spokes and r = m l^2 / (I + m l^2), and a step adds 4 r g/l sin a sin(slope) to its
   * square. Feet that sink in by about half a hundredth of the leg, for some thousandths of a
   * second, change that by as much.
   */
  @Test
  void theGaitOfARimlessWheelIsAFixedPointOfAMechanismWithContacts() {
    double half = Math.PI / SPOKES;
    double r = 1 / (1 + INERTIA);
    double kept = 1 + r * (StrictMath.cos(2 * half) - 1);
    double gained = 4 * r * 9.81 * StrictMath.sin(half) * StrictMath.sin(SLOPE);
    double after = kept * Math.sqrt(gained / (1 - kept * kept));
    double risen = StrictMath.cos(SLOPE) - StrictMath.cos(half - SLOPE);
    double middle = Math.sqrt(after * after - 2 * r * 9.81 * risen);

    Mechanism wheel = rimlessWheel();
    int forwards = wheel.stateNames().indexOf("v.x");
    // the hub is highest in the middle of a step; a foot that does not slip moves it forwards
    ReturnMap steps =
        ReturnMap.ofCrossings(wheel, "v.z", 0, Direction.DOWN, "v.turn")
            .placement((x, state) -> state[forwards] = x[0])
            .differences(0.02);
    FixedPoint gait = FixedPoints.of(steps).starts(0).run().points().getFirst();
    assertThat(gait.x()[0]).isCloseTo(middle, within(0.01 * middle));
    assertThat(gait.spectrum().re()[0]).isCloseTo(kept * kept, within(0.02));
    assertThat(gait.stability()).isEqualTo(Stability.STABLE);

    // a wheel that just rolls on, whose feet have sunk in, comes to the same gait
    Crossings rolled =
        Section.of(wheel)
            .level("v.z", 0)
            .direction(Direction.DOWN)
            .transientTime(15)
            .crossings(5)
            .run();
    for (int k = 0; k < 5; k++) {
      assertThat(rolled.points().get(k, "v.turn")).isCloseTo(gait.x()[0], within(5e-3));
    }
  }
}
