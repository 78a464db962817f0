package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiled code and interpreter agree to the bit on generated models of every type. */
class EmitterTest {
  @ParameterizedTest
  @ValueSource(strings = {"float64", "float32", "float16", "int64", "int16", "uint32"})
  void compiledAndInterpretedGiveTheSameBits(String dtype) {
    boolean whole = dtype.contains("int");
    Random random = new Random(dtype.hashCode());
    for (int model = 0; model < 60; model++) {
      EquationModel m =
          Models.parse("random " + model, model(new Expressions(random, whole), dtype));
      Kernel compiled = m.newKernel();
      Kernel interpreted = m.newInterpreter();
      for (int point = 0; point < 5; point++) {
        double[] x = new double[3];
        double[] p = new double[2];
        for (int i = 0; i < 3; i++) {
          x[i] = value(random, m, whole);
        }
        for (int i = 0; i < 2; i++) {
          p[i] = value(random, m, whole);
        }
        compare(m, compiled, interpreted, x, p, whole);
      }
    }
  }

  private static double value(Random random, EquationModel m, boolean whole) {
    double v = whole ? random.nextInt(7) : 4 * random.nextDouble() - 2;
    return m.dtype().store(v);
  }

  private static void compare(
      EquationModel m, Kernel a, Kernel b, double[] x, double[] p, boolean whole) {
    History h = new Past();
    double t = 0.25;
    int n = 3;
    both(n, a, b, (k, out) -> k.rhs(out, t, x, p, h));
    both(4, a, b, (k, out) -> k.aux(out, t, x, p, h));
    both(1, a, b, (k, out) -> out[0] = k.stop(t, x, p, h) ? 1 : 0);
    for (int i = 0; i < m.events().size(); i++) {
      int e = i;
      both(1, a, b, (k, out) -> out[0] = k.condition(e, t, x, p, h) ? 1 : 0);
      if (m.events().get(i).locatable()) {
        both(1, a, b, (k, out) -> out[0] = k.conditionValue(e, t, x, p, h));
      }
      both(4, a, b, (k, out) -> k.log(out, e, t, x, p, h));
      both(
          5,
          a,
          b,
          (k, out) -> {
            double[] y = x.clone();
            double[] q = p.clone();
            k.act(e, t, y, q, h);
            System.arraycopy(y, 0, out, 0, 3);
            System.arraycopy(q, 0, out, 3, 2);
          });
    }
    if (!whole) {
      both(n * n, a, b, (k, out) -> k.jacobian(out, t, x, p, h));
      both(n * 2, a, b, (k, out) -> k.parameterJacobian(out, t, x, p, h));
    }
  }

  private interface Call {
    void on(Kernel k, double[] out);
  }

  /** Runs a function of both kernels; where one fails, the other must fail. */
  private static void both(int size, Kernel a, Kernel b, Call call) {
    List<Object> results = new ArrayList<>();
    for (Kernel k : List.of(a, b)) {
      double[] out = new double[size];
      try {
        call.on(k, out);
        List<Long> bits = new ArrayList<>();
        for (double v : out) {
          bits.add(Double.doubleToLongBits(v));
        }
        results.add(bits);
      } catch (ArithmeticException e) {
        // which of several impossible operations comes first is not fixed
        results.add("fails");
      }
    }
    assertThat(results.get(0)).isEqualTo(results.get(1));
  }

  private static String model(Expressions e, String dtype) {
    StringBuilder b = new StringBuilder();
    Consumer<String> line = s -> b.append(s).append('\n');
    line.accept("[model]\ntype = 'map'\ndtype = '" + dtype + "'");
    line.accept("[states]\nx = 1\ny = 2\nz = 0\n[params]\na = 2\nb = 1");
    line.accept("[functions.f]\nargs = ['u', 'v']\nexpr = '" + e.number(2, "uvxa") + "'");
    line.accept("[aux]");
    line.accept("q = '" + e.number(3, "xyzab") + "'");
    line.accept("r = '" + e.number(2, "xyzabq") + "'");
    line.accept("s = 'f(" + e.number(1, "xyr") + ", q)'");
    line.accept("w = '" + e.condition(2, "xyq") + "'");
    line.accept("[equations.rhs]");
    line.accept("x = '" + e.number(4, "xyzabqrs") + "'");
    line.accept("y = '" + e.number(4, "xyzabqrs") + "'");
    line.accept("z = '" + e.number(3, "xyzabqw") + "'");
    line.accept("[events.one]\ncond = '" + e.condition(3, "xyzabq") + "'");
    line.accept("log = ['t', 'x', 'param:a', 'aux:q']");
    line.accept("action = '''");
    line.accept("x = " + e.number(2, "xyzab"));
    line.accept("a = " + e.number(2, "xyzabq"));
    line.accept("y = " + e.number(2, "xyzabr"));
    line.accept("x = " + e.number(1, "xya") + "\n'''");
    line.accept("[events.two]\ncond = '" + e.condition(2, "xyzabq") + "'");
    line.accept("action = '''\nz = x\nx = y\ny = z\n'''");
    line.accept("[sim]\nstop = '" + e.condition(2, "xyzab") + "'");
    return b.toString();
  }

  @Test
  void kernelsDoNotShareScratchMemory() {
    StringBuilder b = new StringBuilder("[model]\ntype='ode'\n[states]\n");
    for (int i = 0; i < 300; i++) {
      b.append("x").append(i).append(" = 0.").append(i + 1).append('\n');
    }
    b.append("[equations.rhs]\n");
    for (int i = 0; i < 300; i++) {
      b.append("x%d = 'sin(x%d*x%d) + sin(x0*x1)*x%d'\n".replace("%d", "" + i));
    }
    EquationModel m = Models.parse("large", b.toString());
    double[] x = m.initialState();
    double[] y = x.clone();
    y[0] = 5;
    double[] dx = new double[300];
    double[] dy = new double[300];
    double[] again = new double[300];
    Kernel k1 = m.newKernel();
    Kernel k2 = m.newKernel();
    k1.rhs(dx, 0, x, new double[0], History.NONE);
    k2.rhs(dy, 0, y, new double[0], History.NONE);
    k1.rhs(again, 0, x, new double[0], History.NONE);
    assertThat(again).isEqualTo(dx);
    assertThat(dy).isNotEqualTo(dx);
  }
}
