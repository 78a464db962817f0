package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;

/** Code for steps side by side, shared by all that step one model. */
class LaneCodeTest {
  private static LaneCode code(Model m) {
    Data d = new Data(m);
    return LaneCode.of(d, CodeFacts.reals(d), CodeFacts.ints(m));
  }

  @Test
  void codeIsMadeOnceForAModelAndItsCopies() {
    Model m = SmoothModels.compile(LaneStepsTest.RICH);
    LaneCode code = code(m);
    assertThat(code(m)).isSameAs(code);
    Model copy = m.copy();
    copy.body.mass[1] = 7;
    assertThat(code(copy)).isSameAs(code);
  }

  @Test
  void otherZerosLimitsAndFlagsNeedOtherCode() {
    Model m = SmoothModels.compile(LaneStepsTest.RICH);
    LaneCode code = code(m);
    m.actuator.forcelimited[1] = false;
    LaneCode other = code(m);
    assertThat(other).isNotSameAs(code);
    m.opt.disableactuator = 4;
    assertThat(code(m)).isNotSameAs(code).isNotSameAs(other);
    m.actuator.forcelimited[1] = true;
    m.opt.disableactuator = 0;
    assertThat(code(m)).isSameAs(code);
  }
}
