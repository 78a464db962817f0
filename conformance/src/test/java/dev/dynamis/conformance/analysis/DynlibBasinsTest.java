package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.analysis.basin.BasinMap;
import dev.dynamis.analysis.basin.Basins;
import dev.dynamis.conformance.support.DynlibAnalyses;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Basins of dynlib 0.40.3, cell by cell. Its attractors are given, or found in an order of its own,
 * so that labels are compared as partitions.
 */
class DynlibBasinsTest {
  private static BasinMap run(DynlibAnalyses c, double dt, int steps) {
    Basins basins = Basins.of(c.system(dt)).steps(steps);
    for (String axis : List.of("x", "y")) {
      DynlibAnalyses a = c.in("axes").in(axis);
      basins.axis(axis, a.number("min"), a.number("max"), (int) a.number("n"));
    }
    return basins.run();
  }

  private static int[] recorded(DynlibAnalyses c) {
    List<Integer> all = new ArrayList<>();
    for (double[] run : c.rows("rle")) {
      for (int i = 0; i < run[1]; i++) {
        all.add((int) run[0]);
      }
    }
    return all.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Counts the cells that have another label than most cells with their recorded one. */
  private static int different(int[] ours, int[] recorded) {
    int[][] counts = new int[10][10];
    for (int i = 0; i < ours.length; i++) {
      counts[recorded[i] + 3][ours[i] + 3]++;
    }
    int different = 0;
    for (int[] row : counts) {
      int sum = 0;
      int most = 0;
      for (int n : row) {
        sum += n;
        most = Math.max(most, n);
      }
      different += sum - most;
    }
    return different;
  }

  @Test
  void mapsHaveTheSameBasinsInEveryCell() {
    for (String name :
        List.of("henon_known_run", "henon_auto", "bistable_map_known_fixed", "bistable_map_auto")) {
      DynlibAnalyses c = DynlibAnalyses.of("basins", name);
      BasinMap map = run(c, 1, 1000);
      assertThat(map.attractors()).as(name).hasSize(name.startsWith("henon") ? 1 : 2);
      assertThat(different(map.labels(), recorded(c))).as(name).isZero();
    }
  }

  /** Newton's method for the third roots of 1: the boundary is a fractal. */
  @Test
  void newtonsMapHasTheSameBasinsInEveryCell() {
    DynlibAnalyses c = DynlibAnalyses.of("basins", "newton3_known_fixed");
    BasinMap map = run(c, 1, 300);
    assertThat(map.attractors()).hasSize(3);
    assertThat(map.attractors().get(2).center()[0]).isEqualTo(1);
    assertThat(different(map.labels(), recorded(c))).isZero();
    assertThat(List.of(map.count(0), map.count(1), map.count(2)))
        .containsExactlyInAnyOrder(1363L, 1377L, 1356L);
  }

  @Test
  void duffingsWellsAndTheCircularCycleHaveTheSameBasins() {
    DynlibAnalyses duffing = DynlibAnalyses.of("basins", "duffing_known_fixed");
    BasinMap wells = run(duffing, 0.015625, 4096);
    assertThat(wells.attractors()).hasSize(2);
    assertThat(different(wells.labels(), recorded(duffing))).isZero();
    assertThat(wells.count(0)).isEqualTo(2048);
    DynlibAnalyses eto = DynlibAnalyses.of("basins", "eto_limit_cycle_known_run");
    BasinMap cycle = run(eto, 0.0078125, 3000);
    assertThat(cycle.attractors()).hasSize(1);
    assertThat(cycle.count(0)).isEqualTo(4096);
  }
}
