package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepDifferences;
import dev.dynamis.core.math.Eigenvalues;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DelayDerivativesTest {
  /** Looks back by whole lags, lags between steps and delays that end inside steps. */
  private static final String DELAYED =
      """
      [model]
      type = "ode"
      [states]
      x = 1.0
      v = 0.5
      [params]
      tau = 0.23
      gain = 1.5
      w = 2.0
      [equations.rhs]
      x = "v - 0.1*x*lag_v(2)"
      v = "-gain*sin(delay(x, tau)) - 0.2*v*delay(x, 0.4) + 0.1*lag_x(1.5)"
      [history]
      x = "cos(w*t) + gain*t"
      [aux]
      late = "delay(x, tau)*v"
      [sim]
      dt = 0.1
      stepper = "%s"
      """;

  private static EquationSystem system(String toml) {
    return new EquationSystem(Models.parse("test.toml", toml));
  }

  private static double[][] matrices(StepDerivatives of) {
    int n = of.states(), nu = of.inputs(), ny = of.outputs();
    double[][] all = {
      new double[n * n], new double[n * nu], new double[ny * n], new double[ny * nu]
    };
    of.transition(all[0], all[1], all[2], all[3]);
    return all;
  }

  /** Differences of 6e-6 have errors of about 1e-10 of numbers below 10. */
  @ParameterizedTest
  @CsvSource({"euler,0", "rk2,0", "rk4,0", "euler,9", "rk2,9", "rk4,2", "rk4,9"})
  void equationsThatLookBackHaveExactDerivatives(String stepper, int steps) {
    EquationSystem system = system(DELAYED.formatted(stepper));
    for (int k = 0; k < steps; k++) {
      system.step();
    }
    StepDerivatives of = system.derivatives();
    assertThat(of.method()).startsWith("exact");
    double[] state = new double[system.stateSize()];
    system.save(state);
    double[][] exact = matrices(of);
    double[][] rough = matrices(new StepDifferences(system));
    double[] same = new double[state.length];
    system.save(same);
    assertThat(same).isEqualTo(state);
    for (int k = 0; k < 4; k++) {
      assertThat(rough[k]).as("matrix " + k).containsExactly(exact[k], within(1e-8));
    }
    double[] p = new double[of.states() * 3];
    of.sensitivity(p, null);
    assertThat(p).isEqualTo(exact[1]);
  }

  /** B and D belong to the inputs, P and Q to the parameters; outputs of the present are exact. */
  @ParameterizedTest
  @ValueSource(strings = {"delay(x, tau)", "lag_x(2)"})
  void inputsAreToldFromParameters(String past) {
    EquationSystem system =
        system(
            """
            [model]
            type = "ode"
            [states]
            x = 0.5
            v = -0.2
            [params]
            k = 4.0
            tau = 0.25
            [inputs]
            force = 0.3
            [equations.rhs]
            x = "v"
            v = "force - k*%s - 0.5*v"
            [aux]
            energy = "0.5*v^2 + 0.5*k*x^2"
            pos = "x + 2*force"
            [sim]
            dt = 0.1
            stepper = "rk4"
            """
                .formatted(past));
    for (int k = 0; k < 5; k++) {
      system.step();
    }
    StepDerivatives of = system.derivatives();
    assertThat(of.method()).isEqualTo("exact");
    assertThat(of.inputNames()).containsExactly("force");
    assertThat(of.parameterNames()).containsExactly("k", "tau");
    double[][] exact = matrices(of);
    double[][] rough = matrices(new StepDifferences(system));
    for (int k = 0; k < 4; k++) {
      assertThat(rough[k]).as("matrix " + k).containsExactly(exact[k], within(1e-8));
    }
    int n = of.states();
    double x = system.state("x");
    double v = system.state("v");
    assertThat(exact[2]).startsWith(4 * x, v, 0);
    assertThat(exact[2][n]).isEqualTo(1);
    assertThat(exact[3]).containsExactly(0, 2);
    double[][] by = {new double[2 * n], new double[4]};
    double[][] roughBy = {new double[2 * n], new double[4]};
    of.sensitivity(by[0], by[1]);
    new StepDifferences(system).sensitivity(roughBy[0], roughBy[1]);
    assertThat(roughBy[0]).containsExactly(by[0], within(1e-8));
    assertThat(by[1]).containsExactly(0.5 * x * x, 0, 0, 0);
    assertThat(roughBy[1]).containsExactly(by[1], within(1e-8));
  }

  /** The length of an adaptive step counts as given, which differences can't keep. */
  @ParameterizedTest
  @ValueSource(strings = {"rk4", "rk45", "tsit5", "dop853"})
  void vectorsThatLookBackAreCarriedByTheMatrix(String stepper) {
    EquationModel model = Models.parse("test.toml", DELAYED.formatted(stepper));
    EquationSystem system =
        new EquationSystem(model, SystemOptions.of(model).withDelayCapacity(12));
    StepDerivatives of = system.derivatives();
    int n = of.states();
    double[] vector = new double[n];
    double[] product = new double[n];
    double[] a = new double[n * n];
    vector[0] = 1;
    vector[1] = -0.5;
    for (int k = 0; k < 12; k++) {
      double h = of.transition(a, null, null, null);
      for (int i = 0; i < n; i++) {
        product[i] = 0;
        for (int j = 0; j < n; j++) {
          product[i] += a[i * n + j] * vector[j];
        }
      }
      EquationSystem twin = system.copy();
      twin.step();
      assertThat(of.step(vector, 1).dt()).isEqualTo(h, within(1e-15));
      assertThat(vector).containsExactly(product, within(1e-12));
      assertThat(system.states()).isEqualTo(twin.states());
    }
  }

  /** Runs of neighbours diverge as a carried vector says, whatever the lengths of steps. */
  @Test
  void aVectorFollowsTheDifferenceOfTwoRuns() {
    double[][] runs = new double[2][];
    double h = 1e-6;
    for (int side = 0; side < 2; side++) {
      EquationSystem system = system(DELAYED.formatted("rk4"));
      system.setState("v", 0.5 + (side == 0 ? -h : h));
      system.restart(0);
      system.advance(40, Double.POSITIVE_INFINITY);
      runs[side] = system.states();
    }
    EquationSystem system = system(DELAYED.formatted("rk4"));
    StepDerivatives of = system.derivatives();
    double[] vector = new double[of.states()];
    vector[1] = 1;
    // lags begin with the initial value, and move with it
    for (int i = 0; i < vector.length; i++) {
      vector[i] = of.stateNames().get(i).startsWith("lag_v") ? 1 : vector[i];
    }
    for (int k = 0; k < 40; k++) {
      of.step(vector, 1);
    }
    for (int i = 0; i < 2; i++) {
      double difference = (runs[1][i] - runs[0][i]) / (2 * h);
      assertThat(vector[i]).isEqualTo(difference, within(1e-8));
    }
  }

  /** Euler's method with a delay of two steps: {@code z^3 - z^2 + h = 0}. */
  @Test
  void aDelayHasTheRootsOfItsEquation() {
    EquationSystem system =
        system(
            """
            [model]
            type = "ode"
            [states]
            x = 1.0
            [equations.rhs]
            x = "-delay(x, 0.2)"
            [sim]
            dt = 0.1
            stepper = "euler"
            """);
    for (int k = 0; k < 6; k++) {
      system.step();
    }
    StepDerivatives of = system.derivatives();
    int n = of.states();
    double[] a = new double[n * n];
    of.transition(a, null, null, null);
    double[] re = new double[n];
    double[] im = new double[n];
    assertThat(Eigenvalues.compute(re, 0, im, 0, a, 0, n, new double[n])).isTrue();
    int roots = 0;
    for (int i = 0; i < n; i++) {
      double r = re[i], m = im[i];
      if (Math.hypot(r, m) > 1e-3) {
        double square = r * r - m * m, twice = 2 * r * m;
        double real = square * r - twice * m - square + 0.1;
        double imaginary = square * m + twice * r - twice;
        assertThat(Math.hypot(real, imaginary)).isLessThan(1e-13);
        roots++;
      }
    }
    assertThat(roots).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ab2", "radau5"})
  void methodsWithMemoryThatLookBackAreDifferentiatedByDifferences(String stepper) {
    EquationSystem system = system(DELAYED.formatted(stepper));
    assertThat(system.derivatives().method()).isEqualTo("centred differences");
  }

  @Test
  void aWarmCallAllocatesNothing() {
    EquationSystem system = system(DELAYED.formatted("rk4"));
    StepDerivatives of = system.derivatives();
    int n = of.states();
    double[] a = new double[n * n];
    double[] b = new double[3 * n];
    double[] v = new double[n];
    v[0] = 1;
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (int k = 0; k < 2000; k++) {
      if (k % 50 == 0) {
        system.reset();
        v[0] = 1;
      }
      of.transition(a, b, null, null);
      of.step(v, 1);
    }
    long before = threads.getCurrentThreadAllocatedBytes();
    of.transition(a, b, null, null);
    of.step(v, 1);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
  }
}
