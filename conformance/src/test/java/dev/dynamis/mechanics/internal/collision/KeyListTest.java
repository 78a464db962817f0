package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Buffers;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class KeyListTest {
  @Test
  void keysAreOrderedByTheFirstNumberThenBySecond() {
    assertThat(KeyList.key(3, 7)).isLessThan(KeyList.key(3, 8)).isLessThan(KeyList.key(4, 0));
    assertThat(KeyList.first(KeyList.key(3, 7))).isEqualTo(3);
    assertThat(KeyList.second(KeyList.key(3, 7))).isEqualTo(7);
  }

  @Test
  void sortingIsThatOfTheLibraryWhateverTheLength() {
    RandomSource random = new RandomSource(1);
    KeyList list = new KeyList(Buffers.unlimited());
    for (int n = 0; n < 300; n++) {
      list.clear();
      long[] want = new long[n];
      for (int i = 0; i < n; i++) {
        // few values, so that some are equal
        want[i] = KeyList.key((int) (50 * random.nextDouble()), (int) (3 * random.nextDouble()));
        list.add(want[i]);
      }
      Arrays.sort(want);
      list.sort();
      assertThat(list.size).isEqualTo(n);
      assertThat(Arrays.copyOf(list.keys, n)).containsExactly(want);
      list.sort();
      assertThat(Arrays.copyOf(list.keys, n)).containsExactly(want);
    }
  }
}
