package dev.dynamis.analysis.manifold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.Recording;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import org.junit.jupiter.api.Test;

/** Of x' = x, y' = -y + x^2 the unstable manifold is y = x^2 / 3, the stable one x = 0. */
class ManifoldsTest {
  private final EquationSystem system =
      Equations.flow("x = 0.1, y = 0.1", "", "x", "x", "y", "-y + x*x");

  @Test
  void bothManifoldsLieOnTheirClosedForms() {
    Manifold out = Manifolds.of(system).near(0.1, 0).length(2).run();
    assertThat(out.branches()).hasSize(2);
    for (Recording branch : out.branches()) {
      for (long k = 0; k < branch.rows(); k++) {
        double x = branch.get(k, "x");
        assertThat(branch.get(k, "y")).isCloseTo(x * x / 3, within(1e-9));
      }
    }
    Manifold in = Manifolds.of(system).near(0.1, 0).stable().length(2).run();
    for (Recording branch : in.branches()) {
      for (long k = 0; k < branch.rows(); k++) {
        assertThat(branch.get(k, "x")).isCloseTo(0, within(1e-9));
      }
    }
  }

  @Test
  void pointsAreNoFartherApartThanAskedForAndTheLengthIsKept() {
    Recording branch =
        Manifolds.of(system).near(0, 0).length(1).spacing(0.05).run().branches().getFirst();
    assertThat(branch.times().toArray()[(int) branch.rows() - 1]).isCloseTo(1, within(0.06));
    for (long k = 1; k < branch.rows(); k++) {
      double dx = branch.get(k, "x") - branch.get(k - 1, "x");
      double dy = branch.get(k, "y") - branch.get(k - 1, "y");
      assertThat(Math.sqrt(dx * dx + dy * dy)).isLessThan(0.0501);
    }
  }

  @Test
  void theStateOfTheSystemStaysAndLengthsThatAreNoneAreRefused() {
    Manifolds.of(system).near(0, 0).length(0.1).run();
    assertThat(system.states()).containsExactly(0.1, 0.1);
    assertThatThrownBy(() -> Manifolds.of(system).length(0)).hasMessageContaining("the length");
    assertThatThrownBy(() -> Manifolds.of(system).spacing(Double.NaN))
        .hasMessageContaining("the spacing");
    assertThatThrownBy(() -> Manifolds.of(system).near(0, 0).length(1).spacing(1e-300).run())
        .hasMessageContaining("more than a million points");
  }

  @Test
  void aBranchEndsWhereItGoesBeyondTheBound() {
    Recording whole = Manifolds.of(system).near(0, 0).length(5).run().branches().getFirst();
    Recording near = Manifolds.of(system).near(0, 0).length(5).bound(1).run().branches().getFirst();
    double[] end = {near.get(near.rows() - 1, "x"), near.get(near.rows() - 1, "y")};
    assertThat(StrictMath.hypot(end[0], end[1])).isCloseTo(1, within(0.01));
    assertThat(near.rows()).isLessThan(whole.rows());
    assertThatThrownBy(() -> Manifolds.of(system).bound(-1)).hasMessageContaining("the bound is");
  }

  /** Of x' = 2x, y' = y, z' = -z the slower of two unstable directions is the axis y. */
  @Test
  void oneOfSeveralDirectionsIsTaken() {
    EquationSystem three =
        Equations.flow("x = 0.1, y = 0.1, z = 0.1", "", "x", "2*x", "y", "y", "z", "-z");
    for (int which = 0; which < 2; which++) {
      for (Recording branch :
          Manifolds.of(three).near(0, 0, 0).length(1).direction(which).run().branches()) {
        long last = branch.rows() - 1;
        assertThat(Math.abs(branch.get(last, "x"))).isCloseTo(1 - which, within(0.01));
        assertThat(Math.abs(branch.get(last, "y"))).isCloseTo(which, within(0.01));
      }
    }
  }

  /** The standard map and its saddle at 0 are their own images under a half turn. */
  @Test
  void branchesOnATorusGoOnBeyondItsEdges() {
    EquationSystem standard = new EquationSystem(Models.load("builtin://map/standard"));
    for (boolean unstable : new boolean[] {true, false}) {
      Manifolds ask = Manifolds.of(standard).length(10).spacing(0.01);
      Manifold m = (unstable ? ask.unstable() : ask.stable()).run();
      Recording right = m.branches().getFirst();
      Recording left = m.branches().getLast();
      assertThat(m.ends()).allMatch(end -> end.equals("its length of 10.0 was reached"));
      assertThat(left.rows()).isEqualTo(right.rows());
      double farthest = 0;
      for (long k = 1; k < right.rows(); k++) {
        for (String name : m.names()) {
          // along the branch errors of 1e-17 at the saddle grow by its multiplier
          assertThat(left.get(k, name)).isCloseTo(-right.get(k, name), within(1e-6));
          assertThat(right.get(k, name) - right.get(k - 1, name)).isBetween(-0.01, 0.01);
          farthest = Math.max(farthest, Math.abs(right.get(k, name)));
        }
      }
      assertThat(farthest).isGreaterThan(2 * Math.PI);
    }
  }
}
