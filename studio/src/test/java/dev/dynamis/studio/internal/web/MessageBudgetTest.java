package dev.dynamis.studio.internal.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MessageBudgetTest {
  private static final long SECOND = 1_000_000_000L;

  @Test
  void aBurstIsTakenAndThenOnlyTheRate() {
    MessageBudget budget = new MessageBudget(0);
    for (int i = 0; i < MessageBudget.BURST; i++) {
      assertThat(budget.take(0)).isTrue();
    }
    assertThat(budget.take(0)).isFalse();
    int taken = 0;
    for (int i = 0; i < 1000; i++) {
      taken += budget.take(SECOND) ? 1 : 0;
    }
    assertThat(taken).isEqualTo(MessageBudget.PER_SECOND);
  }

  @Test
  void aPageThatDrawsAndPullsAtSixtyFramesStaysWithin() {
    MessageBudget budget = new MessageBudget(0);
    for (int frame = 0; frame < 6000; frame++) {
      long now = frame * SECOND / 60;
      assertThat(budget.take(now) && budget.take(now) && budget.take(now)).isTrue();
    }
  }
}
