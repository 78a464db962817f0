package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class HullRingsTest {
  /** A pyramid over a polygon of twelve corners, with one of five before it. */
  private static Model pyramids() {
    String assets = pyramid("five", 5) + pyramid("twelve", 12);
    return Mjcf.compile(
            Mjcf.readText(
                """
                <mujoco><asset>%s</asset><worldbody>
                  <body><geom type="mesh" mesh="five"/><geom type="mesh" mesh="twelve"/></body>
                </worldbody></mujoco>
                """
                    .formatted(assets)))
        .model();
  }

  private static String pyramid(String name, int corners) {
    StringBuilder points = new StringBuilder("0 0 1 ");
    for (int i = 0; i < corners; i++) {
      double a = 2 * Math.PI * i / corners;
      points.append(StrictMath.cos(a)).append(' ').append(StrictMath.sin(a)).append(" 0 ");
    }
    return "<mesh name='%s' vertex='%s'/>".formatted(name, points);
  }

  @Test
  void ringsHoldTheNeighborsOfTheHullGraph() {
    Model m = pyramids();
    HullRings rings = HullRings.of(m);
    int withRing = 0;
    for (int mesh = 0; mesh < m.nmesh; mesh++) {
      int[] g = m.mesh.graph;
      int adr = m.mesh.graphadr[mesh];
      int count = g[adr];
      for (int v = 0; v < count; v++) {
        TreeSet<Integer> wanted = new TreeSet<>();
        for (int e = adr + 2 + 2 * count + g[adr + 2 + v]; g[e] >= 0; e++) {
          wanted.add(3 * g[adr + 2 + count + g[e]]);
        }
        int at = rings.start[mesh] + HullRings.STRIDE * v;
        if (rings.place[at] == HullRings.NO_RING) {
          assertThat(wanted).hasSizeGreaterThan(HullRings.MOST);
          continue;
        }
        TreeSet<Integer> found = new TreeSet<>();
        for (int k = 1; k <= HullRings.MOST; k++) {
          found.add(rings.place[at + k]);
        }
        assertThat(rings.place[at]).isEqualTo(3 * g[adr + 2 + count + v]);
        assertThat(found).isEqualTo(wanted);
        withRing++;
      }
    }
    // only the tip of the second pyramid has more than eight neighbors, and a corner of its base
    // may
    assertThat(withRing).isBetween(6 + 10, 6 + 12);
  }

  @Test
  void copiesOfAModelShareTheirRings() {
    Model m = pyramids();
    assertThat(HullRings.of(m.copy())).isSameAs(HullRings.of(m));
  }
}
