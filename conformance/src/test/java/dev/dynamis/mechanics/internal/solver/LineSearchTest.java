package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineSearchTest {
  @ParameterizedTest
  @CsvSource({"true, 1", "true, 30", "false, 1", "false, 30"})
  void theSlopeVanishesAtTheStep(boolean elliptic, double scale) {
    Model m = ConstraintScene.model(elliptic ? Cone.ELLIPTIC : Cone.PYRAMIDAL, false);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    // down the gradient, times any factor
    double[] direction = new double[m.nv];
    Dense.scale(direction, 0, p.grad, 0, -scale, m.nv);
    System.arraycopy(direction, 0, p.search, 0, m.nv);
    double before = Dense.dot(p.grad, 0, direction, 0, m.nv);
    double alpha = p.lineSearch(1e-12, 100);
    assertThat(alpha).isPositive();

    double[] end = SolverScene.along(d.qaccSmooth, direction, alpha);
    Primal there = SolverScene.primal(m, d, end);
    assertThat(Math.abs(Dense.dot(there.grad, 0, direction, 0, m.nv)))
        .isLessThan(1e-9 * Math.abs(before));
    assertThat(there.cost).isLessThan(p.cost);
    assertThat(p.evaluations).isLessThan(30);
  }

  @Test
  void withoutADirectionThereIsNoStep() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    Dense.zero(p.search, 0, m.nv);
    assertThat(p.lineSearch(1e-6, 50)).isZero();
  }
}
