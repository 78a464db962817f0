package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.analysis.sweep.SweepResult;
import dev.dynamis.conformance.support.DynlibAnalyses;
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
