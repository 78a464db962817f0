package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.math.Eigenvalues;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The couplings of the documentation do what it says of them. */
class CouplingExamplesTest {
  private static final Path FOLDER = Path.of("..", "docs", "examples", "coupling");

  private static Coupling load(String name) throws IOException {
    return Couplings.load(
            FOLDER.resolve(name + ".couple.toml"),
            (folder, path) -> Mjcf.load(path, Resources.folder(folder)).model())
        .newInstance();
  }

  private static double state(Coupling c, String name) {
    double[] x = new double[c.stateSize()];
    c.save(x);
    return x[c.stateNames().indexOf(name)];
  }

  private static void run(Coupling c, double until) {
    while (c.time() < until - 1e-9) {
      assertThat(c.step().canContinue()).isTrue();
    }
  }

  @Test
  void theArmFollowsItsWaves() throws IOException {
    Coupling arm = load("pd-arm");
    run(arm, 0.5);
    double worst = 0;
    while (arm.time() < 4) {
      run(arm, arm.time() + 0.02);
      double t = arm.time();
      worst = Math.max(worst, Math.abs(state(arm, "shoulder") - 0.8 * StrictMath.sin(3 * t)));
      worst = Math.max(worst, Math.abs(state(arm, "elbow") - 0.6 * StrictMath.sin(6 * t)));
    }
    // gravity's torque of at most 16 N m over 3000 N m/rad, and a step of lag: 0.0088 in all
    assertThat(worst).isLessThan(0.02);
  }

  @Test
  void thePoleIsSwungUpAndBalancedInTwentyLines() throws IOException {
    Coupling pole = load("swing-up");
    run(pole, 10);
    assertThat(StrictMath.cos(state(pole, "hinge"))).isGreaterThan(1 - 1e-4);
    assertThat(state(pole, "v.hinge")).isCloseTo(0, within(0.01));
    assertThat(state(pole, "slide")).isCloseTo(0, within(0.1));
    long lines =
        Files.readAllLines(FOLDER.resolve("swing-up.couple.toml")).stream()
            .filter(l -> !l.isBlank() && !l.startsWith("#"))
            .count();
    assertThat(lines).isLessThanOrEqualTo(20);
  }

  /**
   * {@code I s² - a + (kp + kd s) e^(-s tau) = 0} has its first root on the imaginary axis at
   * {@code I w² + a = |kp + i kd w|}, {@code tau = arg(kp + i kd w)/w}.
   */
  @Test
  void theLongestDelayThatTheBalanceBearsIsThatOfTheClosedForm() throws IOException {
    double inertia = 0.36 + 0.4 * 0.06 * 0.06;
    double a = 9.81 * 0.6;
    double kp = 9;
    double kd = 2;
    double p = 2 * inertia * a - kd * kd;
    double x =
        (-p + Math.sqrt(p * p - 4 * inertia * inertia * (a * a - kp * kp)))
            / (2 * inertia * inertia);
    double w = Math.sqrt(x);
    double longest = StrictMath.atan2(kd * w, kp) / w;
    assertThat(longest).isCloseTo(0.17837, within(1e-5));

    // the whole, delays included, linearized: the largest eigenvalue of a step crosses 1 there
    assertThat(radius(longest * 0.995)).isLessThan(1);
    assertThat(radius(longest * 1.005)).isGreaterThan(1);

    // and the simulation decays or grows
    assertThat(swing(longest * 0.98)).isLessThan(0.9);
    assertThat(swing(longest * 1.02)).isGreaterThan(1.1);
  }

  private static Coupling balance(double tau) throws IOException {
    Coupling c = load("delayed-balance");
    c.setParameters(new double[] {9, 2, tau});
    return c;
  }

  private static double radius(double tau) throws IOException {
    Coupling c = balance(tau);
    c.setInitial("hinge", 0);
    StepDerivatives of = c.derivatives();
    int n = of.states();
    double[] transition = new double[n * n];
    of.transition(transition, null, null, null);
    double[] re = new double[n];
    double[] im = new double[n];
    assertThat(Eigenvalues.compute(re, 0, im, 0, transition, 0, n, new double[n])).isTrue();
    double largest = 0;
    for (int i = 0; i < n; i++) {
      largest = Math.max(largest, StrictMath.hypot(re[i], im[i]));
    }
    return largest;
  }

  /** Returns how much larger the swing is in one second than four seconds before. */
  private static double swing(double tau) throws IOException {
    Coupling c = balance(tau);
    run(c, 4);
    double before = largest(c, 6);
    run(c, 10);
    return largest(c, 12) / before;
  }

  private static double largest(Coupling c, double until) {
    double most = 0;
    while (c.time() < until) {
      c.step();
      most = Math.max(most, Math.abs(c.mechanisms().get(0).data().qpos[0]));
    }
    return most;
  }

  @Test
  void thePatternGeneratorWalks() throws IOException {
    Coupling walker = load("walker");
    int strides = 0;
    double before = 0;
    while (walker.time() < 8) {
      run(walker, walker.time() + 0.02);
      double now = state(walker, "left hip");
      strides += before < 0 && now >= 0 ? 1 : 0;
      before = now;
    }
    // a stride of both legs about every second, and about 0.4 m/s
    assertThat(state(walker, "x")).isBetween(2.5, 5.0);
    assertThat(strides).isBetween(6, 10);
    assertThat(state(walker, "z")).isBetween(-0.25, 0.05);
  }

  /** The period of Van der Pol's equation with mu = 1 is 6.66328686 in the literature. */
  @Test
  void theCircuitKeepsItsPeriodAndShakesThePendulum() throws IOException {
    Coupling c = load("van-der-pol");
    run(c, 30);
    double first = crossing(c);
    double last = first;
    for (int i = 0; i < 5; i++) {
      last = crossing(c);
    }
    // w = 3; crossings between steps of 1 ms are interpolated, to 1e-7 s
    assertThat((last - first) / 5 * 3).isCloseTo(6.66328686, within(2e-6));
    double most = 0;
    while (c.time() < 70) {
      c.step();
      double angle = c.mechanisms().get(0).data().qpos[0] - Math.PI;
      most = Math.max(most, Math.abs(angle));
    }
    assertThat(most).isBetween(0.5, 3.0);
  }

  /** Runs to where the current next rises through zero; returns the time. */
  private static double crossing(Coupling c) {
    double before = state(c, "circuit.i");
    while (true) {
      double t = c.time();
      c.step();
      double now = state(c, "circuit.i");
      if (before < 0 && now >= 0) {
        return t + (c.time() - t) * before / (before - now);
      }
      before = now;
    }
  }
}
