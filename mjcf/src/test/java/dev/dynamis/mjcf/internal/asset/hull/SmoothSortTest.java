package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Dijkstra's sort: right for every length, and quick for what is sorted already. */
class SmoothSortTest {
  private int comparisons;

  private List<Integer> sort(List<Integer> numbers) {
    Bag<Integer> bag = new Bag<>(1);
    numbers.forEach(bag::add);
    comparisons = 0;
    SmoothSort.sort(
        bag,
        (a, b) -> {
          comparisons++;
          return Integer.compare(a, b);
        });
    List<Integer> sorted = new ArrayList<>();
    for (int i = 0; i < bag.size(); i++) {
      sorted.add(bag.get(i));
    }
    return sorted;
  }

  @Test
  void everyLengthIsSorted() {
    Random random = new Random(1);
    for (int n = 0; n < 150; n++) {
      List<Integer> numbers = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        numbers.add(random.nextInt(n));
      }
      List<Integer> expected = new ArrayList<>(numbers);
      Collections.sort(expected);
      assertThat(sort(numbers)).isEqualTo(expected);
    }
  }

  /** Dijkstra's claim: n log n at worst, but linear for sorted input. */
  @Test
  void sortedInputTakesLinearTime() {
    int n = 10_000;
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      numbers.add(i);
    }
    sort(numbers);
    assertThat(comparisons).isLessThan(5 * n);
    Collections.shuffle(numbers, new Random(2));
    sort(numbers);
    // log2(10000!) is 118458: no sort by comparisons does with less
    assertThat(comparisons).isBetween(118_458, 5 * 118_458);
  }
}
