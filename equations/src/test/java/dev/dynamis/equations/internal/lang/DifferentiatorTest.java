package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.Kernel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Derivatives are those of the equations. */
class DifferentiatorTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "x*y - a/x",
        "x^5 + y**-3",
        "x^2.5 + 2^y + y^x",
        "sin(x)*cos(y) + tan(x*y)",
        "exp(-x^2) + expm1(y) + math.exp2(x)",
        "log(x) + log10(y) + log2(x) + log1p(x) + log(x, 3)",
        "sqrt(x + y) + math.cbrt(x)",
        "asin(x/3) + acos(y/3) + atan(x) + atan2(x, y)",
        "sinh(x) + cosh(y) + tanh(x*y)",
        "asinh(x) + acosh(1 + y) + atanh(x/3)",
        "abs(x - y) + hypot(x, y) + copysign(x, -y)",
        "min(x, y)*max(x, 3) + clip(x, 0, 1)",
        "erf(x) + erfc(y)",
        "math.gamma(x) + math.lgamma(y + 1)",
        "x % y + x // y + math.fmod(y, x)",
        "x if x > y else y^2",
        "sum(sin(i*x)*y for i in range(1, 6) if i % 2 == 1)",
        "prod(1 + x*y/i for i in range(1, 5))",
        "floor(x) + round(y) + ceil(x)*x",
        "x*lag_y(2) + lag_x(1.5)*y",
        "f(x, y) + f(y, a)",
        "-(x - 2*y)/(1 + x^2)^2",
        "relu(x - y)*x"
      })
  void derivativesAgreeWithDifferences(String expression) {
    EquationModel m =
        Models.parse(
            "d",
            "[model]\ntype = 'ode'\n[states]\nx = 1.3\ny = 0.8\n[params]\na = 0.7\n"
                + "[functions.f]\nargs = ['u', 'v']\nexpr = 'u^2*v + sin(u*v)'\n"
                + "[equations.rhs]\nx = '"
                + expression
                + "'\ny = 'a*("
                + expression
                + ")'\n");
    assertThat(m.jacobianKind()).isEqualTo(JacobianKind.SYMBOLIC);
    check(m, m.initialState(), m.parameterValues(), 1e-7);
  }

  static java.util.List<String> builtins() {
    return Models.builtinNames();
  }

  @ParameterizedTest
  @MethodSource("builtins")
  void jacobiansOfTheBuiltinModelsAgreeWithDifferences(String name) {
    EquationModel m = Models.load("builtin://" + name);
    double[] x = m.initialState();
    for (int i = 0; i < x.length; i++) {
      x[i] += 0.1 + 0.05 * i;
    }
    check(m, x, m.parameterValues(), 2e-6);
  }

  private static void check(EquationModel m, double[] x, double[] p, double tolerance) {
    Kernel k = m.newKernel();
    History h = new Fixed();
    int n = x.length;
    double[] jac = new double[n * n];
    k.jacobian(jac, 0.3, x, p, h);
    compare(jac, n, x, tolerance, out -> k.rhs(out, 0.3, x, p, h));
    double[] byParameter = new double[n * p.length];
    k.parameterJacobian(byParameter, 0.3, x, p, h);
    compare(byParameter, n, p, tolerance, out -> k.rhs(out, 0.3, x, p, h));
  }

  /** A past that does not depend on how long ago it is, as derivatives take it. */
  private static final class Fixed implements History {
    @Override
    public double lag(int state, int k) {
      return 1.1 + state;
    }

    @Override
    public double lag(int state, double k) {
      return 1.2 + state;
    }

    @Override
    public double delay(int state, double t, double tau) {
      return 0.9 + state;
    }
  }

  private interface Rhs {
    void run(double[] out);
  }

  private static void compare(double[] jac, int n, double[] v, double tolerance, Rhs rhs) {
    double[] up = new double[n];
    double[] down = new double[n];
    for (int j = 0; j < v.length; j++) {
      double at = v[j];
      double h = 1e-6 * Math.max(1, Math.abs(at));
      v[j] = at + h;
      rhs.run(up);
      v[j] = at - h;
      rhs.run(down);
      v[j] = at;
      for (int i = 0; i < n; i++) {
        double d = (up[i] - down[i]) / (2 * h);
        assertThat(jac[v.length * i + j])
            .as("d f%d / d v%d", i, j)
            .isCloseTo(d, within(tolerance * (1 + Math.abs(d))));
      }
    }
  }

  @Test
  void derivativesAreExact() {
    EquationModel m =
        Models.parse(
            "exact",
            "[model]\ntype='map'\n[states]\nx=0.3\n[params]\nr=3.7\n[equations.rhs]\nx='r*x*(1 - x)'\n");
    double[] j = new double[1];
    m.newKernel().jacobian(j, 0, new double[] {0.25}, new double[] {4}, History.NONE);
    assertThat(j[0]).isEqualTo(2.0);
  }

  @Test
  void aWrittenJacobianIsUsedAndCompared() {
    String model =
        "[model]\ntype='ode'\n[states]\nx=1\ny=2\n[equations.rhs]\nx='x*y'\ny='x^2'\n"
            + "[equations.jacobian]\nexpr = [['y', 'x'], ['%s', 0]]\n";
    EquationModel right = Models.parse("right", model.replace("%s", "2*x"));
    assertThat(right.jacobianKind()).isEqualTo(JacobianKind.DECLARED);
    assertThat(right.diagnostics()).isEmpty();
    EquationModel wrong = Models.parse("wrong", model.replace("%s", "3*x"));
    assertThat(wrong.diagnostics()).extracting(d -> d.code()).containsExactly("EQ047");
    double[] j = new double[4];
    wrong.newKernel().jacobian(j, 0, new double[] {5, 7}, new double[0], History.NONE);
    assertThat(j).containsExactly(7, 5, 15, 0);
  }
}
