package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegulatorTest {
  private static final double[] ONE = {1};

  @Test
  void theDoubleIntegratorHasItsClassicalGain() {
    LinearSystem s = LinearSystemTest.oscillator(1, 0, 0);
    Regulator r = Regulator.of(s, new double[] {1, 1}, ONE);
    assertThat(r.gain()).containsExactly(new double[] {1, Math.sqrt(3)}, within(1e-14));
    assertThat(r.closedLoop().isStable()).isTrue();
  }

  @Test
  void theDoubleIntegratorInStepsHasItsGain() {
    Regulator r = Regulator.of(LinearSystemTest.doubleIntegrator(0.1), new double[] {1, 1}, ONE);
    assertThat(r.gain()).containsExactly(new double[] {0.9170745631, 1.6355961850}, within(1e-9));
  }

  /** Control Tutorials for MATLAB and Simulink, inverted pendulum, state-space design. */
  @Test
  void theCartPoleOfTheTutorialHasItsGains() {
    double mass = 0.5, m = 0.2, b = 0.1, inertia = 0.006, g = 9.8, l = 0.3;
    double p = inertia * (mass + m) + mass * m * l * l;
    double[] a = {
      0,
      1,
      0,
      0,
      0,
      -(inertia + m * l * l) * b / p,
      m * m * g * l * l / p,
      0,
      0,
      0,
      0,
      1,
      0,
      -m * l * b / p,
      m * g * l * (mass + m) / p,
      0
    };
    LinearSystem s =
        LinearSystem.continuous(
            List.of("x", "v", "phi", "w"),
            List.of("u"),
            List.of(),
            a,
            new double[] {0, (inertia + m * l * l) / p, 0, m * l / p},
            new double[0],
            new double[0]);
    assertThat(Regulator.of(s, new double[] {1, 0, 1, 0}, ONE).gain())
        .containsExactly(new double[] {-1, -1.6567, 18.6854, 3.4594}, within(6e-5));
    assertThat(Regulator.of(s, new double[] {5000, 0, 100, 0}, ONE).gain())
        .containsExactly(new double[] {-70.7107, -37.8345, 105.5298, 20.9238}, within(6e-5));
  }

  @Test
  void theCostIsThatOfTheRunItself() {
    LinearSystem s = LinearSystemTest.doubleIntegrator(0.1);
    double[] q = {2, 0.5}, r = {0.3};
    Regulator lqr = Regulator.of(s, q, r);
    double[] k = lqr.gain(), x = {1, -2}, a = s.a(), b = s.b();
    double[] c = lqr.cost();
    double promised = c[0] - 4 * c[1] + 4 * c[3];
    double sum = 0;
    for (int i = 0; i < 1000; i++) {
      double u = -k[0] * x[0] - k[1] * x[1];
      sum += q[0] * x[0] * x[0] + q[1] * x[1] * x[1] + r[0] * u * u;
      double next = a[0] * x[0] + a[1] * x[1] + b[0] * u;
      x[1] = a[2] * x[0] + a[3] * x[1] + b[1] * u;
      x[0] = next;
    }
    assertThat(promised).isCloseTo(sum, within(1e-11));
  }

  @Test
  void anUnstabilisablePairNamesTheModeAndTheInput() {
    LinearSystem s =
        LinearSystem.discrete(
            0.1,
            List.of("arm", "drift"),
            List.of("motor"),
            List.of(),
            new double[] {0.9, 0, 0, 1.1},
            new double[] {1, 0},
            new double[0],
            new double[0]);
    assertThatThrownBy(() -> Regulator.of(s, new double[] {1, 1}, ONE))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("the mode of drift (eigenvalue 1.1")
        .hasMessageContaining("input motor does not move it");
  }

  @Test
  void aModeWithoutCostIsNamed() {
    LinearSystem s = LinearSystemTest.doubleIntegrator(0.1);
    assertThatThrownBy(() -> Regulator.of(s, new double[] {0, 1}, ONE))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("costs nothing");
  }

  @Test
  void weightsOfWrongSizeOrSignAreRefusedByName() {
    LinearSystem s = LinearSystemTest.doubleIntegrator(0.1);
    assertThatThrownBy(() -> Regulator.of(s, new double[3], ONE))
        .hasMessageContaining("the cost Q has 3 numbers, expected a diagonal of 2");
    assertThatThrownBy(() -> Regulator.of(s, new double[] {1, -1}, ONE))
        .hasMessageContaining("the cost Q of v is -1.0");
    assertThatThrownBy(() -> Regulator.of(s, new double[] {1, 1}, new double[] {0}))
        .hasMessageContaining("the cost R of u is 0.0");
    assertThatThrownBy(() -> Regulator.of(s, new double[] {1, 5, 5, 1}, ONE))
        .hasMessageContaining("not positive semidefinite");
    assertThatThrownBy(() -> Regulator.of(s, new double[] {1, 0.5, 0, 1}, ONE))
        .hasMessageContaining("not symmetric between v and x");
  }
}
