package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Counts of steps whose numbers the test sets. */
class RunTallyTest {
  private final Data d = new Data(Mjcf.compile(Mjcf.readText("<mujoco/>")).model());
  private final StepReport report = new StepReport();
  private final RunTally tally = new RunTally();

  private void step(int contacts, int rows, int... iterations) {
    d.ncon = contacts;
    d.nefc = rows;
    d.nisland = iterations.length;
    System.arraycopy(iterations, 0, d.solver.niter, 0, iterations.length);
    tally.count(d, report.ok(0.01));
  }

  @Test
  void theMostOfEachIsKeptAndIterationsAreAveragedOverSteps() {
    step(3, 12, 2, 5, 4);
    step(7, 9, 1);
    step(0, 0, 8);
    assertThat(tally.steps).isEqualTo(3);
    assertThat(tally.contacts).isEqualTo(7);
    assertThat(tally.rows).isEqualTo(12);
    // the island that takes longest counts; without rows there was nothing to solve
    assertThat(tally.iterations).isEqualTo(5);
    assertThat(tally.meanIterations()).isEqualTo((5 + 1) / 3.0);
  }

  @Test
  void beforeTheFirstStepTheMeanIsZero() {
    assertThat(tally.meanIterations()).isZero();
  }

  @Test
  void warningsAreCountedThroughResets() {
    d.warning.number[Warning.BADQVEL] = 2;
    tally.count(d, report.ok(0.01));
    d.warning.number[Warning.BADQVEL] = 3;
    tally.count(d, report.ok(0.01));
    // a reset clears the counts of the data, and one more came since
    d.warning.number[Warning.BADQVEL] = 1;
    tally.count(d, report.set(StepStatus.RESET, 0.01, "speed"));
    assertThat(tally.warnings[Warning.BADQVEL]).isEqualTo(4);
    assertThat(tally.resets).isEqualTo(1);
    assertThat(Arrays.stream(tally.warnings).sum()).isEqualTo(4);
  }

  @Test
  void aStepThatWasNotTakenIsNone() {
    tally.count(d, report.set(StepStatus.DIVERGED, 0, "speed"));
    assertThat(tally.steps).isZero();
  }

  @Test
  void savedNumbersGoOn() {
    step(3, 12, 5);
    d.warning.number[Warning.CONTACTFULL] = 2;
    step(1, 1, 2);
    RunTally later = new RunTally();
    later.load(tally.save());
    assertThat(later.save()).containsExactly(tally.save());
    d.warning.number[Warning.CONTACTFULL] = 1;
    d.nefc = 0;
    later.count(d, report.ok(0.01));
    assertThat(later.steps).isEqualTo(3);
    assertThat(later.warnings[Warning.CONTACTFULL]).isEqualTo(3);
    assertThat(later.meanIterations()).isEqualTo(7 / 3.0);
  }

  @Test
  void everyWarningHasAMeaningOfItsOwn() {
    assertThat(
            java.util.stream.IntStream.range(0, Warning.COUNT).mapToObj(RunTally::meaning).toList())
        .doesNotHaveDuplicates()
        .allSatisfy(text -> assertThat(text).hasSizeGreaterThan(20));
    assertThatThrownBy(() -> RunTally.meaning(Warning.COUNT))
        .hasMessage("there is no warning " + Warning.COUNT);
  }
}
