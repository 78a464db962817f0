package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.analysis.equilibria.FixedPoint;
import dev.dynamis.analysis.equilibria.FixedPoints;
import dev.dynamis.conformance.support.DynlibAnalyses;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fixed points of maps and flows that dynlib 0.40.3 finds from its seeds, and their stability. */
class DynlibFixedPointsTest {
  static List<String> cases() {
    return List.copyOf(DynlibAnalyses.names("fixed_points"));
  }

  /** Its Newton stops at 1e-10, ours at rounding; eigenvalues are those at its point. */
  @ParameterizedTest
  @MethodSource("cases")
  void everyPointIsFoundWithItsEigenvaluesAndStability(String name) {
    DynlibAnalyses c = DynlibAnalyses.of("fixed_points", name);
    FixedPoints search = FixedPoints.of(c.system(name.contains("logistic") ? 1 : 0.01)).starts(0);
    for (double[] seed : c.rows("seeds")) {
      search.start(seed);
    }
    List<FixedPoint> found = search.run().points();
    for (DynlibAnalyses point : c.list("points")) {
      double[] x = point.numbers("x");
      FixedPoint same =
          found.stream()
              .filter(p -> distance(p.x(), x) < 1e-9)
              .findFirst()
              .orElseThrow(() -> new AssertionError(Arrays.toString(x) + " not in " + found));
      assertThat(same.stability().name().toLowerCase(Locale.ROOT))
          .isEqualTo(point.text("stability"));
      double[][] eigenvalues = point.rows("eigenvalues_at_solution");
      assertThat(same.spectrum().size()).isEqualTo(eigenvalues.length);
      for (double[] e : eigenvalues) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < eigenvalues.length; i++) {
          double re = same.spectrum().re()[i] - e[0];
          double im = Math.abs(same.spectrum().im()[i]) - Math.abs(e[1]);
          nearest = Math.min(nearest, StrictMath.hypot(re, im));
        }
        // Jacobians of Ikeda's map and of the axon are differences in dynlib
        double tolerance = name.matches("ikeda|hodgkin.*") ? 2e-5 : 1e-8;
        assertThat(nearest).as("eigenvalue %s", Arrays.toString(e)).isLessThan(tolerance);
      }
    }
  }

  private static double distance(double[] a, double[] b) {
    double most = 0;
    for (int i = 0; i < a.length; i++) {
      most = Math.max(most, Math.abs(a[i] - b[i]));
    }
    return most;
  }
}
