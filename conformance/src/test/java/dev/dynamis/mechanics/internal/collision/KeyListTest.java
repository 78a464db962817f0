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

  @Test
  void sortingByTheFirstNumberIsSortingWhateverTheLength() {
    RandomSource random = new RandomSource(2);
    KeyList list = new KeyList(Buffers.unlimited());
    for (int n = 0; n < 2000; n += 1 + n / 3) {
      for (int firsts : new int[] {1, 4, 500}) {
        list.clear();
        long[] want = new long[n];
        for (int i = 0; i < n; i++) {
          int first = (int) (firsts * random.nextDouble());
          want[i] = KeyList.key(first, (int) (100 * random.nextDouble()));
          list.add(want[i]);
        }
        Arrays.sort(want);
        list.sortByFirst(firsts);
        assertThat(Arrays.copyOf(list.keys, list.size)).containsExactly(want);
      }
    }
  }

  @Test
  void allKeysOfAnotherListAreAppended() {
    KeyList list = new KeyList(Buffers.unlimited());
    KeyList other = new KeyList(Buffers.unlimited());
    list.add(7);
    for (int i = 0; i < 100; i++) {
      other.add(i);
    }
    list.addAll(other);
    list.addAll(other);
    assertThat(list.size).isEqualTo(201);
    assertThat(list.keys[0]).isEqualTo(7);
    assertThat(list.keys[200]).isEqualTo(99);
  }
}
