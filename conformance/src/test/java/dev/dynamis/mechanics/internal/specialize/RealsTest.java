package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The arrays of compiled stages. */
class RealsTest {
  @Test
  void everyArrayIsOneOfItsOwn() {
    Data d = new Data(SmoothModels.model("joints"));
    Set<double[]> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Reals> ofTheCode = EnumSet.noneOf(Reals.class);
    for (Reals array : Reals.values()) {
      if (array.of(d) == null) {
        ofTheCode.add(array);
      } else {
        assertThat(seen.add(array.of(d))).as("%s", array).isTrue();
      }
    }
    assertThat(ofTheCode)
        .containsExactly(
            Reals.NEXT_QPOS,
            Reals.NEXT_QVEL,
            Reals.NEXT_ACT,
            Reals.DOUBT,
            Reals.TIMESTEP,
            Reals.DAMPED_QACC,
            Reals.HALF_ANGLES,
            Reals.SPILL);
    assertThat(Reals.XPOS.of(d)).isSameAs(d.xpos);
    assertThat(Reals.BODY_IQUAT.of(d)).isSameAs(d.model.body.iquat);
  }
}
