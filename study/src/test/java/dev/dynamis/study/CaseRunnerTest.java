package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.CaseStatus;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CaseRunnerTest {
  @Test
  void aBlockHasStepsTimeAndWhatIsMeasured() {
    CaseBlock b =
        StudiesForTests.logistic("final = [\"x\"]\nmin = [\"x\"]").runner().run(1, 2, () -> false);
    assertThat(b.first()).isEqualTo(1);
    assertThat(b.count()).isEqualTo(2);
    assertThat(b.width()).isEqualTo(4);
    assertThat(b.steps(0)).isEqualTo(10);
    assertThat(b.status()).containsOnly((byte) CaseStatus.DONE.ordinal());
    assertThat(b.causes()).isEmpty();
    assertThat(b.values()[3]).isLessThanOrEqualTo(b.values()[2]);
  }

  @Test
  void rowsAreKeptFromTheStartOnEveryFewSteps() {
    CaseBlock b =
        StudiesForTests.logistic("columns = [\"x\"]\nevery = 5").runner().run(0, 1, () -> false);
    assertThat(b.rows()).containsExactly(3);
    assertThat(b.series()).hasSize(6);
    assertThat(new double[] {b.series()[0], b.series()[2], b.series()[4]})
        .containsExactly(0, 5, 10);
  }

  @Test
  void aCaseThatIsGivenUpEndsTheBlock() {
    Study endless =
        StudiesForTests.of(
            "[study]\nmodel='builtin://map/logistic'\n[run]\nsteps=2000000000\n[keep]\nfinal=['x']");
    AtomicInteger looks = new AtomicInteger();
    assertThatThrownBy(() -> endless.runner().run(0, 1, () -> looks.incrementAndGet() > 3))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void exponentsOfEndlessOrbitsAreGivenUpToo() {
    Study endless = StudiesForTests.logistic("lyapunov = { exponents = 1, time = 1e15 }");
    AtomicInteger looks = new AtomicInteger();
    assertThatThrownBy(() -> endless.runner().run(0, 1, () -> looks.incrementAndGet() > 3))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void aCaseThatLeavesItsBoundsStopsWithTheReason() {
    Study bounded =
        StudiesForTests.of(
            """
            [study]
            model = "p.xml"
            [set]
            "state:h" = 1.5
            [run]
            time = 5
            stop = [{ of = "state:h", below = 0 }]
            [keep]
            final = ["state:h"]
            """);
    CaseBlock b = bounded.runner().run(0, 1, () -> false);
    assertThat(b.status()[0]).isEqualTo((byte) CaseStatus.STOPPED.ordinal());
    assertThat(b.causes().get(0)).contains("state:h below 0");
    assertThat(b.values()[2]).isNegative().isGreaterThan(-0.1);
  }
}
