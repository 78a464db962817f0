package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.analysis.Linearization;
import dev.dynamis.analysis.Trim;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.analysis.linear.Regulator;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinearReportTest {
  private static final LinearSystem OSCILLATOR =
      LinearSystem.continuous(
          List.of("x", "v"),
          List.of("f"),
          List.of("x"),
          new double[] {0, 1, -25, -2},
          new double[] {0, 1},
          new double[] {1, 0},
          new double[1]);

  private static LinearReport report(LinearSystem s, Trim.Result rest, Regulator regulator) {
    return new LinearReport("spring", new Linearization(0.5, "exact", s), rest, regulator);
  }

  @Test
  void programsGetEveryMatrixUnderItsName() {
    assertThat(report(OSCILLATOR, null, null).json())
        .isEqualTo(
            "{\"time\":0.5,\"states\":[\"x\",\"v\"],\"inputs\":[\"f\"],\"outputs\":[\"x\"],"
                + "\"A\":[[0.0,1.0],[-25.0,-2.0]],\"B\":[[0.0],[1.0]],\"C\":[[1.0,0.0]],"
                + "\"D\":[[0.0]],\"eigenvalues\":[[-1.0,4.898979485566357],"
                + "[-1.0,-4.898979485566357]],\"zeros\":[],\"discrete\":false,\"method\":\"exact\"}");
  }

  @Test
  void peopleGetModesWithFrequencyAndDamping() {
    String text = report(OSCILLATOR, new Trim.Result(3, 1e-12), null).text();
    assertThat(text)
        .contains(
            "spring: continuous system of 2 states, 1 inputs, 1 outputs, at time 0.5, by exact",
            "at rest after 3 iterations",
            "-1 ± 4.899i");
    // 5 rad/s, 0.79577 Hz, damping 0.2
    assertThat(text).containsPattern("0\\.79577 +5 +0\\.2000");
    assertThat(text).doesNotContain("does not vanish");
  }

  @Test
  void modesThatAreGoneAtOnceAreCounted() {
    LinearSystem delay =
        LinearSystem.discrete(
            0.1,
            List.of("x", "past"),
            List.of("u"),
            List.of(),
            new double[] {0.5, 0.1, 0, 0},
            new double[] {0, 1},
            new double[0],
            new double[0]);
    Regulator regulator = Regulator.of(delay, new double[] {1, 0}, new double[] {1});
    LinearReport report = report(delay, null, regulator);
    assertThat(report.text()).contains("and 1 with eigenvalue 0", "u bears 0 to");
    assertThat(report.json()).contains("\"K\":[[", "\"margins\":[{\"input\":\"u\",\"leastGain\":");
  }
}
