package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Factors that follow changes of states against those that are made anew. */
class RankOneHessianTest {
  @ParameterizedTest
  @CsvSource({"dense, 0", "dense, 1", "rows, 0", "rows, 1", "sparse, 0", "sparse, 1"})
  void anUpdatedFactorIsThatOfTheNewStates(String kind, int cone) {
    Model m = ConstraintScene.model(cone, kind.equals("sparse"));
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    RankOneHessian hessian = of(kind);
    hessian.make(p);
    int updates = 0;
    for (int step = 0; step < 5; step++) {
      hessian.solve(p);
      Dense.scale(p.search, 0, p.mgrad, 0, -1, p.nv);
      p.lineSearch(1e-3, 5);
      p.move(step % 2 == 0 ? 0.7 : -0.9);
      p.updateConstraints(true);
      p.updateGradient();
      updates += hessian.update(p) - p.ncone;
      hessian.solve(p);
      double[] followed = p.mgrad.clone();
      RankOneHessian fresh = of(kind);
      fresh.make(p);
      fresh.solve(p);
      assertThat(Reference.error(p.mgrad, followed)).isLessThan(1e-9);
    }
    assertThat(updates).isGreaterThan(3);
    assertThat(cone == Cone.ELLIPTIC || !hessian.withCones).isTrue();
  }

  private static RankOneHessian of(String kind) {
    return switch (kind) {
      case "dense" -> new DenseHessian(Buffers.unlimited());
      case "rows" -> new RowHessian(Buffers.unlimited());
      default -> new SparseHessian(Buffers.unlimited());
    };
  }
}
