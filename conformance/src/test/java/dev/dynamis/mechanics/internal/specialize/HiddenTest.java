package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Classes that nobody can look up. */
class HiddenTest {
  @Test
  void everyInstanceHasAClassOfItsOwn() {
    byte[] bytes = FactCheckEmitter.bytes(List.of());
    FactCheck one = Hidden.instance(bytes, FactCheck.class);
    FactCheck other = Hidden.instance(bytes, FactCheck.class);
    assertThat(one.getClass().isHidden()).isTrue();
    assertThat(one.getClass()).isNotEqualTo(other.getClass());
    assertThat(one.holds(null, null)).isTrue();
  }
}
