package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.signal.SeriesStatistics;
import dev.dynamis.conformance.support.DynlibAnalyses;
import dev.dynamis.equations.EquationSystem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Statistics of series as dynlib 0.40.3 computes them. */
class DynlibStatisticsTest {
  @Test
  void everySeriesHasTheRecordedStatistics() {
    for (String name : List.of("oscillator_x", "vanderpol_x", "lorenz_z", "logistic_x")) {
      DynlibAnalyses c = DynlibAnalyses.of("statistics", name);
      int samples = (int) c.number("samples");
      double dt = c.in("run").has("dt") ? c.in("run").number("dt") : 1;
      EquationSystem system = c.system(dt);
      if (c.in("run").has("transient")) {
        system.step((long) Math.rint(c.in("run").number("transient") / dt));
      }
      double[] t = new double[samples];
      double[] x = new double[samples];
      for (int i = 0; i < samples; i++) {
        if (i > 0) {
          system.step();
        }
        t[i] = system.time();
        x[i] = system.state(c.text("var"));
      }
      SeriesStatistics s = SeriesStatistics.of(t, x);
      DynlibAnalyses summary = c.in("summary");
      // sums are rounded in another order
      assertThat(s.mean()).as(name).isCloseTo(summary.number("mean"), within(1e-12));
      assertThat(s.deviation()).as(name).isCloseTo(summary.number("std"), within(1e-12));
      assertThat(s.min()).as(name).isEqualTo(summary.number("min"));
      assertThat(s.max()).as(name).isEqualTo(summary.number("max"));
      assertThat(s.median()).as(name).isCloseTo(summary.number("median"), within(1e-14));
      assertThat(s.percentile(10)).as(name).isCloseTo(c.number("p10"), within(1e-13));
      assertThat(s.percentile(90)).as(name).isCloseTo(c.number("p90"), within(1e-13));
      double level = c.number("threshold");
      assertThat(s.crossings(level, true, true)).as(name).hasSize((int) c.number("n_crossings"));
      assertThat(s.timeAbove(level)).as(name).isCloseTo(c.number("time_above"), within(1e-11));
      assertThat(s.timeBelow(level)).as(name).isCloseTo(c.number("time_below"), within(1e-11));
    }
  }
}
