package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;

/** What code takes for granted. */
class ModelFactsTest {
  private final Model m =
      SmoothModels.compile(
          """
          <mujoco><worldbody><body pos="0 1 2"><joint name="j" axis="0 0 -1"/><geom size=".1"/></body>
          </worldbody><tendon><fixed armature="0"><joint joint="j" coef="1"/></fixed></tendon></mujoco>
          """);
  private final ModelFacts facts = new ModelFacts(new Data(m));
  private final Trace t = new Trace();

  @Test
  void zerosAndOnesBecomeConstantsOthersAreLoaded() {
    assertThat(facts.real(t, Reals.BODY_POS, 3)).isEqualTo(t.zero);
    assertThat(facts.real(t, Reals.BODY_POS, 4)).isEqualTo(t.one);
    assertThat(facts.real(t, Reals.BODY_POS, 5)).isEqualTo(t.load(Reals.BODY_POS, 5));
    assertThat(facts.real(t, Reals.JNT_AXIS, 2)).isEqualTo(t.constant(-1));
    assertThat(facts.get(Ints.BODY_JNTNUM, 1)).isEqualTo(1);
    long minusOne = Double.doubleToRawLongBits(-1);
    long one = Double.doubleToRawLongBits(1);
    assertThat(facts.integers()).containsExactly(new ModelFacts.Fact(Ints.BODY_JNTNUM, 1, 1));
    assertThat(facts.reals())
        .containsExactly(
            new ModelFacts.Fact(Reals.BODY_POS, 4, one),
            new ModelFacts.Fact(Reals.BODY_POS, 3, 0),
            new ModelFacts.Fact(Reals.JNT_AXIS, 2, minusOne));
  }

  @Test
  void armaturesOfTendonsAreAFactIfThereAreNone() {
    assertThat(facts.noTendonHasArmature()).isTrue();
    assertThat(facts.reals()).containsExactly(new ModelFacts.Fact(Reals.TENDON_ARMATURE, 0, 0));
    m.tendon.armature[0] = 0.1;
    ModelFacts others = new ModelFacts(new Data(m));
    assertThat(others.noTendonHasArmature()).isFalse();
    assertThat(others.reals()).isEmpty();
  }
}
