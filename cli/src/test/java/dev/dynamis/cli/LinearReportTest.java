package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.analysis.Linearization;
import dev.dynamis.analysis.Trim;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.analysis.linear.Regulator;
import java.util.List;
import java.util.stream.IntStream;
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
    // 1 / (s^2 + 2 s + 25)
    assertThat(report(OSCILLATOR, null, null).json().replaceAll("1\\.0{9}\\d+|0\\.9{9}\\d+", "1.0"))
        .isEqualTo(
            "{\"time\":0.5,\"states\":[\"x\",\"v\"],\"inputs\":[\"f\"],\"outputs\":[\"x\"],"
                + "\"A\":[[0.0,1.0],[-25.0,-2.0]],\"B\":[[0.0],[1.0]],\"C\":[[1.0,0.0]],"
                + "\"D\":[[0.0]],\"eigenvalues\":[[-1.0,4.898979485566357],"
                + "[-1.0,-4.898979485566357]],\"discrete\":false,\"zeros\":[],"
                + "\"transfer\":[{\"input\":\"f\",\"output\":\"x\",\"gain\":1.0,\"zeros\":[],"
                + "\"poles\":[[-1.0,4.898979485566357],[-1.0,-4.898979485566357]]}],"
                + "\"method\":\"exact\"}");
  }

  @Test
  void peopleGetModesWithFrequencyAndDamping() {
    String text = report(OSCILLATOR, new Trim.Result(3, 1e-12), null).text();
    assertThat(text)
        .contains(
            "spring: continuous system of 2 states, 1 input, 1 output, at time 0.5, exact",
            "at rest after 3 iterations",
            "-1 ± 4.899i",
            "x ← f: 1, zeros none, poles -1 ± 4.899i");
    // the output does not see the input at once, so that there is no table of D
    assertThat(text).doesNotContain("\n  D ");
    // 5 rad/s, 0.79577 Hz, damping 0.2
    assertThat(text).containsPattern("0\\.79577 +5 +0\\.2000");
    assertThat(text).doesNotContain("does not vanish");
  }

  @Test
  void feedthroughHasATable() {
    LinearSystem accelerometer =
        LinearSystem.continuous(
            OSCILLATOR.states(),
            OSCILLATOR.inputs(),
            List.of("acc"),
            OSCILLATOR.a(),
            OSCILLATOR.b(),
            new double[] {-25, -2},
            new double[] {1});
    String text = report(accelerometer, null, null).text();
    assertThat(text).containsPattern("D +f\n +acc +1\n?");
    // acc = s^2 x
    assertThat(text).contains("acc ← f: 1, zeros 0, 0, poles");
  }

  @Test
  void ofManyModesTheSlowestAreShown() {
    int n = 50;
    double[] a = new double[n * n];
    for (int i = 0; i < n; i++) {
      a[i * (n + 1)] = -1 - i;
    }
    List<String> names = IntStream.range(0, n).mapToObj(i -> "x" + i).toList();
    double[] none = new double[0];
    String text =
        report(
                LinearSystem.continuous(names, List.of(), List.of(), a, none, none, none),
                null,
                null)
            .text();
    assertThat(text).contains("x39\n", "and 10 that vanish faster").doesNotContain("x40");
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
