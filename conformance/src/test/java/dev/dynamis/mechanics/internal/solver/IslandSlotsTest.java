package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.math.Buffers;
import org.junit.jupiter.api.Test;

class IslandSlotsTest {
  @Test
  void everyIslandHasItsSlotAndTheLastOneIsShared() {
    assertThat(IslandSlots.of(-1)).isZero();
    assertThat(IslandSlots.of(0)).isOne();
    assertThat(IslandSlots.of(509)).isEqualTo(510);
    assertThat(IslandSlots.of(510)).isEqualTo(511);
    assertThat(IslandSlots.of(100_000)).isEqualTo(511);
    assertThat(IslandSlots.isShared(510)).isFalse();
    assertThat(IslandSlots.isShared(511)).isTrue();
  }

  @Test
  void whatASlotHoldsStays() {
    IslandSlots slots = new IslandSlots(Buffers.unlimited());
    slots.reserve(3);
    TransposedRows rows = slots.transpose(2);
    slots.reserve(100);
    assertThat(slots.transpose(2)).isSameAs(rows);
    assertThat(slots.sparse(1)).isSameAs(slots.sparse(1)).isNotSameAs(slots.sparse(0));
    assertThat(slots.frontal(1)).isSameAs(slots.frontal(1));
  }
}
