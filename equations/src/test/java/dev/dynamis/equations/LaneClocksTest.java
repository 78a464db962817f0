package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Lanes;
import dev.dynamis.core.StepStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What depends on time alone is shared, and every lane has the bits of a run by itself. */
class LaneClocksTest {
  private static final int LANES = 20;

  private static EquationSystem driven(String stepper, int states) {
    StringBuilder text = new StringBuilder("[model]\ntype = \"%s\"\n[states]\nx = 0.3\ny = 0.1\n");
    for (int i = 2; i < states; i++) {
      text.append("z").append(i).append(" = 0.0\n");
    }
    text.append("[params]\nomega = 1.3\nphase = 0.4\ndepth = 0.7\n[equations.rhs]\n");
    text.append("x = \"sin(y) - 0.1*x\"\n");
    text.append("y = \"depth*cos(omega*t + exp(-phase)) - 0.5*y + 0.01*x*t\"\n");
    for (int i = 2; i < states; i++) {
      text.append("z").append(i).append(" = \"sin(omega*t)^2\"\n");
    }
    text.append("[sim]\nstepper = \"").append(stepper).append("\"\ndt = 0.1\n");
    String kind = stepper.equals("map") ? "map" : "ode";
    return new EquationSystem(Models.parse("driven.toml", text.toString().formatted(kind)));
  }

  /** Runs of different ages in one set of lanes, and each of them by itself. */
  private static final class Runs {
    final EquationSystem[] alone = new EquationSystem[LANES];
    final Lanes lanes;

    Runs(EquationSystem like) {
      lanes = like.lanes(0).orElseThrow();
    }

    void begin(int lane, EquationSystem at, String parameter, double value) {
      alone[lane] = at.copy();
      if (!parameter.isEmpty()) {
        alone[lane].setParameter(parameter, value);
      }
      assertThat(lanes.load(lane, alone[lane])).isTrue();
    }

    void step(int count, long steps) {
      lanes.step(count, steps);
      for (int l = 0; l < count; l++) {
        assertThat(alone[l].step(steps).status()).isEqualTo(StepStatus.OK);
      }
    }

    void assertAlike(EquationSystem scratch) {
      for (int l = 0; l < LANES; l++) {
        assertThat(lanes.isGood(l)).isTrue();
        lanes.store(l, scratch);
        assertThat(scratch.states()).as("lane %d", l).isEqualTo(alone[l].states());
        assertThat(scratch.time()).isEqualTo(alone[l].time());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"map", "euler", "rk2", "rk4"})
  void runsOfAllAgesHaveTheirOwnTime(String stepper) {
    for (String varied : new String[] {"", "depth", "omega", "phase"}) {
      EquationSystem s = driven(stepper, 2);
      Runs runs = new Runs(s);
      for (int l = 0; l < LANES; l++) {
        runs.begin(l, s, varied, 0.2 + 0.1 * l);
      }
      runs.step(LANES, 7);
      for (int l = 0; l < LANES; l += 3) {
        runs.begin(l, s, varied, 0.3 + 0.1 * l);
      }
      runs.step(LANES, 1);
      runs.step(LANES, 40);
      runs.step(5, 3);
      runs.step(LANES, 2);
      runs.assertAlike(driven(stepper, 2));
    }
  }

  @Test
  void runsThatBeganBeforeTheOthersOrFarBehindThemHaveTheirOwnTime() {
    EquationSystem s = driven("rk4", 2);
    Runs runs = new Runs(s);
    EquationSystem late = s.copy();
    late.step(1000L);
    for (int l = 0; l < LANES; l++) {
      runs.begin(l, l % 2 == 0 ? late : s, "", 0);
    }
    runs.step(LANES, 5);
    EquationSystem later = s.copy();
    later.step(300_000L);
    runs.begin(3, later, "", 0);
    runs.begin(4, s, "", 0);
    runs.step(LANES, 30);
    runs.assertAlike(driven("rk4", 2));
  }

  @Test
  void otherParametersLaterHaveTheirOwnTable() {
    EquationSystem s = driven("rk4", 2);
    Runs runs = new Runs(s);
    for (double omega = 1; omega < 4; omega++) {
      for (int l = 0; l < LANES; l++) {
        EquationSystem at = s.copy();
        at.setParameter("omega", omega);
        at.step(1L + l);
        runs.begin(l, at, "", 0);
      }
      runs.step(LANES, 25);
      runs.assertAlike(driven("rk4", 2));
    }
  }

  @Test
  void systemsOfManyStatesShareItToo() {
    EquationSystem s = driven("rk4", 12);
    Runs runs = new Runs(s);
    for (int l = 0; l < LANES; l++) {
      EquationSystem at = s.copy();
      at.step(1L + l % 4);
      runs.begin(l, at, "", 0);
    }
    runs.step(LANES, 50);
    runs.assertAlike(driven("rk4", 12));
  }
}
