package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;

/**
 * A step costs as much for each equation in a large set as in a small one, and a lag as much
 * whatever its length. Times are the least of several rounds, in processor time of the thread; a
 * cost that grew with the square, or with the length, would miss the bound by far.
 */
class LinearCostTest {
  private static final double MOST = 3;

  @Test
  void anEquationCostsAsMuchWhateverTheirNumber() {
    assertThat(least(() -> nanos(ring(400), 500) / 400 / (nanos(ring(20), 10_000) / 20)))
        .isLessThan(MOST);
  }

  @Test
  void aLagCostsAsMuchWhateverItsLength() {
    assertThat(least(() -> nanos(lagged(999), 200_000) / nanos(lagged(1), 200_000)))
        .isLessThan(MOST);
  }

  @Test
  void lagsCostAsMuchEachWhateverTheirNumber() {
    assertThat(least(() -> nanos(lags(200), 1000) / 200 / (nanos(lags(10), 20_000) / 10)))
        .isLessThan(MOST);
  }

  /** Oscillators, each coupled to the next, by the method of Runge and Kutta. */
  private static EquationSystem ring(int n) {
    StringBuilder states =
        new StringBuilder("[model]\ntype = \"ode\"\nname = \"ring\"\n[states]\n");
    StringBuilder rhs = new StringBuilder("[equations.rhs]\n");
    for (int i = 0; i < n; i++) {
      states.append("x").append(i).append(" = ").append(i % 7 * 0.1).append('\n');
      rhs.append("x").append(i).append(" = \"x").append((i + 1) % n);
      rhs.append(" - x").append(i).append(" - 0.1*x").append(i).append("^3\"\n");
    }
    return system(states + "" + rhs + "[sim]\ndt = 0.01\nstepper = \"rk4\"\n");
  }

  private static EquationSystem lagged(int lag) {
    return system(
        "[model]\ntype = \"map\"\nname = \"lag\"\n[states]\nx = 0.1\n[equations.rhs]\n"
            + "x = \"1 + 0.5*x - 0.1*lag_x("
            + lag
            + ")\"\n[sim]\ndt = 1.0\n");
  }

  private static EquationSystem lags(int n) {
    StringBuilder states =
        new StringBuilder("[model]\ntype = \"map\"\nname = \"lags\"\n[states]\n");
    StringBuilder rhs = new StringBuilder("[equations.rhs]\n");
    for (int i = 0; i < n; i++) {
      states.append("x").append(i).append(" = 0.1\n");
      rhs.append("x").append(i).append(" = \"1 + 0.5*x").append(i);
      rhs.append(" - 0.1*lag_x").append(i).append("(5)\"\n");
    }
    return system(states + "" + rhs + "[sim]\ndt = 1.0\n");
  }

  private static EquationSystem system(String toml) {
    return new EquationSystem(Models.parse("growth.toml", toml));
  }

  /** The least ratio of several measurements, repeated only while other work disturbs them. */
  private static double least(DoubleSupplier ratio) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 5 && least >= MOST; i++) {
      least = Math.min(least, ratio.getAsDouble());
    }
    return least;
  }

  /** Nanoseconds of a step. */
  private static double nanos(EquationSystem system, int steps) {
    var threads = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 12; round++) {
      long before = threads.getCurrentThreadCpuTime();
      system.step(steps);
      least = Math.min(least, threads.getCurrentThreadCpuTime() - before);
    }
    return (double) least / steps;
  }
}
