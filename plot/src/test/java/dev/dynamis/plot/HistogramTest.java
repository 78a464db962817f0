package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.dynamis.core.Recording;
import java.util.List;
import org.junit.jupiter.api.Test;

class HistogramTest {
  private static Recording numbers(double... values) {
    Recording r = new Recording(List.of("x"));
    for (int i = 0; i < values.length; i++) {
      r.add(i, values[i]);
    }
    return r;
  }

  @Test
  void countsWhatFallsIntoEachBin() {
    Recording h = Histogram.of(numbers(0, 0.1, 0.9, 1, Double.NaN, 0.5), 2, "x");
    // left and right end of each bin, from and to the ground
    assertThat(h.times().toArray()).containsExactly(0, 0, 0.5, 0.5, 1, 1);
    assertThat(h.column("count").toArray()).containsExactly(0, 2, 2, 3, 3, 0);
    assertThat(h.timeName()).isEqualTo("x");
  }

  @Test
  void numbersThatAreAllTheSameHaveABinToo() {
    Recording h = Histogram.of(numbers(3, 3, 3), 1, "x");
    assertThat(h.times().toArray()).containsExactly(2.5, 2.5, 3.5, 3.5);
    assertThat(Chart.histogram(numbers(3, 3, 3), 0, "x").png()).isNotEmpty();
  }

  @Test
  void aNumberOfBinsThatIsNoneIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Histogram.of(numbers(1), -1, "x"));
    assertThatIllegalArgumentException().isThrownBy(() -> Histogram.of(numbers(1), 1));
  }
}
