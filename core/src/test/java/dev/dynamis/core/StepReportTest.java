package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StepReportTest {
  @ParameterizedTest
  @CsvSource({"OK, true", "RESET, true", "STOPPED, false", "DIVERGED, false", "FAILED, false"})
  void saysWhetherAFurtherStepMakesSense(StepStatus status, boolean expected) {
    assertThat(new StepReport().set(status, 0.1, "why").canContinue()).isEqualTo(expected);
  }

  @Test
  void anOrdinaryStepForgetsAnEarlierCause() {
    StepReport report = new StepReport().set(StepStatus.DIVERGED, 0.1, "qacc[3] is NaN");
    assertThat(report).hasToString("DIVERGED: qacc[3] is NaN (dt 0.1)");
    assertThat(report.ok(0.2)).isSameAs(report).hasToString("OK (dt 0.2)");
    assertThat(report.cause()).isEmpty();
    assertThat(report.dt()).isEqualTo(0.2);
  }
}
