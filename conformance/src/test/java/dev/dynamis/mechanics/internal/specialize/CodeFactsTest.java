package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import org.junit.jupiter.api.Test;

/** What code takes for granted. */
class CodeFactsTest {
  @Test
  void factsHoldUntilTheModelIsAnother() {
    Model m =
        SmoothModels.compile(
            "<mujoco><worldbody><body><joint/><geom size='.1'/></body></worldbody></mujoco>");
    Data d = new Data(m);
    ModelFacts found = new ModelFacts(d);
    Trace t = new Trace();
    assertThat(found.real(t, Reals.BODY_POS, 3)).isEqualTo(t.zero);
    assertThat(found.get(Ints.JNT_DOFADR, 0)).isZero();
    CodeFacts facts = new CodeFacts(found);
    double[][] reals = CodeFacts.reals(d);
    int[][] ints = CodeFacts.ints(m);
    assertThat(facts.hold(m, reals, ints)).isTrue();

    m.body.pos[4] = 1;
    assertThat(facts.stillHold(m, reals)).isTrue();
    m.body.pos[3] = 1;
    assertThat(facts.stillHold(m, reals)).isFalse();
    m.body.pos[3] = 0;
    m.opt.setDisabled(DisableBit.GRAVITY, true);
    assertThat(facts.stillHold(m, reals)).isFalse();
    m.opt.setDisabled(DisableBit.GRAVITY, false);
    m.body.subtreemass[1] = 0;
    assertThat(facts.stillHold(m, reals)).isFalse();
    m.body.subtreemass[1] = 1;
    m.jnt.dofadr[0] = 1;
    assertThat(facts.stillHold(m, reals)).isTrue();
    assertThat(facts.hold(m, reals, ints)).isFalse();
  }
}
