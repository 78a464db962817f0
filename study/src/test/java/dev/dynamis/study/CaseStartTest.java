package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.spec.Resources;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CaseStartTest {
  private static final String SWING =
      """
      [study]
      model = "p.xml"
      [vary]
      "state:h" = [0.1, 0.2]
      "body_mass[bob]" = { times = [1, 2, 3] }
      [run]
      """;

  private static CaseStart start(Study study) {
    return study.caseStart();
  }

  @Test
  void aCaseBeginsWithItsValuesWhateverRanBefore() {
    CaseStart start = start(StudiesForTests.of(SWING + "time = 1"));
    Mechanism last = (Mechanism) start.begin(5);
    assertThat(last.data().qpos[0]).isEqualTo(0.2);
    assertThat(last.model().body.mass[1]).isEqualTo(3.0);
    start.advance(20, Double.POSITIVE_INFINITY, r -> {});
    Mechanism first = (Mechanism) start.begin(0);
    assertThat(first.time()).isZero();
    assertThat(first.data().qpos[0]).isEqualTo(0.1);
    assertThat(first.data().qvel[0]).isZero();
    assertThat(first.model().body.mass[1]).isEqualTo(1.0);
  }

  @Test
  void mechanismsLastWholeStepsAndEquationsTheirTime() {
    CaseStart swing = start(StudiesForTests.of(SWING + "time = 0.5\ntransient = 0.2"));
    assertThat(swing.steps()).isEqualTo(50);
    assertThat(swing.transientSteps()).isEqualTo(20);
    assertThat(swing.end()).isInfinite();
    CaseStart lorenz =
        start(
            StudiesForTests.of(
                "[study]\nmodel='builtin://ode/lorenz'\n[run]\ntime=3\ntransient=2\n"));
    assertThat(lorenz.steps()).isEqualTo(Long.MAX_VALUE);
    assertThat(lorenz.transientEnd()).isEqualTo(2);
    assertThat(lorenz.end()).isEqualTo(5);
    lorenz.begin(0);
    long taken = lorenz.advance(1_000_000, 5, r -> {});
    assertThat(taken).isPositive();
    assertThat(lorenz.advance(10, 5, r -> {})).isZero();
  }

  @Test
  void casesOfMoreThanTwoBillionStepsAreRefused() {
    ModelException e =
        catchThrowableOfType(
            ModelException.class, () -> StudiesForTests.of(SWING + "time = 90000000"));
    assertThat(e).hasMessageContaining("9000000000 steps; a case may have 2147483647");
  }

  @Test
  void inputsOfEquationsAreWhatTheStudySays() {
    String model =
        """
        [model]
        type = "ode"
        [states]
        x = 0
        [inputs]
        u = 1
        [equations.rhs]
        x = "u"
        """;
    Study study =
        Study.parse(
            "test.study.toml",
            "[study]\nmodel='m.toml'\n[vary]\n\"input:u\" = [2, 3]\n[run]\ntime=1\n",
            Resources.memory(Map.of("m.toml", model.getBytes(StandardCharsets.UTF_8))));
    CaseBlock b = study.runner().run(0, 2, () -> false);
    assertThat(b.values()[2]).isCloseTo(2, within(1e-12));
    assertThat(b.values()[5]).isCloseTo(3, within(1e-12));
  }
}
