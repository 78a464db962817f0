package dev.dynamis.analysis.continuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.conformance.support.Equations;
import org.junit.jupiter.api.Test;

/** Folds of h + r x - x^3 = 0 are at r = 3 x^2, h = -2 x^3. */
class SpecialProblemTest {
  private final SteadyProblem cusp =
      SteadyProblem.of(Equations.flow("x = -0.57", "h = 0.38, r = 1", "x", "h + r*x - x*x*x"), 1);

  private SpecialPoint at(SpecialKind kind) {
    double x = -1 / Math.sqrt(3);
    return new SpecialPoint(kind, -2 * x * x * x, new double[] {x}, new double[] {x}, 0);
  }

  @Test
  void aFoldSolvesItsEquations() {
    SpecialProblem fold = new SpecialProblem(cusp, at(SpecialKind.FOLD), "h");
    assertThat(fold.names()).containsExactly("x", "h");
    double[] r = new double[2];
    fold.residual(r, fold.present());
    assertThat(r[0]).isCloseTo(0, within(1e-14));
    assertThat(r[1]).isCloseTo(0, within(1e-14));
    // away from it the eigenvalue r - 3 x^2 is not zero
    fold.residual(r, new double[] {-0.5, fold.present()[1]});
    assertThat(Math.abs(r[1])).isCloseTo(0.25, within(1e-12));
  }

  @Test
  void itsJacobianIsThatOfTheResidual() {
    SpecialProblem fold = new SpecialProblem(cusp, at(SpecialKind.FOLD), "h");
    double[] x = fold.present();
    double[] j = new double[4];
    fold.jacobian(j, x);
    double[] up = new double[2];
    double[] down = new double[2];
    for (int k = 0; k < 2; k++) {
      double[] moved = x.clone();
      moved[k] += 1e-5;
      fold.residual(up, moved);
      moved[k] -= 2e-5;
      fold.residual(down, moved);
      for (int i = 0; i < 2; i++) {
        assertThat(j[2 * i + k]).isCloseTo((up[i] - down[i]) / 2e-5, within(1e-6));
      }
    }
  }

  @Test
  void aCrossingIsNotKeptByOneParameter() {
    assertThatThrownBy(() -> new SpecialProblem(cusp, at(SpecialKind.BRANCH), "h"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
