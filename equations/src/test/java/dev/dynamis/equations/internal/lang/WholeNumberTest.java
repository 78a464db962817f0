package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.JacobianKind;
import org.junit.jupiter.api.Test;

/** Maps of whole numbers are exact, and say so where they can't be. */
class WholeNumberTest {
  private static double next(String dtype, double n, String expression) {
    EquationModel m = model(dtype, expression);
    double[] out = new double[1];
    m.newKernel().rhs(out, 0, new double[] {n}, new double[] {2}, History.NONE);
    return out[0];
  }

  private static EquationModel model(String dtype, String expression) {
    return Models.parse(
        "whole",
        "[model]\ntype='map'\ndtype='"
            + dtype
            + "'\n[states]\nn = 1\n[params]\na = 2.9\n"
            + "[equations.rhs]\nn = '"
            + expression
            + "'\n");
  }

  @Test
  void collatzReachesOneIn111Steps() {
    EquationModel m = model("int64", "n//2 if n % 2 == 0 else 3*n + 1");
    var k = m.newKernel();
    double[] n = {27};
    double[] next = new double[1];
    int steps = 0;
    while (n[0] != 1) {
      k.rhs(next, 0, n, m.parameterValues(), History.NONE);
      n[0] = next[0];
      steps++;
    }
    assertThat(steps).isEqualTo(111);
  }

  @Test
  void resultsAreCutTowardZero() {
    assertThat(next("int64", 27, "n/2")).isEqualTo(13);
    assertThat(next("int64", -27, "n/2")).isEqualTo(-13);
    assertThat(next("int64", 3, "n*2.7")).isEqualTo(8);
    assertThat(next("int64", 3, "pi")).isEqualTo(3);
    assertThat(next("int64", 3, "math.pi*100")).isEqualTo(314);
  }

  @Test
  void wholeOperatorsFollowPython() {
    assertThat(next("int64", -7, "n // 2")).isEqualTo(-4);
    assertThat(next("int64", -7, "n % 3")).isEqualTo(2);
    assertThat(next("int64", 3, "n**4 | 2")).isEqualTo(83);
    assertThat(next("int64", 13, "(n >> 1) & 3")).isEqualTo(2);
    assertThat(next("int64", 13, "~n << 2")).isEqualTo(-56);
    assertThat(next("int64", 5, "n**-1*10")).isEqualTo(2);
    assertThat(next("int64", 5, "abs(-n) + max(n, 9) + sign(-n)")).isEqualTo(13);
    assertThat(next("int64", 94906265, "n*n")).isEqualTo(9007199136250225.0);
  }

  @Test
  void overflowIsAnErrorThatShowsTheNumbers() {
    assertThatThrownBy(() -> next("int64", 1L << 40, "n*n"))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("overflow: 1099511627776 * 1099511627776 is outside 64 bits");
    assertThatThrownBy(() -> next("int64", 1L << 30, "n*n"))
        .hasMessageContaining("1152921504606846976 does not fit");
    assertThatThrownBy(() -> next("int32", 2147483647, "n + 1"))
        .hasMessageContaining("2147483648 does not fit");
    assertThatThrownBy(() -> next("uint8", 3, "n - 4")).hasMessageContaining("-1 does not fit");
    assertThatThrownBy(() -> next("int64", 0, "5 // n")).hasMessage("division by zero: 5 // 0");
    assertThatThrownBy(() -> next("int64", 0, "1/n")).hasMessageContaining("Infinity");
  }

  @Test
  void whatIsNotAskedForDoesNotFail() {
    assertThat(next("int64", 0, "7 if n == 0 else 5 // n")).isEqualTo(7);
    assertThat(next("int64", 0, "n != 0 and 5 // n")).isZero();
  }

  @Test
  void parametersLoseTheirFractionWithAWarning() {
    EquationModel m = model("int64", "a*n");
    assertThat(m.parameterValues()).containsExactly(2);
    assertThat(m.diagnostics()).extracting(d -> d.code()).containsExactly("EQ033");
    assertThat(m.jacobianKind()).isEqualTo(JacobianKind.NONE);
    assertThatThrownBy(
            () ->
                m.newKernel()
                    .jacobian(new double[1], 0, new double[1], new double[1], History.NONE))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void narrowNumbersAreRoundedAsByNumpy() {
    // dynlib 0.40.3: logistic map, r = 3.75, float32, 30 iterations
    EquationModel m =
        Models.parse(
            "narrow",
            "[model]\ntype='map'\ndtype='float32'\n[states]\nx=0.1\n[params]\nr=3.75\n"
                + "[equations.rhs]\nx = 'r * x * (1 - x)'\n");
    double[] x = m.initialState();
    double[] next = new double[1];
    var k = m.newKernel();
    for (int i = 0; i < 30; i++) {
      k.rhs(next, i, x, m.parameterValues(), History.NONE);
      x[0] = next[0];
    }
    assertThat(x[0]).isEqualTo(0.24711793661117554);
  }
}
