package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.continuation.Branch;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.MechanismLibrary;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The standard map has two fixed points on its torus, the saddle where both coordinates wrap. */
class PeriodsTest {
  private final EquationSystem standard = new EquationSystem(Models.load("builtin://map/standard"));

  @Test
  void pointsThatDifferByWholePeriodsCountOnce() {
    FixedPointSet set = FixedPoints.of(standard).run();
    assertThat(set.points()).hasSize(2);
    // not only those starts that never come to the edge converge
    assertThat(set.converged()).isGreaterThan(set.starts() * 9 / 10);
    List<FixedPoint> sorted =
        set.points().stream()
            .sorted((a, b) -> Double.compare(a.get("theta"), b.get("theta")))
            .toList();
    assertThat(sorted.get(0).get("theta")).isCloseTo(0, within(1e-12));
    assertThat(sorted.get(0).stability()).isEqualTo(Stability.SADDLE);
    assertThat(sorted.get(1).get("theta")).isCloseTo(Math.PI, within(1e-12));
  }

  @Test
  void aBoxTellsWhichOfThemIsMeant() {
    FixedPointSet set = FixedPoints.of(standard).box("theta", 4, 12).run();
    assertThat(set.points().stream().mapToDouble(p -> p.get("theta")).sorted().toArray())
        .containsExactly(new double[] {2 * Math.PI, 3 * Math.PI}, within(1e-9));
  }

  @Test
  void aBranchGoesAlongTheEdge() {
    Branch branch = Continuation.of(standard).from(0, 0).vary("K", 0.9, 2).run();
    assertThat(branch.points().getLast().parameter()).isEqualTo(2);
  }

  @Test
  void theValueNearestToZeroIsThePositiveOneOfTwo() {
    Periods periods = new Periods(standard, List.of("theta"));
    double none = Double.POSITIVE_INFINITY;
    assertThat(periods.nearest(0, -Math.PI, -none, none)).isEqualTo(Math.PI);
    assertThat(periods.nearest(0, 5 * Math.PI, -none, none)).isCloseTo(Math.PI, within(1e-14));
    assertThat(periods.nearest(0, 1, -none, none)).isEqualTo(1);
    assertThat(periods.nearest(0, 1, 2, 3)).isEqualTo(1);
    assertThat(periods.least(0, 7)).isCloseTo(7 - 2 * Math.PI, within(1e-15));
  }

  /** Each of two links hangs or stands. */
  @Test
  void posesOfAMechanismCountOnce() {
    Mechanism links = MechanismLibrary.mechanism("mech/double-pendulum");
    FixedPointSet set = FixedPoints.of(links).run();
    assertThat(set.points()).hasSize(4);
    for (FixedPoint p : set.points()) {
      for (int i = 0; i < 2; i++) {
        assertThat(p.x()[i]).isBetween(-1e-9, Math.PI + 1e-9);
      }
    }
  }
}
