package dev.dynamis.mjcf.internal.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MemoryBudgetTest {
  @Test
  void whatIsTakenIsGone() {
    MemoryBudget budget = new MemoryBudget(100);
    budget.take(60);
    assertThat(budget.left()).isEqualTo(40);
    assertThatThrownBy(() -> budget.take(41))
        .isInstanceOf(MemoryBudget.Exceeded.class)
        .hasMessage(
            "needs 41 bytes, but 60 bytes of the 100 bytes that a model may take are in use");
    assertThat(budget.left()).isEqualTo(40);
    budget.take(40);
    assertThat(budget.left()).isZero();
  }

  @Test
  void whatIsHeldComesBack() {
    MemoryBudget budget = new MemoryBudget(100);
    try (MemoryBudget.Hold hold = budget.hold()) {
      hold.take(70);
      hold.take(20);
      assertThat(hold.left()).isEqualTo(10);
      assertThatThrownBy(() -> hold.take(11)).isInstanceOf(MemoryBudget.Exceeded.class);
    }
    assertThat(budget.left()).isEqualTo(100);
  }

  @Test
  void sizesThatOverflowNeverFit() {
    MemoryBudget budget = new MemoryBudget(Long.MAX_VALUE);
    assertThatThrownBy(() -> budget.take(-1)).isInstanceOf(MemoryBudget.Exceeded.class);
    budget.take(Long.MAX_VALUE);
    assertThatThrownBy(() -> budget.take(1)).isInstanceOf(MemoryBudget.Exceeded.class);
  }
}
