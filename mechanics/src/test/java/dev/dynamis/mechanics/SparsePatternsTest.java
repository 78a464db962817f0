package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Counts against closed forms. */
class SparsePatternsTest {
  private static int[] chain(int n) {
    int[] parent = new int[n];
    for (int i = 0; i < n; i++) {
      parent[i] = i - 1;
    }
    return parent;
  }

  @Test
  void aChainHasATriangle() {
    assertThat(SparsePatterns.countM(chain(4))).isEqualTo(10);
    assertThat(SparsePatterns.countC(chain(4), new int[4])).isEqualTo(10);
  }

  @Test
  void aLongChainIsCountedInLinearTimeBeyondIntegers() {
    assertThat(SparsePatterns.countM(chain(200_000))).isEqualTo(200_000L * 200_001 / 2);
  }

  @Test
  void simpleDofsHaveOnlyThemselves() {
    int[] parent = {-1, 0, 1, -1, 3, 4};
    int[] simplenum = {3, 2, 1, 0, 0, 0};
    assertThat(SparsePatterns.countM(parent)).isEqualTo(12);
    assertThat(SparsePatterns.countC(parent, simplenum)).isEqualTo(3 + 6);
  }

  @Test
  void bodiesHaveTheDofsAboveAndBelow() {
    // world, two bodies of a chain with one dof each, one on its own with three
    int[] parent = {0, 0, 1, 0};
    int[] dofnum = {0, 1, 1, 3};
    assertThat(SparsePatterns.countB(parent, dofnum)).isEqualTo(5 + 2 + 2 + 3);
  }
}
