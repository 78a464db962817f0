package dev.dynamis.mechanics.internal.step;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens to numbers that are not finite or too large. */
class ChecksTest {
  @Test
  void numbersUpToTenToTheTenthAreGood() {
    double[] x = {0, -1e10, 1e10, Math.nextUp(1e10), Double.NaN, Double.NEGATIVE_INFINITY};
    assertThat(Checks.firstBad(x, 3)).isEqualTo(-1);
    assertThat(Checks.firstBad(x, 6)).isEqualTo(3);
    x[3] = 0;
    assertThat(Checks.firstBad(x, 6)).isEqualTo(4);
    x[4] = 0;
    assertThat(Checks.firstBad(x, 6)).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({
    "qpos, 7, NaN, BADQPOS, 7",
    "qpos, 0, 1e11, BADQPOS, 0",
    "qvel, 2, 1e11, BADQVEL, 2",
    "qfrc_applied, 6, 1e16, BADQACC, 0",
  })
  @Tag("acceptance:004-28a")
  @Tag("acceptance:004-28b")
  void numbersThatAreNotFiniteOrTooLargeResetTheSimulation(
      String field, int index, double value, String warning, int info) {
    Model m = model("d_rich");
    Data d = richStart(m);
    for (int i = 0; i < 5; i++) {
      Physics.step(m, d);
    }
    ((double[]) d.field(field).orElseThrow().array())[index] = value;
    Physics.step(m, d);
    int kind =
        switch (warning) {
          case "BADQPOS" -> Warning.BADQPOS;
          case "BADQVEL" -> Warning.BADQVEL;
          default -> Warning.BADQACC;
        };
    assertThat(d.warning.number[kind]).isEqualTo(1);
    assertThat(d.warning.lastinfo[kind]).isEqualTo(info);
    assertThat(d.time).isEqualTo(0.002);
    Data fresh = new Data(m);
    Physics.step(m, fresh);
    assertThat(d.qpos).containsExactly(fresh.qpos);
  }

  @Test
  void aBadPositionResetsTheDataAndIsCountedOnce() {
    Model m = SmoothModels.model("joints");
    Data d = SmoothModels.moving(m, 10);
    d.qpos[4] = Double.NaN;
    d.time = 3;
    Physics.step(m, d);
    assertThat(d.time).isEqualTo(m.opt.timestep);
    assertThat(d.warning.number[Warning.BADQPOS]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.BADQPOS]).isEqualTo(4);
    assertThat(d.qpos).doesNotContain(Double.NaN);
  }

  @Test
  void withoutAutomaticResetABadVelocityStays() {
    Model m = SmoothModels.model("joints");
    m.opt.setDisabled(DisableBit.AUTORESET, true);
    Data d = SmoothModels.moving(m, 11);
    d.qvel[3] = 1e11;
    Physics.step(m, d);
    assertThat(d.warning.number[Warning.BADQVEL]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.BADQVEL]).isEqualTo(3);
    assertThat(Math.abs(d.qvel[3])).isGreaterThan(1e9);
  }
}
