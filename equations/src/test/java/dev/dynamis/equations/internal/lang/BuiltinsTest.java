package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.History;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Built-in functions with the values that Python gives them. */
class BuiltinsTest {
  private static double value(String dtype, String expression) {
    EquationModel model =
        Models.parse(
            "test",
            "[model]\ntype = 'map'\ndtype = '"
                + dtype
                + "'\n[states]\nx = 0\n[params]\nn = -7\n[equations.rhs]\nx = \""
                + expression
                + "\"\n");
    double[] out = new double[1];
    model.newKernel().rhs(out, 0, new double[1], model.parameterValues(), History.NONE);
    return out[0];
  }

  private static String problem(String expression) {
    return catchThrowableOfType(ModelException.class, () -> value("float64", expression))
        .getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "min(3, 1, 2); 1",
        "max([3, 1, 2]); 3",
        "len([4, 5, 6]); 3",
        "abs(n); 7",
        "int(-2.7); -2",
        "float(True); 1",
        "bool(n) + bool(0); 1",
        "pow(2, 0.5); 1.4142135623730951",
        "degrees(pi/3); 60",
        "radians(90); 1.5707963267948966",
        "1*isnan(0*(1e308*10)) + 2*isinf(1e308*10) + 4*isfinite(n); 7",
        "log(8, 2); 3",
        "round(2.5) + round(3.5); 6",
        "round(2.125, 2); 2.12",
        "round(1250, -2); 1200",
        "floor(-1.5); -2",
        "ceil(-1.5); -1",
        "trunc(-1.5); -1",
        "hypot(3, 4); 5",
        "copysign(2, n); -2",
        "fabs(n); 7",
        "sum([1, 2, 3]) + prod([2, 3]); 12"
      })
  void realNumbers(String expression, double expected) {
    assertThat(value("float64", expression)).isCloseTo(expected, within(1e-14));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "abs(n); 7",
        "min(n, 2); -7",
        "max(n, 2); 2",
        "floor(n/2); -4",
        "ceil(n/2); -3",
        "trunc(n/2); -3",
        "round(n/2); -4",
        "int(n/2); -3",
        "len([n, n]); 2"
      })
  void wholeNumbers(String expression, double expected) {
    assertThat(value("int64", expression)).isEqualTo(expected);
  }

  @Test
  void wrongCallsAreNamed() {
    assertThat(problem("sinn(1)")).contains("unknown function 'sinn'", "did you mean 'sin'");
    assertThat(problem("n(1)")).contains("'n' is called, but it is not a function");
    assertThat(problem("min(1)")).contains("min() takes at least 2 arguments; 1 are given");
    assertThat(problem("len(3)")).contains("len() takes a list");
    assertThat(problem("range(3)")).contains("range() outside of a loop");
    assertThat(problem("round(1.5, n)")).contains("the number of digits in round()");
    assertThat(problem("sin(1, 2)")).contains("sin() takes 1 argument");
  }

  @Test
  void namesOfFunctionsAreKnown() {
    assertThat(Builtins.isFunction("sin")).isTrue();
    assertThat(Builtins.isFunction("isnan")).isTrue();
    assertThat(Builtins.isFunction("cross_up")).isTrue();
    assertThat(Builtins.isFunction("sni")).isFalse();
  }
}
