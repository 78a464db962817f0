package dev.dynamis.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.dynamis.core.RandomSource;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpaceTest {
  @Test
  void numbersAreInItOrBroughtIntoIt() {
    Space s = new Space(List.of("a", "b"), new double[] {-1, 0}, new double[] {1, 4});
    assertThat(s.contains(new double[] {1, 0})).isTrue();
    assertThat(s.contains(new double[] {1.5, 0})).isFalse();
    double[] out = new double[2];
    s.clip(out, new double[] {-7, Double.NaN});
    assertThat(out).containsExactly(-1, 2);
    for (int i = 0; i < 20; i++) {
      s.sample(out, new RandomSource(i));
      assertThat(s.contains(out)).isTrue();
    }
    assertThat(s)
        .isEqualTo(new Space(List.of("a", "b"), new double[] {-1, 0}, new double[] {1, 4}));
  }

  @Test
  void whatIsNoSpaceIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Space.of(1, 0, "a"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Space(List.of("a"), new double[2], new double[1]));
    assertThatIllegalStateException()
        .isThrownBy(() -> Space.unbounded("a").sample(new double[1], new RandomSource(1)));
  }
}
