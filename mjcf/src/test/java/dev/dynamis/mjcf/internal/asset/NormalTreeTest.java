package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.internal.asset.NormalTree.Node;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Normals that count as equal if they are about the same. */
class NormalTreeTest {
  private static Node node(int index, double degrees) {
    double a = Math.toRadians(degrees);
    return new Node(Math.cos(a), Math.sin(a), 0, index);
  }

  @Test
  void normalsWithinAboutATenthOfADegreeAreEqual() {
    NormalTree tree = new NormalTree();
    assertThat(tree.add(node(0, 10))).isTrue();
    // arccos 0.99999872 is 0.0917 degrees
    assertThat(tree.add(node(1, 10.09))).isFalse();
    assertThat(tree.add(node(2, 10.093))).isTrue();
    assertThat(tree.find(node(3, 9.95)).index).isZero();
    assertThat(tree.find(node(3, 9.9))).isNull();
    assertThat(tree.inOrder(2)).containsExactly(0, 2);
  }

  /** It equals both of its neighbors, which differ; the larger coordinate comes first. */
  @Test
  void ofTwoThatAreEqualTheFirstInOrderIsFound() {
    NormalTree tree = new NormalTree();
    tree.add(node(7, 20.1));
    tree.add(node(8, 20));
    assertThat(tree.find(node(9, 20.05)).index).isEqualTo(8);
  }

  @Test
  void anEmptyTreeFindsNothing() {
    assertThat(new NormalTree().find(node(0, 0))).isNull();
    assertThat(new NormalTree().inOrder(0)).isEmpty();
  }

  @Test
  void laterCoordinatesDecideWhereEarlierOnesAreTheSame() {
    NormalTree tree = new NormalTree();
    tree.add(new Node(0, 0, -1, 0));
    tree.add(new Node(0, -1, 0, 1));
    tree.add(new Node(0, 0, 1, 2));
    tree.add(new Node(0, 1, 0, 3));
    tree.add(new Node(1, 0, 0, 4));
    tree.add(new Node(-1, 0, 0, 5));
    assertThat(tree.inOrder(6)).containsExactly(4, 3, 2, 0, 1, 5);
  }

  /** Whatever the order in which they come, all are found, and are in order afterwards. */
  @Test
  void manyNormalsAreSortedAndFound() {
    int n = 2000;
    List<Node> nodes =
        IntStream.range(0, n)
            .mapToObj(
                i -> {
                  // half a turn in steps of 0.092 degrees would be too close near its ends for x
                  double z = (i + 0.5) / n;
                  double r = Math.sqrt(1 - z * z);
                  double a = 2.4 * i;
                  return new Node(r * Math.cos(a), r * Math.sin(a), z, i);
                })
            .toList();
    Integer[] sorted =
        nodes.stream()
            .sorted(Comparator.comparingDouble((Node o) -> -o.x))
            .map(o -> o.index)
            .toArray(Integer[]::new);
    int[] expected = Arrays.stream(sorted).mapToInt(i -> i).toArray();
    for (int way = 0; way < 3; way++) {
      int[] order = way == 0 ? expected : IntStream.range(0, n).toArray();
      if (way == 2) {
        Random random = new Random(9);
        for (int i = n - 1; i > 0; i--) {
          int k = random.nextInt(i + 1);
          int swap = order[i];
          order[i] = order[k];
          order[k] = swap;
        }
      }
      NormalTree tree = new NormalTree();
      for (int i : order) {
        Node o = nodes.get(i);
        assertThat(tree.add(new Node(o.x, o.y, o.z, i))).isTrue();
      }
      assertThat(tree.inOrder(n)).isEqualTo(expected);
      for (Node o : nodes) {
        assertThat(tree.find(o).index).isEqualTo(o.index);
      }
    }
  }
}
