package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.History;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What expressions mean. */
class ResolverTest {
  private static final String HEAD =
      "[model]\ntype = 'map'\n[states]\nx = 0.7\ny = -1.5\nz = 2.0\n[params]\na = 3.0\n[aux]\n";

  /** Values that Python computed: to the bit where only arithmetic is used. */
  @Test
  void expressionsHaveThePythonValue() throws IOException {
    List<String[]> rows = rows();
    StringBuilder model = new StringBuilder(HEAD);
    for (int i = 0; i < rows.size(); i++) {
      model.append("q").append(i).append(" = \"").append(rows.get(i)[4]).append("\"\n");
    }
    EquationModel m = Models.parse("expressions", model.toString());
    double[] out = new double[rows.size()];
    var kernel = m.newKernel();
    for (int i = 0; i < rows.size(); i++) {
      String[] r = rows.get(i);
      double[] x = {Double.parseDouble(r[1]), Double.parseDouble(r[2]), Double.parseDouble(r[3])};
      kernel.aux(out, 0, x, m.parameterValues(), History.NONE);
      double expected = Double.parseDouble(r[5]);
      if (r[0].equals("exact")) {
        assertThat(out[i] + 0.0).as(r[4]).isEqualTo(expected + 0.0);
      } else {
        assertThat(out[i]).as(r[4]).isCloseTo(expected, within(2e-14 * (1 + Math.abs(expected))));
      }
    }
    assertThat(rows).hasSize(750);
  }

  private static List<String[]> rows() throws IOException {
    try (InputStream in = ResolverTest.class.getResourceAsStream("expressions.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(l -> !l.startsWith("#"))
          .map(l -> l.split("\t"))
          .toList();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-x^2 | -0.48999999999999994",
        "2^3^2 | 512",
        "(-7.5) % 2 | 0.5",
        "7 % -3 | -2",
        "-7 // 2 | -4",
        "7 // 2 | 3",
        "1 if x > 0.5 else 2 | 1",
        "1 if x > 0.8 else 2 if x > 0.6 else 3 | 2",
        "0.1 < x < 0.7 | 0",
        "0.1 < x <= 0.7 | 1",
        "not x | 0",
        "x or 5 | 0.7",
        "0 or 5 | 5",
        "x and 5 | 5",
        "True + True | 2",
        "sign(-3) | -1",
        "sign(x - x) | 0",
        "round(2.5) | 2",
        "round(3.5) | 4",
        "round(2.675, 2) | 2.68",
        "round(1234.5, -2) | 1200",
        "int(-2.7) | -2",
        "heaviside(0) | 1",
        "clip(5, 0, 1) | 1",
        "max(1, 2, 3, 2) | 3",
        "min([4, 2, 3]) | 2",
        "sum([x, 1, 2]) | 3.7",
        "len([x, y]) | 2",
        "sum(i for i in range(5)) | 10",
        "sum(i for i in range(10, 0, -3)) | 22",
        "prod(i for i in range(1, 6)) | 120",
        "sum(sum(i*j for j in range(i)) for i in range(4)) | 11",
        "sum(i for i in range(10) if i % 2 == 0 if i > 3) | 18",
        "log(8, 2) | 3",
        "0x10 + 0b11 + 0o17 | 34",
        "math.tau | 6.283185307179586",
        "math.isnan(math.nan) | 1",
        "math.isfinite(math.inf) | 0",
        "math.degrees(pi) | 180",
        "a # the parameter | 3",
        "0**0 | 1",
        "1/0 | Infinity",
        "1/(0*x - 0) | Infinity",
        "sqrt(-1) | NaN",
        "log(-1) | NaN",
        "1**math.nan | 1"
      })
  void operatorsAndFunctions(String expression, double expected) {
    EquationModel m = Models.parse("one", HEAD + "q = \"" + expression + "\"\n");
    double[] out = new double[1];
    m.newKernel().aux(out, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(out[0]).isCloseTo(expected, within(1e-15));
    double[] interpreted = new double[1];
    m.newInterpreter().aux(interpreted, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(interpreted).isEqualTo(out);
  }

  @Test
  void wholePowersAreProducts() {
    EquationModel m =
        Models.parse(
            "powers", HEAD + "a2 = 'x**2'\na3 = 'x**3'\na4 = 'x^4'\na5 = 'x**5'\na6 = 'x**-2'\n");
    double x = 0.7361;
    double[] out = new double[5];
    m.newKernel().aux(out, 0, new double[] {x, 0, 0}, new double[] {1}, History.NONE);
    double xx = x * x;
    assertThat(out).containsExactly(xx, x * xx, xx * xx, x * (xx * xx), 1 / xx);
  }

  @Test
  void minAndMaxKeepTheFirstArgumentWhereNothingCanBeCompared() {
    EquationModel m =
        Models.parse(
            "nan",
            HEAD + "p = 'max(math.nan, x)'\nq = 'max(x, math.nan)'\nr = 'min(x, 0*math.nan)'\n");
    double[] out = new double[3];
    m.newKernel().aux(out, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(out[0]).isNaN();
    assertThat(out[1]).isEqualTo(0.7);
    assertThat(out[2]).isEqualTo(0.7);
  }

  @Test
  void functionsAreHygienic() {
    EquationModel m =
        Models.parse(
            "functions",
            HEAD
                + "q = 'f(y, x)'\nr = 'g(2)'\n"
                + "[functions.f]\nargs = ['x', 'w']\nexpr = 'x - 10*w'\n"
                + "[functions.g]\nargs = ['k']\nexpr = 'f(k, x) + a'\n");
    double[] out = new double[2];
    m.newKernel().aux(out, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(out).containsExactly(-1.5 - 10 * 0.7, 2 - 10 * 0.7 + 3);
  }

  @Test
  void auxMayBeUsedBeforeItIsWritten() {
    EquationModel m = Models.parse("aux", HEAD + "q = 'r + 1'\nr = '2*s'\ns = 'x'\n");
    double[] out = new double[3];
    m.newKernel().aux(out, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(out).containsExactly(2.4, 1.4, 0.7);
  }

  @Test
  void aNameMayBeThatOfAFunction() {
    EquationModel m =
        Models.parse(
            "sin",
            "[model]\ntype='map'\n[states]\nsin = 2.0\n[equations.rhs]\nsin = 'sin + sin(sin)'\n");
    double[] out = new double[1];
    m.newKernel().rhs(out, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(out[0]).isEqualTo(2 + StrictMath.sin(2));
  }

  @Test
  void aNewBuiltinGivesWayToTheModelsOwnFunction() {
    EquationModel m =
        Models.parse(
            "delay", HEAD + "q = 'delay(2, 3)'\n[functions.delay]\nargs=['u','v']\nexpr='u*v'\n");
    double[] out = new double[1];
    m.newKernel().aux(out, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(out[0]).isEqualTo(6);
  }

  @Test
  void equationsReadTheOldState() {
    EquationModel m =
        Models.parse(
            "swap",
            "[model]\ntype='map'\n[states]\nx=1\ny=2\n[equations]\nexpr='''\nx = y\ny = x\n'''\n");
    double[] out = new double[2];
    m.newKernel().rhs(out, 0, m.initialState(), m.parameterValues(), History.NONE);
    assertThat(out).containsExactly(2, 1);
  }

  @Test
  void longSumsAndDeepNestingStayWithinTheStack() throws InterruptedException {
    String sum = "x" + " + x*y".repeat(4000);
    String nested = "(".repeat(200) + "x" + ")".repeat(200);
    StringBuilder chain = new StringBuilder("c0 = 'x'\n");
    for (int i = 1; i < 3000; i++) {
      chain.append("c").append(i).append(" = 'sin(c").append(i - 1).append(") + 1'\n");
    }
    double[][] out = new double[2][3002];
    Thread small =
        new Thread(
            null,
            () -> {
              EquationModel m =
                  Models.parse("deep", HEAD + "s = '" + sum + "'\nn = '" + nested + "'\n" + chain);
              m.newKernel().aux(out[0], 0, m.initialState(), m.parameterValues(), History.NONE);
              m.newInterpreter()
                  .aux(out[1], 0, m.initialState(), m.parameterValues(), History.NONE);
            },
            "small stack",
            512 * 1024);
    small.start();
    small.join();
    assertThat(out[0][1]).isEqualTo(0.7);
    assertThat(out[0][3001]).isNotZero();
    assertThat(out[1]).isEqualTo(out[0]);
  }
}
