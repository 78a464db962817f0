package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/**
 * Lyapunov exponents that others have published. Short runs are compared within five of the errors
 * that they report themselves, sums of all exponents with their closed forms.
 */
class PublishedExponentsTest {
  private static EquationSystem map(String states, String params, String... rhs) {
    StringBuilder text = new StringBuilder("[model]\ntype = \"map\"\n[states]\n");
    text.append(states.replace(", ", "\n"))
        .append("\n[params]\n")
        .append(params.replace(", ", "\n"));
    text.append("\n[equations.rhs]\n");
    for (int i = 0; i < rhs.length; i += 2) {
      text.append(rhs[i]).append(" = \"").append(rhs[i + 1]).append("\"\n");
    }
    return new EquationSystem(
        Models.parse("published.toml", text.append("[sim]\ndt = 1.0\n") + ""));
  }

  private static EquationSystem flow(double dt, String states, String params, String... rhs) {
    StringBuilder text = new StringBuilder("[model]\ntype = \"ode\"\n[states]\n");
    text.append(states.replace(", ", "\n"))
        .append("\n[params]\n")
        .append(params.replace(", ", "\n"));
    text.append("\n[equations.rhs]\n");
    for (int i = 0; i < rhs.length; i += 2) {
      text.append(rhs[i]).append(" = \"").append(rhs[i + 1]).append("\"\n");
    }
    EquationModel model = Models.parse("published.toml", text.toString());
    return new EquationSystem(model, SystemOptions.of(model).withStepper("rk4").withDt(dt));
  }

  private static EquationSystem builtin(String name) {
    return new EquationSystem(Models.load("builtin://" + name));
  }

  private static LyapunovSpectrum run(EquationSystem system, double before, double time) {
    return Lyapunov.of(system).transientTime(before).time(time).run();
  }

  private static void check(LyapunovSpectrum l, double[] published, double rounding) {
    for (int k = 0; k < published.length; k++) {
      assertThat(l.exponents()[k])
          .as("exponent %d", k + 1)
          .isCloseTo(published[k], within(rounding + 5 * l.errors()[k]));
    }
  }

  @Test
  void theLogisticMapHasLn2AtR4AndHalfTheLogarithmOfItsCycleAt3p2() {
    EquationSystem logistic = builtin("map/logistic");
    logistic.setParameter("r", 4);
    LyapunovSpectrum l = run(logistic, 100, 30_000);
    check(l, numbers("logistic_r4_exponent"), 1e-9);
    assertThat(l.errors()[0]).isLessThan(1e-3);
    logistic.setParameter("r", 3.2);
    assertThat(run(logistic, 1000, 1000).exponents()[0])
        .isCloseTo(number("logistic_r3.2_exponent"), within(1e-12));
  }

  @Test
  void henonsMapHasSprottsExponentsAndTheLogarithmOfItsDeterminant() {
    LyapunovSpectrum l = run(builtin("map/henon"), 100, 30_000);
    check(l, new double[] {number("henon_lyap1"), number("henon_lyap2")}, 1e-5);
    assertThat(l.sum()).isCloseTo(number("henon_lyap_sum"), within(1e-9));
    assertThat(l.kaplanYorke()).isCloseTo(number("henon_kaplan_yorke"), within(3e-3));
    assertThat(l.errors()[0]).isLessThan(4e-3);
  }

  @Test
  void loziAndIkedaHaveSprottsExponents() {
    LyapunovSpectrum lozi = run(builtin("map/lozi"), 100, 30_000);
    assertThat(lozi.exponents()[0])
        .isCloseTo(number("lozi_lyap1"), within(1e-5 + 5 * lozi.errors()[0]));
    assertThat(lozi.sum()).isCloseTo(number("lozi_lyap_sum"), within(1e-9));
    EquationSystem ikeda =
        map(
            "x = 0.1, y = 0.1",
            "u = 0.9, a = 0.4, b = 6",
            "x",
            "1 + u*(x*cos(a - b/(1 + x*x + y*y)) - y*sin(a - b/(1 + x*x + y*y)))",
            "y",
            "u*(x*sin(a - b/(1 + x*x + y*y)) + y*cos(a - b/(1 + x*x + y*y)))");
    LyapunovSpectrum l = run(ikeda, 100, 30_000);
    assertThat(l.exponents()[0]).isCloseTo(number("ikeda_lyap1"), within(1e-5 + 5 * l.errors()[0]));
    assertThat(l.sum()).isCloseTo(number("ikeda_lyap_sum"), within(1e-9));
  }

  @Test
  void fourMapsHaveSprottsExponents() {
    check(
        run(map("x = 0.9, y = 0.9", "a = 2.27", "x", "a*x*(1 - y)", "y", "x"), 1000, 20_000),
        numbers("delayed_logistic_lyap"),
        1e-5);
    check(
        run(
            map(
                "x = 0, y = 0.5",
                "a = 0.9, b = -0.6, c = 2, d = 0.5",
                "x",
                "x*x - y*y + a*x + b*y",
                "y",
                "2*x*y + c*x + d*y"),
            1000,
            20_000),
        numbers("tinkerbell_lyap"),
        1e-5);
    check(
        run(
            map("x = 1.6, y = 0", "b = 0.2, d = 2.77", "x", "y", "y", "-b*x + d*y - y*y*y"),
            1000,
            20_000),
        numbers("holmes_cubic_lyap"),
        1e-5);
    check(
        run(
            map("x = -0.1, y = 0.1", "a = 0.75, b = 1.75", "x", "a*x - y*y", "y", "b*y + x*y"),
            1000,
            20_000),
        numbers("burgers_lyap"),
        1e-5);
  }

  @Test
  void theCatMapHasItsEigenvalues() {
    EquationSystem cat = map("x = 0.1, y = 0.2", "a = 1", "x", "(x + y) % 1", "y", "(x + 2*y) % 1");
    double exact = number("cat_lyap");
    assertThat(run(cat, 50, 200).exponents())
        .containsExactly(new double[] {exact, -exact}, within(1e-12));
  }

  @Test
  void theStandardMapHasLnKHalf() {
    EquationSystem standard = builtin("map/standard");
    standard.setParameter("K", 10);
    standard.setState("theta", 0.3);
    standard.setState("p", 0.2);
    assertThat(run(standard, 100, 30_000).exponents()[0])
        .isCloseTo(number("standard_K10_lyap"), within(0.02));
  }

  /** dt = 1/128, classical Runge and Kutta; volumes shrink at the rate of the divergence. */
  @Test
  void lorenzHasSprottsSpectrum() {
    EquationModel model = Models.load("builtin://ode/lorenz");
    EquationSystem lorenz =
        new EquationSystem(model, SystemOptions.of(model).withStepper("rk4").withDt(0x1p-7));
    LyapunovSpectrum l = run(lorenz, 20, 200);
    check(l, numbers("lorenz_spectrum"), 1e-4);
    assertThat(l.sum()).isCloseTo(number("lorenz_spectrum_sum"), within(1e-4));
    assertThat(l.kaplanYorke()).isCloseTo(number("lorenz_kaplan_yorke"), within(2e-3));
  }

  @Test
  void roesslerChenThomasAndTheSimplestFlowHaveSprottsSpectra() {
    LyapunovSpectrum roessler =
        run(
            flow(
                0x1p-5,
                "x = 1, y = 1, z = 1",
                "a = 0.2, b = 0.2, c = 5.7",
                "x",
                "-y - z",
                "y",
                "x + a*y",
                "z",
                "b + z*(x - c)"),
            100,
            1000);
    check(roessler, numbers("roessler_spectrum"), 1e-3);
    assertThat(roessler.kaplanYorke()).isCloseTo(number("roessler_kaplan_yorke"), within(3e-3));
    LyapunovSpectrum chen =
        run(
            flow(
                0x1p-9,
                "x = 1, y = 1, z = 1",
                "a = 35, b = 3, c = 28",
                "x",
                "a*(y - x)",
                "y",
                "(c - a)*x - x*z + c*y",
                "z",
                "x*y - b*z"),
            10,
            40);
    check(chen, numbers("chen_spectrum"), 2e-3);
    assertThat(chen.sum()).isCloseTo(number("chen_spectrum_sum"), within(1e-5));
    LyapunovSpectrum thomas =
        run(
            flow(
                0x1p-4,
                "x = 0.1, y = 0, z = 0",
                "b = 0.18",
                "x",
                "sin(y) - b*x",
                "y",
                "sin(z) - b*y",
                "z",
                "sin(x) - b*z"),
            500,
            1500);
    check(thomas, numbers("thomas_spectrum"), 5e-4);
    assertThat(thomas.sum()).isCloseTo(number("thomas_spectrum_sum"), within(1e-8));
    LyapunovSpectrum jerk =
        run(
            flow(
                0x1p-5,
                "x = 0, y = 0, z = 1",
                "a = 2.017",
                "x",
                "y",
                "y",
                "z",
                "z",
                "-a*z + y*y - x"),
            100,
            1000);
    check(jerk, numbers("simplest_quadratic_flow_spectrum"), 5e-4);
  }

  @Test
  void vanDerPolsCycleHasItsFloquetExponent() {
    EquationModel model = Models.load("builtin://ode/vanderpol");
    EquationSystem system =
        new EquationSystem(model, SystemOptions.of(model).withStepper("rk4").withDt(0x1p-6));
    // over whole periods the largest exponent is that of the phase, zero
    LyapunovSpectrum l = run(system, 64, 100 * number("vanderpol1_period"));
    assertThat(l.exponents())
        .containsExactly(new double[] {0, number("vanderpol1_floquet_exponent")}, within(2e-4));
  }

  /** A delay equation, whose tangent vectors are histories. */
  @Test
  void mackeyGlassAtDelay17IsChaoticOfFarmersDimension() {
    EquationModel model = Models.load("builtin://dde/mackey-glass");
    EquationSystem system =
        new EquationSystem(model, SystemOptions.of(model).withStepper("rk4").withDt(0.5));
    system.setParameter("tau", 17);
    LyapunovSpectrum l = Lyapunov.of(system).exponents(4).transientTime(400).time(2000).run();
    assertThat(l.exponents()[0]).isCloseTo(0.0051, within(0.0015 + 3 * l.errors()[0]));
    assertThat(l.exponents()[2]).isCloseTo(-0.0386, within(0.006));
    assertThat(l.kaplanYorke()).isCloseTo(number("mackey_glass17_kaplan_yorke"), within(0.12));
  }

  /** The same double pendulum of two point masses on rods of 1 m, from MJCF and as equations. */
  @Test
  void aDoublePendulumHasTheSameExponentFromMjcfAndFromEquations() {
    Mechanism fromMjcf =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        """
                <mujoco>
                  <option timestep="0.002" integrator="RK4"/>
                  <worldbody>
                    <body name="upper" pos="0 0 3">
                      <joint name="shoulder" axis="0 1 0"/>
                      <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
                      <body name="lower" pos="0 0 -1">
                        <joint name="elbow" axis="0 1 0"/>
                        <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
                      </body>
                    </body>
                  </worldbody>
                </mujoco>
                """))
                .model());
    fromMjcf.data().qpos[0] = 2;
    fromMjcf.data().qpos[1] = 0.5;
    EquationSystem fromEquations =
        flow(
            0.002,
            "a = 2, b = 2.5, u = 0, v = 0",
            "g = 9.81",
            "a",
            "u",
            "b",
            "v",
            "u",
            "(-3*g*sin(a) - g*sin(a - 2*b) - 2*sin(a - b)*(v*v + u*u*cos(a - b)))"
                + "/(3 - cos(2*a - 2*b))",
            "v",
            "2*sin(a - b)*(2*u*u + 2*g*cos(a) + v*v*cos(a - b))/(3 - cos(2*a - 2*b))");
    LyapunovSpectrum one = Lyapunov.of(fromMjcf).exponents(1).transientTime(10).time(100).run();
    LyapunovSpectrum two =
        Lyapunov.of(fromEquations).exponents(1).transientTime(10).time(100).run();
    double error = Math.hypot(one.errors()[0], two.errors()[0]);
    assertThat(one.exponents()[0]).isCloseTo(two.exponents()[0], within(3 * error));
    assertThat(one.exponents()[0]).isGreaterThan(1);
    assertThat(error).isLessThan(0.3);
  }
}
