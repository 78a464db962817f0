package dev.dynamis.analysis.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.Written;
import dev.dynamis.core.SimulationException;
import org.junit.jupiter.api.Test;

class LyapunovTest {
  private static Written cat() {
    return new Written(
        1,
        new double[] {0.1, 0.2},
        new double[0],
        (y, x, p) -> {
          y[0] = x[0] + x[1];
          y[1] = x[0] + 2 * x[1];
          y[0] -= Math.floor(y[0]);
          y[1] -= Math.floor(y[1]);
        });
  }

  /** x' = -x has the exponent -1 for any time; a step of Runge and Kutta has that of its factor. */
  @Test
  void aLinearDecayHasItsRateForEveryTime() {
    double h = 0.01;
    double factor = 1 - h + h * h / 2 - h * h * h / 6 + h * h * h * h / 24;
    for (double time : new double[] {0.01, 0.05, 1, 700}) {
      Written decay = Written.flow(h, new double[] {1}, new double[0], (d, x, p) -> d[0] = -x[0]);
      LyapunovSpectrum l = Lyapunov.of(decay).transientTime(0).time(time).run();
      assertThat(l.exponents()[0]).isCloseTo(StrictMath.log(factor) / h, within(1e-9));
      assertThat(l.exponents()[0]).isCloseTo(-1, within(1e-9));
      assertThat(l.time()).isCloseTo(time, within(1e-9));
    }
  }

  /** Arnold's cat: plus and minus ln((3 + sqrt 5)/2). */
  @Test
  void theCatMapHasTheLogarithmsOfItsEigenvalues() {
    double exact = StrictMath.log((3 + Math.sqrt(5)) / 2);
    LyapunovSpectrum l = Lyapunov.of(cat()).transientTime(40).time(400).run();
    assertThat(l.exponents()).containsExactly(new double[] {exact, -exact}, within(1e-8));
    assertThat(l.errors()[0]).isLessThan(1e-8);
    assertThat(l.method()).contains("centred differences");
    assertThat(l.history().rows()).isBetween(100L, 300L);
  }

  /** The first axis is a direction of its own, in which nothing grows. */
  @Test
  void theLargestComesFirstWhereverItPoints() {
    Written saddle =
        Written.flow(
            0.01,
            new double[] {1, 0, 0},
            new double[0],
            (d, x, p) -> {
              d[0] = 0;
              d[1] = x[2];
              d[2] = x[1];
            });
    LyapunovSpectrum one = Lyapunov.of(saddle).exponents(1).transientTime(20).time(20).run();
    assertThat(one.exponents()[0]).isCloseTo(1, within(1e-8));
    LyapunovSpectrum all = Lyapunov.of(saddle).transientTime(20).time(20).run();
    assertThat(all.exponents()).containsExactly(new double[] {1, 0, -1}, within(1e-8));
  }

  @Test
  void anEscapingOrbitHasNoExponents() {
    Written square =
        new Written(1, new double[] {2}, new double[0], (y, x, p) -> y[0] = x[0] * x[0]);
    assertThatThrownBy(() -> Lyapunov.of(square).time(100).run())
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("the orbit ended at time")
        .hasMessageContaining("start nearer to an attractor");
  }

  @Test
  void aListenerMayStopIt() {
    Written decay = new Written(1, new double[] {1}, new double[0], (y, x, p) -> y[0] = 0.9 * x[0]);
    LyapunovSpectrum l =
        Lyapunov.of(decay).transientTime(0).time(1e7).progress((done, total, what) -> false).run();
    assertThat(l.steps()).isEqualTo(1024);
    assertThat(l.exponents()[0]).isCloseTo(StrictMath.log(0.9), within(1e-9));
  }

  @Test
  void wrongNumbersAreRefused() {
    assertThatThrownBy(() -> Lyapunov.of(cat()).exponents(3))
        .hasMessage("3 exponents asked for; this system has 1 to 2");
    assertThatThrownBy(() -> Lyapunov.of(cat()).time(0)).hasMessageContaining("above 0");
    assertThatThrownBy(() -> Lyapunov.of(cat()).transientTime(-1))
        .hasMessageContaining("0 or more");
  }
}
