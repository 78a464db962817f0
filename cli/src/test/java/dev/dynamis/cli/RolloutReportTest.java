package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.CaseResult;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.RecordingLayout;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RolloutReportTest {
  private static CaseResult ended(int index, CaseStatus status, String cause) {
    return new CaseResult(index, status, 10, 2, 1, cause, Optional.empty());
  }

  /** Last rows 1, 2, 6 of cases that came to their end: mean 3, deviation sqrt(14 / 2). */
  @Test
  void itTellsTheSpreadOfCasesThatCameToTheirEnd() {
    RolloutReport.Summary summary = new RolloutReport.Summary();
    summary.begin(RecordingLayout.of(List.of("x")), 4, 2);
    double[] last = {1, 2, 6, 1000};
    List<CaseResult> results =
        List.of(
            ended(0, CaseStatus.DONE, ""),
            ended(1, CaseStatus.STOPPED, ""),
            ended(2, CaseStatus.DONE, ""),
            ended(3, CaseStatus.DIVERGED, "x is infinite"));
    for (int i = 0; i < 4; i++) {
      summary.row(i, 0, 0, new double[] {7}, 0);
      summary.row(i, 1, 1, last, i);
      summary.ended(results.get(i));
    }
    RolloutReport.Summary.Column x = summary.column(0);
    assertThat(x.mean()).isEqualTo(3);
    assertThat(x.spread()).isEqualTo(Math.sqrt(7), within(1e-15));
    assertThat(x.least()).isEqualTo(1);
    assertThat(x.most()).isEqualTo(6);
    assertThat(x.worst()).isEqualTo(2);

    RolloutReport report = new RolloutReport(results, summary, 0.5, 2);
    assertThat(report.counts())
        .containsEntry(CaseStatus.DONE, 2)
        .containsEntry(CaseStatus.DIVERGED, 1);
    StringWriter text = new StringWriter();
    report.print(new PrintWriter(text, true), "m", 0.1);
    assertThat(text.toString())
        .contains("m: 4 cases, 40 steps in 0.50 s on 2 threads, 80 steps/s, 8.0 x real time")
        .contains("case 3: x is infinite");
    assertThat(report.json()).contains("\"x\":{\"mean\":3.0,").contains("\"worst\":2}");
  }
}
