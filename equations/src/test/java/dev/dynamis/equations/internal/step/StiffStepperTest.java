package dev.dynamis.equations.internal.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.equations.model.StepOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Published values of stiff problems. */
class StiffStepperTest {
  private static final StepOptions TIGHT =
      StepOptions.DEFAULT.with("rtol", 1e-9).with("atol", 1e-14);

  /** Reference solution of the test set of initial-value problems (Mazzia, Magherini) at 1e11. */
  @ParameterizedTest
  @ValueSource(strings = {"radau5", "rodas5p"})
  void solvesRobertsonsProblem(String name) {
    double[] x = {1, 0, 0};
    Stepper s = StepperTypes.named(name).orElseThrow().make(3, TIGHT.with("atol", 1e-18));
    int steps = Problems.integrate(s, Problems.ROBERTSON, 0, x, 1e11, 1e-6);

    double[] reference = {
      0.2083340149701255e-07, 0.8333360770334713e-13, 0.9999999791665050,
    };
    for (int i = 0; i < 3; i++) {
      assertThat(x[i]).isCloseTo(reference[i], within(1e-6 * reference[i]));
    }
    assertThat(steps).isLessThan(3000);
  }

  /** Robertson's problem at t = 40, as published with LSODE. */
  @ParameterizedTest
  @ValueSource(strings = {"radau5", "rodas5p"})
  void solvesTheShortRobertsonProblem(String name) {
    double[] x = {1, 0, 0};
    Stepper s = StepperTypes.named(name).orElseThrow().make(3, TIGHT);
    Problems.integrate(s, Problems.ROBERTSON, 0, x, 40, 1e-6);

    assertThat(x[0]).isCloseTo(0.7158270687194e+00, within(1e-9));
    assertThat(x[1]).isCloseTo(9.185534764558e-06, within(1e-13));
    assertThat(x[2]).isCloseTo(0.2841637457458e+00, within(1e-9));
  }

  /**
   * The period at mu = 1000. Asymptotics (Dorodnicyn, corrected by Urabe): {@code (3 - 2 ln 2) mu +
   * 3 a mu^(-1/3) - (2/3) ln mu / mu - 1.3246 / mu + O(mu^(-4/3))} with {@code a = 2.338107}; the
   * digits are those of SciPy's Radau with rtol 1e-11.
   */
  @ParameterizedTest
  @ValueSource(strings = {"radau5", "rodas5p"})
  void findsThePeriodOfVanDerPolsRelaxationOscillation(String name) {
    Rhs f = Problems.vanDerPol(1000);
    Stepper s = StepperTypes.named(name).orElseThrow().make(2, TIGHT.with("atol", 1e-10));
    double[] x = {2, 0};
    double[] out = new double[2];
    double[] c = new double[(s.denseDegree() + 1) * 2];
    double t = 0;
    double h = 1e-6;
    double[] crossings = new double[3];
    int found = 0;
    while (found < 3) {
      assertThat(s.step(out, f, t, x, h)).isTrue();
      if (x[0] < 0 && out[0] >= 0) {
        s.dense(c, f, t, x, out);
        crossings[found++] = t + s.taken() * root(c, s.denseDegree());
      }
      t += s.taken();
      h = s.next();
      System.arraycopy(out, 0, x, 0, 2);
    }
    double period = crossings[2] - crossings[1];
    double mu = 1000;
    double asymptotic =
        (3 - 2 * StrictMath.log(2)) * mu
            + 3 * 2.338107410 / StrictMath.cbrt(mu)
            - 2.0 / 3.0 * StrictMath.log(mu) / mu
            - 1.3246 / mu;
    assertThat(period).isCloseTo(asymptotic, within(1e-4));
    assertThat(period).isCloseTo(1614.40112581, within(1e-6));
    assertThat(crossings[1] - crossings[0]).isCloseTo(period, within(1e-5));
  }

  private static double root(double[] c, int degree) {
    double lo = 0;
    double hi = 1;
    for (int k = 0; k < 60; k++) {
      double mid = 0.5 * (lo + hi);
      if (Dense.value(c, 0, 2, degree, 0, mid) < 0) {
        lo = mid;
      } else {
        hi = mid;
      }
    }
    return hi;
  }
}
