package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.conformance.support.DynlibAnalyses;
import dev.dynamis.core.DynamicalSystem;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Exponents that dynlib 0.40.3 computes. It starts with unit vectors after the transient, and takes
 * the Jacobian of a map at the new point of an iteration, which is that of the next iteration here.
 */
class DynlibLyapunovTest {
  /** Its spectra of flows use the Jacobian at the start of a step in all stages. */
  private static boolean frozen(DynlibAnalyses c) {
    return c.text("method").equals("spectrum") && !c.text("stepper").equals("map");
  }

  /** Old slopes of its multistep methods belong to vectors that were since scaled. */
  private static final Set<String> MULTISTEP = Set.of("ab2", "ab3");

  static Stream<String> cases() {
    return DynlibAnalyses.names("lyapunov").stream()
        .filter(c -> !c.equals("logistic_r2_superstable"))
        .filter(c -> !MULTISTEP.contains(DynlibAnalyses.of("lyapunov", c).text("stepper")));
  }

  private static LyapunovSpectrum run(DynlibAnalyses c, double span) {
    DynlibAnalyses run = c.in("run");
    double dt = run.number("dt");
    boolean map = c.text("stepper").equals("map");
    DynamicalSystem system = c.system(dt);
    double before = run.has("transient") ? run.number("transient") : 0;
    long steps = Math.round(before / dt) + (map ? 1 : 0);
    for (long i = 0; i < steps; i++) {
      assertThat(system.step().canContinue()).isTrue();
    }
    return Lyapunov.of(system).exponents((int) c.number("k")).transientTime(0).time(span).run();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theRecordedExponentsComeOut(String name) {
    DynlibAnalyses c = DynlibAnalyses.of("lyapunov", name);
    LyapunovSpectrum got = run(c, c.number("denominator"));
    double[] expected = c.numbers("exponents");
    double[] sigma = c.has("block_sigma") ? c.numbers("block_sigma") : new double[expected.length];
    for (int k = 0; k < expected.length; k++) {
      double tolerance = c.text("kind").equals("chaotic-stat") ? 5 * sigma[k] + 1e-9 : 1e-9;
      if (frozen(c)) {
        // the frozen Jacobian errs by the first order of the step, dt = 1/128
        tolerance = Math.max(tolerance, c.text("kind").equals("regular") ? 0.1 : 5 * sigma[k]);
      }
      assertThat(got.exponents()[k])
          .as("exponent %d of %s", k, name)
          .isCloseTo(expected[k], within(tolerance));
    }
  }

  @Test
  void aSuperstableOrbitHasTheExponentMinusInfinity() {
    DynlibAnalyses c = DynlibAnalyses.of("lyapunov", "logistic_r2_superstable");
    assertThat(run(c, 1000).exponents()[0]).isEqualTo(Double.NEGATIVE_INFINITY);
  }
}
