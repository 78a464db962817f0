package dev.dynamis.equations.internal.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.model.StepOptions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Halving the step divides the error by two to the power of the order, inside steps too. */
class StepperOrderTest {
  private static final double END = 1.6;

  static Stream<String> methods() {
    return StepperTypes.all().stream().filter(s -> !s.info().map()).map(StepperType::name);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void convergesWithItsOrder(String name) {
    StepperType type = StepperTypes.named(name).orElseThrow();
    int steps = type.info().order() >= 8 ? 8 : 32;
    double[] coarse = errors(type, steps);
    double[] fine = errors(type, 2 * steps);

    double order = log2(coarse[0] / fine[0]);
    assertThat(order).isBetween(type.info().order() - 0.35, type.info().order() + 1.0);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void interpolatesWithItsOrder(String name) {
    StepperType type = StepperTypes.named(name).orElseThrow();
    int steps = type.info().order() >= 8 ? 8 : 32;
    double expected = Math.min(type.info().order(), type.info().denseOrder() + 1);

    double order = log2(errors(type, steps)[1] / errors(type, 2 * steps)[1]);
    assertThat(order).isGreaterThan(expected - 0.35);
  }

  /** Greatest errors at the ends of steps and inside them, with steps of equal length. */
  private static double[] errors(StepperType type, int steps) {
    StepOptions options =
        StepOptions.DEFAULT
            .with("rtol", 1e-13)
            .with("atol", 1e-14)
            .with("newton_tol", 1e-12)
            .with("newton_max_iter", 100);
    Stepper s = type.make(3, options);
    double h = END / steps;
    double[] x = Problems.smooth(0);
    double[] out = new double[3];
    double[] c = new double[(s.denseDegree() + 1) * 3];
    double grid = 0;
    double inside = 0;
    for (int k = 0; k < steps; k++) {
      double t = k * h;
      advance(s, out, t, x, h);
      s.dense(c, Problems.SMOOTH, t, x, out);
      for (double theta = 0; theta <= 1; theta += 0.125) {
        double[] exact = Problems.smooth(t + theta * h);
        for (int i = 0; i < 3; i++) {
          double v = Dense.value(c, 0, 3, s.denseDegree(), i, theta);
          inside = Math.max(inside, Math.abs(v - exact[i]));
          if (theta == 1) {
            grid = Math.max(grid, Math.abs(out[i] - exact[i]));
          }
        }
      }
      System.arraycopy(out, 0, x, 0, 3);
    }
    return new double[] {grid, inside};
  }

  /** Steps by {@code h} exactly, whatever the error estimate says. */
  private static void advance(Stepper s, double[] out, double t, double[] x, double h) {
    if (s instanceof Adaptive a) {
      assertThat(a.begin(Problems.SMOOTH, t, x)).isTrue();
      assertThat(a.attempt(out, Problems.SMOOTH, t, x, h)).isFinite();
      a.taken = h;
      a.accept(t, x, out, h);
    } else {
      assertThat(s.step(out, Problems.SMOOTH, t, x, h)).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void anAdaptiveMethodKeepsItsTolerance(String name) {
    StepperType type = StepperTypes.named(name).orElseThrow();
    if (!type.info().adaptive()) {
      return;
    }
    Stepper s = type.make(3, StepOptions.DEFAULT.with("rtol", 1e-6).with("atol", 1e-9));
    double[] x = Problems.smooth(0);
    Problems.integrate(s, Problems.SMOOTH, 0, x, END, 1e-3);

    double[] exact = Problems.smooth(END);
    assertThat(Math.abs(x[0] - exact[0]) / exact[0]).isLessThan(2e-5);
    assertThat(Math.abs(x[1] - exact[1]) / exact[1]).isLessThan(2e-5);
  }

  @Test
  void theInterpolantStartsExactlyAtTheState() {
    for (StepperType type : StepperTypes.all()) {
      Stepper s = type.make(3, StepOptions.DEFAULT);
      double[] x = Problems.smooth(0.3);
      double[] out = new double[3];
      assertThat(s.step(out, Problems.SMOOTH, 0.3, x, 1e-3)).isTrue();
      double[] c = new double[(s.denseDegree() + 1) * 3];
      s.dense(c, Problems.SMOOTH, 0.3, x, out);
      for (int i = 0; i < 3; i++) {
        assertThat(Dense.value(c, 0, 3, s.denseDegree(), i, 0)).isEqualTo(x[i]);
        assertThat(Math.abs(Dense.value(c, 0, 3, s.denseDegree(), i, 1) - out[i]))
            .as(type.name())
            .isLessThanOrEqualTo(4 * Math.ulp(out[i]));
      }
    }
  }

  private static double log2(double v) {
    return StrictMath.log(v) / StrictMath.log(2);
  }
}
