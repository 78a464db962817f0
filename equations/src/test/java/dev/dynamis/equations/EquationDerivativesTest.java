package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepDifferences;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.equations.model.History;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EquationDerivativesTest {
  private static final String OSCILLATOR =
      """
      [model]
      type = "ode"
      [states]
      x = 1.0
      v = 0.5
      [params]
      k = 4.0
      c = 0.3
      force = 0.0
      [equations.rhs]
      x = "v"
      v = "force - k*x - c*v"
      [aux]
      energy = "0.5*v^2 + 0.5*k*x^2"
      [sim]
      dt = 0.1
      stepper = "%s"
      """;

  private static EquationSystem system(String toml) {
    return new EquationSystem(Models.parse("test.toml", toml));
  }

  /** The stability function of the method at {@code h M}: the exponential series, cut off. */
  private static double[] series(double h, int order) {
    double[] m = {0, h, -4 * h, -0.3 * h};
    double[] term = {1, 0, 0, 1};
    double[] sum = {1, 0, 0, 1};
    for (int k = 1; k <= order; k++) {
      double[] next = new double[4];
      for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 2; j++) {
          next[2 * i + j] = (term[2 * i] * m[j] + term[2 * i + 1] * m[2 + j]) / k;
        }
      }
      term = next;
      for (int i = 0; i < 4; i++) {
        sum[i] += term[i];
      }
    }
    return sum;
  }

  @ParameterizedTest
  @CsvSource({"euler,1", "rk2,2", "rk4,4"})
  void anOscillatorHasTheStabilityFunctionOfItsMethod(String stepper, int order) {
    EquationSystem system = system(OSCILLATOR.formatted(stepper));
    StepDerivatives of = system.derivatives();
    double[] a = new double[4];
    double[] b = new double[6];
    double[] c = new double[2];
    double[] d = new double[3];
    assertThat(of.transition(a, b, c, d)).isEqualTo(0.1);
    assertThat(a).containsExactly(series(0.1, order), within(1e-15));
    // a constant force f does what -f/k does to x: B = (I - A) (1/k, 0)
    assertThat(b[2]).isEqualTo((1 - a[0]) / 4, within(1e-15));
    assertThat(b[5]).isEqualTo(-a[2] / 4, within(1e-15));
    assertThat(c).containsExactly(new double[] {4, 0.5}, within(1e-9));
    assertThat(d).containsExactly(new double[] {0.5, 0, 0}, within(1e-9));
    assertThat(of.method()).startsWith("exact");
    assertThat(of.inputNames()).containsExactly("k", "c", "force");
    assertThat(system.states()).containsExactly(1.0, 0.5);
    assertThat(system.time()).isZero();
  }

  /**
   * With the accepted length of step, the matrix is that of the exact flow to the method's order.
   */
  @ParameterizedTest
  @ValueSource(strings = {"rk45", "tsit5", "dop853"})
  void anAdaptiveMethodGivesTheFlowOfItsOwnStep(String stepper) {
    EquationSystem system = system(OSCILLATOR.formatted(stepper));
    for (int k = 0; k < 5; k++) {
      system.step();
    }
    double[] a = new double[4];
    double h = system.derivatives().transition(a, null, null, null);
    assertThat(a).containsExactly(series(h, 20), within(1e-6));
    EquationSystem twin = system.copy();
    assertThat(twin.step().dt()).isEqualTo(h, within(1e-15));
    double[] vectors = {1, 0, 0, 1};
    assertThat(system.derivatives().step(vectors, 2).dt()).isEqualTo(h, within(1e-15));
    assertThat(vectors).containsExactly(a[0], a[2], a[1], a[3]);
    assertThat(system.states()).isEqualTo(twin.states());
  }

  /** Each method's variational equation gives the exact flow of a linear system, to order 5. */
  @ParameterizedTest
  @ValueSource(strings = {"ab2", "ab3", "bdf2", "sdirk2", "bdf2a", "tr-bdf2a", "rodas5p", "radau5"})
  void methodsWithMemoryGiveTheFlow(String stepper) {
    EquationSystem system = system(OSCILLATOR.formatted(stepper));
    for (int k = 0; k < 6; k++) {
      system.step();
    }
    EquationSystem twin = system.copy();
    StepDerivatives of = system.derivatives();
    double[] a = new double[4];
    double[] b = new double[6];
    double h = of.transition(a, b, null, null);
    assertThat(of.method()).startsWith("variational equation");
    // the error of Radau IIA is (h M)^6 / 7200; the eigenvalues of M have the size 2, its entries 4
    double error = 4 * StrictMath.pow(2 * h, 6) / 7200 + 1e-13;
    assertThat(a).containsExactly(series(h, 20), within(error));
    assertThat(b[5]).isEqualTo(-a[2] / 4, within(1e-14));
    double[] vectors = {1, 0, 0, 1};
    assertThat(of.step(vectors, 2).dt()).isEqualTo(h, within(1e-15));
    assertThat(vectors).containsExactly(new double[] {a[0], a[2], a[1], a[3]}, within(1e-15));
    twin.step();
    assertThat(system.states()).isEqualTo(twin.states());
  }

  /** The matrices of Robertson's stiff kinetics stay bounded where explicit ones explode. */
  @Test
  void stiffStepsOfRadauHaveTheirOwnDerivatives() {
    EquationSystem system =
        system(
            """
            [model]
            type = "ode"
            [states]
            a = 1.0
            b = 0.0
            c = 0.0
            [equations.rhs]
            a = "-0.04*a + 1e4*b*c"
            b = "0.04*a - 1e4*b*c - 3e7*b^2"
            c = "3e7*b^2"
            [sim]
            stepper = "radau5"
            """);
    while (system.time() < 1) {
      system.step();
    }
    double[] a = new double[9];
    system.derivatives().transition(a, null, null, null);
    for (int j = 0; j < 3; j++) {
      // the sum of the three is conserved
      assertThat(a[j] + a[3 + j] + a[6 + j]).isEqualTo(1, within(1e-9));
    }
    // b follows a and c at once, whatever it was: a change of it decays by -3 / z, z near -2200 h
    assertThat(Math.abs(a[4])).isLessThan(0.01);
  }

  @Test
  void nonlinearStepsAgreeWithDifferences() {
    EquationSystem system = new EquationSystem(Models.load("builtin://ode/lorenz"));
    for (int k = 0; k < 100; k++) {
      system.step();
    }
    double[] exact = new double[9];
    double[] rough = new double[9];
    double[] exactP = new double[9];
    double[] roughP = new double[9];
    StepDerivatives of = system.derivatives();
    of.transition(exact, null, null, null);
    of.sensitivity(exactP, null);
    StepDerivatives differences = new StepDifferences(system);
    differences.transition(rough, null, null, null);
    differences.sensitivity(roughP, null);
    assertThat(of.method()).isEqualTo("exact");
    assertThat(rough).containsExactly(exact, within(1e-8));
    assertThat(roughP).containsExactly(exactP, within(1e-7));
  }

  /** Outputs by states, by inputs and by parameters, to the last digit, compiled or not. */
  @Test
  void outputsHaveTheirSymbolicDerivatives() {
    String toml =
        """
        [model]
        type = "ode"
        [states]
        x = 0.7
        y = -0.4
        [params]
        k = 3.0
        w = 0.5
        [equations.rhs]
        x = "y"
        y = "-k*x"
        [aux]
        wave = "sin(k*x)*exp(y)"
        twice = "2*wave + w*t"
        [sim]
        dt = 0.1
        stepper = "rk4"
        """;
    EquationModel model = Models.parse("test.toml", toml);
    EquationSystem system = new EquationSystem(model);
    for (int k = 0; k < 3; k++) {
      system.step();
    }
    StepDerivatives of = system.derivatives();
    assertThat(of.method()).isEqualTo("exact");
    double[] c = new double[4];
    double[] q = new double[4];
    of.transition(null, null, c, null);
    of.sensitivity(null, q);
    double x = system.state("x");
    double y = system.state("y");
    double sine = StrictMath.sin(3 * x) * StrictMath.exp(y);
    double cosine = StrictMath.cos(3 * x) * StrictMath.exp(y);
    double[] byStates = {3 * cosine, sine, 6 * cosine, 2 * sine};
    double[] byParameters = {x * cosine, 0, 2 * x * cosine, system.time()};
    assertThat(c).containsExactly(byStates, within(4e-15));
    assertThat(q).containsExactly(byParameters, within(4e-15));

    double[] all = new double[8];
    double[] interpreted = new double[8];
    double[] p = {3, 0.5};
    double[] state = {x, y};
    model.newKernel().auxJacobian(all, system.time(), state, p, History.NONE);
    model.newInterpreter().auxJacobian(interpreted, system.time(), state, p, History.NONE);
    assertThat(all).isEqualTo(interpreted);
  }

  @Test
  void aMapHasItsJacobian() {
    EquationSystem henon = new EquationSystem(Models.load("builtin://map/henon"));
    double x = henon.state("x");
    double[] a = new double[4];
    StepDerivatives of = henon.derivatives();
    assertThat(of.transition(a, null, null, null)).isEqualTo(henon.dt());
    double product = a[1];
    assertThat(of.method()).isEqualTo("exact");
    assertThat(a[0]).isEqualTo(-2 * henon.parameter("a") * x, within(1e-15));
    assertThat(product * a[2]).isEqualTo(henon.parameter("b"), within(1e-15));
    assertThat(a[3]).isZero();
  }

  /** {@code x' = a x + b x(-2)}: the last values are a shift register. */
  @Test
  void lagsArePartOfTheState() {
    EquationSystem system =
        system(
            """
            [model]
            type = "map"
            [states]
            x = 1.0
            [params]
            a = 0.5
            b = -0.25
            [equations.rhs]
            x = "a*x + b*lag_x(2)"
            """);
    StepDerivatives of = system.derivatives();
    assertThat(of.stateNames()).containsExactly("x", "lag_x(1)", "lag_x(2)");
    double[] a = new double[9];
    double[] b = new double[6];
    for (int k = 0; k < 3; k++) {
      of.transition(a, b, null, null);
      assertThat(a).containsExactly(0.5, 0, -0.25, 1, 0, 0, 0, 1, 0);
      system.step();
    }
    assertThat(of.method()).isEqualTo("exact");
  }

  @Test
  void aWarmCallAllocatesNothing() {
    EquationSystem system = new EquationSystem(Models.load("builtin://ode/lorenz"));
    StepDerivatives of = system.derivatives();
    int n = of.states();
    double[] a = new double[n * n];
    double[] b = new double[3 * n];
    double[] v = new double[n];
    v[0] = 1;
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (int k = 0; k < 2000; k++) {
      of.transition(a, b, null, null);
      of.step(v, 1);
    }
    long before = threads.getCurrentThreadAllocatedBytes();
    of.transition(a, b, null, null);
    of.step(v, 1);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
  }

  /** Steps one by one are the reference; n = 3 is specialized, a long run passes many of them. */
  @Test
  void manyStepsAtOnceHaveTheBitsOfSingleOnes() {
    for (String name : new String[] {"ode/lorenz", "map/henon", "ode/duffing"}) {
      EquationSystem one = new EquationSystem(Models.load("builtin://" + name));
      EquationSystem many = one.copy();
      int n = one.tangentSize();
      double[] a = new double[2 * n];
      a[0] = 1;
      a[2 * n - 1] = 1;
      double[] b = a.clone();
      double length = 0;
      for (int k = 0; k < 23; k++) {
        length += one.derivatives().step(a, 2).dt();
      }
      StepReport report = many.derivatives().step(b, 2, 23);
      assertThat(b).as(name).isEqualTo(a);
      assertThat(many.states()).isEqualTo(one.states());
      assertThat(many.time()).isEqualTo(one.time());
      assertThat(many.steps()).isEqualTo(23);
      assertThat(report.dt()).isCloseTo(length, within(1e-12));
      one.step();
      many.step();
      assertThat(many.states()).isEqualTo(one.states());
    }
  }

  @Test
  void manyStepsEndWhereTheOrbitDoes() {
    EquationSystem henon = new EquationSystem(Models.load("builtin://map/henon"));
    henon.setState("x", 1e6);
    double[] v = {1, 0};
    assertThat(henon.derivatives().step(v, 1, 1000).status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(henon.steps()).isLessThan(20);
  }
}
