package dev.dynamis.mjcf.internal.asset.hull;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Small lists whose order counts. */
class BagTest {
  private static Bag<String> bag(String... elements) {
    Bag<String> bag = new Bag<>(1);
    for (String e : elements) {
      bag.add(e);
    }
    return bag;
  }

  private static List<String> list(Bag<String> bag) {
    List<String> list = new ArrayList<>();
    for (int i = 0; i < bag.size(); i++) {
      list.add(bag.get(i));
    }
    return list;
  }

  @Test
  void elementsStayInTheOrderInWhichTheyCame() {
    Bag<String> bag = bag("a", "b", "c");
    bag.insert(1, "x");
    bag.insert(0, "y");
    assertThat(list(bag)).containsExactly("y", "a", "x", "b", "c");
    assertThat(bag.first()).isEqualTo("y");
    assertThat(bag.last()).isEqualTo("c");
    assertThat(bag.indexOf("b")).isEqualTo(3);
    assertThat(bag.contains("z")).isFalse();
  }

  @Test
  void theLastElementTakesTheGapOrTheOthersMoveUp() {
    Bag<String> bag = bag("a", "b", "c", "d");
    assertThat(bag.remove("a")).isTrue();
    assertThat(list(bag)).containsExactly("d", "b", "c");
    assertThat(bag.remove("a")).isFalse();
    bag.removeInOrder("d");
    assertThat(list(bag)).containsExactly("b", "c");
    bag.removeInOrder("z");
    bag.removeAt(0);
    assertThat(list(bag)).containsExactly("c");
    bag.removeInOrderAt(0);
    assertThat(bag.isEmpty()).isTrue();
  }

  @Test
  void anEmptyBagHasNoLastElement() {
    Bag<String> bag = bag("a");
    assertThat(bag.removeLast()).isEqualTo("a");
    assertThat(bag.removeLast()).isNull();
    assertThat(bag.last()).isNull();
  }

  @Test
  void whatIsReplacedMustBeThere() {
    Bag<String> bag = bag("a", "b");
    bag.replace("a", "c");
    bag.addIfAbsent("b");
    assertThat(list(bag)).containsExactly("c", "b");
    assertThatThrownBy(() -> bag.replace("a", "d"))
        .isInstanceOf(PrecisionException.class)
        .hasMessage("a neighbor is missing");
  }

  @Test
  void gapsAreClosedInOrder() {
    Bag<String> bag = bag("a", "b", "c", "d");
    bag.set(0, null);
    bag.set(2, null);
    bag.compact();
    assertThat(list(bag)).containsExactly("b", "d");
    assertThat(bag.sameElements(bag("b", "d"))).isTrue();
    assertThat(bag.sameElements(bag("d", "b"))).isFalse();
    bag.clear();
    assertThat(bag.size()).isZero();
  }
}
