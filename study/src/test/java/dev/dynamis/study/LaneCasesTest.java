package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.CaseStatus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases side by side give the bits of cases that are run one by one. */
class LaneCasesTest {
  /** Returns whether the cases of a study step side by side. */
  private static boolean together(Study study) {
    return study.runner().stepsSideBySide();
  }

  private static void compare(Study study) {
    int count = (int) study.cases();
    CaseRunner runner = study.runner();
    CaseBlock all = runner.run(0, count, () -> false);
    List<Double> values = new ArrayList<>();
    List<Byte> status = new ArrayList<>();
    List<Integer> rows = new ArrayList<>();
    List<Double> series = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      CaseBlock one = runner.run(i, 1, () -> false);
      Arrays.stream(one.values()).forEach(values::add);
      status.add(one.status()[0]);
      rows.add(one.rows()[0]);
      Arrays.stream(one.series()).forEach(series::add);
      assertThat(one.causes().get(0)).isEqualTo(all.causes().get(i));
    }
    // boxed numbers are equal when their bits are
    assertThat(Arrays.stream(all.values()).boxed().toList()).isEqualTo(values);
    assertThat(all.status()).isEqualTo(bytes(status));
    assertThat(Arrays.stream(all.rows()).boxed().toList()).isEqualTo(rows);
    assertThat(Arrays.stream(all.series()).boxed().toList()).isEqualTo(series);
  }

  private static byte[] bytes(List<Byte> from) {
    byte[] to = new byte[from.size()];
    for (int i = 0; i < to.length; i++) {
      to[i] = from.get(i);
    }
    return to;
  }

  private static Study of(String model, String vary, String run, String keep) {
    return StudiesForTests.of(
        "[study]\nmodel = \"%s\"\n[vary]\n%s\n[run]\n%s\n[keep]\n%s\n"
            .formatted(model, vary, run, keep));
  }

  @Test
  void statisticsAndRowsOfAMapAreThoseOfSingleCases() {
    Study study =
        of(
            "builtin://map/logistic",
            "r = { from = 2.8, to = 4.3, count = 301 }",
            "steps = 100\ntransient = 7",
            "final=['x']\nmin=['x']\nmax=['x']\nmean=['x']\nstd=['x']\ncolumns=['x']\nevery = 3");
    assertThat(together(study)).isTrue();
    compare(study);
    // the largest parameters diverge, which is told as it is for a single case
    CaseBlock all = study.runner().run(0, 301, () -> false);
    assertThat(all.status()[300]).isEqualTo((byte) CaseStatus.DIVERGED.ordinal());
    assertThat(all.causes().get(300)).isNotBlank();
    assertThat(all.status()[0]).isEqualTo((byte) CaseStatus.DONE.ordinal());
  }

  @Test
  void aFlowThatEndsAtATimeIsThatOfSingleCases() {
    Study study =
        of(
            "builtin://ode/lorenz",
            "rho = { from = 10, to = 40, count = 20 }\nx = [1, 2]",
            "time = 2.5\ntransient = 1\nstepper = 'rk4'\ndt = 0.01",
            "final=['x','z']\nmax=['z']");
    assertThat(together(study)).isTrue();
    compare(study);
  }

  @Test
  void exponentsGoOnFromTheEndOfEachCase() {
    Study study =
        of(
            "builtin://map/logistic",
            "r = { from = 3.3, to = 3.9, count = 12 }",
            "steps = 50",
            "final=['x']\nlyapunov = { exponents = 1, time = 200, transient = 0 }\nrest = true");
    assertThat(together(study)).isTrue();
    compare(study);
  }

  @Test
  void whatCanNotBeReadFromLanesIsRunCaseByCase() {
    String map = "builtin://map/logistic";
    String vary = "r = { from = 3.3, to = 3.9, count = 12 }";
    assertThat(together(of(map, vary, "steps = 50", "settling=[{of='x', band=0.1}]"))).isFalse();
    assertThat(together(of(map, vary, "steps=50\nstop=[{of='x', above=0.9}]", "final=['x']")))
        .isFalse();
    String flow = "builtin://ode/lorenz";
    // a last step that is shorter, and steps whose lengths differ between cases
    assertThat(together(of(flow, "x=[1,2]", "time=1.005\ndt=0.01\nstepper='rk4'", ""))).isFalse();
    assertThat(together(of(flow, "x=[1,2]", "time=1\nstepper='rk45'", ""))).isFalse();
    assertThat(together(of(flow, "x=[1,2]", "time=1\ndt=0.01\nstepper='rk4'", ""))).isTrue();
  }
}
