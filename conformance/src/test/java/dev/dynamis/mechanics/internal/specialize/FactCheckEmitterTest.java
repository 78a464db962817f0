package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The compiled check of what code takes for granted. */
class FactCheckEmitterTest {
  @Test
  void everyFactIsLookedAt() {
    int n = 400;
    List<ModelFacts.Fact> facts = new ArrayList<>();
    double[][] reals = new double[Reals.values().length][n];
    int[][] ints = new int[Ints.values().length][n];
    for (int i = n - 1; i >= 0; i--) {
      reals[Reals.BODY_POS.ordinal()][i] = i % 3 - 1;
      long bits = Double.doubleToRawLongBits(reals[Reals.BODY_POS.ordinal()][i]);
      facts.add(new ModelFacts.Fact(Reals.BODY_POS, i, bits));
    }
    for (int i = n - 1; i >= 0; i--) {
      ints[Ints.JNT_TYPE.ordinal()][i] = i - 5;
      facts.add(new ModelFacts.Fact(Ints.JNT_TYPE, i, i - 5));
    }
    FactCheck check = Hidden.instance(FactCheckEmitter.bytes(facts), FactCheck.class);
    assertThat(check.holds(reals, ints)).isTrue();
    for (int i = 0; i < n; i++) {
      double before = reals[Reals.BODY_POS.ordinal()][i];
      reals[Reals.BODY_POS.ordinal()][i] = before == 0 ? -0.0 : Math.nextUp(before);
      assertThat(check.holds(reals, ints)).as("real %d", i).isFalse();
      reals[Reals.BODY_POS.ordinal()][i] = before;
      ints[Ints.JNT_TYPE.ordinal()][i]++;
      assertThat(check.holds(reals, ints)).as("integer %d", i).isFalse();
      ints[Ints.JNT_TYPE.ordinal()][i]--;
    }
    assertThat(check.holds(reals, ints)).isTrue();
  }
}
