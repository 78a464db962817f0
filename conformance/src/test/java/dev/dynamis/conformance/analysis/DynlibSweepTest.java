package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.section.Crossings;
import dev.dynamis.analysis.section.Direction;
import dev.dynamis.analysis.section.Section;
import dev.dynamis.analysis.sweep.Sampling;
import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.analysis.sweep.SweepResult;
import dev.dynamis.conformance.support.DynlibAnalyses;
import dev.dynamis.equations.EquationSystem;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/**
 * Orbit diagrams and sweeps of dynlib 0.40.3, whose windows begin with the end of the transient.
 */
class DynlibSweepTest {
  @Test
  void theOrbitDiagramOfTheLogisticMapIsTheSameToTheBitForAnyThreads() {
    DynlibAnalyses c = DynlibAnalyses.of("bifurcation", "logistic_tail16");
    double[] expected = Arrays.stream(c.rows("y")).flatMapToDouble(DoubleStream::of).toArray();
    Sweep sweep =
        Sweep.of(c.system(1))
            .vary("r", c.numbers("values"))
            .transientSteps(2000)
            .steps(64)
            .samples(16);
    assertThat(sweep.run().points().column("x").toArray()).isEqualTo(expected);
    try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
      assertThat(sweep.run(pool, 3).points().column("x").toArray()).isEqualTo(expected);
    }
  }

  @Test
  void statisticsOfTheLogisticMapAreTheSame() {
    DynlibAnalyses c = DynlibAnalyses.of("sweeps", "logistic_scalar_final");
    SweepResult r =
        Sweep.of(c.system(1)).vary("r", c.numbers("values")).transientSteps(499).steps(201).run();
    for (String kind : new String[] {"final", "min", "max", "mean"}) {
      double[] expected = DynlibAnalyses.of("sweeps", "logistic_scalar_" + kind).numbers("y");
      assertThat(r.statistics().column(kind).toArray())
          .as(kind)
          .containsExactly(expected, within(kind.equals("mean") ? 1e-13 : 0));
    }
    assertThat(r.failed()).isZero();
  }

  /** Its window has the state at the end of the transient too. */
  @Test
  void statisticsOfLorenzAreTheSame() {
    DynlibAnalyses c = DynlibAnalyses.of("sweeps", "lorenz_scalar_final");
    double dt = c.number("dt");
    int before = (int) (c.number("transient") / dt);
    int steps = (int) (c.number("T") / dt);
    SweepResult r =
        Sweep.of(c.system(dt))
            .coordinate("z")
            .vary("rho", c.numbers("values"))
            .transientSteps(before - 1)
            .steps(steps + 1)
            .run();
    for (String kind : new String[] {"final", "min", "max", "mean"}) {
      assertThat(r.statistics().column(kind).toArray())
          .as(kind)
          .containsExactly(
              DynlibAnalyses.of("sweeps", "lorenz_scalar_" + kind).numbers("y"), within(1e-9));
    }
  }

  /** It takes the Jacobian at the new point of an iteration, which moves sums by one iteration. */
  @Test
  void exponentsOverAParameterAreTheSame() {
    DynlibAnalyses c = DynlibAnalyses.of("sweeps", "henon_spectrum");
    SweepResult r =
        Sweep.of(c.system(1))
            .vary("a", c.numbers("values"))
            .transientSteps(1000)
            .steps(5000)
            .exponents(2)
            .run();
    double[][] recorded = c.rows("spectrum");
    for (int i = 0; i < recorded.length; i++) {
      for (int k = 0; k < 2; k++) {
        assertThat(r.statistics().get(i, "exponent" + (k + 1)))
            .isCloseTo(recorded[i][k], within(1e-3));
      }
    }
    DynlibAnalyses one = DynlibAnalyses.of("sweeps", "logistic_mle");
    double[] largest =
        Sweep.of(one.system(1))
            .vary("r", one.numbers("values"))
            .transientSteps(500)
            .steps(3000)
            .exponents(1)
            .run()
            .statistics()
            .column("exponent1")
            .toArray();
    assertThat(largest).containsExactly(one.numbers("mle"), within(2e-3));
  }

  /** Its maxima are the greatest samples, 1/64 apart, its sections straight lines between them. */
  @Test
  void maximaAndSectionsOfRoesslersCyclesAreTheSame() {
    DynlibAnalyses c = DynlibAnalyses.of("bifurcation", "roessler_extrema");
    double[][] maxima = c.rows("y");
    double[][] sections = DynlibAnalyses.of("bifurcation", "roessler_poincare").rows("y");
    double[] values = c.numbers("values");
    for (int i = 0; i < 4; i++) {
      EquationSystem system = c.system(c.number("dt"));
      system.setParameter("c", values[i]);
      SweepResult r =
          Sweep.of(system)
              .vary("c", new double[] {values[i]})
              .transientTime(256)
              .time(128)
              .sampling(Sampling.MAXIMA)
              .samples(8)
              .run();
      assertSame(r.points().column("x").toArray(), maxima[i], 1e-3);
      Crossings cut =
          Section.of(system)
              .level("y", 0)
              .direction(Direction.DOWN)
              .transientTime(340)
              .crossings(8)
              .run();
      assertSame(cut.points().column("x").toArray(), sections[i], 1e-3);
    }
  }

  /** Every number is near one of the others and the other way round. */
  private static void assertSame(double[] ours, double[] recorded, double tolerance) {
    for (double[][] pair : new double[][][] {{ours, recorded}, {recorded, ours}}) {
      for (double v : pair[0]) {
        assertThat(Arrays.stream(pair[1]).map(w -> Math.abs(w - v)).min().orElseThrow())
            .as("%s among %s", v, Arrays.toString(pair[1]))
            .isLessThan(tolerance);
      }
    }
  }

  @Test
  void runsThatEscapeAreCountedAndNamesAreChecked() {
    Sweep sweep = Sweep.of(DynlibAnalyses.of("sweeps", "logistic_scalar_final").system(1));
    SweepResult r = sweep.vary("r", 3, 5, 3).run();
    assertThat(r.failed()).isEqualTo(1);
    assertThat(r.trouble()).startsWith("r = 5.0: ");
    assertThat(r.statistics().get(2, "mean")).isNaN();
    assertThatThrownBy(() -> sweep.vary("q", 0, 1, 2)).hasMessageContaining("no parameter 'q'");
    assertThatThrownBy(() -> sweep.coordinate("z")).hasMessageContaining("no coordinate 'z'");
  }
}
