package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Model;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The integers that compiled stages are made from. */
class IntsTest {
  @Test
  void everyArrayIsOneOfItsOwn() {
    Model m = SmoothModels.model("joints");
    Set<int[]> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Ints array : Ints.values()) {
      assertThat(seen.add(array.of(m))).as("%s", array).isTrue();
    }
    assertThat(Ints.JNT_TYPE.of(m)).isSameAs(m.jnt.type);
    assertThat(Ints.M_ROWADR.of(m)).isSameAs(m.M.rowadr);
  }
}
