package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FlexTopologyTest {
  @Test
  void twoTrianglesShareAnEdgeWithTheirOtherVerticesBesideIt() {
    FlexTopology strip = new FlexTopology(2, new int[] {0, 1, 2, 0, 2, 3});
    assertThat(strip.edge).containsExactly(1, 2, 0, 2, 0, 1, 2, 3, 0, 3);
    // edge 1 is (2, 0) in the first triangle; 1 and 3 are opposite
    assertThat(strip.flap).startsWith(1, 2, 0, -1).contains(2, 0, 1, 3);
    assertThat(strip.elemedge).containsExactly(0, 1, 2, 3, 4, 1);
    assertThat(strip.shell).hasSize(2 * 4);
    assertThat(strip.evpair).containsExactly(1, 1, 0, 3);
  }

  @Test
  void layersCountFromTheShell() {
    // a row of tetrahedra: inner ones still have free faces, so all are on the border
    FlexTopology row = new FlexTopology(3, new int[] {0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5});
    assertThat(row.layer).containsOnly(0);

    // one tetrahedron, with another on each of its four faces, lies under them
    int[] star = {0, 1, 2, 3, 0, 1, 2, 4, 0, 1, 3, 5, 0, 2, 3, 6, 1, 2, 3, 7};
    assertThat(new FlexTopology(3, star).layer).containsExactly(1, 0, 0, 0, 0);
  }
}
