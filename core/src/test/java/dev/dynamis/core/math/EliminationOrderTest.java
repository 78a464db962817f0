package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EliminationOrderTest {
  @Test
  void everyNodeIsEliminatedOnceAndItsLaterNeighborsAreThoseOfTheFactor() {
    EliminationOrder order = new EliminationOrder();
    Seeds.forAll(
        300,
        random -> {
          FrontalCholeskyTest.Problem p =
              new FrontalCholeskyTest.Problem(random, random.nextInt(1, 40), random.nextDouble());
          order.find(p.nodes, p.size, p.adr, p.neighbors);
          boolean[][] edge = new boolean[p.nodes][];
          for (int v = 0; v < p.nodes; v++) {
            edge[v] = p.edge[v].clone();
          }
          for (int k = 0; k < p.nodes; k++) {
            int v = order.node[k];
            assertThat(order.position[v]).isEqualTo(k);
            // elimination makes a clique of what is left of the neighbors
            int[] left = IntStream.range(0, p.nodes).filter(u -> edge[v][u]).toArray();
            int[] listed =
                Arrays.copyOfRange(order.later, order.start[v], order.start[v] + order.length[v]);
            Arrays.sort(listed);
            assertThat(listed).isEqualTo(left);
            int weight = 0;
            for (int a : left) {
              weight += p.size[a];
              edge[a][v] = false;
              for (int b : left) {
                edge[a][b] |= a != b;
              }
            }
            assertThat(order.laterWeight[v]).isEqualTo(weight);
          }
        });
  }

  @Test
  void theFactorOfAGridStaysSparse() {
    // nested dissection of a square grid of s^2 nodes leaves about 31/8 s^2 log2(s) entries (George
    // 1973), elimination line by line s^3
    int side = 40;
    SplittableRandom random = new SplittableRandom(3);
    FrontalCholeskyTest.Problem p =
        new FrontalCholeskyTest.Problem(random, side * side, FrontalCholeskyTest.grid(side), 0);
    Arrays.fill(p.size, 1);
    EliminationOrder order = new EliminationOrder();
    order.find(p.nodes, p.size, p.adr, p.neighbors);
    int entries = 0;
    for (int v = 0; v < p.nodes; v++) {
      entries += order.length[v];
    }
    double dissection = 31.0 / 8 * side * side * (StrictMath.log(side) / StrictMath.log(2));
    assertThat((double) entries).isLessThan(dissection).isLessThan(0.5 * side * side * side);
  }
}
