package dev.dynamis.analysis.basin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LongLabelsTest {
  @ParameterizedTest
  @ValueSource(doubles = {1e6, 1e18})
  void aCellKeepsItsFirstLabelHoweverManyThereMayBe(double cells) {
    LongLabels labels = new LongLabels(cells);
    assertThat(labels.get(7)).isEqualTo(-1);
    for (int i = 0; i < 5000; i++) {
      assertThat(labels.putIfAbsent(199L * i, i % 3)).isEqualTo(-1);
    }
    assertThat(labels.putIfAbsent(199, 2)).isEqualTo(1);
    assertThat(labels.get(199)).isEqualTo(1);
    assertThat(labels.get(200)).isEqualTo(-1);
    labels.replaceAll(new int[] {5, 4, 3});
    assertThat(labels.get(2 * 199)).isEqualTo(3);
    long[] keys = labels.keys();
    Arrays.sort(keys);
    assertThat(keys).hasSize(5000).startsWith(0, 199, 398);
  }
}
