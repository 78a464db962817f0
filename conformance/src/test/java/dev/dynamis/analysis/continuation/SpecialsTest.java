package dev.dynamis.analysis.continuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.conformance.support.Equations;
import dev.dynamis.equations.EquationSystem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpecialsTest {
  /** Follows a curve for some steps and collects what happens. */
  private static List<SpecialPoint> follow(
      EquationSystem system, double[] start, double h, int steps) {
    Curve curve = new Curve(SteadyProblem.of(system, 1), 0, 1, false);
    Curve.Node a = curve.begin(start, 1);
    List<SpecialPoint> found = new ArrayList<>();
    for (int k = 0; k < steps; k++) {
      Curve.Node b = curve.next(a, h);
      Specials.between(found, curve, a, b);
      a = b;
    }
    return found;
  }

  @Test
  void aFoldIsLocatedWhereTheParameterTurns() {
    List<SpecialPoint> found =
        follow(Equations.flow("x = 1", "p = -1", "x", "-p - x*x"), new double[] {1, -1}, 0.1, 30);
    assertThat(found).extracting(SpecialPoint::kind).containsExactly(SpecialKind.FOLD);
    assertThat(found.getFirst().parameter()).isCloseTo(0, within(1e-12));
    assertThat(found.getFirst().x()[0]).isCloseTo(0, within(1e-6));
  }

  @Test
  void aHopfPointHasTheFrequencyOfItsEigenvalues() {
    List<SpecialPoint> found =
        follow(
            Equations.flow("x = 0, y = 0", "p = -0.5", "x", "p*x - 3*y", "y", "3*x + p*y"),
            new double[] {0, 0, -0.5},
            0.2,
            6);
    assertThat(found).extracting(SpecialPoint::kind).containsExactly(SpecialKind.HOPF);
    assertThat(found.getFirst().parameter()).isCloseTo(0, within(1e-12));
    assertThat(found.getFirst().frequency()).isCloseTo(3, within(1e-9));
  }

  @Test
  void aMapDoublesItsPeriodWhereTheMultiplierIsMinusOne() {
    List<SpecialPoint> found =
        follow(
            Equations.map("x = 0.6", "r = 2.5", "x", "r*x*(1 - x)"),
            new double[] {0.6, 2.5},
            0.2,
            5);
    assertThat(found).extracting(SpecialPoint::kind).containsExactly(SpecialKind.PERIOD_DOUBLING);
    assertThat(found.getFirst().parameter()).isCloseTo(3, within(1e-12));
  }

  @Test
  void aCrossingOfBranchesIsLocated() {
    List<SpecialPoint> found =
        follow(
            Equations.flow("x = 0", "p = -0.5", "x", "p*x - x*x*x"),
            new double[] {0, -0.5},
            0.2,
            6);
    assertThat(found).extracting(SpecialPoint::kind).containsExactly(SpecialKind.BRANCH);
    assertThat(found.getFirst().parameter()).isCloseTo(0, within(1e-12));
  }
}
